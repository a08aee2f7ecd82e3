// SPDX-License-Identifier: GPL-3.0-or-later
// Edmonds' algorithm, one exposed vertex at a time. From each grows an alternating tree, in which a
// cycle of odd length is shrunk to its base. Where the tree meets another exposed vertex the
// matching is enlarged along the path. Where it does not it is Hungarian, and stays as it is: no
// later path of another tree runs through it [Edmonds, Paths, trees, and flowers, Canad. J. Math.
// 17 (1965) 449-467], so each vertex is looked at once in all failing searches together, and at the
// end the even, the odd and the other vertices are the outer, the inner and the perfect ones.
#pragma once

#include "characterizations/matchings/gallai_edmonds.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// The partition of g, all edges at `without` erased (-1: none), from the matching `mate` of that
/// graph. O(order size log order) at worst, in practice near linear from a good start. Throws
/// runs::Stopped.
GallaiEdmonds enlarged(const SparseGraph& g, std::vector<Vertex> mate, Vertex without = -1);

}  // namespace gazetteer
