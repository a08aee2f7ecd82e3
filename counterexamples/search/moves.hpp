// SPDX-License-Identifier: GPL-3.0-or-later
// Small changes of a graph, by which a guided search goes from one graph of its space to another.
#pragma once

#include <optional>

#include "counterexamples/search/space.hpp"

namespace gazetteer::conjectures {

enum class Move {
    /// Adds an edge that is not there, or takes one away.
    toggle_edge,
    /// An edge keeps one end and takes another vertex for its other end.
    slide_edge,
    /// A new vertex adjacent to one.
    add_leaf,
    /// A new vertex in the middle of an edge.
    subdivide,
    /// The ends of an edge become one vertex.
    contract,
    /// A vertex goes, with its edges.
    remove_vertex,
    /// A new vertex with the neighbours of another.
    duplicate,
    /// Edges ab and cd become ac and bd: all degrees stay.
    switch_edges,
    /// What hangs at an edge that is on no cycle hangs there once more.
    repeat_branch,
    /// What hangs at such an edge goes.
    remove_branch,
};

/// The graph after a move at a random place; nothing where there is no such place, or more than 64
/// vertices would come of it. O(order^2).
std::optional<Graph> applied(Move move, const Graph& g, properties::Dice& dice);

/// A graph of the space one random move away from one of the space; the graph itself where no move
/// was found.
Graph moved(const SearchSpace& space, const Graph& g, properties::Dice& dice);
/// The same by a move that makes the graph larger, if one was found.
Graph grown(const SearchSpace& space, const Graph& g, properties::Dice& dice);
/// The same by a move that makes the graph smaller.
Graph reduced(const SearchSpace& space, const Graph& g, properties::Dice& dice);

}  // namespace gazetteer::conjectures
