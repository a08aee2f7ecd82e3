// SPDX-License-Identifier: GPL-3.0-or-later
// Where a guided search among large trees goes, and the small changes by which it goes there.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "graph/any_graph.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {

/// All trees with orders between two bounds.
struct LargeTreeSpace {
    using Member = LargeGraph;

    /// 1 <= order_min <= order_max <= large_order_max.
    int order_min = 1;
    int order_max = 200;

    bool contains(const LargeGraph& g) const;
};
/// "trees of order 5 to 210".
std::string to_string(const LargeTreeSpace& space);

enum class TreeMove {
    /// So many new leaves at a vertex.
    add_leaves,
    /// So many leaves at a vertex go, as far as it has them.
    remove_leaves,
    /// So many leaves at a vertex go to another.
    move_leaves,
    /// What hangs at an edge goes to another vertex.
    move_branch,
    /// A new vertex in the middle of an edge.
    subdivide,
    /// The ends of an edge become one vertex.
    contract,
};

/// The tree after a move at a random place, of `leaves` leaves if it is one of leaves; nothing
/// where there is no such place. O(order).
std::optional<LargeGraph> applied(TreeMove move, const LargeGraph& tree, int leaves,
                                  properties::Dice& dice);

/// The trees with one leaf less, one for each vertex that has leaves, and those in which the ends
/// of one edge that has no leaf are one vertex.
std::vector<LargeGraph> one_smaller(const LargeGraph& tree);

/// A random tree of the space: a few vertices, each at a random earlier one, and a few leaves at
/// some; where the space begins beyond that, more leaves at one of them.
std::optional<LargeGraph> start_in(const LargeTreeSpace& space, properties::Dice& dice);

/// A tree of the space one random move away; the tree itself where no move was found.
LargeGraph moved(const LargeTreeSpace& space, const LargeGraph& tree, properties::Dice& dice);
/// The same by a move that makes the tree larger, if one was found.
LargeGraph grown(const LargeTreeSpace& space, const LargeGraph& tree, properties::Dice& dice);
/// The same by a move that makes the tree smaller.
LargeGraph reduced(const LargeTreeSpace& space, const LargeGraph& tree, properties::Dice& dice);

}  // namespace gazetteer::conjectures
