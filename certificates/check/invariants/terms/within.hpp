// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen of a set of vertices of a graph at sight.
#pragma once

#include <vector>

#include "graph/graph.hpp"
#include "graph/predicates.hpp"

namespace gazetteer::check::invariants {

/// Who has a neighbour in the set.
VertexSet next_to(const Graph& g, VertexSet set);
/// The distances in g from the nearest vertex of `from`; -1 for infinity. O(order^2).
std::vector<int> distances(const Graph& g, VertexSet from);
/// The vertices that walks within `within` reach from `from`, a part of it. O(order^2).
VertexSet reached(const Graph& g, VertexSet within, VertexSet from);
int components_within(const Graph& g, VertexSet within);
/// At most one component; no cycle; besides, no vertex with three neighbours.
bool connected_within(const Graph& g, VertexSet set);
bool forest_within(const Graph& g, VertexSet set);
bool paths_within(const Graph& g, VertexSet set);
/// Every vertex has a neighbour in the set, or, unless `total`, is in it.
bool dominates(const Graph& g, VertexSet set, bool total = false);

}  // namespace gazetteer::check::invariants
