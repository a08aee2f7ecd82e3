// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph.hpp"

namespace gazetteer::conjectures::invariants {

/// The most edges with at most two at each vertex. Polynomial: a maximum matching of a graph with
/// 2 order + 2 size vertices.
int most_edges_in_paths_and_cycles(const Graph& g);

}  // namespace gazetteer::conjectures::invariants
