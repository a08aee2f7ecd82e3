// SPDX-License-Identifier: GPL-3.0-or-later
// The definitions of the terms that are reals, or that speak of two vertices or two graphs:
// floating point, all permutations, Floyd and Warshall.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "graph/graph.hpp"

namespace gazetteer::conjectures::naive {

long double toughness(const Graph& g, long);

/// k is not used by those that are no k-th of something.
using OfReal = std::function<long double(const Graph& g, long k)>;
const std::map<std::string, OfReal>& real_terms();

using OfPair = std::function<long(const Graph& g, Vertex u, Vertex w)>;
const std::map<std::string, OfPair>& pair_terms();

using OfPattern = std::function<long(const Graph& g, const Graph& pattern)>;
const std::map<std::string, OfPattern>& pattern_terms();

/// Their orders are 0 to 6, and g's own.
std::vector<Graph> patterns(const Graph& g);

}  // namespace gazetteer::conjectures::naive
