// SPDX-License-Identifier: GPL-3.0-or-later
// Playing undirected edge geography on bipartite graphs by one elimination a turn: "we can
// efficiently compute a winning move (if one exists) at each turn" [FSU93, after Corollary 3.3].
#pragma once

#include <span>
#include <vector>

#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// Allows every winning move of the graph that is left, for whoever is to move.
class BipartiteStrategy {
  public:
    /// g bipartite, 0 <= root < order.
    BipartiteStrategy(SparseGraph g, Vertex root);
    /// All winning moves after `history`, the vertices that the token has gone to, ascending; none
    /// in a P-position. One elimination.
    std::vector<Vertex> replies(std::span<const Vertex> history) const;

  private:
    SparseGraph graph_;
    Vertex root_;
};

}  // namespace gazetteer
