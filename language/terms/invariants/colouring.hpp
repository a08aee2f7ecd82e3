// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph.hpp"

namespace gazetteer::conjectures::invariants {

/// Whether so many colours, >= 1, do for the graph, neighbours differing. A solver of
/// satisfiability decides; it sees a stop within a second.
bool can_colour_by_sat(const Graph& g, int colours);

}  // namespace gazetteer::conjectures::invariants
