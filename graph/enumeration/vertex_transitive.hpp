// SPDX-License-Identifier: GPL-3.0-or-later
// The vertex-transitive graphs of small order, from a list: those whose automorphisms take each
// vertex to each other one.
#pragma once

#include <vector>

#include "graph/graph.hpp"

namespace gazetteer {

constexpr int vertex_transitive_order_max = 23;

/// One of each isomorphism class, by increasing size; 0 <= order <= vertex_transitive_order_max. A
/// vertex-transitive graph is a union of orbits of a transitive group on the pairs of vertices, and
/// the list vertex_transitive.txt was made of all transitive groups of these degrees [J. A. Cannon,
/// D. F. Holt, The transitive permutation groups of degree 32, 2008; A. Hulpke, Constructing
/// transitive permutation groups, 2005]. It has the graphs with at most half of all edges; the
/// others are complements of these. Their numbers are published (OEIS A006799).
const std::vector<Graph>& vertex_transitive_graphs(int order);

}  // namespace gazetteer
