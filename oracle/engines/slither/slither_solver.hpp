// SPDX-License-Identifier: GPL-3.0-or-later
// Slither on one graph, fast: a position is the set of vertices off the path and the path's ends.
// Why it works: how the path runs between its ends does not matter, only what it has used.
#pragma once

#include "graph/rooted_graph.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/tables/fixed_table.hpp"

namespace gazetteer {

/// Decides Slither on one graph, from the start or from any later position. Equal to
/// outcome<Slither>.
class SlitherSolver {
  public:
    explicit SlitherSolver(const Graph& g, const EngineLimits& limits = no_limits)
        : graph_(g), table_(limits) {}

    Outcome outcome() { return outcome(Slither::start(graph_)); }
    /// A position on this solver's graph; ContractViolation on another graph. EngineLimitExceeded,
    /// EngineStopped.
    Outcome outcome(const SlitherPosition& position);
    /// The winning first edges, ascending. Empty iff the game is P.
    std::vector<Edge> winning_moves();
    /// Positions decided so far.
    std::size_t positions() const { return table_.size(); }

  private:
    bool mover_wins(VertexSet off, Vertex u, Vertex v);
    bool mover_wins_after(const Edge& first);
    bool extends_to_win(VertexSet off, Vertex end, Vertex other);

    Graph graph_;
    FixedTable<2> table_;
};

}  // namespace gazetteer
