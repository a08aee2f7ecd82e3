// SPDX-License-Identifier: GPL-3.0-or-later
// Games given as data, by search over their rules, as the program's solve does.
#include <sstream>

#include "certificates/certificate.hpp"
#include "faces/library/solving.hpp"
#include "oracle/script/board_game.hpp"
#include "oracle/script/solver.hpp"
#include "work/decisions/certify.hpp"

namespace gazetteer::v0 {

namespace {

using script::Rules;

std::vector<Move> moves_of(const Rules& rules, const std::vector<script::Choice>& choices) {
    std::vector<Move> result;
    for (const script::Choice& choice : choices) result.push_back({places_of(rules, choice)});
    return result;
}

Outcome of_letter(PartizanOutcome outcome) {
    constexpr Outcome outcomes[] = {Outcome::N, Outcome::P, Outcome::L, Outcome::R};
    return outcomes[static_cast<int>(outcome)];
}
Outcome of_letter(gazetteer::Outcome outcome) {
    return outcome == gazetteer::Outcome::N ? Outcome::N : Outcome::P;
}

template <class AnySolver, class AnyBoard>
Answer rooted(AnySolver& solver, const AnyBoard& board, const std::vector<int>& tokens) {
    const Rules& rules = solver.rules();
    const auto position = solver.game().start(board, tokens);
    Answer result;
    if (rules.is_partizan()) {
        result.outcome = of_letter(solver.partizan_outcome(position));
        result.left_winning_moves = moves_of(rules, solver.winning_choices(position, Player::left));
        result.right_winning_moves =
            moves_of(rules, solver.winning_choices(position, Player::right));
    } else if (rules.misere) {
        result.outcome = of_letter(solver.outcome(position));
        result.winning_moves = moves_of(rules, solver.winning_choices(position));
    } else {
        result.grundy = solver.grundy_value(position);
        result.outcome = *result.grundy == 0 ? Outcome::P : Outcome::N;
        result.winning_moves = moves_of(rules, solver.choices_to_zero(position));
    }
    return result;
}

template <class AnySolver, class AnyBoard>
Answer unrooted(AnySolver& solver, const AnyBoard& board) {
    Answer result;
    result.outcome = of_letter(solver.unrooted_outcome(board));
    if (!solver.rules().misere) result.grundy = solver.unrooted_grundy_value(board);
    for (Vertex v : solver.winning_vertices(board)) result.winning_moves.push_back({{v}});
    return result;
}

template <class AnySolver, class AnyBoard>
std::vector<Answer> solved(AnySolver solver, const AnyBoard& board,
                           const std::vector<Start>& starts) {
    std::vector<Answer> result;
    for (const Start& start : starts) {
        result.push_back(start.unrooted ? unrooted(solver, board)
                                        : rooted(solver, board, start.tokens));
        result.back().decided_by = "search";
    }
    return result;
}

/// The size up to which the game is played.
void check_size(const Rules& rules, const Board& board) {
    using script::WideSet;
    const int order = order_of(board);
    const bool is_large = !rules.directed && script::BoardGame::plays(rules, WideSet::order_max);
    const int order_max = is_large ? WideSet::order_max : gazetteer::Graph::order_max;
    if (order > order_max)
        throw OutOfReach(rules.name + " is played on at most " + std::to_string(order_max) +
                         " vertices; this board has " + std::to_string(order));
    const auto* graph = std::get_if<SparseGraph>(&board);
    if (order > gazetteer::Graph::order_max &&
        !script::BoardGame::plays(rules, order, static_cast<std::size_t>(graph->size())))
        throw OutOfReach(rules.name + " is played on at most " +
                         std::to_string(script::BoardGame::size_max) + " edges; this board has " +
                         std::to_string(graph->size()));
}

std::vector<Answer> solved(const Rules& rules, const Board& board, const std::vector<Start>& starts,
                           const EngineLimits& limits) {
    const auto* graph = std::get_if<SparseGraph>(&board);
    if (graph != nullptr && script::BoardGame::is_faster(rules, *graph)) {
        const auto shared = std::make_shared<const script::Board>(*graph);
        return solved(
            script::Solver<script::BoardKey, script::BoardGame>(
                script::BoardGame(rules, shared), script::BoardKey(rules, shared), limits),
            *shared, starts);
    }
    script::Solver<script::ClassKey> solver(rules, limits);
    if (graph != nullptr) return solved(std::move(solver), to_graph(*graph), starts);
    return solved(std::move(solver), std::get<gazetteer::Digraph>(board), starts);
}

}  // namespace

std::vector<Answer> solve_data(const Rules& rules, const Board& board,
                               const std::vector<Start>& starts, const SolveOptions& options,
                               const CallLimits& limits) {
    if (options.by == By::theorem) throw OutOfReach("no theorem here decides " + rules.name);
    if (!options.engine.empty())
        throw InputError(rules.name + " has one way to be searched: no engine is named");
    check_size(rules, board);
    std::vector<Answer> result = solved(rules, board, starts, limits.engine());
    for (std::size_t i = 0; options.certificate && i < starts.size(); ++i) {
        std::ostringstream out;
        decisions::write_certificate(out, rules, board, own(starts[i]), limits.engine());
        certificates::write_total(out);
        result[i].certificate = out.str();
    }
    return result;
}

}  // namespace gazetteer::v0
