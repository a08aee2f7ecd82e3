// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/decisions/play.hpp"

#include "graph/contract.hpp"
#include "work/threads.hpp"

namespace gazetteer::decisions {

namespace {

SparseGraph isolating(const SparseGraph& g, Vertex v) {
    std::vector<Edge> kept;
    for (const Edge& e : g.edges())
        if (e.u != v && e.v != v) kept.push_back(e);
    return {g.order(), kept};
}

/// The theorem's answer if it has all winning moves, else the search's.
Answer answer_at(const Decider& theorems, const Decider& search, Vertex root) {
    const Start start{{root}};
    if (auto answer = theorems(start); answer && answer->all_winning_moves()) return *answer;
    return *search(start);
}

}  // namespace

Judge::Judge(Game game, std::optional<double> seconds, std::size_t bytes,
             PositionAllowance* allowance)
    : game_(game),
      limit_(seconds.value_or(runs::Stop::never)),
      stop_(limit_.token()),
      bytes_(bytes),
      allowance_(allowance) {
    require(game.has_unrooted_form(), "a game with one token");
}

std::vector<Answer> Judge::answers(const Board& board, const std::vector<Vertex>& roots) {
    SearchSettings settings;
    settings.limits.threads = runs::thread_count(0);
    settings.limits.stop = &stop_;
    settings.limits.bytes = bytes_;
    settings.limits.allowance = allowance_;
    settings.theorems = true;
    settings.many_roots = roots.size() > 1;
    const Decider theorems = theorem_decider(game_, board);
    // Made when it is first needed: it may refuse a board that theorems decide.
    Decider made;
    const Decider search = [&](const Start& start) {
        if (!made) made = search_decider(game_, board, settings);
        return made(start);
    };
    std::vector<Answer> result;
    for (Vertex root : roots) {
        if (limit_.requested()) throw TimeLimitReached();
        try {
            result.push_back(answer_at(theorems, search, root));
        } catch (const EngineStopped&) {
            throw TimeLimitReached();
        }
    }
    return result;
}

Board after_move(Game game, const Board& board, Vertex from, Vertex to) {
    return game.visit([&]<class R>() -> Board {
        if constexpr (std::same_as<R, UndirectedVertexGeography>)
            return isolating(std::get<SparseGraph>(board), from);
        else if constexpr (std::same_as<R, UndirectedEdgeGeography>)
            return std::get<SparseGraph>(board).without_edge(from, to);
        else if constexpr (std::same_as<R, DirectedVertexGeography>)
            return std::get<Digraph>(board).isolating(from);
        else if constexpr (std::same_as<R, DirectedEdgeGeography>)
            return std::get<Digraph>(board).without_arc(from, to);
        else
            static_assert(!has_unrooted_form<R>, "after_move of this game with one token");
        throw ContractViolation("requires a game with one token");
    });
}

std::vector<Vertex> moves_from(const Board& board, Vertex v) {
    std::vector<Vertex> result;
    if (const auto* g = std::get_if<SparseGraph>(&board))
        for (Vertex w : g->neighbours(v)) result.push_back(w);
    else
        for (Vertex w : std::get<Digraph>(board).out_neighbours(v)) result.push_back(w);
    return result;
}

std::vector<Vertex> winning_vertices(const Answer& answer) {
    return std::get<std::vector<Vertex>>(answer.winning_moves);
}

void for_each_turn(Game game, Board board, Vertex root, Judge& judge,
                   const std::function<void(const Turn&)>& visit) {
    for (Vertex token = root;;) {
        const Answer answer = judge.answers(board, {token})[0];
        visit({board, token, answer});
        const std::vector<Vertex> moves = moves_from(board, token);
        if (moves.empty()) return;
        const std::vector<Vertex> winning = winning_vertices(answer);
        const Vertex to = winning.empty() ? moves.front() : winning.front();
        board = after_move(game, board, token, to);
        token = to;
    }
}

std::vector<Vertex> exemplary_play(Game game, Board board, Vertex root, Judge& judge) {
    std::vector<Vertex> result;
    for_each_turn(game, std::move(board), root, judge,
                  [&result](const Turn& turn) { result.push_back(turn.token); });
    return result;
}

}  // namespace gazetteer::decisions
