// SPDX-License-Identifier: GPL-3.0-or-later
// More definitions of terms: what spreads over a graph and what is pursued on it.
#pragma once

#include <map>
#include <string>

#include "language/naive/naive_structure.hpp"

namespace gazetteer::conjectures::naive {

VertexSet with_neighbours(const Graph& g, VertexSet s);
/// One vertex is coloured at a time, by any that may.
bool forces(const Graph& g, VertexSet coloured);

std::map<std::string, OfGraph> process_terms();

}  // namespace gazetteer::conjectures::naive
