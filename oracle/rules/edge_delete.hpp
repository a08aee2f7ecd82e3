// SPDX-License-Identifier: GPL-3.0-or-later
// Edge-delete. The player to move erases an edge and may isolate no vertex; a position is a graph
// without isolated vertices.
#pragma once

#include "oracle/ruleset.hpp"

namespace gazetteer {

/// The edge-delete game [GGHR, section 1]: delete an edge "in such a way that no isolated vertex is
/// created. ... the winner is the last player able to remove an edge". An edge may go iff both its
/// ends keep another edge. `options` is defined on every graph (an isolated vertex that is there
/// already changes nothing), but the game is only played from `start`.
/// The papers' Player A graph is an N-position, Player B graph a P-position.
/// At most size - order / 2 moves.
struct EdgeDelete {
    using Position = Graph;
    using Move = Edge;
    static constexpr const char* name = "edge-delete";

    /// Throws ContractViolation on a graph with an isolated vertex.
    static Position start(const Graph& graph) {
        require(!has_isolated_vertex(graph), "a graph without isolated vertices");
        return graph;
    }

    static std::vector<Position> options(const Position& graph) {
        std::vector<Position> result;
        for (const Edge& e : graph.edges())
            if (graph.degree(e.u) > 1 && graph.degree(e.v) > 1)
                result.push_back(graph.without_edge(e.u, e.v));
        return result;
    }
    /// The one edge of the position that the option lacks.
    static Move move(const Position& graph, const Position& option) {
        for (Vertex u : graph.vertices())
            if (const VertexSet lost = graph.neighbours(u) - option.neighbours(u); !lost.empty())
                return {u, lost.front()};
        throw ContractViolation("requires an option of the position");
    }
};

}  // namespace gazetteer
