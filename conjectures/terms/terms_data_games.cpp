#include "conjectures/terms/terms_data_games.hpp"

#include <map>
#include <string>

#include "conjectures/language/expression.hpp"
#include "oracle/engines/stream_memo.hpp"
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
        const auto known = solvers_.find(rules.name);
        if (known != solvers_.end()) return known->second;
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

/// ask(solver, start), where the token is at v if there is one.
template <class Ask>
auto from_start(const DataQuestion& question, Vertex v, Ask ask) {
    return data_memo()([&](DataSolvers& solvers) {
        DataSolver& solver = solvers.of(question.rules);
        const std::vector<Vertex> tokens(question.rules.tokens.size(), v);
        return ask(solver, solver.game().start(question.graph, tokens));
    });
}

bool is_P_from(const DataQuestion& question, Vertex v) {
    return from_start(question, v, [](DataSolver& solver, const script::Position& start) {
        return solver.outcome(start) == Outcome::P;
    });
}

int grundy_from(const DataQuestion& question, Vertex v) {
    return from_start(question, v, [](DataSolver& solver, const script::Position& start) {
        return solver.grundy_value(start);
    });
}

}  // namespace

bool is_P(const DataQuestion& question) {
    if (!question.unrooted) return is_P_from(question, question.v);
    // Who finds no vertex cannot move.
    const bool stuck_wins = question.rules.misere && question.graph.order() == 0;
    return winning_moves(question) == 0 && !stuck_wins;
}

int grundy(const DataQuestion& question) {
    if (!question.unrooted) return grundy_from(question, question.v);
    std::vector<int> values;
    for (Vertex v : question.graph.vertices()) values.push_back(grundy_from(question, v));
    return mex(std::move(values));
}

std::int64_t winning_moves(const DataQuestion& question) {
    if (question.unrooted) {
        std::int64_t result = 0;
        for (Vertex v : question.graph.vertices()) result += is_P_from(question, v) ? 1 : 0;
        return result;
    }
    return from_start(question, question.v, [](DataSolver& solver, const script::Position& start) {
        return static_cast<std::int64_t>(solver.winning_choices(start).size());
    });
}

int partizan_outcome(const DataQuestion& question) {
    return from_start(question, question.v, [](DataSolver& solver, const script::Position& start) {
        return static_cast<int>(solver.partizan_outcome(start));
    });
}

}  // namespace gazetteer::conjectures::games
