// SPDX-License-Identifier: GPL-3.0-or-later
// UEG. The player to move slides the token; a position is a graph of the edges left and a root.
#pragma once

#include "oracle/ruleset.hpp"

namespace gazetteer {

/// Undirected edge geography [FSU93, section 1]: move the token along an edge and erase it.
/// Vertices may be met again. At most `size` moves.
struct UndirectedEdgeGeography {
    using Position = RootedGraph;
    using Move = Vertex;
    static constexpr const char* name = "ueg";

    /// Throws ContractViolation unless the root is a vertex.
    static Position start(const Graph& graph, Vertex root) {
        require(0 <= root && root < graph.order(), "a root in the graph");
        return {graph, root};
    }

    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result;
        for (Vertex w : p.graph.neighbours(p.root))
            result.push_back({p.graph.without_edge(p.root, w), w});
        return result;
    }
    static Move move(const Position&, const Position& option) { return option.root; }
};

}  // namespace gazetteer
