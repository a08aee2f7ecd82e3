// SPDX-License-Identifier: GPL-3.0-or-later
// Edge-delete decided once for each isomorphism class of connected graphs. Why it works: a graph
// plays as the sum of its components [GGHR, section 1], whose Grundy values add by nim-sum (the
// conformance suite checks it), and the names of vertices do not matter.
#pragma once

#include "oracle/grundy.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/tables/position_table.hpp"

namespace gazetteer {

/// Equal to outcome<EdgeDelete> and grundy_value<EdgeDelete> on every graph. Keep it for all graphs
/// of a stream. One solver a thread.
class EdgeDeleteSolver {
  public:
    explicit EdgeDeleteSolver(const EngineLimits& limits = no_limits) : table_(limits) {}

    /// Throws EngineLimitExceeded, EngineStopped.
    int grundy_value(const Graph& g);
    /// The first option that is P decides about a connected graph: a dense one takes a fourth of
    /// the time of a Grundy value, or less.
    Outcome outcome(const Graph& g) { return is_P(g) ? Outcome::P : Outcome::N; }
    bool is_P(const Graph& g);
    /// The edges whose deletion wins, ascending. Empty iff the graph is P.
    std::vector<Edge> winning_moves(const Graph& g);
    /// Classes of connected graphs decided so far, by value or outcome.
    std::size_t positions() const { return table_.size(); }

  private:
    int value_of_connected(const Graph& g);
    bool is_connected_P(const Graph& g);
    /// What is known of the canonical form.
    PositionTable::Slot slot_of(const Graph& form);

    static constexpr int undecided = -1;
    /// N, with a value that nobody asked for.
    static constexpr int some_value = -2;
    Key key_;
    PositionTable table_;
};

}  // namespace gazetteer
