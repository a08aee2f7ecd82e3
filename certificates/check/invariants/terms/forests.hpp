// SPDX-License-Identifier: GPL-3.0-or-later
// The fewest forests that have all edges.
#pragma once

#include "certificates/check/invariants/terms/terms.hpp"

namespace gazetteer::check::invariants {

/// 0 without edges. O(size^2 order^2) at most; any order.
Number arboricity(const Graph& g, Vertex, Steps& steps);
/// There are more edges between vertices of the set, which is not empty, than so many trees on it
/// have.
bool has_more_edges_than_trees(const Graph& g, VertexSet set, int trees);

}  // namespace gazetteer::check::invariants
