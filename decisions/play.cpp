#include "cli/play.hpp"

#include <thread>

#include "graph/contract.hpp"

namespace gazetteer::cli {

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
    if (auto answer = theorems(start); answer && answer->all_winning_moves) return *answer;
    return *search(start);
}

}  // namespace

Judge::Judge(Game game, std::optional<double> seconds) : game_(game) {
    require(!is_partizan(game) && !is_rootless(game), "a game with one token");
    if (seconds)
        deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                       std::chrono::duration<double>(*seconds));
}

std::vector<Answer> Judge::answers(const Board& board, const std::vector<Vertex>& roots) {
    SearchSettings settings;
    settings.limits.threads = static_cast<int>(std::thread::hardware_concurrency());
    settings.limits.stop = [this] { return Clock::now() > deadline_; };
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
        if (settings.limits.stop()) throw TimeLimitReached();
        try {
            result.push_back(answer_at(theorems, search, root));
        } catch (const EngineStopped&) {
            throw TimeLimitReached();
        }
    }
    return result;
}

Board after_move(Game game, const Board& board, Vertex from, Vertex to) {
    switch (game) {
        case Game::uvg:
            return isolating(std::get<SparseGraph>(board), from);
        case Game::ueg:
            return std::get<SparseGraph>(board).without_edge(from, to);
        case Game::dvg:
            return std::get<Digraph>(board).isolating(from);
        case Game::deg:
            return std::get<Digraph>(board).without_arc(from, to);
        default:
            break;
    }
    require(false, "a game with one token");
    return board;
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
    return answer.winning_moves.get<std::vector<Vertex>>();
}

std::vector<Vertex> exemplary_play(Game game, Board board, Vertex root, Judge& judge) {
    std::vector<Vertex> result{root};
    for (;;) {
        const Vertex from = result.back();
        const std::vector<Vertex> moves = moves_from(board, from);
        if (moves.empty()) return result;
        const std::vector<Vertex> winning = winning_vertices(judge.answers(board, {from})[0]);
        const Vertex to = winning.empty() ? moves.front() : winning.front();
        board = after_move(game, board, from, to);
        result.push_back(to);
    }
}

}  // namespace gazetteer::cli
