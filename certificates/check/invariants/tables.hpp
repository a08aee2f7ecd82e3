// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of all sets of vertices at once, the small ones first, in a table of 2^order places
// of at most 5 bytes. Orders to 24; throws Unproved beyond.
#pragma once

#include "certificates/check/invariants/terms.hpp"

namespace gazetteer::check::invariants {

/// The most edges without common ends.
Number matching_number(const Graph& g, Vertex, Steps& steps);
/// The fewest paths without common vertices that have all vertices.
Number path_cover_number(const Graph& g, Vertex, Steps& steps);
/// Some cycle has all vertices.
Number hamiltonian(const Graph& g, Vertex, Steps& steps);

}  // namespace gazetteer::check::invariants
