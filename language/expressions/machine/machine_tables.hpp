// SPDX-License-Identifier: GPL-3.0-or-later
// What an evaluator keeps of a graph for its steps.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "graph/graph.hpp"
#include "language/expressions/subject.hpp"
#include "language/numbers/real.hpp"

namespace gazetteer::conjectures {

/// The values of a quantifier by the values of its variables.
struct StepMemo {
    std::vector<std::optional<Integer>> values;
    std::vector<std::optional<Real>> reals;
    std::vector<std::optional<VertexSet>> sets;
    /// Those of a large graph, ascending.
    std::vector<std::optional<std::vector<Vertex>>> large_sets;
    /// For each of those, the least number of each vertex of the graph and one of the set.
    std::vector<std::optional<std::vector<Integer>>> least_to_sets;

    void clear() {
        values.clear(), reals.clear(), sets.clear(), large_sets.clear(), least_to_sets.clear();
    }
};

/// The graphs that an operator has made, by the values of its variables.
struct StepGraphs {
    std::vector<std::unique_ptr<Subject>> subjects;
    std::size_t used = 0;
    std::vector<int> index;
    /// The set of edges that the only one stands for.
    std::optional<VertexSet> edges;
};

/// The edges by their numbers, ascending; a set of edges is the set of their numbers.
struct EdgeNumbers {
    std::vector<Edge> ends;
    std::array<std::array<Vertex, Graph::order_max>, Graph::order_max> number{};
    Vertex of(Vertex u, Vertex w) const {
        return number[static_cast<std::size_t>(u)][static_cast<std::size_t>(w)];
    }
    VertexSet all() const { return VertexSet::first(static_cast<int>(ends.size())); }
};

}  // namespace gazetteer::conjectures
