// SPDX-License-Identifier: GPL-3.0-or-later
// Play written out: a line for each position, in an order in which every position comes after all
// those that lead to it.
#pragma once

#include <algorithm>
#include <concepts>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "certificates/check/statement.hpp"
#include "graph/text.hpp"

namespace gazetteer::check {

/// A position, and what is claimed of it: that the player who moves next wins (bool), or its Grundy
/// value (std::int64_t).
template <class Position, class Claim>
struct Node {
    Position position;
    Claim claim;
    bool operator==(const Node&) const = default;
};
/// The positions that have been named but not read, by their numbers.
template <class Position, class Claim>
using Open = std::unordered_map<std::int64_t, Node<Position, Claim>>;

/// No position of order <= 64 takes more beyond itself: its place in the table, and its labels.
constexpr std::size_t bytes_beside = 200;
/// Claimed where the position's own line says its value.
constexpr std::int64_t any_value = -1;

/// A move leads from position `id` to the one of this number.
template <class Position, class Claim>
void lead(Reader& reader, Open<Position, Claim>& open, std::int64_t id, std::string_view number,
          const Node<Position, Claim>& reached) {
    const std::int64_t child = reader.number_in(number, number_max);
    reader.prove(child > id, "a position comes before one that leads to it");
    const auto [known, fresh] = open.try_emplace(child, reached);
    reader.prove(fresh || known->second == reached, "the move leads to another position");
    reader.prove(open.size() * (sizeof(reached) + bytes_beside) <= reader.limits().open_bytes,
                 "the positions named and not yet listed take more memory than is allowed");
}

/// The moves of a compiled game.
template <Ruleset R>
struct Compiled {
    using Position = typename R::Position;
    static constexpr bool misere() { return false; }
    static std::vector<std::pair<std::string, Position>> moves(const Position& position) {
        std::vector<std::pair<std::string, Position>> result;
        for (const Position& option : R::options(position))
            result.emplace_back(text(R::move(position, option)), option);
        return result;
    }
};

/// Who cannot move loses; in a misere game, wins.
template <class Game>
void read_position(Reader& reader, const Game& game, Open<typename Game::Position, bool>& open,
                   std::int64_t id, const Node<typename Game::Position, bool>& node) {
    const bool agrees = reader.word() == (node.claim ? "N" : "P");
    reader.prove(agrees, "the position is to have the other outcome");
    const auto moves = game.moves(node.position);
    bool won = moves.empty() && game.misere();
    reader.prove(!won || node.claim, "who cannot move wins");
    std::string_view reply = node.claim && !won ? reader.word() : "";
    for (const auto& [name, option] : moves) {
        const std::string move = name + ":";
        if (!node.claim) reply = reader.word();
        const bool made = reply.starts_with(move);
        reader.prove(made || node.claim, "a move is missing or out of order");
        if (made) lead(reader, open, id, reply.substr(move.size()), {option, !node.claim});
        won = won || made;
    }
    reader.prove(won || !node.claim, "the move is not legal");
    reader.end_of_line();
}

/// The least number >= 0 that does not occur.
inline std::int64_t least_missing(std::vector<std::int64_t> values) {
    std::ranges::sort(values);
    std::int64_t result = 0;
    for (const std::int64_t value : values) result += value == result ? 1 : 0;
    return result;
}

/// A Grundy value is the least that no option has. Returns the moves to positions of value 0, with
/// a space between, and "none" if there is none: these win.
template <class Game>
std::string read_value(Reader& reader, const Game& game,
                       Open<typename Game::Position, std::int64_t>& open, std::int64_t id,
                       const Node<typename Game::Position, std::int64_t>& node) {
    const std::int64_t value = reader.number_in(reader.word(), number_max);
    reader.prove(node.claim == any_value || node.claim == value,
                 "the position is to have another value");
    std::vector<std::int64_t> values;
    std::string winning;
    for (const auto& [name, option] : game.moves(node.position)) {
        const std::string move = name + ":";
        const std::string_view reply = reader.word();
        reader.prove(reply.starts_with(move), "a move is missing or out of order");
        const std::string_view reached = reply.substr(move.size());
        const std::size_t equals = reached.find('=');
        reader.demand(equals != reached.npos, "'=' and a value belong here");
        values.push_back(reader.number_in(reached.substr(equals + 1), number_max));
        lead(reader, open, id, reached.substr(0, equals), {option, values.back()});
        if (values.back() == 0) winning += (winning.empty() ? "" : " ") + name;
    }
    reader.prove(value == least_missing(values), "the value is not the least that no option has");
    reader.end_of_line();
    return winning.empty() ? "none" : winning;
}

/// `read(open, id, node)` reads the line of each position. As each comes after those that lead to
/// it, its own follow from the rules, it can be forgotten once read, and play by these lines ends,
/// whatever the rules.
template <class Position, class Claim, class Read>
void check_positions(Reader& reader, const Position& start, Claim claim, Read read) {
    Open<Position, Claim> open{{0, {start, claim}}};
    for (std::int64_t id = 0; !open.empty(); ++id) {
        reader.next_line();
        reader.demand(reader.number_in(reader.word(), number_max) == id,
                      "the positions are numbered 0, 1, ...");
        const auto node = open.extract(id);
        reader.prove(!node.empty(), "no move leads to this position");
        read(open, id, node.mapped());
    }
}

}  // namespace gazetteer::check
