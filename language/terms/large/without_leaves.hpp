// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants of large graphs by what is left when leaves go. A vertex of degree at most 1 is in a
// largest independent set, after which its neighbour is in none. It closes no cycle: a largest
// induced forest, and a largest induced bipartite subgraph, has one vertex more with it.
#pragma once

#include <optional>

#include "graph/sparse_graph.hpp"
#include "language/numbers/integer.hpp"

namespace gazetteer::conjectures::without_leaves {

/// Each equals the term of the same name; nothing where more than 64 vertices are left. O(order +
/// size), and the time of the term on what is left.
std::optional<Integer> independence_number(const SparseGraph& g);
std::optional<Integer> induced_forest_number(const SparseGraph& g);
std::optional<Integer> induced_bipartite_number(const SparseGraph& g);

}  // namespace gazetteer::conjectures::without_leaves
