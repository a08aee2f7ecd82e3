// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 3]: Corollaries 3.3 to 3.6.
#include <algorithm>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/bipartite/bipartite_parts.hpp"
#include "characterizations/bipartite/bipartite_strategy.hpp"
#include "graph/predicates.hpp"
#include "oracle/rules/unrooted.hpp"
#include "oracle/solver.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/checks/playout.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/fsu93/claims.hpp"

namespace gazetteer::properties {

namespace {

/// Textbook Gaussian elimination on M, with and without the root's row.
struct Decision {
    bool dependent = false;
    long entries_changed = 0;
};
Decision decide_by_the_book(const RootedGraph& p) {
    Bipartition parts;
    bipartition(p.graph, parts);
    const VertexSet own = parts.x.contains(p.root) ? parts.x : parts.y;
    const RankRun with = rank_modulo(2, adjacency_rows(p.graph, own));
    const RankRun without = rank_modulo(2, adjacency_rows(p.graph, own, {p.root}));
    return {with.rank == without.rank, with.entries_changed + without.entries_changed};
}

Finding decides_within(const RootedGraph& p, long entries_max) {
    const Decision decision = decide_by_the_book(p);
    if (decision.entries_changed > entries_max)
        return fails(std::to_string(decision.entries_changed) + " entries changed");
    return iff(is_P<UEG>(p), decision.dependent);
}

Claim<RootedGraph> corollary_3_3() {
    return {
        .id = "FSU93 C3.3",
        .over = rooted_graphs({.bipartite = true}),
        .bounds = {.tests = 7, .verify = 8, .random = 11, .random_tests = 100},
        .holds =
            [](const RootedGraph& p) {
                const long n = p.graph.order();
                return decides_within(p, 2 * n * n * n);
            },
        .near_misses = {{"with at most n entries changed",
                         [](const RootedGraph& p) { return decides_within(p, p.graph.order()); }}},
    };
}

Finding wins_by_elimination(const RootedGraph& p, bool as_the_winner) {
    const bool first_wins = is_N<UEG>(p);
    const BipartiteStrategy strategy(p.graph, p.root);
    const auto lost = lost_line<UEG>(
        p, first_wins == as_the_winner ? Turn::strategist : Turn::opponent, strategy);
    return lost ? fails(describe(*lost)) : Finding(true);
}

Claim<RootedGraph> winning_move_at_each_turn() {
    return {
        .id = "FSU93 C3.3 each turn",
        .over = rooted_graphs({.bipartite = true}),
        .bounds = {.tests = 5, .verify = 7, .reach_max = 7},
        .holds = [](const RootedGraph& p) { return wins_by_elimination(p, true); },
        .near_misses = {{"for the other player",
                         [](const RootedGraph& p) { return wins_by_elimination(p, false); }}},
    };
}

bool all_degrees_even(const Graph& g, VertexSet s) {
    return std::ranges::all_of(s, [&](Vertex v) { return g.degree(v) % 2 == 0; });
}

Claim<RootedGraph> corollary_3_4() {
    return {
        .id = "FSU93 C3.4",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 8, .random_tests = 100},
        .holds =
            [](const RootedGraph& p) {
                return given(is_bipartite(p.graph) && is_eulerian(p.graph),
                             [&] { return is_P<UEG>(p); });
            },
        .near_misses = {{"Eulerian, not bipartite",
                         [](const RootedGraph& p) {
                             return given(is_eulerian(p.graph), [&] { return is_P<UEG>(p); });
                         }},
                        {"bipartite with two vertices of odd degree",
                         [](const RootedGraph& p) {
                             const auto odd = std::ranges::count_if(
                                 p.graph.vertices(),
                                 [&](Vertex v) { return p.graph.degree(v) % 2 != 0; });
                             return given(is_bipartite(p.graph) && odd <= 2,
                                          [&] { return is_P<UEG>(p); });
                         }}},
    };
}

/// Whether every part (every nonempty part) of every bipartition is an even kernel.
Finding parts_are_even_kernels(const Graph& g, bool nonempty_only) {
    for (VertexSet x : parts_of_all_bipartitions(g))
        if (!(nonempty_only && x.empty()) && !heard_even_kernel(g, {x.begin(), x.end()}))
            return fails(x.empty() ? "an empty part" : "a part that is no even kernel");
    return true;
}

Claim<Graph> corollary_3_4_parts() {
    return {
        .id = "FSU93 C3.4 parts",
        .over = graphs({.bipartite = true, .order_min = 1}),
        .bounds = {.tests = 6, .verify = 8},
        .holds =
            [](const Graph& g) {
                return given(is_eulerian(g), [&] { return parts_are_even_kernels(g, false); });
            },
        .refuted_by = Graph(1),
    };
}

Claim<Graph> corollary_3_4_parts_repaired() {
    return {
        .id = "FSU93 C3.4 parts repaired",
        .over = graphs({.bipartite = true, .order_min = 1}),
        .bounds = {.tests = 6, .verify = 8, .random = 10, .random_tests = 50},
        .holds =
            [](const Graph& g) {
                return given(is_eulerian(g), [&] { return parts_are_even_kernels(g, true); });
            },
        .near_misses = {{"not Eulerian",
                         [](const Graph& g) { return parts_are_even_kernels(g, true); }}},
    };
}

/// Whether (G, v) is P for every bipartition (X, Y) with v in X for which `even` holds.
Finding given_even_degrees(const RootedGraph& p,
                           const std::function<bool(VertexSet x, VertexSet y)>& even) {
    const auto parts = parts_of_all_bipartitions(p.graph);
    const bool some = std::ranges::any_of(
        parts, [&](VertexSet x) { return x.contains(p.root) && even(x, p.graph.vertices() - x); });
    return given(some, [&] { return is_P<UEG>(p); });
}

Claim<RootedGraph> corollary_3_5() {
    return {
        .id = "FSU93 C3.5",
        .over = rooted_graphs({.bipartite = true}),
        .bounds = {.tests = 7, .verify = 8, .random = 10, .random_tests = 100},
        .holds =
            [](const RootedGraph& p) {
                return given_even_degrees(p, [&](VertexSet x, VertexSet y) {
                    if (!all_degrees_even(p.graph, y)) return false;
                    std::vector<int> side;
                    for (Vertex v : p.graph.vertices()) side.push_back(x.contains(v) ? 0 : 1);
                    const auto verdict = part_verdict(p.graph, side, p.root);
                    require(verdict && proves(p.graph, p.root, *verdict), "X as an even kernel");
                    return true;
                });
            },
        .near_misses = {{"every vertex in X has even degree",
                         [](const RootedGraph& p) {
                             return given_even_degrees(p, [&](VertexSet x, VertexSet) {
                                 return all_degrees_even(p.graph, x);
                             });
                         }},
                        {"all vertices in Y but one have even degree",
                         [](const RootedGraph& p) {
                             return given_even_degrees(p, [&](VertexSet, VertexSet y) {
                                 return std::ranges::count_if(y, [&](Vertex v) {
                                            return p.graph.degree(v) % 2 != 0;
                                        }) <= 1;
                             });
                         }}},
    };
}

/// The second player wins when the first has chosen any vertex.
bool every_root_is_N(const Graph& g) {
    return std::ranges::all_of(g.vertices(), [&](Vertex v) { return is_N<UEG>({g, v}); });
}

bool is_invertible(const Graph& g, VertexSet x, int p) {
    return 2 * x.size() == g.order() && rank_modulo(p, adjacency_rows(g, x)).rank == x.size();
}

Finding unrooted_iff(const Graph& g, const std::function<bool(VertexSet x)>& criterion) {
    for (VertexSet x : parts_of_all_bipartitions(g)) {
        const Finding finding = iff(every_root_is_N(g), criterion(x));
        if (finding.failed()) return finding;
    }
    return true;
}

/// The verdict of the characterization carries its proof.
bool unrooted_is_proved(const Graph& g, const UnrootedBipartiteVerdict& verdict) {
    if (verdict.outcome == Outcome::N) return proves(g, *verdict.start, proved_P(verdict.kernel));
    return std::ranges::all_of(g.vertices(), [&](Vertex v) {
        return is_dual_vector(g, v, verdict.inverse[static_cast<std::size_t>(v)]);
    });
}

Claim<Graph> corollary_3_6() {
    return {
        .id = "FSU93 C3.6",
        .over = graphs({.bipartite = true}),
        .bounds = {.tests = 7, .verify = 8, .random = 10, .random_tests = 100},
        .holds =
            [](const Graph& g) {
                const UnrootedBipartiteVerdict verdict = BipartiteGeography(g).unrooted();
                if (!unrooted_is_proved(g, verdict)) return fails("the witness does not prove");
                Solver<Unrooted<UEG>> solver;
                if (solver.is_P(Unrooted<UEG>::start(g)) != (verdict.outcome == Outcome::P))
                    return fails("the characterization has another winner");
                return unrooted_iff(g, [&](VertexSet x) { return is_invertible(g, x, 2); });
            },
        .near_misses = {{"square",
                         [](const Graph& g) {
                             return unrooted_iff(
                                 g, [&](VertexSet x) { return 2 * x.size() == g.order(); });
                         }},
                        {"nonsingular over the rationals",
                         [](const Graph& g) {
                             return unrooted_iff(
                                 g, [&](VertexSet x) { return is_invertible(g, x, 1009); });
                         }},
                        {"of full row rank",
                         [](const Graph& g) {
                             return unrooted_iff(g, [&](VertexSet x) {
                                 return rank_modulo(2, adjacency_rows(g, x)).rank == x.size();
                             });
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_section_3_corollaries() {
    return {corollary_3_3(),       winning_move_at_each_turn(),    corollary_3_4(),
            corollary_3_4_parts(), corollary_3_4_parts_repaired(), corollary_3_5(),
            corollary_3_6()};
}

}  // namespace gazetteer::properties
