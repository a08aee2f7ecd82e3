// SPDX-License-Identifier: GPL-3.0-or-later
// More definitions of terms: orders of induced subgraphs, covers by paths and forests,
// spanning trees, sets that all have one size.
#pragma once

#include <map>
#include <string>

#include "language/naive/naive_structure.hpp"

namespace gazetteer::conjectures::naive {

long local_independence(const Graph& g, Vertex v);

std::map<std::string, OfGraph> subgraph_terms();

}  // namespace gazetteer::conjectures::naive
