// SPDX-License-Identifier: GPL-3.0-or-later
// Graphviz's neato as a child process: places for graphs without a natural layout.
#pragma once

#include <vector>

#include "faces/pictures/picture.hpp"
#include "graph/enumeration/process.hpp"

namespace gazetteer::pictures {

/// The sizes that neato is asked to lay out: a second at most.
inline constexpr int neato_order_max = 1000;
inline constexpr int neato_size_max = 4000;

/// Places with the average edge 1.3 units long or more and vertices apart. A small graph gets a few
/// layouts; the one is taken with the fewest crossings and the most room between vertices and
/// edges. The places are the same for the same graph and the same version of Graphviz. Throws
/// ContractViolation beyond the sizes above; ProgramNotFound where Graphviz is missing,
/// ProcessError where it fails or answers what it should not.
std::vector<Place> neato_places(const SparseGraph& g);

/// The places so far apart that the average edge is 1.3 units long, or longer, up to four times, to
/// keep all vertices 1.2 apart. O(order^2).
std::vector<Place> scaled(const SparseGraph& g, std::vector<Place> places);

/// Pairs of edges that cross in their interiors, with straight edges. O(size^2).
int crossings(const SparseGraph& g, const std::vector<Place>& places);
/// The least distance from a vertex to another, and to an edge that it does not end; infinity when
/// there is none. O(order (order + size)).
double clearance(const SparseGraph& g, const std::vector<Place>& places);

}  // namespace gazetteer::pictures
