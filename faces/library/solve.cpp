// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/solve.hpp"

#include <algorithm>

#include "faces/library/solving.hpp"
#include "oracle/script/check.hpp"
#include "work/decisions/decide.hpp"

namespace gazetteer::v0 {

namespace {

/// The tokens stand on two different vertices.
bool keeps_tokens_apart(const Game& game) {
    const auto* built_in = Inside::built_in(game);
    return built_in != nullptr && built_in->is<PartizanVertexGeography>();
}

void check_board(const Game& game, const AnyGraph& graph) {
    const bool directed = std::holds_alternative<Digraph>(graph);
    if (directed != game.is_directed())
        throw InputError(game.name() + " is played on " +
                         (directed ? "graphs, not on digraphs" : "digraphs, not on graphs"));
}

void check_start(const Game& game, int order, const Start& start) {
    if (start.unrooted) {
        if (!start.tokens.empty())
            throw InputError("an unrooted start names no vertex: the first player chooses it");
        if (!game.has_unrooted_form()) throw InputError(game.name() + " has no unrooted form");
        return;
    }
    const auto wanted = static_cast<std::size_t>(game.token_count());
    if (start.tokens.size() != wanted)
        throw InputError(wanted == 0 ? game.name() + " has no root"
                                     : game.name() + " starts with " + std::to_string(wanted) +
                                           (wanted == 1 ? " vertex" : " vertices") + ", not " +
                                           std::to_string(start.tokens.size()));
    for (int v : start.tokens) check_vertex(v, order);
    if (keeps_tokens_apart(game) && start.tokens[0] == start.tokens[1])
        throw InputError("the tokens of " + game.name() + " start on two different vertices");
}

}  // namespace

const char* to_string(Outcome outcome) {
    constexpr const char* names[] = {"N", "P", "L", "R"};
    return names[static_cast<int>(outcome)];
}

std::vector<Start> all_starts(const Game& game, const AnyGraph& graph) {
    check_board(game, graph);
    std::vector<Start> result;
    std::vector<int> tokens(static_cast<std::size_t>(game.token_count()), 0);
    const int order = order_of(graph);
    if (order == 0 && !tokens.empty()) return result;
    // As an odometer: the last token is the wheel that turns fastest.
    for (bool more = true; more;) {
        if (!keeps_tokens_apart(game) || tokens[0] != tokens[1]) result.push_back({tokens});
        auto wheel = tokens.rbegin();
        while (wheel != tokens.rend() && ++*wheel == order) *wheel++ = 0;
        more = wheel != tokens.rend();
    }
    return result;
}

std::vector<std::string> engines_of(const Game& game) {
    const auto* built_in = Inside::built_in(game);
    return built_in == nullptr ? std::vector<std::string>() : decisions::engines_of(*built_in);
}

Answer solve(const Game& game, const AnyGraph& graph, const Start& start,
             const SolveOptions& options) {
    return solve_all(game, graph, {start}, options).front();
}

std::vector<Answer> solve_all(const Game& game, const AnyGraph& graph,
                              const std::vector<Start>& starts, const SolveOptions& options) {
    check_board(game, graph);
    for (const Start& start : starts) check_start(game, order_of(graph), start);
    return in_public([&] {
        const CallLimits limits(options.limits);
        const Board board = board_of(graph);
        if (const auto* built_in = Inside::built_in(game))
            return solve_built_in(*built_in, board, starts, options, limits);
        return solve_data(*Inside::rules(game), board, starts, options, limits);
    });
}

}  // namespace gazetteer::v0
