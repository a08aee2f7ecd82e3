// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of the sets that terms count: optima look for them, and witnesses name them.
#pragma once

#include <vector>

#include "certificates/check/invariants/terms/within.hpp"

namespace gazetteer::check::invariants {

bool is_clique(const Graph& g, VertexSet set);
/// No edge, or no cycle of odd length, within the set.
bool bipartite_within(const Graph& g, VertexSet set);
/// A path, or a tree, if it is not empty.
bool path_within(const Graph& g, VertexSet set);
bool tree_within(const Graph& g, VertexSet set);
/// Each vertex of the set has a neighbour in it.
bool has_company(const Graph& g, VertexSet set);

/// A coloured vertex whose only neighbour that is not coloured is w colours w, until none does:
/// whether all are coloured then.
bool forces(const Graph& g, VertexSet coloured);
/// The same once the neighbours are coloured.
bool observes(const Graph& g, VertexSet set);

/// The distances from each vertex in turn; -1 for infinity.
using Distances = std::vector<std::vector<int>>;
Distances all_distances(const Graph& g);
/// Any two vertices differ in the distance from one of the set.
bool tells_apart(const Distances& distances, VertexSet set);

/// For each two vertices those on a shortest path between them.
using Between = std::vector<std::vector<VertexSet>>;
Between shortest_paths(const Graph& g);
/// The vertices on shortest paths between two of the set, and it.
VertexSet geodetic_closure(const Between& between, VertexSet set);

}  // namespace gazetteer::check::invariants
