// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/testkit/playthrough.hpp"

#include "graph/families.hpp"
#include "oracle/partizan.hpp"
#include "oracle/rules/games.hpp"
#include "oracle/solver.hpp"
#include "oracle/testkit/text.hpp"

namespace gazetteer {

namespace {

template <class Board>
std::vector<Board> corpus();

template <>
std::vector<Graph> corpus<Graph>() {
    const Graph paw(4, {{0, 1}, {0, 2}, {1, 2}, {2, 3}});
    return {Graph(0),
            Graph(1),
            to_graph(path(2)),
            to_graph(path(4)),
            to_graph(complete(3)),
            paw,
            to_graph(cycle(4)),
            disjoint_union(to_graph(path(3)), to_graph(path(2)))};
}

template <>
std::vector<Digraph> corpus<Digraph>() {
    return {Digraph(0),
            Digraph(1),
            Digraph(2, {{0, 1}}),
            Digraph(2, {{0, 1}, {1, 0}}),
            Digraph(3, {{0, 1}, {1, 2}, {2, 0}}),
            Digraph(4, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 2}})};
}

/// Which of `count` options the line numbered `line` takes at its move numbered `step`.
std::size_t choice(int line, int step, std::size_t count) {
    return static_cast<std::size_t>(2 * line + 3 * step) % count;
}

template <class Moves>
std::string listed(const Moves& moves) {
    if (moves.empty()) return " none";
    std::string result;
    for (const auto& move : moves) result += " " + text(move);
    return result;
}

template <Ruleset R>
std::string line_of_play(typename R::Position position, int line) {
    Solver<R> solver;
    std::string result;
    for (int step = 0;; ++step) {
        const auto options = R::options(position);
        std::vector<typename R::Move> moves;
        for (const auto& option : options) moves.push_back(R::move(position, option));
        result += text(position) + "\n  " + to_string(solver.outcome(position)) +
                  ", Grundy value " + std::to_string(solver.grundy_value(position)) + ", moves" +
                  listed(moves) + ", winning" + listed(solver.winning_moves(position)) + "\n";
        if (options.empty()) return result;
        const std::size_t chosen = choice(line, step, options.size());
        result += "  plays " + text(moves[chosen]) + "\n";
        position = options[chosen];
    }
}

/// Left moves first in the line 0, Right in the line 1.
template <PartizanRuleset R>
std::string line_of_play(typename R::Position position, int line) {
    PartizanSolver<R> solver;
    std::string result;
    Player mover = line == 0 ? Player::left : Player::right;
    for (int step = 0;; ++step) {
        const auto options = R::options(position, mover);
        std::vector<typename R::Move> moves;
        for (const auto& option : options) moves.push_back(R::move(position, option, mover));
        const std::string name = mover == Player::left ? "Left" : "Right";
        result += text(position) + "\n  " + to_string(solver.outcome(position)) + ", moves of " +
                  name + listed(moves) + ", winning" +
                  listed(solver.winning_moves(position, mover)) + "\n";
        if (options.empty()) return result;
        const std::size_t chosen = choice(line, step, options.size());
        result += "  " + name + " plays " + text(moves[chosen]) + "\n";
        position = options[chosen];
        mover = opponent(mover);
    }
}

template <class R>
void record(std::map<std::string, std::string>& result) {
    std::string& lines = result[R::name];
    for (const auto& board : corpus<BoardOf<R>>())
        for_each_start_on<R>(board, [&](const auto& start) {
            const std::string first = line_of_play<R>(position_of<R>(start), 0);
            const std::string second = line_of_play<R>(position_of<R>(start), 1);
            lines += first + "\n" + (second == first ? "" : second + "\n");
        });
}

}  // namespace

std::map<std::string, std::string> playthroughs() {
    std::map<std::string, std::string> result;
    GamesAndForms::for_each([&result]<class R>() { record<R>(result); });
    return result;
}

}  // namespace gazetteer
