// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/terms/terms_data_games.hpp"

#include <map>
#include <optional>
#include <string>

#include "language/expressions/expression.hpp"
#include "oracle/engines/stream_memo.hpp"
#include "oracle/script/board_game.hpp"
#include "oracle/script/solver.hpp"

namespace gazetteer::conjectures::games {

namespace {

using DataSolver = script::Solver<script::ClassKey>;

static_assert(outcome_letters[static_cast<std::size_t>(PartizanOutcome::N)] == 'N' &&
              outcome_letters[static_cast<std::size_t>(PartizanOutcome::P)] == 'P' &&
              outcome_letters[static_cast<std::size_t>(PartizanOutcome::L)] == 'L' &&
              outcome_letters[static_cast<std::size_t>(PartizanOutcome::R)] == 'R');

/// The solvers of the games asked about, within one memory.
class DataSolvers {
  public:
    explicit DataSolvers(const EngineLimits& limits) : limits_(limits) {}
    /// A name has one game.
    DataSolver& of(const script::Rules& rules) {
        return solvers_.try_emplace(rules.name, rules, limits_).first->second;
    }
    std::size_t positions() const {
        std::size_t result = 0;
        for (const auto& [name, solver] : solvers_) result += solver.positions();
        return result;
    }

  private:
    EngineLimits limits_;
    std::map<std::string, DataSolver> solvers_;
};

/// This thread's, for all graphs of the stream.
StreamMemo<DataSolvers>& data_memo() {
    static thread_local StreamMemo<DataSolvers> result;
    return result;
}

/// ask(solver) with the solver of the game.
template <class Board, class Ask>
auto with_solver(const DataQuestion<Board>& question, Ask ask) {
    return data_memo()([&](DataSolvers& solvers) { return ask(solvers.of(question.rules)); });
}

/// From this order on a board is seldom met again, and a memo of its own beats one by classes.
constexpr int own_memo_order_min = 16;

const Graph& as_graph(const Graph& g) {
    return g;
}
Graph as_graph(const Digraph& d) {
    return d.underlying();
}

/// ask(solver, start), with the tokens where they start. A large board has a solver of its
/// own where that is faster.
template <class Board, class Ask>
auto from_start(const DataQuestion<Board>& question, Ask ask) {
    const script::Rules& rules = question.rules;
    std::vector<Vertex> tokens{question.tokens.first, question.tokens.second};
    tokens.resize(rules.tokens.size());
    if (question.board.order() >= own_memo_order_min &&
        script::BoardGame::is_faster(rules, as_graph(question.board))) {
        const auto board = std::make_shared<const script::Board>(question.board);
        script::Solver<script::BoardKey, script::BoardGame> solver(
            script::BoardGame(rules, board), script::BoardKey(rules, board), thread_limits());
        return ask(solver, solver.game().start(*board, tokens));
    }
    return with_solver(question, [&](DataSolver& solver) {
        return ask(solver, solver.game().start(question.board, tokens));
    });
}

}  // namespace

template <class Board>
bool is_P(const DataQuestion<Board>& question) {
    if (question.unrooted)
        return with_solver(question, [&](DataSolver& solver) {
            return solver.unrooted_outcome(question.board) == Outcome::P;
        });
    return from_start(question, [](auto& solver, const auto& start) {
        return solver.outcome(start) == Outcome::P;
    });
}

template <class Board>
int grundy(const DataQuestion<Board>& question) {
    if (question.unrooted)
        return with_solver(question, [&](DataSolver& solver) {
            return solver.unrooted_grundy_value(question.board);
        });
    return from_start(question,
                      [](auto& solver, const auto& start) { return solver.grundy_value(start); });
}

template <class Board>
std::int64_t winning_moves(const DataQuestion<Board>& question) {
    if (question.unrooted)
        return with_solver(question, [&](DataSolver& solver) {
            return static_cast<std::int64_t>(solver.winning_vertices(question.board).size());
        });
    return from_start(question, [](auto& solver, const auto& start) {
        return static_cast<std::int64_t>(solver.winning_choices(start).size());
    });
}

template <class Board>
int partizan_outcome(const DataQuestion<Board>& question) {
    return from_start(question, [](auto& solver, const auto& start) {
        return static_cast<int>(solver.partizan_outcome(start));
    });
}

template bool is_P(const DataQuestion<Graph>&);
template bool is_P(const DataQuestion<Digraph>&);
template int grundy(const DataQuestion<Graph>&);
template int grundy(const DataQuestion<Digraph>&);
template std::int64_t winning_moves(const DataQuestion<Graph>&);
template std::int64_t winning_moves(const DataQuestion<Digraph>&);
template int partizan_outcome(const DataQuestion<Graph>&);
template int partizan_outcome(const DataQuestion<Digraph>&);

}  // namespace gazetteer::conjectures::games
