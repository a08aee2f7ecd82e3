// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants of large graphs, block by block. A set of vertices induces a graph without edges, or a
// forest, or a bipartite graph, iff within each block it does: any two edges of a cycle are of one
// block.
#pragma once

#include <optional>
#include <vector>

#include "graph/sparse_graph.hpp"
#include "language/numbers/integer.hpp"

namespace gazetteer::conjectures::by_blocks {

/// The blocks, each ascending: an isolated vertex, a bridge with its ends, or a largest subgraph of
/// more vertices that stays connected without any one of them. A block and those behind it share
/// at most one vertex with the later ones. O(order + size).
std::vector<std::vector<Vertex>> blocks(const SparseGraph& g);

/// Whether each block has at most 32 vertices, so that it takes no time to speak of.
bool has_small_blocks(const SparseGraph& g);

/// Each equals the term of the same name; nothing where a block has more than 64 vertices that
/// count. The time is that of the term on each block, twice.
std::optional<Integer> independence_number(const SparseGraph& g);
std::optional<Integer> induced_forest_number(const SparseGraph& g);
std::optional<Integer> induced_bipartite_number(const SparseGraph& g);

}  // namespace gazetteer::conjectures::by_blocks
