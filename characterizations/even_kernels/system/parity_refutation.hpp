// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence that a graph has no even kernel (or none that contains a given vertex): a tree that
// anyone can check by adding rows of the adjacency matrix over GF(2).
//
// Write x_v for "v is in S". An even kernel S satisfies, for every vertex v, the equation of v,
//     sum of x_w over the neighbours w of v = 0 (mod 2),
// since a vertex outside S has an even number of neighbours in S and a vertex of S has none
// [FSU93, section 2]; besides, S is independent, and it is not empty. The tree branches on x_v in
// {0, 1} and each leaf names what is contradicted under the values chosen on the way to it.
#pragma once

#include <functional>
#include <vector>

#include "graph/graph.hpp"

namespace gazetteer::even_kernels {

/// One node of the tree. Which of the members counts depends on the kind.
struct RefutationNode {
    enum class Kind {
        /// An inner node on a vertex that has no value yet. Two subtrees follow: the first under
        /// x_vertex = first, the second under x_vertex = 1 - first. The order within a branch is
        /// free, so that an implied value costs one leaf at once: the refuted value comes first.
        branch,
        /// A leaf: the equations of these vertices (ascending, no repetition) sum to 0 = 1: every
        /// x_w that is left in their sum has a value, and those values sum to 1 modulo 2.
        parity,
        /// A leaf: this edge of the graph has both ends in S.
        edge,
        /// A leaf: every vertex of the graph has the value 0, so S is empty.
        empty,
    };
    Kind kind = Kind::empty;
    Vertex vertex{};
    int first{};
    std::vector<Vertex> equations{};
    Edge both{};
    bool operator==(const RefutationNode&) const = default;
};

/// Receives the nodes in depth-first preorder: a node, then its first subtree, then its second. The
/// tree ends with the node that closes the last open branch; nothing may follow it. For "no even
/// kernel contains v" the tree stands under x_v = 1, which is not a node of it; for "no even
/// kernel" nothing has a value at the start. A reader needs a stack, not recursion: the depth
/// grows to the order of the graph, and one parity leaf names up to `order` vertices.
using RefutationSink = std::function<void(const RefutationNode&)>;

}  // namespace gazetteer::even_kernels
