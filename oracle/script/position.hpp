// SPDX-License-Identifier: GPL-3.0-or-later
// The position of a game that is given as data: what is left of the graph, where the tokens stand,
// and the sets. General: every such game has positions of this one type.
#pragma once

#include <array>
#include <compare>

#include "graph/digraph.hpp"

namespace gazetteer::script {

/// What rules may have at most.
constexpr int tokens_max = 4;
constexpr int sets_max = 6;

/// A board with vertices, tokens and sets. Vertices keep their names 0..order-1 for the whole game;
/// those that have gone are not present, have no arcs, and are in no set.
struct Position {
    /// On a digraph its arcs; on a graph both arcs of each edge.
    Digraph board = {};
    bool directed = false;
    VertexSet present = {};
    /// The vertex of each token, in the order of the rules; 0 beyond their number.
    std::array<Vertex, tokens_max> tokens{};
    /// Empty beyond their number.
    std::array<VertexSet, sets_max> sets{};

    bool operator==(const Position&) const = default;
    auto operator<=>(const Position&) const = default;
};

/// The memory that it takes.
constexpr std::size_t bytes_of(const Position&) {
    return sizeof(Position);
}

/// Tells positions of one game apart, on boards of any order. Writes the present vertices, the arcs
/// (on a graph the upper triangle), the tokens and the sets.
void encode(const Position& position, Key& key);

}  // namespace gazetteer::script
