// SPDX-License-Identifier: GPL-3.0-or-later
// What need not be searched for a largest set of vertices that induces a graph without edges, a
// forest or a bipartite graph.
#pragma once

#include <cstdint>

#include "graph/sparse_graph.hpp"

namespace gazetteer::conjectures {

/// A graph whose greatest number is that of another less `taken`.
struct ReducedGraph {
    SparseGraph graph;
    std::int64_t taken = 0;
};

/// What a clique has at most in a set: one vertex where no two may be adjacent, two in a forest or
/// a bipartite graph.
enum class OfClique { one = 1, two = 2 };

/// Less than the graph by three rules, as often as they apply. O(order * size) at most; mostly
/// O(size log size).
///
/// - Vertices whose neighbours are the same and with them a clique: as many are taken as a clique
///   may have, if there are as many, and the clique goes. A best set has no more of the clique, and
///   those taken have no neighbours outside of it.
/// - A vertex of at most one neighbour is taken, where a clique may have two. No cycle has it.
/// - Of adjacent vertices with the same other neighbours those go that are more than a clique may
///   have. One is as good as another.
ReducedGraph reduced_for_sets(const SparseGraph& g, OfClique most);

}  // namespace gazetteer::conjectures
