// SPDX-License-Identifier: GPL-3.0-or-later
// DEG. The player to move slides the token; a position is a digraph of the arcs left and a root.
#pragma once

#include "oracle/ruleset.hpp"

namespace gazetteer {

/// Directed edge geography [FSU93, section 1]: move the token along an arc, from tail to head, and
/// erase that arc (not the opposite one). At most `size` moves.
struct DirectedEdgeGeography {
    using Position = RootedDigraph;
    using Move = Vertex;
    static constexpr const char* name = "deg";

    /// Throws ContractViolation unless the root is a vertex.
    static Position start(const Digraph& digraph, Vertex root) {
        require(0 <= root && root < digraph.order(), "a root in the digraph");
        return {digraph, root};
    }

    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result;
        for (Vertex w : p.digraph.out_neighbours(p.root))
            result.push_back({p.digraph.without_arc(p.root, w), w});
        return result;
    }
    static Move move(const Position&, const Position& option) { return option.root; }
};

}  // namespace gazetteer
