// The oracle's answers: game search on the rules; theorems enter only as cuts of the proof search,
// where they are asked for.
#include <memory>

#include "cli/decide.hpp"
#include "cli/json_values.hpp"
#include "cli/output.hpp"
#include "oracle/edge_delete_solver.hpp"
#include "oracle/edge_geography_solver.hpp"
#include "oracle/page_memory.hpp"
#include "oracle/partizan.hpp"
#include "oracle/rules/partizan_edge_geography.hpp"
#include "oracle/rules/partizan_vertex_geography.hpp"
#include "oracle/slither_solver.hpp"
#include "oracle/vertex_geography_solver.hpp"
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

/// Rooted, or unrooted: the first player chooses a root that is P for the player to move.
template <class Solver>
Decider geography(std::shared_ptr<Solver> solver, int order) {
    return [solver, order](const Start& start) -> std::optional<Answer> {
        if (!start.unrooted)
            return found(solver->outcome(start.tokens[0]), solver->winning_moves(start.tokens[0]));
        std::vector<Vertex> choices;
        for (Vertex v = 0; v < order; ++v)
            if (solver->is_P(v)) choices.push_back(v);
        return found(choices.empty() ? Outcome::P : Outcome::N, choices);
    };
}

/// The solver's words are fixed in advance: the fewest that hold the arcs.
Decider directed_edge_geography(const Digraph& d) {
    const auto with = [&]<int words>() {
        return geography(std::make_shared<EdgeGeographySolver<words>>(d), d.order());
    };
    if (d.size() <= 64) return with.template operator()<1>();
    if (d.size() <= 256) return with.template operator()<4>();
    return with.template operator()<64>();
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
        options.engine = settings.engine;
        options.many_roots = settings.many_roots;
        options.cuts = cuts_;
        options.progress = settings.progress;
        solver_ = std::make_shared<UegSolver>(g, options);
    }
    std::optional<Answer> operator()(const Start& start) const {
        try {
            return start.unrooted ? unrooted() : rooted(start.tokens[0]);
        } catch (const EngineLimitExceeded& e) {
            throw InputError(std::string(e.what()) + " (--memory, --engine)");
        } catch (const OutOfMemory& e) {
            throw EnvironmentError(e.what());
        }
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
Decider partizan(const Graph& g) {
    return [g, solver = std::make_shared<PartizanSolver<R>>()](
               const Start& start) -> std::optional<Answer> {
        const auto position = R::start(g, start.tokens[0], start.tokens[1]);
        Answer result;
        result.outcome = to_string(solver->outcome(position));
        result.winning_moves = {{"left", solver->winning_moves(position, Player::left)},
                                {"right", solver->winning_moves(position, Player::right)}};
        result.decided_by = by_search;
        return result;
    };
}

Decider slither(const Graph& g) {
    return [solver = std::make_shared<SlitherSolver>(g)](const Start&) -> std::optional<Answer> {
        return found(solver->outcome(), to_json(solver->winning_moves()));
    };
}

Decider edge_delete(const Graph& g) {
    return [g](const Start&) -> std::optional<Answer> {
        EdgeDeleteSolver solver;
        Answer result = found(solver.outcome(g), to_json(solver.winning_moves(g)));
        result.grundy = solver.grundy_value(g);
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

}  // namespace

Decider search_decider(Game game, const Board& board, const SearchSettings& settings) {
    if (game == Game::ueg)
        return UndirectedEdgeGeographySearch(std::get<SparseGraph>(board), settings);
    if (game == Game::dvg) {
        const auto& d = std::get<Digraph>(board);
        return geography(std::make_shared<VertexGeographySolver>(d), d.order());
    }
    if (game == Game::deg) return directed_edge_geography(std::get<Digraph>(board));
    const Graph g = small_graph(std::get<SparseGraph>(board), game);
    if (game == Game::uvg) return geography(std::make_shared<VertexGeographySolver>(g), g.order());
    if (game == Game::partizan_uvg) return partizan<PartizanVertexGeography>(g);
    if (game == Game::partizan_ueg) return partizan<PartizanEdgeGeography>(g);
    return game == Game::slither ? slither(g) : edge_delete(g);
}

}  // namespace gazetteer::cli
