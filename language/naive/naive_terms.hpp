// SPDX-License-Identifier: GPL-3.0-or-later
// The terms again: each straight from its definition, by trying all sets, permutations
// or paths. Nothing here is shared with the table of terms. Meant for small graphs.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "graph/graph.hpp"
#include "language/naive/naive_structure.hpp"

namespace gazetteer::conjectures::naive {

bool biconnected(const Graph& g);
bool bipartite(const Graph& g);
bool chordal(const Graph& g);
bool forest(const Graph& g);
bool claw_free(const Graph& g);
bool triangle_free(const Graph& g);
bool regular(const Graph& g);
long perfect(const Graph& g);

const std::map<std::string, OfGraph>& graph_terms();

using OfVertex = std::function<long(const Graph&, Vertex)>;
const std::map<std::string, OfVertex>& vertex_terms();

}  // namespace gazetteer::conjectures::naive
