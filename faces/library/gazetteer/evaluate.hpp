// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of the language of conjectures evaluated on graphs: a row a graph, or a row a vertex of one
// where a term speaks of v.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "gazetteer/hunt.hpp"

namespace gazetteer::v0 {

/// The value of a term on a graph or at a vertex.
struct Value {
    /// `undefined`: a division by 0, a value at a vertex that is not there. `infinite`: the girth
    /// of a forest.
    enum class Kind { boolean, integer, real, infinite, undefined };
    Kind kind = Kind::undefined;
    /// A boolean is 0 or 1.
    std::int64_t integer = 0;
    /// The nearest double.
    double real = 0;
    /// As the program prints it.
    std::string text = {};
    /// A real without loss, as a term that is read again: "1/2 + 1/2 * sqrt(5)". An eigenvalue
    /// whose irreducible polynomial has a degree of 3 or more is no such term: it is written as
    /// sympy does, "CRootOf(x^3 - x^2 - 2 * x + 1, 2)", with the place of the root among the roots,
    /// ascending from 0.
    std::string exact = {};
};

struct Row {
    /// As it was given; graph6 or digraph6 of one that was generated.
    std::string graph;
    /// None where the terms speak of the graph alone.
    std::optional<int> vertex = {};
    /// One a term.
    std::vector<Value> values = {};
    /// The place of the graph, from 0, in the list that was given.
    std::optional<std::size_t> given = {};
};

struct EvaluateOptions {
    Limits limits = {};
    /// Instances where it is false have no row; empty: all have one.
    std::string where = {};
};

/// Gives the rows of each graph of the ground, which is written as for hunt(), to `visit` until
/// that returns false, in the order of the ground and on one thread at a time. Throws Stopped when
/// the time is over, LimitReached when a graph had to be given up, else as hunt().
GAZETTEER_API void for_each_row(const std::vector<std::string>& terms, const std::string& ground,
                                const std::function<bool(const std::vector<Row>& rows)>& visit,
                                const EvaluateOptions& options = {});
/// All rows of these graphs, or of a ground, in their order. Throws as for_each_row().
GAZETTEER_API std::vector<Row> evaluate(const std::vector<std::string>& terms,
                                        const std::vector<AnyGraph>& graphs,
                                        const EvaluateOptions& options = {});
GAZETTEER_API std::vector<Row> evaluate(const std::vector<std::string>& terms,
                                        const std::string& ground,
                                        const EvaluateOptions& options = {});

}  // namespace gazetteer::v0
