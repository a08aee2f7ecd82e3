// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/decisions/data_play.hpp"

#include <algorithm>

#include "oracle/script/solver.hpp"

namespace gazetteer::decisions {

namespace {

using DataSolver = script::Solver<script::ClassKey>;

DataTurn turn_at(DataSolver& solver, script::Position position, Player mover,
                 const script::Choice& by) {
    DataTurn result{.position = std::move(position), .mover = mover, .by = by};
    if (solver.rules().is_partizan())
        result.outcome = solver.partizan_outcome(result.position);
    else
        result.outcome = solver.outcome(result.position);
    result.mover_wins = solver.wins_moving(result.position, mover);
    result.winning = solver.winning_choices(result.position, mover);
    return result;
}

}  // namespace

script::Position start_of(const script::Interpreter& game, const Board& board,
                          const std::vector<Vertex>& tokens) {
    if (const auto* digraph = std::get_if<Digraph>(&board)) return game.start(*digraph, tokens);
    return game.start(to_graph(std::get<SparseGraph>(board)), tokens);
}

std::vector<DataTurn> exemplary_play(const script::Rules& rules, const Board& board,
                                     const std::vector<Vertex>& tokens, Player first,
                                     const EngineLimits& limits) {
    DataSolver solver(rules, limits);
    script::Position start = start_of(solver.game(), board, tokens);
    std::vector<DataTurn> result{turn_at(solver, std::move(start), first, {})};
    for (;;) {
        const DataTurn& now = result.back();
        const auto choices = solver.game().choices(now.position, now.mover);
        if (choices.empty()) return result;
        const script::Choice made = now.winning.empty() ? choices.front() : now.winning.front();
        auto options = solver.game().options(now.position, now.mover);
        const auto place = std::ranges::find(choices, made) - choices.begin();
        result.push_back(turn_at(solver, std::move(options[static_cast<std::size_t>(place)]),
                                 opponent(now.mover), made));
    }
}

}  // namespace gazetteer::decisions
