// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluates a conjecture on graphs, one after the other. Cheap parts come first, what is decided
// stops the work, and equal parts are computed once a graph: invariants in Subject, quantifiers and
// graphs made by operators here. No memory makes a difference to a value.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "graph/any_graph.hpp"
#include "language/expressions/conjecture.hpp"
#include "language/expressions/subject.hpp"

namespace gazetteer::conjectures {

/// One instance: a graph or, for a conjecture about vertices, a graph and a vertex.
enum class Instance : std::uint8_t { vacuous, holds, fails };

/// A part of an expression with its value at an instance.
struct PartValue {
    std::string text;
    std::string value;
};

/// One evaluator a thread. Throws LimitExceeded where an operator or invariant has no room,
/// EngineLimitExceeded where a game has none, and runs::Stopped.
class Evaluator {
  public:
    explicit Evaluator(const Conjecture& conjecture);
    ~Evaluator();
    Evaluator(Evaluator&&) noexcept;
    Evaluator& operator=(Evaluator&&) noexcept;

    /// Turns to another graph, or digraph; throws ContractViolation unless the conjecture is about
    /// such.
    void load(const Graph& g);
    void load(const Digraph& d);
    /// A large graph; throws LimitExceeded where the conjecture speaks of its vertices.
    void load(const LargeGraph& g);
    void load(const AnyGraph& g) {
        g.visit([this](const auto& either) { load(either); });
    }
    /// Turns to the subgraph induced by the vertices present, which keep their names, with the sets
    /// that `in` and `empty` speak of.
    void load(const Graph& g, VertexSet present, std::span<const VertexSet> sets);
    /// The instance v of the graph loaded; -1 where the conjecture is not about vertices.
    Instance at(Vertex v);
    /// The value of the whole expression, a boolean (0 or 1) or an integer.
    Integer value(Vertex v);
    /// The value of an expression that is a number. Throws LimitExceeded where its parts cannot be
    /// told apart.
    Real real(Vertex v);
    /// The name of the value or of the outcome that the expression is: "{2|1}", "L"; "large" for a
    /// name that is too long, and "undefined".
    std::string name(Vertex v);
    /// The value of an expression with names of vertices: these are the vertices named.
    Integer value(std::span<const Vertex> named);
    /// Gives a vertex to the variable of a slot, for value_of.
    void bind(int slot, Vertex v);
    /// The value of a boolean or integer node of the expression on the graph loaded; the variables
    /// that occur in it unbound are to be bound.
    Integer value_of(int node);
    /// The same of a number, which may be a real.
    Real real_of(int node);
    /// How far the conclusion, a comparison of numbers by <, <=, >, >= or =, is from failing: 0
    /// when it just holds, nothing when a side is infinite or undefined, or it is not a comparison.
    /// It is exact for integers to 2^53, and has the first 12 digits of a fraction or an irrational
    /// number, with 0 for equality alone.
    std::optional<double> slack(Vertex v);
    /// The values at an instance of the terms that speak of G and v alone, as the text has them;
    /// "unknown" where a limit is met.
    std::vector<PartValue> parts(Vertex v);
    /// Hears each term that is computed from now on.
    void listen(TermListener listener);
    /// How many invariants have been computed since the graph was loaded.
    int computed() const;

  private:
    class Machine;
    std::unique_ptr<Machine> machine_;
};

}  // namespace gazetteer::conjectures
