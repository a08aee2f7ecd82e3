// SPDX-License-Identifier: GPL-3.0-or-later
// Membership of large graphs in the classes that nauty's generators make.
#pragma once

#include <optional>
#include <string>

#include "counterexamples/grounds/ground.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer::conjectures {

/// Whether the graph, of any order, is of the class, as belongs() says it of small ones. Graphs
/// without C_4 or K_4, chordal and perfect ones are so block by block; nothing is said where that
/// rests on a block of more than 64 vertices, and of split, claw-free and vertex-transitive graphs.
std::optional<bool> is_known_to_belong(const GraphRestrictions& which, const SparseGraph& g);

/// Why nothing is said of large graphs of a class; "" if something is.
std::string why_not_large(const GraphRestrictions& which);

/// As is_known_to_belong, and not of the class where nothing is said. Throws InputError for split,
/// claw-free and vertex-transitive graphs.
bool belongs_as_large(const GraphRestrictions& which, const SparseGraph& g);

}  // namespace gazetteer::conjectures
