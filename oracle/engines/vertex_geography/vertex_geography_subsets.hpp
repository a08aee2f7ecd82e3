// SPDX-License-Identifier: GPL-3.0-or-later
// UVG on every induced subgraph of one small graph. Why it works: a move from v leads into the
// subgraph without v, so that subsets in ascending order as numbers meet their options decided.
#pragma once

#include <vector>

#include "graph/graph.hpp"

namespace gazetteer {

/// For each vertex set R, at the place of its bits: the v in R such that (G[R], v) is P. Equal to
/// outcome<UVG>. O(order 2^order). Throws ContractViolation on an order above 20.
std::vector<VertexSet> vertex_geography_P_roots_of_subsets(const Graph& g);

}  // namespace gazetteer
