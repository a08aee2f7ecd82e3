// SPDX-License-Identifier: GPL-3.0-or-later
// The digraph D(G) of the edge-delete game [GGHR, section 1], whole, and what the source defines on
// it: kernels, levels, the function g.
#pragma once

#include <functional>
#include <vector>

#include "graph/digraph.hpp"
#include "graph/graph.hpp"

namespace gazetteer::properties {

/// "the directed graph whose vertex set consists of all spanning subgraphs of G that can result
/// from some sequence of legal moves", with an arc for each legal move. Vertices are numbered from
/// G = 0, so that every arc goes to a larger number.
struct PlayDigraph {
    std::vector<Graph> positions;
    std::vector<std::vector<int>> successors;

    int order() const { return static_cast<int>(positions.size()); }
    const Graph& position(int x) const { return positions[static_cast<std::size_t>(x)]; }
    /// O(x), ascending.
    const std::vector<int>& outset(int x) const { return successors[static_cast<std::size_t>(x)]; }
};
/// By the rules. Up to 2^size vertices.
PlayDigraph play_digraph(const Graph& g);

/// A property of vertices of D(G).
using VertexProperty = std::function<bool(int x)>;
/// Independent and absorbant: "for all u, v in I, (u, v) is no arc", and "for each u not in I there
/// is an arc (u, v) such that v in I".
bool is_kernel(const PlayDigraph& d, const VertexProperty& member);
bool is_kernel(const Digraph& d, VertexSet member);

/// The levels of [GGHR, section 2], L_0, L_1, ..., as far as the last nonempty one.
struct LevelRules {
    /// As printed, a vertex all of whose successors are sinks is in L_1, so also a sink; else L_1
    /// takes only vertices that are not in L_0.
    bool sinks_in_level_1 = true;
    /// L_k takes x only if all its successors are in lower levels, L_0 to L_{k - 1}; else only if
    /// all are in L_{k - 1}.
    bool any_lower_level = true;
};
std::vector<std::vector<int>> levels(const PlayDigraph& d, LevelRules rules);

/// Every vertex of D(G) is in exactly one of the sets.
bool is_partition(const PlayDigraph& d, const std::vector<std::vector<int>>& sets);

/// g(x): 0 on sinks, else the smallest non-negative integer that no successor has.
std::vector<int> grundy_function(const PlayDigraph& d);

}  // namespace gazetteer::properties
