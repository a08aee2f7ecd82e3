// SPDX-License-Identifier: GPL-3.0-or-later
// Zero forcing and total forcing on trees, in linear time.
#pragma once

#include "graph/graph.hpp"

namespace gazetteer::conjectures::invariants {

/// The fewest vertices of a zero forcing set of a part of g that is a tree of one vertex or more;
/// where it is `total`, of one in which each vertex has a neighbour, and of two vertices or more.
int fewest_forcing_tree(const Graph& g, VertexSet part, bool total);

}  // namespace gazetteer::conjectures::invariants
