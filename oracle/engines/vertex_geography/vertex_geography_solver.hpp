// SPDX-License-Identifier: GPL-3.0-or-later
// UVG or DVG on one graph, fast: a position is the set of vertices not yet visited and the root.
// Why it works: all positions of one game are induced subgraphs of the first.
#pragma once

#include "graph/rooted_graph.hpp"
#include "oracle/tables/fixed_table.hpp"

namespace gazetteer {

/// Decides (G, v) for every v of one graph or digraph; the memo is shared by all roots. Equal to
/// outcome<UVG> and outcome<DVG>.
class VertexGeographySolver {
  public:
    explicit VertexGeographySolver(const Graph& g, const EngineLimits& limits = no_limits);
    explicit VertexGeographySolver(const Digraph& d, const EngineLimits& limits = no_limits);

    /// Throws ContractViolation unless the root is a vertex; EngineLimitExceeded, EngineStopped.
    Outcome outcome(Vertex root);
    bool is_P(Vertex root) { return outcome(root) == Outcome::P; }
    /// The vertices to which a move from the root wins, ascending. Empty iff the root is P.
    std::vector<Vertex> winning_moves(Vertex root);
    /// Positions decided so far.
    std::size_t positions() const { return table_.size(); }

  private:
    VertexSet without(Vertex root) const;
    bool mover_wins(VertexSet unvisited, Vertex root);
    bool has_winning_move(VertexSet unvisited, VertexSet moves);

    std::vector<VertexSet> exits_;
    FixedTable<2> table_;
};

}  // namespace gazetteer
