// SPDX-License-Identifier: GPL-3.0-or-later
// Membership of large graphs in the classes that nauty's generators make.
#pragma once

#include "counterexamples/grounds/ground.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer::conjectures {

/// Whether the graph, of any order, is of the class, as belongs() says it of small ones. Graphs
/// without C_4 or K_4, chordal and perfect ones are so block by block; they are said not to be of
/// the class where a block has more than 64 vertices. Throws InputError for split and claw-free
/// graphs, which are not recognised.
bool belongs_as_large(const GraphRestrictions& which, const SparseGraph& g);

}  // namespace gazetteer::conjectures
