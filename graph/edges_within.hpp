// SPDX-License-Identifier: GPL-3.0-or-later
// Part of a graph without new names.
#pragma once

#include <algorithm>
#include <span>

#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// The same vertices, and the edges with both ends in `kept` (ascending).
/// O(order + size log order).
inline SparseGraph edges_within(const SparseGraph& g, std::span<const Vertex> kept) {
    std::vector<Edge> edges = g.edges();
    const auto is_kept = [&](Vertex v) { return std::ranges::binary_search(kept, v); };
    std::erase_if(edges, [&](const Edge& e) { return !is_kept(e.u) || !is_kept(e.v); });
    return {g.order(), edges};
}

}  // namespace gazetteer
