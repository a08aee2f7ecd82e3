// SPDX-License-Identifier: GPL-3.0-or-later
// Small changes of a digraph, by which a guided search goes from one digraph of its space to
// another.
#pragma once

#include <optional>

#include "counterexamples/search/digraph_space.hpp"

namespace gazetteer::conjectures {

enum class ArcMove {
    /// Adds an arc that is not there, or takes one away.
    toggle_arc,
    /// An arc goes the other way.
    reverse_arc,
    /// An arc keeps one end and takes another vertex for its other end.
    slide_arc,
    /// Arcs ab and cd become ad and cb: all outdegrees and indegrees stay.
    switch_arcs,
    /// All arcs at a vertex go the other way.
    switch_vertex,
    /// The arcs of a directed triangle go the other way: in an oriented digraph degrees stay.
    reverse_triangle,
    /// A new vertex with an arc to or from one.
    add_leaf,
    /// A new vertex with an arc from one and an arc to one, which may be the same.
    add_between,
    /// A new vertex with one arc to or from each.
    add_player,
    /// A new vertex in the middle of an arc.
    subdivide,
    /// The ends of an arc become one vertex.
    contract,
    /// A vertex goes, with its arcs.
    remove_vertex,
    /// A new vertex with the arcs of another.
    duplicate,
    /// The same with an arc from or to the other.
    duplicate_joined,
};

/// The digraph after a move at a random place; nothing where there is no such place, or more than
/// 64 vertices would come of it. O(order^2).
std::optional<Digraph> applied(ArcMove move, const Digraph& d, properties::Dice& dice);

/// A digraph of the space one random move away from one of the space; the digraph itself where no
/// move was found.
Digraph moved(const DigraphSpace& space, const Digraph& d, properties::Dice& dice);
/// The same by a move that makes the digraph larger, if one was found.
Digraph grown(const DigraphSpace& space, const Digraph& d, properties::Dice& dice);
/// The same by a move that makes the digraph smaller.
Digraph reduced(const DigraphSpace& space, const Digraph& d, properties::Dice& dice);

}  // namespace gazetteer::conjectures
