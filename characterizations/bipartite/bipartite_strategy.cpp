// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/bipartite/bipartite_strategy.hpp"

#include "characterizations/bipartite/bipartite.hpp"
#include "graph/contract.hpp"

namespace gazetteer {

BipartiteStrategy::BipartiteStrategy(SparseGraph g, Vertex root)
    : graph_(std::move(g)), root_(root) {
    require(is_bipartite(graph_), "a bipartite graph");
    require(0 <= root && root < graph_.order(), "a root in the graph");
}

std::vector<Vertex> BipartiteStrategy::replies(std::span<const Vertex> history) const {
    SparseGraph left = graph_;
    Vertex token = root_;
    for (Vertex next : history) {
        left = left.without_edge(token, next);
        token = next;
    }
    return BipartiteGeography(std::move(left)).winning_moves(token);
}

}  // namespace gazetteer
