// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 5 (1)]: which graphs have even kernels, and where they decide UEG.
#include <algorithm>
#include <functional>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/matchings/matching.hpp"
#include "graph/families.hpp"
#include "graph/predicates.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/fsu93/claims.hpp"

namespace gazetteer::properties {

namespace {

/// "every vertex in G is adjacent to an even number (possibly 0) of elements of S".
bool all_see_evenly(const Graph& g, VertexSet s) {
    return std::ranges::all_of(g.vertices(),
                               [&](Vertex v) { return (g.neighbours(v) & s).size() % 2 == 0; });
}

Finding same_sets(const Graph& g, const std::function<bool(VertexSet)>& reworded) {
    for (std::uint64_t bits = 0; bits <= g.vertices().bits(); ++bits) {
        const VertexSet s = VertexSet::from_bits(bits);
        const Finding finding = iff(is_even_kernel(g, s), reworded(s));
        if (finding.failed()) return finding;
    }
    return true;
}

Claim<Graph> rewording() {
    return {
        .id = "FSU93 5(1) rewording",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 7, .random = 10, .random_tests = 30, .reach_max = 12},
        .holds =
            [](const Graph& g) {
                return same_sets(g, [&](VertexSet s) {
                    return !s.empty() && is_independent(g, s) && all_see_evenly(g, s);
                });
            },
        .near_misses = {{"not independent",
                         [](const Graph& g) {
                             return same_sets(g, [&](VertexSet s) {
                                 return !s.empty() && all_see_evenly(g, s);
                             });
                         }},
                        {"empty allowed",
                         [](const Graph& g) {
                             return same_sets(g, [&](VertexSet s) {
                                 return is_independent(g, s) && all_see_evenly(g, s);
                             });
                         }}},
    };
}

Claim<Graph> decidable_for_bipartite() {
    return {
        .id = "FSU93 5(1) bipartite",
        .over = graphs({.bipartite = true}),
        .bounds = {.tests = 7, .verify = 9, .random = 12, .random_tests = 50, .reach_max = 12},
        .holds =
            [](const Graph& g) {
                const bool exists = has_even_kernel(g);
                const BipartiteGeography geography(g);
                const bool some_P = std::ranges::count(geography.outcomes(), Outcome::P) > 0;
                if (exists != some_P) return fails("the elimination's outcomes say otherwise");
                return iff(exists, 2 * geography.rank() != g.order());
            },
        .near_misses = {{"if and only if M is not square",
                         [](const Graph& g) {
                             const VertexSet x = parts_of_all_bipartitions(g).front();
                             return iff(has_even_kernel(g), 2 * x.size() != g.order());
                         }},
                        {"if and only if the rows of M are dependent",
                         [](const Graph& g) {
                             const VertexSet x = parts_of_all_bipartitions(g).front();
                             return iff(has_even_kernel(g),
                                        rank_modulo(2, adjacency_rows(g, x)).rank < x.size());
                         }},
                        {"over the rationals",
                         [](const Graph& g) {
                             const VertexSet x = parts_of_all_bipartitions(g).front();
                             // The minors of a matrix with at most 5 rows are below 1,009.
                             const int rank = rank_modulo(1009, adjacency_rows(g, x)).rank;
                             return iff(has_even_kernel(g), 2 * rank != g.order());
                         }}},
    };
}

/// For every leaf u: G has an even kernel if and only if `shorter` has.
Finding decided_at_leaves(const Graph& g,
                          const std::function<Graph(Vertex u, Vertex neighbour)>& shorter) {
    Finding result = vacuous();
    for (Vertex u : g.vertices()) {
        if (g.degree(u) != 1) continue;
        const Vertex w = g.neighbours(u).to_vector().front();
        result = iff(has_even_kernel(g), has_even_kernel(shorter(u, w)));
        if (result.failed()) return result;
    }
    return result;
}

/// Why it holds: u says that w is not in S; w then says whether u is; nobody else sees u or w.
Claim<Graph> which_graphs() {
    return {
        .id = "FSU93 5(1) which graphs",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 8, .reach_max = 12},
        .holds =
            [](const Graph& g) {
                return decided_at_leaves(g, [&](Vertex u, Vertex w) {
                    return g.without_vertex(std::max(u, w)).without_vertex(std::min(u, w));
                });
            },
        .near_misses = {{"if and only if G - u has",
                         [](const Graph& g) {
                             return decided_at_leaves(
                                 g, [&](Vertex u, Vertex) { return g.without_vertex(u); });
                         }},
                        {"if and only if G - w has, u left alone",
                         [](const Graph& g) {
                             return decided_at_leaves(
                                 g, [&](Vertex, Vertex w) { return g.without_vertex(w); });
                         }}},
    };
}

Claim<Graph> trees_with_even_kernels() {
    return {
        .id = "FSU93 5(1) trees",
        .over = graphs({.tree = true}),
        .bounds = {.tests = 8, .verify = 11, .reach_max = 14},
        .holds =
            [](const Graph& g) {
                return iff(has_even_kernel(g), 2 * matching_number(g) != g.order());
            },
        .near_misses = {{"if and only if its order is odd",
                         [](const Graph& g) {
                             return iff(has_even_kernel(g), g.order() % 2 != 0);
                         }},
                        {"if and only if two leaves have the same neighbour",
                         [](const Graph& g) {
                             const bool twins = std::ranges::any_of(g.vertices(), [&](Vertex v) {
                                 return std::ranges::count_if(g.neighbours(v), [&](Vertex u) {
                                            return g.degree(u) == 1;
                                        }) >= 2;
                             });
                             return iff(has_even_kernel(g), twins);
                         }}},
    };
}

CitedStatement complexity() {
    return {
        .id = "FSU93 5(1) complexity",
        .beside = {{"Fra94, abstract",
                    "It is proved that the question of whether a graph has an even kernel is "
                    "NP-complete."},
                   {"Fra94, Theorem 1",
                    "EVEK is NP-complete even for graphs with maximum degree 3."}},
    };
}

Claim<Ints<1>> cubes_with_even_kernels() {
    const auto has = [](int n) {
        if (n <= 4) return has_even_kernel(to_graph(cube(n)));
        return std::ranges::count(BipartiteGeography(cube(n)).outcomes(), Outcome::P) > 0;
    };
    return {
        .id = "FSU93 5(1) cubes",
        .over = cubes_of_dimension(0),
        .bounds = {.tests = 6, .verify = 11, .reach_max = 13},
        .holds = [has](const Ints<1>& value) { return iff(has(value[0]), value[0] % 2 == 0); },
        .near_misses = {{"if and only if n is a positive even number",
                         [has](const Ints<1>& value) {
                             return iff(has(value[0]), value[0] > 0 && value[0] % 2 == 0);
                         }},
                        {"if and only if 4 divides n",
                         [has](const Ints<1>& value) {
                             return iff(has(value[0]), value[0] % 4 == 0);
                         }}},
    };
}

/// For every vertex v of G, (G, v) is P if and only if v is in an even kernel.
bool kernels_decide(const Graph& g) {
    const VertexSet inside = vertices_in_even_kernels(g);
    return std::ranges::all_of(g.vertices(), [&](Vertex v) {
        return is_P<UEG>({g, v}) == inside.contains(v);
    });
}

bool is_complete(const Graph& g) {
    return 2 * g.size() == g.order() * (g.order() - 1);
}

/// Nonadjacency is an equivalence.
bool is_complete_multipartite(const Graph& g) {
    for (Vertex u : g.vertices())
        for (Vertex v : g.vertices())
            if (!g.adjacent(u, v) && g.neighbours(u) != g.neighbours(v)) return false;
    return true;
}

bool is_regular(const Graph& g) {
    return std::ranges::all_of(g.vertices(), [&](Vertex v) { return g.degree(v) == g.degree(0); });
}

Claim<Graph> kernels_decide_complete_and_bipartite() {
    return {
        .id = "FSU93 5(1) property",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 7},
        .holds =
            [](const Graph& g) {
                return given(is_complete(g) || is_bipartite(g), [&] { return kernels_decide(g); });
            },
        .near_misses = {{"all graphs", [](const Graph& g) { return Finding(kernels_decide(g)); }},
                        {"regular graphs",
                         [](const Graph& g) {
                             return given(is_regular(g), [&] { return kernels_decide(g); });
                         }}},
    };
}

Claim<Graph> which_others() {
    return {
        .id = "FSU93 5(1) which others",
        .over = graphs({.connected = true}),
        .bounds = {.tests = 6, .verify = 8},
        .holds =
            [](const Graph& g) {
                return given(is_complete_multipartite(g), [&] { return kernels_decide(g); });
            },
        .near_misses = {{"regular graphs",
                         [](const Graph& g) {
                             return given(is_regular(g), [&] { return kernels_decide(g); });
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_even_kernel_questions() {
    return {which_graphs(),
            trees_with_even_kernels(),
            complexity(),
            rewording(),
            decidable_for_bipartite(),
            cubes_with_even_kernels(),
            kernels_decide_complete_and_bipartite(),
            which_others()};
}

}  // namespace gazetteer::properties
