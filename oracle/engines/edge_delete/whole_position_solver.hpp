// SPDX-License-Identifier: GPL-3.0-or-later
// Edge-delete played on whole positions, without the theorem on sums [GGHR, section 1], so that the
// claims on sums can be tested. Why it works: isomorphic positions play alike. A position's
// components are never looked at one by one, but for a name: disjoint paths lie in a row, the short
// ones first.
#pragma once

#include "oracle/rules/edge_delete.hpp"
#include "oracle/solver.hpp"

namespace gazetteer {

/// A graph isomorphic to g, the same for all of its class.
struct EdgeDeleteClass {
    static Graph of(const Graph& g);
};

/// Solver<EdgeDelete> with one entry for each class of graphs. The path of order n takes as many
/// entries as n has partitions into parts of at least 2: 3,094 for 36. One solver a thread.
using WholePositionSolver = Solver<EdgeDelete, EdgeDeleteClass>;

}  // namespace gazetteer
