// SPDX-License-Identifier: GPL-3.0-or-later
// Rooted games decided once for each isomorphism class, for whole streams of graphs. Why it works:
// no move reaches another component than the root's, and the names of vertices do not matter, so
// (G, v) plays as the canonical form of v's component with root v.
#pragma once

#include "graph/canonical/canonical.hpp"
#include "oracle/solver.hpp"

namespace gazetteer {

/// The canonical form of the root's component; the root becomes vertex 0.
struct RootedClass {
    static RootedGraph of(const RootedGraph& position);
};

/// Solver<R> with one entry for each class of connected rooted graphs, for R = UEG or UVG. Keep it
/// for all graphs of a stream: all rooted graphs of order <= 8 are 71,000 classes. For a single
/// graph, EdgeGeographySolver and VertexGeographySolver are faster. One solver a thread.
template <Ruleset R>
using ClassSolver = Solver<R, RootedClass>;

}  // namespace gazetteer
