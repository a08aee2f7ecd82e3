// SPDX-License-Identifier: GPL-3.0-or-later
// The terms of digraphs again: each straight from its definition, by trying all paths,
// sets or permutations. Nothing here is shared with the table of terms. Meant for orders up to 6.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "graph/digraph.hpp"

namespace gazetteer::conjectures::naive {

/// How many bijections take the one to the other.
long bijection_count(const Digraph& d, const Digraph& other);

using OfDigraph = std::function<long(const Digraph&)>;
const std::map<std::string, OfDigraph>& digraph_terms();

using OfDigraphVertex = std::function<long(const Digraph&, Vertex)>;
const std::map<std::string, OfDigraphVertex>& digraph_vertex_terms();

using OfDigraphPair = std::function<long(const Digraph&, Vertex, Vertex)>;
const std::map<std::string, OfDigraphPair>& digraph_pair_terms();

}  // namespace gazetteer::conjectures::naive
