// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 5]: open problem (2), with what can be said of it by running. (3) stands in
// random_graphs.cpp and (5) in partizan.cpp; (1) and (4) with the sections that they continue.
#include <algorithm>
#include <functional>

#include "oracle/rules/unrooted.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/fsu93/claims.hpp"
#include "properties/papers.hpp"

namespace gazetteer::properties {

namespace {

bool every_vertex_is_N(const Graph& g) {
    return std::ranges::all_of(g.vertices(), [&](Vertex v) { return is_N<UEG>({g, v}); });
}

bool some_vertex_is_N(const Graph& g) {
    return std::ranges::any_of(g.vertices(), [&](Vertex v) { return is_N<UEG>({g, v}); });
}

bool second_player_wins_unrooted(const Graph& g) {
    Solver<Unrooted<UEG>> solver;
    return solver.is_P(Unrooted<UEG>::start(g));
}

Claim<Graph> problem_2_restated() {
    return {
        .id = "FSU93 5(2) restated",
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 7},
        .holds =
            [](const Graph& g) {
                return iff(second_player_wins_unrooted(g), every_vertex_is_N(g));
            },
        .near_misses = {{"for some vertex v",
                         [](const Graph& g) {
                             return iff(second_player_wins_unrooted(g), some_vertex_is_N(g));
                         }}},
    };
}

/// G less the leaf u and its neighbour w.
Graph without_both(const Graph& g, Vertex u, Vertex w) {
    return g.without_vertex(std::max(u, w)).without_vertex(std::min(u, w));
}

/// For every leaf u and its neighbour w: every vertex of G is N if and only if `shorter`.
Finding decided_at_leaves(const Graph& g, const std::function<bool(Vertex u, Vertex w)>& shorter) {
    Finding result = vacuous();
    for (Vertex u : g.vertices()) {
        if (g.degree(u) != 1) continue;
        result = iff(every_vertex_is_N(g), shorter(u, g.neighbours(u).to_vector().front()));
        if (result.failed()) return result;
    }
    return result;
}

/// Why the rule of the leaf holds: a player who moves to w loses to the move on to u, so w may be
/// erased for the play from any vertex but u and w; w is N by the move to u; and u has one move.
Claim<Graph> problem_2() {
    return {
        .id = "FSU93 5(2)",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 8},
        .holds =
            [](const Graph& g) {
                return decided_at_leaves(g, [&](Vertex u, Vertex w) {
                    return every_vertex_is_N(without_both(g, u, w)) &&
                           is_P<UEG>({g.isolating(u), w});
                });
            },
        .near_misses = {{"if and only if every vertex of G - u - w is N",
                         [](const Graph& g) {
                             return decided_at_leaves(g, [&](Vertex u, Vertex w) {
                                 return every_vertex_is_N(without_both(g, u, w));
                             });
                         }},
                        {"if and only if (G - u, w) is P",
                         [](const Graph& g) {
                             return decided_at_leaves(g, [&](Vertex u, Vertex w) {
                                 return is_P<UEG>({g.isolating(u), w});
                             });
                         }}},
    };
}

/// Equal to the paw, a triangle with an edge, but for the names of the vertices.
bool is_paw(const Graph& g) {
    std::vector<int> degrees;
    for (Vertex v : g.vertices()) degrees.push_back(g.degree(v));
    std::ranges::sort(degrees);
    return degrees == std::vector{1, 2, 2, 3};
}

/// Every vertex is N only if there is no even kernel; the converse on the graphs that `converse`.
Finding kernels_tell(const Graph& g, bool converse) {
    const bool every_N = every_vertex_is_N(g);
    const bool none = !has_even_kernel(g);
    if (every_N && !none) return fails("every vertex is N, yet there is an even kernel");
    if (converse && none && !every_N) return fails("no even kernel, yet a vertex is P");
    return true;
}

Claim<Graph> problem_2_even_kernels() {
    return {
        .id = "FSU93 5(2) even kernels",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 7},
        .holds =
            [](const Graph& g) {
                if (is_paw(g)) return Finding(kernels_tell(g, true).failed());
                return kernels_tell(g, g.order() <= 4 || is_bipartite(g));
            },
        .near_misses = {{"the converse to order 4",
                         [](const Graph& g) { return kernels_tell(g, g.order() <= 4); }},
                        {"the converse to order 5, but for the paw",
                         [](const Graph& g) {
                             return kernels_tell(g, g.order() <= 5 && !is_paw(g));
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_open_claims() {
    std::vector<AnyClaim> result{problem_2_restated(), problem_2(), problem_2_even_kernels()};
    for (const auto& part : {fsu93_random_graph_claims(), fsu93_partizan_claims()})
        result.insert(result.end(), part.begin(), part.end());
    return result;
}

}  // namespace gazetteer::properties
