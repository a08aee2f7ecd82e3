// SPDX-License-Identifier: GPL-3.0-or-later
// What attains the value of a term. It is found as the value is, in the same time. All throw
// runs::Stopped.
#pragma once

#include <optional>
#include <vector>

#include "graph/graph.hpp"

namespace gazetteer::conjectures::invariants {

/// An order in which each vertex leaves its neighbours pairwise adjacent when it goes, and has at
/// most treewidth(g) of them.
std::vector<Vertex> elimination_order(const Graph& g);
/// One in which of the first vertices, however many, at most pathwidth(g) have a neighbour among
/// the others.
std::vector<Vertex> separation_order(const Graph& g);
/// One in which the ends of an edge are at most bandwidth(g) places apart.
std::vector<Vertex> bandwidth_order(const Graph& g);
/// Vertices to be lit in burning_number(g) rounds, the first one first, so that all burn.
std::vector<Vertex> burning_order(const Graph& g);
/// A set S with |S| / (components without S) = toughness(g); none of a complete graph.
std::optional<VertexSet> tough_set(const Graph& g);

}  // namespace gazetteer::conjectures::invariants
