// SPDX-License-Identifier: GPL-3.0-or-later
// DVG. The player to move slides the token; a position is a digraph of the vertices left and a
// root.
#pragma once

#include "oracle/ruleset.hpp"

namespace gazetteer {

/// Directed vertex geography [FSU93, section 1]: move the token along an arc, from tail to head;
/// the vertex left is removed, so none is met twice (it stays as an isolated vertex, which plays
/// the same). At most order - 1 moves.
struct DirectedVertexGeography {
    using Position = RootedDigraph;
    using Move = Vertex;
    static constexpr const char* name = "dvg";

    /// Throws ContractViolation unless the root is a vertex.
    static Position start(const Digraph& digraph, Vertex root) {
        require(0 <= root && root < digraph.order(), "a root in the digraph");
        return {digraph, root};
    }

    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result;
        const Digraph rest = p.digraph.isolating(p.root);
        for (Vertex w : p.digraph.out_neighbours(p.root)) result.push_back({rest, w});
        return result;
    }
    static Move move(const Position&, const Position& option) { return option.root; }
};

}  // namespace gazetteer
