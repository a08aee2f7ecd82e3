// SPDX-License-Identifier: GPL-3.0-or-later
// The oracle's answers: game search on the rules; theorems enter only as cuts of the proof search,
// where they are asked for.
#include <algorithm>
#include <memory>

#include "oracle/engines/memo_or_table.hpp"
#include "oracle/engines/ueg/any_edge_geography_solver.hpp"
#include "oracle/engines/ueg/ueg_solver.hpp"
#include "oracle/solver.hpp"
#include "properties/checks/theorem_cuts.hpp"
#include "work/decisions/decide.hpp"

namespace gazetteer::decisions {

namespace {

Answer found(AnyOutcome outcome, WinningMoves moves, BySearch by) {
    return {.outcome = outcome,
            .winning_moves = std::move(moves),
            .grundy = std::nullopt,
            .reason = std::move(by)};
}

BySearch by_memo(std::size_t positions) {
    return {to_string(BoardEngine::memo), static_cast<double>(positions), {}};
}

template <class Move>
Answer found(const BoardAnswer<Move>& by) {
    return found(by.outcome, by.winning_moves,
                 {to_string(by.engine), static_cast<double>(by.positions), {}});
}

BoardOptions board_options(const SearchSettings& settings) {
    BoardOptions result{.limits = settings.limits};
    for (BoardEngine engine : {BoardEngine::memo, BoardEngine::subsets})
        if (settings.engine == to_string(engine)) result.engine = engine;
    return result;
}

/// The first player's choice of a root that is P for the player to move.
template <class IsP>
std::vector<Vertex> roots_to_choose(int order, IsP is_P) {
    std::vector<Vertex> result;
    for (Vertex v = 0; v < order; ++v)
        if (is_P(v)) result.push_back(v);
    return result;
}

Outcome outcome_with(const std::vector<Vertex>& winning_moves) {
    return winning_moves.empty() ? Outcome::P : Outcome::N;
}

template <class AnyBoard>
Decider vertex_geography(const AnyBoard& board, const SearchSettings& settings) {
    const auto search = std::make_shared<VertexGeographySearch>(board, board_options(settings));
    return [search](const Start& start) -> std::optional<Answer> {
        return found(start.unrooted ? search->decide_unrooted() : search->decide(start.tokens[0]));
    };
}

Decider directed_edge_geography(const Digraph& d, const EngineLimits& limits) {
    const auto solver = std::make_shared<AnyEdgeGeographySolver>(d, limits);
    return [solver, order = d.order()](const Start& start) -> std::optional<Answer> {
        const std::vector<Vertex> moves =
            start.unrooted ? roots_to_choose(order, [&](Vertex v) { return solver->is_P(v); })
                           : solver->winning_moves(start.tokens[0]);
        return found(outcome_with(moves), moves, by_memo(solver->positions()));
    };
}

/// Rooted, or unrooted; the engine of an unrooted game is that of the last root.
class UndirectedEdgeGeographySearch {
  public:
    UndirectedEdgeGeographySearch(const SparseGraph& g, const SearchSettings& settings)
        : order_(g.order()),
          cuts_(settings.theorems ? properties::theorem_cuts() : std::vector<ProofCut>()) {
        UegOptions options;
        options.limits = settings.limits;
        for (const auto& [name, engine] : ueg_engine_names)
            if (settings.engine == name) options.engine = engine;
        options.many_roots = settings.many_roots;
        options.cuts = cuts_;
        options.progress = settings.progress;
        solver_ = std::make_shared<UegSolver>(g, options);
    }
    std::optional<Answer> operator()(const Start& start) const {
        return start.unrooted ? unrooted() : rooted(start.tokens[0]);
    }

  private:
    Answer rooted(Vertex root) const {
        const UegAnswer by = solver_->decide(root);
        return found(by.outcome, by.winning_moves, searched(by));
    }
    Answer unrooted() const {
        UegAnswer last;
        const std::vector<Vertex> choices = roots_to_choose(order_, [&](Vertex v) {
            last = solver_->decide(v);
            return last.outcome == Outcome::P;
        });
        return found(outcome_with(choices), choices, order_ > 0 ? searched(last) : BySearch{});
    }
    BySearch searched(const UegAnswer& by) const {
        BySearch result{to_string(by.engine), by.positions, {}};
        if (by.engine != UegEngine::proof_search) return result;
        for (std::size_t i = 0; i < by.cut_counts.size(); ++i)
            result.settled_by.emplace_back(cuts_[i].name, by.cut_counts[i]);
        return result;
    }

    int order_;
    std::vector<ProofCut> cuts_;
    std::shared_ptr<UegSolver> solver_;
};

template <PartizanRuleset R>
Decider partizan(const BoardOf<R>& board, const EngineLimits& limits) {
    return [board, solver = std::make_shared<PartizanSolver<R>>(limits)](
               const Start& start) -> std::optional<Answer> {
        const auto position = position_of<R>({board, start.tokens});
        const PartizanMoves<typename R::Move> moves{solver->winning_moves(position, Player::left),
                                                    solver->winning_moves(position, Player::right)};
        const PartizanOutcome outcome = solver->outcome(position);
        return found(outcome, moves, by_memo(solver->positions()));
    };
}

Decider slither(const Graph& g, const SearchSettings& settings) {
    return [g, options = board_options(settings)](const Start&) -> std::optional<Answer> {
        return found(slither_search(g, options));
    };
}

Decider edge_delete(const Graph& g, const SearchSettings& settings) {
    return [g, options = board_options(settings)](const Start&) -> std::optional<Answer> {
        const BoardAnswer<Edge> by_engine = edge_delete_search(g, options);
        Answer result = found(by_engine);
        result.grundy = by_engine.grundy_value;
        return result;
    };
}

template <Ruleset R>
Answer found_by(Solver<R>& solver, const typename R::Position& position) {
    std::vector<typename R::Move> moves = solver.winning_moves(position);
    std::ranges::sort(moves);
    const Outcome outcome = solver.outcome(position);
    return found(outcome, std::move(moves), by_memo(solver.positions()));
}

/// Any impartial game that has no engine of its own.
template <Ruleset R>
Decider memo_of_positions(const BoardOf<R>& board, const EngineLimits& limits) {
    const auto from_tokens = [board, solver = std::make_shared<Solver<R>>(limits)](
                                 const Start& start) -> std::optional<Answer> {
        return found_by(*solver, position_of<R>({board, start.tokens}));
    };
    if constexpr (has_unrooted_form<R>)
        return [board, limits, from_tokens](const Start& start) -> std::optional<Answer> {
            if (!start.unrooted) return from_tokens(start);
            Solver<Unrooted<R>> unrooted(limits);
            return found_by(unrooted, Unrooted<R>::start(board));
        };
    else
        return from_tokens;
}

/// The board as the rules take it.
template <class R>
BoardOf<R> small(const Board& board) {
    if constexpr (is_directed<R>) {
        return std::get<Digraph>(board);
    } else {
        const auto& g = std::get<SparseGraph>(board);
        if (g.order() > Graph::order_max)
            throw OutOfReach("order " + std::to_string(g.order()) + " is above " +
                             std::to_string(Graph::order_max) + ", the limit of search in " +
                             R::name);
        return to_graph(g);
    }
}

template <class R>
constexpr bool is_vertex_geography =
    std::same_as<R, UndirectedVertexGeography> || std::same_as<R, DirectedVertexGeography>;
template <class R>
constexpr bool has_subset_table =
    is_vertex_geography<R> || std::same_as<R, Slither> || std::same_as<R, EdgeDelete>;

/// The engine of the game R.
template <class R>
Decider searching(const Board& board, const SearchSettings& settings) {
    if constexpr (std::same_as<R, UndirectedEdgeGeography>)
        return UndirectedEdgeGeographySearch(std::get<SparseGraph>(board), settings);
    else if constexpr (std::same_as<R, DirectedEdgeGeography>)
        return directed_edge_geography(std::get<Digraph>(board), settings.limits);
    else if constexpr (is_vertex_geography<R>)
        return vertex_geography(small<R>(board), settings);
    else if constexpr (std::same_as<R, Slither>)
        return slither(small<R>(board), settings);
    else if constexpr (std::same_as<R, EdgeDelete>)
        return edge_delete(small<R>(board), settings);
    else if constexpr (PartizanRuleset<R>)
        return partizan<R>(small<R>(board), settings.limits);
    else
        return memo_of_positions<R>(small<R>(board), settings.limits);
}

}  // namespace

std::vector<std::string> engines_of(Game game) {
    std::vector<std::string> result;
    if (game.is<UndirectedEdgeGeography>()) {
        for (const UegEngineName& engine : ueg_engine_names) result.push_back(engine.name);
        return result;
    }
    result.push_back(to_string(BoardEngine::memo));
    if (game.visit([]<class R>() { return has_subset_table<R>; }))
        result.push_back(to_string(BoardEngine::subsets));
    return result;
}

Decider search_decider(Game game, const Board& board, const SearchSettings& settings) {
    return game.visit([&]<class R>() { return searching<R>(board, settings); });
}

}  // namespace gazetteer::decisions
