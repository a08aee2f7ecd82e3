// SPDX-License-Identifier: GPL-3.0-or-later
// More definitions of terms: numbers of vertices, distances, sequences of degrees.
#pragma once

#include <map>
#include <string>

#include "language/naive/naive_structure.hpp"

namespace gazetteer::conjectures::naive {

long bandwidth(const Graph& g);

std::map<std::string, OfGraph> numbering_terms();

}  // namespace gazetteer::conjectures::naive
