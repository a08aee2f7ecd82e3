// SPDX-License-Identifier: GPL-3.0-or-later
// Play by the rules that a certificate carries: the moves from a position, one by one as
// docs/GAMES.md says. Plain, without memory of any kind.
#pragma once

#include <span>
#include <utility>

#include "certificates/check/rules/rules.hpp"

namespace gazetteer::check {

/// What is left of the board, with vertices, tokens and sets. Vertices keep their numbers; those
/// that have gone have no arcs and are in no set.
struct RulesPosition {
    /// On a graph both arcs of each edge.
    Digraph board = {};
    VertexSet present = {};
    std::array<Vertex, tokens_max> tokens{};
    std::array<VertexSet, sets_max> sets{};
    /// Who moves; Left always in an impartial game.
    Player mover = Player::left;
    /// The token is yet to be put on a vertex: that is the move.
    bool free = false;

    bool operator==(const RulesPosition&) const = default;
    auto operator<=>(const RulesPosition&) const = default;
};

/// The rules lead to no position, or the work grows too large.
struct Refusal {
    const char* why;
};

/// What is done before the first move, done to a board with its tokens. Throws Refusal if a token
/// would stand on a vertex that is not there.
RulesPosition begun(const Rules& rules, const RulesPosition& placed);

/// What may be spent on the moves of one position, in steps: a part of a condition worked out, for
/// a graph as many as it has vertices; a position that is made is 256.
constexpr std::int64_t steps_max = std::int64_t{1} << 24;

/// Whether the condition has the value true where its names have these vertices. What has no value
/// (a division by 0, the degree of a vertex that is deleted) makes no condition true. `graph` has
/// an edge where the board has an arc. Throws Refusal when `steps` falls below 0, and at an integer
/// beyond 64 bits.
bool holds(const Condition& condition, const RulesPosition& position, const Graph& graph,
           std::span<const Vertex> named, std::int64_t& steps);

class RulesPlay {
  public:
    using Position = RulesPosition;

    explicit RulesPlay(Rules rules) : rules_(std::move(rules)) {}

    bool misere() const { return rules_.misere; }
    /// The moves of the player whose turn it is, each with what it leads to, in the order of the
    /// rules, then of the vertices; each position once. A move is "u", "u-w" or "u>w", without the
    /// tokens, and along any of the edges at u "u-w,x", in the order {w}, {x}, {w, x}, ...; with
    /// more than one move in the rules the number of the move, from 1, and a dot come before it.
    /// Throws Refusal if a token would stand on a vertex that is not there.
    std::vector<std::pair<std::string, Position>> moves(const Position& position) const;
    /// The same within so many steps, from which those that it takes are taken away.
    std::vector<std::pair<std::string, Position>> moves(const Position& position,
                                                        std::int64_t& steps) const;

  private:
    Rules rules_;
};

}  // namespace gazetteer::check
