// The theorems' answers, each with a witness that is checked here, before it leaves the program.
#include <algorithm>
#include <memory>

#include "characterizations/bipartite.hpp"
#include "characterizations/edge_delete_paths.hpp"
#include "characterizations/grids.hpp"
#include "characterizations/matching_criterion.hpp"
#include "characterizations/mirror.hpp"
#include "characterizations/slither.hpp"
#include "characterizations/twins.hpp"
#include "cli/decide.hpp"
#include "cli/json_values.hpp"
#include "counterexamples/even_kernel_nullspace.hpp"
#include "graph/predicates.hpp"

namespace gazetteer::cli {

namespace {

/// Fills in what every verdict has; `checked` is what the witness's predicate said.
template <class Verdict>
Answer answered(const Verdict& verdict, Json winning_moves, const char* theorem, bool checked) {
    require(checked, "a witness that proves its verdict");
    Answer result;
    result.outcome = to_string(verdict.outcome);
    result.winning_moves = std::move(winning_moves);
    result.decided_by = theorem;
    return result;
}

std::optional<Answer> vertex_geography(const SparseGraph& g, const Start& start) {
    const UvgVerdict verdict =
        start.unrooted ? unrooted_uvg_verdict(g) : uvg_verdict(g, start.tokens[0]);
    const bool checked =
        start.unrooted ? is_unrooted_witness(g, verdict) : is_witness(g, start.tokens[0], verdict);
    Answer result =
        answered(verdict, verdict.winning_moves,
                 start.unrooted ? "FSU93 section 1, unrooted UVG" : "FSU93 Theorem 1.1", checked);
    result.witness = {{"matching", to_json(verdict.witness.matching)},
                      {"barrier", verdict.witness.barrier}};
    return result;
}

/// The grid of which g is the papers' graph, vertices in the papers' order, with both sides >= 2.
std::optional<Grid> as_grid(const SparseGraph& g) {
    if (g.order() < 4 || g.degree(0) != 2) return std::nullopt;
    const int n = g.neighbours(0)[1];
    const Grid grid{g.order() / n, n};
    if (n < 2 || grid.m < 2 || grid.order() != g.order() || grid.graph() != g) return std::nullopt;
    return grid;
}

/// K_n with n >= 2, as [FSU93, Corollary 2.4] asks.
bool is_complete(const SparseGraph& g) {
    for (Vertex v = 0; v < g.order(); ++v)
        if (g.degree(v) != g.order() - 1) return false;
    return g.order() >= 2;
}

Answer by_even_kernel(const SparseGraph& g, Vertex root, const EvenKernelVerdict& verdict,
                      const char* theorem) {
    Answer result = answered(verdict, verdict.winning_moves, theorem, proves(g, root, verdict));
    result.witness = {{"even_kernel", verdict.witness.kernel}};
    if (verdict.witness.move) result.witness["after_move_to"] = *verdict.witness.move;
    return result;
}

/// Undirected edge geography on one graph; the elimination is made once, when first needed.
class EdgeGeographyTheorems {
  public:
    explicit EdgeGeographyTheorems(const SparseGraph& g)
        : g_(g), grid_(as_grid(g)), complete_(is_complete(g)), bipartite_(is_bipartite(g)) {}

    std::optional<Answer> operator()(const Start& start) {
        if (start.unrooted) return bipartite_ ? unrooted() : std::nullopt;
        const Vertex root = start.tokens[0];
        if (grid_) return by_even_kernel(g_, root, grid_verdict(*grid_, root), "SV25 Theorem 2");
        if (const auto verdict = twin_verdict(g_, root))
            return by_even_kernel(g_, root, *verdict, "FSU93 Corollary 2.3");
        if (complete_)
            return by_even_kernel(g_, root, complete_verdict(g_.order(), root),
                                  "FSU93 Corollary 2.4");
        if (bipartite_)
            return by_even_kernel(g_, root, elimination().verdict(root), "FSU93 Theorem 3.1");
        return sought_even_kernel(root);
    }

  private:
    const BipartiteGeography& elimination() {
        if (!elimination_) elimination_.emplace(g_);
        return *elimination_;
    }
    /// The only theorem for graphs that are not bipartite, and for P alone: the search for a kernel
    /// is exponential, so it is cut short and may find none where there is one.
    std::optional<Answer> sought_even_kernel(Vertex root) {
        if (g_.order() > sought_order_max) return std::nullopt;
        if (!kernels_) kernels_.emplace(g_);
        const EvenKernelAnswer answer =
            nullspace_even_kernel(*kernels_, {.containing = root}, {.nodes = sought_nodes_max});
        if (answer.existence != EvenKernelExistence::exists) return std::nullopt;
        return by_even_kernel(g_, root, proved_P(answer.kernel), "FSU93 Proposition 2.2");
    }
    std::optional<Answer> unrooted() {
        const UnrootedBipartiteVerdict verdict = elimination().unrooted();
        std::vector<Vertex> choices;
        for (Vertex v = 0; v < g_.order(); ++v)
            if (elimination().outcome(v) == Outcome::P) choices.push_back(v);
        Answer result = answered(verdict, choices, "FSU93 Corollary 3.6", is_proved(verdict));
        if (verdict.outcome == Outcome::N)
            result.witness = {{"even_kernel", verdict.kernel}};
        else
            result.witness = {{"inverse", verdict.inverse}};
        return result;
    }
    bool is_proved(const UnrootedBipartiteVerdict& verdict) const {
        if (verdict.outcome == Outcome::N) return is_even_kernel(g_, verdict.kernel);
        for (Vertex v = 0; v < g_.order(); ++v)
            if (!is_dual_vector(g_, v, verdict.inverse[static_cast<std::size_t>(v)])) return false;
        return true;
    }

    static constexpr int sought_order_max = 1000;
    static constexpr std::uint64_t sought_nodes_max = 10000;

    SparseGraph g_;
    std::optional<Grid> grid_;
    bool complete_;
    bool bipartite_;
    std::optional<BipartiteGeography> elimination_;
    std::optional<EvenKernelSystem> kernels_;
};

std::optional<Answer> slither(const SparseGraph& g) {
    const SlitherVerdict verdict = slither_verdict(g);
    Answer result = answered(verdict, to_json(verdict.winning_moves), "And74 Theorem 1",
                             is_slither_witness(g, verdict));
    result.all_winning_moves = verdict.outcome == Outcome::P;
    result.witness = {{"levels", Json::array()}};
    for (const SlitherLevelWitness& level : verdict.witness) {
        Json exposing = Json::array();
        for (const Matching& matching : level.exposing) exposing.push_back(to_json(matching));
        result.witness["levels"].push_back({{"vertices", level.vertices},
                                            {"matching", to_json(level.matching)},
                                            {"barrier", level.barrier},
                                            {"exposing", exposing}});
    }
    return result;
}

/// [order, Grundy value] of each path; the period's certificate stands behind them.
Json path_values(const SparseGraph& g) {
    Json result = Json::array();
    for (const auto& component : components(g)) {
        const auto n = static_cast<int>(component.size());
        result.push_back({n, edge_delete_path_grundy_value(n)});
    }
    return result;
}

std::optional<Answer> edge_delete(const SparseGraph& g) {
    if (const auto verdict = decide_edge_delete_on_paths(g)) {
        // Theorem 4 is about one path; other unions of paths need the Grundy values.
        const char* const theorem =
            components(g).size() == 1 ? "GGHR Theorem 4" : "GGHR section 2, sums of paths";
        Answer result = answered(*verdict, to_json(verdict->winning_moves), theorem,
                                 (verdict->grundy == 0) == (verdict->outcome == Outcome::P));
        result.witness = {{"paths", path_values(g)}};
        result.grundy = verdict->grundy;
        return result;
    }
    if (g.order() > Graph::order_max) return std::nullopt;
    const auto mirror = find_mirror_automorphism(to_graph(g));
    if (!mirror) return std::nullopt;
    require(is_mirror_automorphism(g, *mirror), "a mirror automorphism");
    Answer result;
    result.outcome = to_string(Outcome::P);
    result.decided_by = "GGHR Theorem 5";
    result.witness = {{"mirror_automorphism", *mirror}};
    result.grundy = 0;
    return result;
}

}  // namespace

Decider theorem_decider(Game game, const Board& board) {
    if (is_directed(game) || is_partizan(game))
        return [](const Start&) -> std::optional<Answer> { return std::nullopt; };
    const auto& g = std::get<SparseGraph>(board);
    if (game == Game::uvg) return [g](const Start& start) { return vertex_geography(g, start); };
    if (game == Game::slither) return [g](const Start&) { return slither(g); };
    if (game == Game::edge_delete) return [g](const Start&) { return edge_delete(g); };
    const auto theorems = std::make_shared<EdgeGeographyTheorems>(g);
    return [theorems](const Start& start) { return (*theorems)(start); };
}

}  // namespace gazetteer::cli
