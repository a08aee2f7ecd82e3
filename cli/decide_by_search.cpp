// The oracle's answers: game search on the rules; theorems enter only as cuts of the proof search,
// where they are asked for.
#include <memory>

#include "cli/decide.hpp"
#include "cli/json_values.hpp"
#include "cli/output.hpp"
#include "oracle/edge_geography_solver.hpp"
#include "oracle/memo_or_table.hpp"
#include "oracle/page_memory.hpp"
#include "oracle/partizan.hpp"
#include "oracle/rules/partizan_edge_geography.hpp"
#include "oracle/rules/partizan_vertex_geography.hpp"
#include "properties/theorem_cuts.hpp"

namespace gazetteer::cli {

namespace {

constexpr const char* by_search = "search";

Answer found(Outcome outcome, Json winning_moves) {
    Answer result;
    result.outcome = to_string(outcome);
    result.winning_moves = std::move(winning_moves);
    result.decided_by = by_search;
    return result;
}

Answer found_by_memo(Outcome outcome, Json winning_moves, std::size_t positions) {
    Answer result = found(outcome, std::move(winning_moves));
    result.engine = to_string(BoardEngine::memo);
    result.positions = static_cast<double>(positions);
    return result;
}

Json moves_json(const std::vector<Vertex>& moves) {
    return moves;
}
Json moves_json(const std::vector<Edge>& moves) {
    return to_json(moves);
}

template <class Move>
Answer found(const BoardAnswer<Move>& by) {
    Answer result = found(by.outcome, moves_json(by.winning_moves));
    result.engine = to_string(by.engine);
    result.positions = static_cast<double>(by.positions);
    return result;
}

/// The engines' own errors as the program reports them.
Decider within_limits(Decider decide) {
    return [decide = std::move(decide)](const Start& start) {
        try {
            return decide(start);
        } catch (const EngineLimitExceeded& e) {
            throw InputError(std::string(e.what()) + " (--memory, --engine)");
        } catch (const OutOfMemory& e) {
            throw EnvironmentError(e.what());
        }
    };
}

BoardOptions board_options(const SearchSettings& settings) {
    BoardOptions result{.limits = settings.limits};
    for (BoardEngine engine : {BoardEngine::memo, BoardEngine::subsets})
        if (settings.engine == to_string(engine)) result.engine = engine;
    return result;
}

template <class Board>
Decider vertex_geography(const Board& board, const SearchSettings& settings) {
    const auto search = std::make_shared<VertexGeographySearch>(board, board_options(settings));
    return [search](const Start& start) -> std::optional<Answer> {
        return found(start.unrooted ? search->decide_unrooted() : search->decide(start.tokens[0]));
    };
}

/// Rooted, or unrooted: the first player chooses a root that is P for the player to move.
template <int words>
Decider directed_edge_geography(const Digraph& d, const EngineLimits& limits) {
    const auto solver = std::make_shared<EdgeGeographySolver<words>>(d, limits);
    return [solver, order = d.order()](const Start& start) -> std::optional<Answer> {
        std::vector<Vertex> moves;
        if (start.unrooted) {
            for (Vertex v = 0; v < order; ++v)
                if (solver->is_P(v)) moves.push_back(v);
        } else {
            moves = solver->winning_moves(start.tokens[0]);
        }
        return found_by_memo(moves.empty() ? Outcome::P : Outcome::N, moves, solver->positions());
    };
}

/// The solver's words are fixed in advance: the fewest that hold the arcs.
Decider directed_edge_geography(const Digraph& d, const EngineLimits& limits) {
    if (d.size() <= 64) return directed_edge_geography<1>(d, limits);
    if (d.size() <= 256) return directed_edge_geography<4>(d, limits);
    return directed_edge_geography<64>(d, limits);
}

/// The counts of the cuts by their names.
Json settled_by(const std::vector<ProofCut>& cuts, const std::vector<std::uint64_t>& counts) {
    Json result = Json::object();
    for (std::size_t i = 0; i < counts.size(); ++i) result[cuts[i].name] = counts[i];
    return result;
}

/// Rooted, or unrooted: of an unrooted game the engine is that of the last root.
class UndirectedEdgeGeographySearch {
  public:
    UndirectedEdgeGeographySearch(const SparseGraph& g, const SearchSettings& settings)
        : order_(g.order()), cuts_(settings.theorems ? theorem_cuts() : std::vector<ProofCut>()) {
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
        const UegAnswer found_by_engine = solver_->decide(root);
        Answer result = found(found_by_engine.outcome, found_by_engine.winning_moves);
        describe(result, found_by_engine);
        return result;
    }
    Answer unrooted() const {
        std::vector<Vertex> choices;
        UegAnswer last;
        for (Vertex v = 0; v < order_; ++v) {
            last = solver_->decide(v);
            if (last.outcome == Outcome::P) choices.push_back(v);
        }
        Answer result = found(choices.empty() ? Outcome::P : Outcome::N, choices);
        if (order_ > 0) describe(result, last);
        return result;
    }
    void describe(Answer& answer, const UegAnswer& by) const {
        answer.engine = to_string(by.engine);
        answer.positions = by.positions;
        if (by.engine == UegEngine::proof_search && !cuts_.empty())
            answer.settled_by = settled_by(cuts_, by.cut_counts);
    }

    int order_;
    std::vector<ProofCut> cuts_;
    std::shared_ptr<UegSolver> solver_;
};

template <PartizanRuleset R>
Decider partizan(const Graph& g, const EngineLimits& limits) {
    return [g, solver = std::make_shared<PartizanSolver<R>>(limits)](
               const Start& start) -> std::optional<Answer> {
        const auto position = R::start(g, start.tokens[0], start.tokens[1]);
        Answer result;
        result.outcome = to_string(solver->outcome(position));
        result.winning_moves = {{"left", solver->winning_moves(position, Player::left)},
                                {"right", solver->winning_moves(position, Player::right)}};
        result.decided_by = by_search;
        result.engine = to_string(BoardEngine::memo);
        result.positions = static_cast<double>(solver->positions());
        return result;
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

Graph small_graph(const SparseGraph& g, Game game) {
    if (g.order() > Graph::order_max)
        throw InputError("order " + std::to_string(g.order()) + " is above " +
                         std::to_string(Graph::order_max) + ", the limit of search in " +
                         to_string(game));
    return to_graph(g);
}

Decider decider(Game game, const Board& board, const SearchSettings& settings) {
    if (game == Game::ueg)
        return UndirectedEdgeGeographySearch(std::get<SparseGraph>(board), settings);
    if (game == Game::dvg) return vertex_geography(std::get<Digraph>(board), settings);
    if (game == Game::deg)
        return directed_edge_geography(std::get<Digraph>(board), settings.limits);
    const Graph g = small_graph(std::get<SparseGraph>(board), game);
    if (game == Game::uvg) return vertex_geography(g, settings);
    if (game == Game::partizan_uvg) return partizan<PartizanVertexGeography>(g, settings.limits);
    if (game == Game::partizan_ueg) return partizan<PartizanEdgeGeography>(g, settings.limits);
    return game == Game::slither ? slither(g, settings) : edge_delete(g, settings);
}

}  // namespace

std::vector<std::string> engines_of(Game game) {
    std::vector<std::string> result;
    if (game == Game::ueg) {
        for (const UegEngineName& engine : ueg_engine_names) result.push_back(engine.name);
        return result;
    }
    result.push_back(to_string(BoardEngine::memo));
    if (game != Game::deg && !is_partizan(game)) result.push_back(to_string(BoardEngine::subsets));
    return result;
}

Decider search_decider(Game game, const Board& board, const SearchSettings& settings) {
    return within_limits(decider(game, board, settings));
}

}  // namespace gazetteer::cli
