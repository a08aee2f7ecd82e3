// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of one graph by plain means: every matching, elimination over GF(2), every set of vertices.
#pragma once

#include "graph/graph.hpp"

namespace gazetteer::check {

/// What may be spent on one term.
constexpr int member_steps_max = 1 << 24;

/// The greatest size of a matching of the vertices. Throws Refusal beyond member_steps_max.
int greatest_matching(const Graph& g, VertexSet vertices);
/// The dimension of the vectors over GF(2) whose sum over each neighbourhood is 0, on the vertices.
int nullity_within(const Graph& g, VertexSet vertices);
/// Whether g has an even kernel, one with v if v is not negative. Throws Refusal as above.
bool some_even_kernel(const Graph& g, Vertex v);

}  // namespace gazetteer::check
