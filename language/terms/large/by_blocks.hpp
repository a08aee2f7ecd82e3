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

/// So large a block takes no time to speak of.
constexpr std::size_t small_block_max = 32;

/// Each equals the term of the same name; nothing where a block has more than `block_max` vertices
/// that count, at most 64, once what set_reductions.hpp takes is gone. The time is that of the term
/// on each block, twice.
std::optional<Integer> independence_number(const SparseGraph& g,
                                           std::size_t block_max = Graph::order_max);
std::optional<Integer> induced_forest_number(const SparseGraph& g,
                                             std::size_t block_max = Graph::order_max);
std::optional<Integer> induced_bipartite_number(const SparseGraph& g,
                                                std::size_t block_max = Graph::order_max);

}  // namespace gazetteer::conjectures::by_blocks
