// SPDX-License-Identifier: GPL-3.0-or-later
// The theorems' answers, each with a witness that is checked here, before it leaves the program.
#include <algorithm>
#include <memory>

#include "characterizations/even_kernels/engines/nullspace.hpp"
#include "characterizations/even_kernels/twins.hpp"
#include "characterizations/grids/boxes.hpp"
#include "characterizations/grids/grids.hpp"
#include "characterizations/grids/layered_sets.hpp"
#include "graph/families/classical.hpp"
#include "work/decisions/decide.hpp"
#include "work/limits.hpp"

namespace gazetteer::decisions {

namespace {

/// The answer that a verdict is.
template <class Verdict>
Answer answered(const char* theorem, const Verdict& verdict) {
    return {.outcome = verdict.outcome,
            .winning_moves = verdict.winning_moves,
            .grundy = std::nullopt,
            .reason = ByTheorem{theorem, verdict}};
}

Answer vertex_geography(const SparseGraph& g, const Start& start) {
    if (start.unrooted) return answered("FSU93 section 1, unrooted UVG", unrooted_uvg_verdict(g));
    return answered("FSU93 Theorem 1.1", uvg_verdict(g, start.tokens[0]));
}

/// The grid of which g is the papers' graph, vertices in the papers' order, with both sides >= 2.
std::optional<Grid> as_grid(const SparseGraph& g) {
    if (g.order() < 4 || g.degree(0) != 2) return std::nullopt;
    const int n = g.neighbours(0)[1];
    const Grid grid{g.order() / n, n};
    if (n < 2 || grid.m < 2 || grid.order() != g.order() || grid.graph() != g) return std::nullopt;
    return grid;
}

/// P with an even kernel; N with a dual vector and all winning moves: the neighbours in it and
/// those that are P. Nothing where the dual vector is out of reach.
std::optional<EvenKernelVerdict> box_verdict(const SparseGraph& g, BoxGeography& geography,
                                             Vertex root) {
    const Box& box = geography.box();
    const std::vector<int> at = box.coordinates(root);
    if (const auto& witness = geography.obstruction(at))
        return proved_P(
            vertices(box, layered_kernel(box, at, *witness, geography.orders()), nullptr));
    const auto dual = layered_dual_vector(box, at);
    if (!dual) return std::nullopt;
    const std::vector<Vertex> kernel = vertices(box, *dual, &at);
    std::vector<Vertex> moves;
    std::optional<Vertex> first;
    for (Vertex w : g.neighbours(root)) {
        const bool inside = std::ranges::binary_search(kernel, w);
        if (inside && !first) first = w;
        if (inside || geography.outcome(box.coordinates(w)) == Outcome::P) moves.push_back(w);
    }
    return proved_N(moves, first.value(), kernel);
}

/// K_n with n >= 2, as [FSU93, Corollary 2.4] asks.
bool is_complete(const SparseGraph& g) {
    for (Vertex v = 0; v < g.order(); ++v)
        if (g.degree(v) != g.order() - 1) return false;
    return g.order() >= 2;
}

/// Undirected edge geography on one graph; the elimination is made once, when first needed.
class EdgeGeographyTheorems {
  public:
    explicit EdgeGeographyTheorems(const SparseGraph& g)
        : g_(g), grid_(as_grid(g)), complete_(is_complete(g)), bipartite_(is_bipartite(g)) {
        if (const auto sides = sides_of_grid(g); sides && sides->size() > 2)
            box_.emplace(Box::grid(*sides));
    }

    std::optional<Answer> operator()(const Start& start) {
        if (start.unrooted) return bipartite_ ? std::optional(unrooted()) : std::nullopt;
        const Vertex root = start.tokens[0];
        if (grid_) return answered("SV25 Theorem 2", grid_verdict(*grid_, root));
        if (box_)
            if (const auto verdict = box_verdict(g_, *box_, root))
                return answered("FSU93 section 5 (4), answered", *verdict);
        if (const auto verdict = twin_verdict(g_, root))
            return answered("FSU93 Corollary 2.3", *verdict);
        if (complete_) return answered("FSU93 Corollary 2.4", complete_verdict(g_.order(), root));
        if (bipartite_) return answered("FSU93 Theorem 3.1", elimination().verdict(root));
        return sought_even_kernel(root);
    }

  private:
    const BipartiteGeography& elimination() {
        if (!elimination_) elimination_.emplace(g_);
        return *elimination_;
    }
    /// The only theorem for graphs that are not bipartite, and only for P. The search for a kernel
    /// is exponential, so it is cut short and may miss one.
    std::optional<Answer> sought_even_kernel(Vertex root) {
        if (g_.order() > sought_order_max) return std::nullopt;
        if (!kernels_) kernels_.emplace(g_);
        const even_kernels::EvenKernelAnswer answer =
            nullspace_even_kernel(*kernels_, {.containing = root}, {.nodes = sought_nodes_max});
        if (answer.existence != even_kernels::EvenKernelExistence::exists) return std::nullopt;
        return answered("FSU93 Proposition 2.2", proved_P(answer.kernel));
    }
    Answer unrooted() {
        const UnrootedBipartiteVerdict verdict = elimination().unrooted();
        std::vector<Vertex> choices;
        for (Vertex v = 0; v < g_.order(); ++v)
            if (elimination().outcome(v) == Outcome::P) choices.push_back(v);
        return {.outcome = verdict.outcome,
                .winning_moves = std::move(choices),
                .grundy = std::nullopt,
                .reason = ByTheorem{"FSU93 Corollary 3.6", verdict}};
    }

    static constexpr int sought_order_max = 1000;
    static constexpr std::uint64_t sought_nodes_max = 10000;

    SparseGraph g_;
    std::optional<Grid> grid_;
    std::optional<BoxGeography> box_;
    bool complete_;
    bool bipartite_;
    std::optional<BipartiteGeography> elimination_;
    std::optional<even_kernels::EvenKernelSystem> kernels_;
};

Answer slither(const SparseGraph& g) {
    Answer result = answered("And74 Theorem 1", slither_verdict(g));
    std::get<ByTheorem>(result.reason).all_winning_moves = !result.is_N();
    return result;
}

/// The theorems are about graphs without isolated vertices.
std::optional<Answer> edge_delete(const SparseGraph& g) {
    for (Vertex v = 0; v < g.order(); ++v)
        if (g.degree(v) == 0) return std::nullopt;
    if (const auto verdict = decide_edge_delete_on_paths(g)) {
        // Theorem 4 is about one path; other unions of paths need the Grundy values.
        Answer result =
            answered(components(g).size() == 1 ? "GGHR Theorem 4" : "GGHR section 2, sums of paths",
                     *verdict);
        result.grundy = verdict->grundy;
        return result;
    }
    if (g.order() > Graph::order_max) return std::nullopt;
    auto mirror = find_mirror_automorphism(to_graph(g));
    if (!mirror) return std::nullopt;
    return Answer{.outcome = Outcome::P,
                  .winning_moves = std::vector<Edge>(),
                  .grundy = 0,
                  .reason = ByTheorem{"GGHR Theorem 5", MirrorVerdict{std::move(*mirror)}}};
}

using SharedGraph = std::shared_ptr<const SparseGraph>;

/// Nothing where no theorem here is about the game.
Decider theorems_of(Game game, const SharedGraph& g) {
    if (game.is<UndirectedVertexGeography>())
        return [g](const Start& start) { return vertex_geography(*g, start); };
    if (game.is<Slither>()) return [g](const Start&) { return slither(*g); };
    if (game.is<EdgeDelete>()) return [g](const Start&) { return edge_delete(*g); };
    if (!game.is<UndirectedEdgeGeography>()) return {};
    const auto theorems = std::make_shared<EdgeGeographyTheorems>(*g);
    return [theorems](const Start& start) { return (*theorems)(start); };
}

/// The answer, within the limits of this thread.
std::optional<Answer> within_limits(const Decider& theorems, const SparseGraph& g,
                                    const Start& start) {
    try {
        std::optional<Answer> answer = theorems(start);
        require(!answer || is_proved(g, start, *answer), "a witness that proves its verdict");
        return answer;
    } catch (const runs::Stopped&) {
        throw EngineStopped();
    } catch (const runs::MemoryExceeded& e) {
        throw EngineLimitExceeded(std::string("by theorem ") + e.what() + " take " +
                                  memory_text(e.bytes()) + ", allowed are " +
                                  memory_text(static_cast<double>(runs::memo_bytes())));
    }
}

}  // namespace

Decider theorem_decider(Game game, const Board& board) {
    const auto* g = std::get_if<SparseGraph>(&board);
    const SharedGraph shared = g == nullptr ? nullptr : std::make_shared<const SparseGraph>(*g);
    const Decider theorems = shared == nullptr ? Decider() : theorems_of(game, shared);
    if (!theorems) return [](const Start&) -> std::optional<Answer> { return std::nullopt; };
    return
        [theorems, shared](const Start& start) { return within_limits(theorems, *shared, start); };
}

Answer decide(const Question& question, const SearchSettings& settings) {
    if (auto answer = theorem_decider(question.game, question.board)(question.start))
        return *answer;
    return *search_decider(question.game, question.board, settings)(question.start);
}

}  // namespace gazetteer::decisions
