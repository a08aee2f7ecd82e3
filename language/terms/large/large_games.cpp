// SPDX-License-Identifier: GPL-3.0-or-later
// Games given as data on graphs of more than 64 vertices.
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "language/expressions/data_games.hpp"
#include "language/expressions/large_terms.hpp"
#include "language/numbers/limit_exceeded.hpp"
#include "oracle/engines/stream_memo.hpp"
#include "oracle/script/board_game.hpp"
#include "oracle/script/solver.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

using LargeSolver = script::Solver<script::BoardKey, script::BoardGame>;

/// The solvers of the games asked about, within one memory. What is known of paths and cycles is
/// known on the next board.
class LargeSolvers {
  public:
    explicit LargeSolvers(const EngineLimits& limits) : limits_(limits) {}
    LargeSolver& on(const script::Rules& rules, const std::shared_ptr<const script::Board>& board) {
        script::BoardGame game(rules, board);
        script::BoardKey keys(rules, board, ++boards_);
        const auto known = solvers_.find(rules.name);
        if (known == solvers_.end())
            return solvers_.try_emplace(rules.name, std::move(game), std::move(keys), limits_)
                .first->second;
        known->second.turn_to(std::move(game), std::move(keys));
        return known->second;
    }
    std::size_t positions() const {
        std::size_t result = 0;
        for (const auto& [name, solver] : solvers_) result += solver.positions();
        return result;
    }

  private:
    EngineLimits limits_;
    std::uint32_t boards_ = 0;
    std::map<std::string, LargeSolver> solvers_;
};

/// This thread's.
StreamMemo<LargeSolvers>& large_memo() {
    static thread_local StreamMemo<LargeSolvers> result;
    return result;
}

Integer asked(std::string_view term, LargeSolver& solver, const script::BoardPosition& start) {
    if (term == "P") return solver.outcome(start) == Outcome::P ? 1 : 0;
    if (term == "grundy") return solver.grundy_value(start);
    if (term == "winning_moves")
        return static_cast<std::int64_t>(solver.winning_choices(start).size());
    if (term == "outcome") return static_cast<int>(solver.partizan_outcome(start));
    refuse_large(term);
}

}  // namespace

Integer of_large_game(std::string_view term, TermGame game, const SparseGraph& g) {
    const script::Rules* const rules = rules_of(game);
    if (rules == nullptr || rules->token_count() > 0 || rules->directed) refuse_large(term);
    if (!script::BoardGame::plays(*rules, g.order(), static_cast<std::size_t>(g.size())))
        throw LimitExceeded(rules->name + " is not played on a board of order " +
                            std::to_string(g.order()) +
                            ": to 64 where its moves have conditions, " +
                            "else to 256, of at most 4096 edges where edges go");
    const auto board = std::make_shared<const script::Board>(g);
    try {
        return large_memo()([&](LargeSolvers& solvers) {
            LargeSolver& solver = solvers.on(*rules, board);
            return asked(term, solver, solver.game().start(*board, {}));
        });
    } catch (const EngineStopped&) {
        throw runs::Stopped();
    }
}

}  // namespace gazetteer::conjectures
