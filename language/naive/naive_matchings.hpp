// SPDX-License-Identifier: GPL-3.0-or-later
// Matchings and even kernels again: all of them, one after the other.
#pragma once

#include "graph/graph.hpp"

namespace gazetteer::conjectures::naive {

long matching_number(const Graph& g);
/// The vertices that some maximum matching misses.
VertexSet outer(const Graph& g);
bool inner(const Graph& g, Vertex v);

bool even_kernel(const Graph& g, VertexSet s);
long even_kernels(const Graph& g);
/// The number of solutions of A x = 0 is 2^nullity.
long nullity(const Graph& g);
/// The number of different sums of rows is 2^rank.
long gf2_rank(const Graph& g);

}  // namespace gazetteer::conjectures::naive
