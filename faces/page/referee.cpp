// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/page/referee.hpp"

#include <algorithm>

#include "graph/errors.hpp"
#include "oracle/script/check.hpp"

namespace gazetteer::page {

namespace {

std::shared_ptr<const script::Board> made(const Board& board) {
    return std::visit([](const auto& g) { return std::make_shared<const script::Board>(g); },
                      board);
}

}  // namespace

Referee::Referee(const script::Rules& rules, const Board& board, const EngineLimits& limits)
    : board_(made(board)),
      solver_(script::BoardGame(rules, board_), script::BoardKey(rules, board_), limits) {}

script::Position Referee::plain(const Place& place) {
    return solver_.game().view().plain(place.position);
}

Place Referee::start(const std::vector<Vertex>& tokens, Player first) {
    return {solver_.game().start(*board_, tokens), first};
}

Place Referee::after(const Place& place, const script::Choice& choice) {
    const std::vector<script::Choice> choices =
        solver_.game().choices(place.position, asked(place.mover));
    const auto found = std::ranges::find(choices, choice);
    if (found == choices.end())
        throw InputError("the line of play has a move that the rules do not allow here");
    return {
        solver_.game().options(
            place.position, asked(place.mover))[static_cast<std::size_t>(found - choices.begin())],
        next(place.mover)};
}

std::vector<JudgedMove> Referee::moves(const Place& place) {
    std::vector<JudgedMove> result;
    for (const script::Choice& choice : solver_.game().choices(place.position, asked(place.mover)))
        result.push_back({.choice = choice});
    return result;
}

Judgement Referee::judge(const Place& place) {
    const Player player = asked(place.mover);
    Judgement result{.moves = moves(place)};
    const auto options = solver_.game().options(place.position, player);
    for (std::size_t i = 0; i < options.size(); ++i) {
        JudgedMove& move = result.moves[i];
        if (rules().has_grundy_values()) {
            move.grundy = solver_.grundy_value(options[i]);
            move.wins = *move.grundy == 0;
        } else {
            move.wins = !solver_.wins_moving(options[i], asked(next(place.mover)));
        }
    }
    if (rules().has_grundy_values()) result.grundy = solver_.grundy_value(place.position);
    result.mover_wins = solver_.wins_moving(place.position, player);
    result.outcome = rules().is_partizan() ? to_string(solver_.partizan_outcome(place.position))
                                           : to_string(result.mover_wins ? Outcome::N : Outcome::P);
    return result;
}

}  // namespace gazetteer::page
