// SPDX-License-Identifier: GPL-3.0-or-later
// UVG. The player to move slides the token; a position is a graph of the vertices left and a root.
#pragma once

#include "oracle/ruleset.hpp"

namespace gazetteer {

/// Undirected vertex geography [FSU93, section 1; Kun24, Definitions]: move the token along an
/// edge; the vertex left is removed, so none is met twice. Here it stays as an isolated vertex,
/// which plays the same (no move can reach it) and lets the others keep their names.
/// At most order - 1 moves. [Kun24] calls this game, rooted, the Geography game.
struct UndirectedVertexGeography {
    using Position = RootedGraph;
    using Move = Vertex;
    static constexpr const char* name = "uvg";

    /// Throws ContractViolation unless the root is a vertex.
    static Position start(const Graph& graph, Vertex root) {
        require(0 <= root && root < graph.order(), "a root in the graph");
        return {graph, root};
    }

    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result;
        const Graph rest = p.graph.isolating(p.root);
        for (Vertex w : p.graph.neighbours(p.root)) result.push_back({rest, w});
        return result;
    }
    static Move move(const Position&, const Position& option) { return option.root; }
};

}  // namespace gazetteer
