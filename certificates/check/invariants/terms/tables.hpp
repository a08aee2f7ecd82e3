// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of all sets of vertices at once, the small ones first, in a table of 2^order places
// of at most 5 bytes. Orders to 24; throws Unproved beyond.
#pragma once

#include "certificates/check/invariants/terms/terms.hpp"

namespace gazetteer::check::invariants {

/// How many sets there are, and places of a table. Throws Unproved beyond order 24.
std::size_t sets_of(const Graph& g);

/// The most edges without common ends.
Number matching_number(const Graph& g, Vertex, Steps& steps);
/// The fewest paths without common vertices that have all vertices.
Number path_cover_number(const Graph& g, Vertex, Steps& steps);
/// Some cycle has all vertices.
Number hamiltonian(const Graph& g, Vertex, Steps& steps);
/// The most edges of a path, and of a cycle; 0 without any.
Number longest_path(const Graph& g, Vertex, Steps& steps);
Number longest_cycle(const Graph& g, Vertex, Steps& steps);
/// The least, over the orders in which the vertices go, of the most neighbours that one leaves,
/// which become adjacent [Bodlaender et al. 2012, On exact algorithms for treewidth]; -1 at order
/// 0.
Number treewidth(const Graph& g, Vertex, Steps& steps);
/// The least, over the orders of the vertices, of the most in a beginning that have neighbours
/// behind it [Kinnersley 1992]; -1 at order 0.
Number pathwidth(const Graph& g, Vertex, Steps& steps);
/// The least k for which the vertices can be numbered with those of neighbours differing by at most
/// k. Tries the numberings in turn, with no table.
Number bandwidth(const Graph& g, Vertex, Steps& steps);

}  // namespace gazetteer::check::invariants
