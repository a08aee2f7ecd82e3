// SPDX-License-Identifier: GPL-3.0-or-later
// What a game is: positions, and the options of a position.
#pragma once

#include <concepts>
#include <vector>

#include "graph/key.hpp"
#include "graph/rooted_graph.hpp"

namespace gazetteer {

/// An impartial game under normal play. No base class: a ruleset is any type with
///   Position                      a regular value with `encode(position, key)` beside it;
///   options(position)             the positions after each legal move, in a fixed order;
///   Move                          what the players call a move: a Vertex or an Edge;
///   move(position, option)        the move that leads from a position to one of its options.
template <class R>
concept Ruleset = requires(const typename R::Position& position, Key& key) {
    requires std::regular<typename R::Position>;
    requires std::equality_comparable<typename R::Move>;
    { R::options(position) } -> std::same_as<std::vector<typename R::Position>>;
    { R::move(position, position) } -> std::same_as<typename R::Move>;
    encode(position, key);
};

/// The two players of a partizan game.
enum class Player { left, right };
constexpr Player opponent(Player p) {
    return p == Player::left ? Player::right : Player::left;
}

/// A partizan game under normal play: the options depend on who moves.
template <class R>
concept PartizanRuleset = requires(const typename R::Position& position, Key& key, Player player) {
    requires std::regular<typename R::Position>;
    { R::options(position, player) } -> std::same_as<std::vector<typename R::Position>>;
    { R::move(position, position, player) } -> std::same_as<typename R::Move>;
    encode(position, key);
};

}  // namespace gazetteer
