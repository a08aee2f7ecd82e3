// SPDX-License-Identifier: GPL-3.0-or-later
// Slither on one graph by a table over its vertex subsets, 64 to a word. Why it works: a position
// is the set of vertices off the path and the path's two ends, and its options have one vertex less
// off the path; so the table is filled size by size, two sizes in memory at a time.
#pragma once

#include "graph/graph.hpp"
#include "oracle/outcome.hpp"
#include "oracle/tables/subset_rows.hpp"

namespace gazetteer {

/// The winning first edges, ascending; empty iff the game is P. Equal to those of SlitherSolver.
/// Each component is played by itself: after the first move no other matters. Throws TableTooLarge
/// before more than limits.bytes are taken; EngineStopped.
std::vector<Edge> slither_winning_moves(const Graph& g, const EngineLimits& limits = table_limits);

/// Equal to outcome<Slither> from the start. Throws as above.
Outcome slither_outcome(const Graph& g, const EngineLimits& limits = table_limits);

/// The bytes that the largest component's table takes.
double slither_bytes(const Graph& g);

}  // namespace gazetteer
