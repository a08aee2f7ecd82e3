// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions evaluated on every graph of a ground: a row a graph, or a row a vertex of one where
// an expression speaks of v.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "counterexamples/hunt/hunt.hpp"
#include "language/expressions/by.hpp"
#include "language/expressions/expression.hpp"
#include "language/numbers/integer.hpp"
#include "language/numbers/real.hpp"

namespace gazetteer::conjectures {

/// What is asked of each instance.
struct Evaluation {
    /// Booleans and numbers, and values and outcomes of games.
    std::vector<Expression> terms = {};
    /// Instances where it is false have no row; without it all have one.
    std::optional<Expression> where = std::nullopt;
    /// Who decides the outcomes of games.
    By by = By::oracle;

    /// Whether an instance is a vertex of a graph, not a graph.
    bool about_vertices() const;
};

/// A value of a term; a boolean is 0 or 1.
struct Value {
    Integer integer;
    /// Set for a term that is a real: the integer says nothing then.
    std::shared_ptr<const Real> real = nullptr;
    /// Set for a term that is the value or the outcome of a game, as Evaluator::name has it: the
    /// integer says then whether it is undefined, and nothing else.
    std::shared_ptr<const std::string> name = nullptr;

    bool is_undefined() const { return real ? real->is_undefined() : integer.is_undefined(); }
    bool is_finite() const { return real ? real->is_finite() : integer.is_finite(); }
};
/// By size, infinity last but for what is undefined; by the letters of names, the short ones first.
/// Throws LimitExceeded.
std::weak_ordering operator<=>(const Value& a, const Value& b);

struct ValueRow {
    /// The vertex v as the graph names it; -1 where instances are graphs.
    Vertex v = -1;
    /// One a term.
    std::vector<Value> values;
};

/// The rows of one graph that has any.
struct GraphRows {
    /// As it was given; the graph6 of a graph that was generated.
    std::string text;
    std::vector<ValueRow> rows;
    /// Where it was given, from 1; 0 without lines.
    int line = 0;
};

/// Returns whether to go on.
using RowsVisitor = std::function<bool(const GraphRows&)>;

struct EvaluationReport {
    /// Graphs looked at, those without a row too.
    std::uint64_t graphs = 0;
    /// Whether that is the whole ground, or as much as the visitor wanted.
    bool complete = true;
    /// Graphs without rows, since a limit of memory or size was met.
    GivenUpTally given_up;
};

/// Gives the rows to `visit`, which is called by one thread at a time and in the order of the
/// ground, whatever the number of threads. The options used are threads, stop, bytes and progress.
/// What a piece of the ground gives is kept until the pieces before it are done. Throws as `hunt`
/// does, and what `visit` throws.
EvaluationReport evaluate(const Evaluation& what, Ground ground, const HuntOptions& options,
                          const RowsVisitor& visit);

}  // namespace gazetteer::conjectures
