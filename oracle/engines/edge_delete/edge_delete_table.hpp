// SPDX-License-Identifier: GPL-3.0-or-later
// Edge-delete on one graph by tables over its edge subsets. Why it works: an edge may go iff the
// set that remains still covers every vertex; and an edge at a vertex of degree 1 can never go, so
// the vertex at its other end is covered for good and may be cut into one copy for each of its
// edges: what falls apart is a sum, whose Grundy values add by nim-sum [GGHR, section 2].
#pragma once

#include <vector>

#include "graph/graph.hpp"
#include "oracle/engines/edge_delete/cover_game_table.hpp"
#include "oracle/outcome.hpp"

namespace gazetteer {

/// The summands of edge-delete on g: one for each set of edges that can ever go and hang together
/// by vertices that are not covered for good. Edges that can never go are in none. Throws
/// TableTooLarge on a summand of more than 63 edges.
std::vector<CoverGame> edge_delete_summands(const Graph& g);

/// Equal to outcome<EdgeDelete>; the graph may have isolated vertices. Throws TableTooLarge before
/// more than limits.bytes are taken; EngineStopped.
Outcome edge_delete_outcome(const Graph& g, const EngineLimits& limits = table_limits);
/// Equal to grundy_value<EdgeDelete>. Throws as above.
int edge_delete_grundy_value(const Graph& g, const EngineLimits& limits = table_limits);

struct EdgeDeleteAnswer {
    /// The Grundy value: 0 iff P.
    int value = 0;
    /// The edges whose deletion wins, ascending.
    std::vector<Edge> winning_moves;
};
/// Value and winning moves together, for the price of the value. Throws as above.
EdgeDeleteAnswer edge_delete_answer(const Graph& g, const EngineLimits& limits = table_limits);

}  // namespace gazetteer
