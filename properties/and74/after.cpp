// SPDX-License-Identifier: GPL-3.0-or-later
// [And74], the steps of the proof of Theorem 1 that are statements of their own, and what follows
// the theorem: how many inner vertices, how many graphs G_i, complete graphs and grids.
#include <algorithm>
#include <cmath>

#include "characterizations/slither/slither.hpp"
#include "graph/families.hpp"
#include "properties/and74/claims.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/domains/int_domains.hpp"

namespace gazetteer::properties {

namespace {

/// In every G_i and every maximum matching, the mate of a vertex of class `first` has class
/// `other`.
Finding mates_are(const Graph& g, VertexClass first, VertexClass other) {
    Finding result = vacuous();
    for (const SlitherLevel& level : slither_sequence(g).levels) {
        const Graph part = to_graph(SparseGraph(g).induced(level.vertices));
        for (const Matching& m : all_maximum_matchings(part))
            for (const Edge& e : m)
                for (const auto& [x, y] : {std::pair{e.u, e.v}, {e.v, e.u}}) {
                    if (level.partition.of(x) != first) continue;
                    if (level.partition.of(y) != other) return fails("the mate has another class");
                    result = true;
                }
    }
    return result;
}

/// Whether v, perfect in the first G_i that has a perfect vertex, is perfect in G = G_0 too.
Finding first_perfect_is_perfect_in(const Graph& g) {
    const SlitherSequence sequence = slither_sequence(g);
    const auto first = sequence.first_perfect();
    if (!first) return vacuous();
    const GallaiEdmonds& whole = sequence.levels.front().partition;
    for (Vertex v : sequence.levels[static_cast<std::size_t>(*first)].all(VertexClass::perfect))
        if (whole.of(v) != VertexClass::perfect)
            return fails("vertex " + std::to_string(v) + " is perfect in G_" +
                         std::to_string(*first) + ", not in G");
    return true;
}

Claim<Graph> perfect_vertex_of_g() {
    return {
        .id = "And74 T1 perfect",
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 5},
        .holds = first_perfect_is_perfect_in,
        .refuted_by = graphs().parse("DEk"),
    };
}

Claim<Graph> mate_of_perfect() {
    return {
        .id = "And74 T1 mate",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 1},
        .holds =
            [](const Graph& g) { return mates_are(g, VertexClass::perfect, VertexClass::perfect); },
        .near_misses =
            {{"inner for perfect",
              [](const Graph& g) { return mates_are(g, VertexClass::inner, VertexClass::inner); }},
             {"outer for perfect",
              [](const Graph& g) { return mates_are(g, VertexClass::outer, VertexClass::outer); }}},
    };
}

/// The vertices of `c` in g by definition.
int number_of(const Graph& g, VertexClass c) {
    return static_cast<int>(std::ranges::count(vertex_classes(g, all_maximum_matchings(g)), c));
}

Claim<Graph> not_all_inner() {
    return {
        .id = "And74 T1 terminates",
        .over = graphs(),
        .bounds = {.tests = 4, .verify = 4},
        .holds = [](const Graph& g) { return number_of(g, VertexClass::inner) < g.order(); },
        .refuted_by = Graph(),
    };
}

Claim<Graph> not_all_inner_repaired() {
    return {
        .id = "And74 T1 terminates repaired",
        .over = graphs({.order_min = 1}),
        .bounds = {.tests = 6, .verify = 8, .random = 10, .random_tests = 50, .weight = 1},
        .holds = [](const Graph& g) { return number_of(g, VertexClass::inner) < g.order(); },
        .near_misses = {{"outer for inner",
                         [](const Graph& g) {
                             return Finding(number_of(g, VertexClass::outer) < g.order());
                         }},
                        {"fewer by two",
                         [](const Graph& g) {
                             return Finding(number_of(g, VertexClass::inner) < g.order() - 1);
                         }}},
    };
}

Claim<Graph> half_inner() {
    return {
        .id = "And74 v/2",
        .over = graphs(),
        .bounds = {.tests = 4, .verify = 4},
        .holds = [](const Graph& g) { return 2 * number_of(g, VertexClass::inner) < g.order(); },
        .refuted_by = Graph(),
    };
}

Claim<Graph> half_inner_repaired() {
    return {
        .id = "And74 v/2 repaired",
        .over = graphs({.order_min = 1}),
        .bounds = {.tests = 6, .verify = 8, .random = 10, .random_tests = 50, .weight = 1},
        .holds = [](const Graph& g) { return 2 * number_of(g, VertexClass::inner) < g.order(); },
        .near_misses = {{"less than v/2 - 1/2",
                         [](const Graph& g) {
                             return Finding(2 * number_of(g, VertexClass::inner) + 1 < g.order());
                         }},
                        {"outer for inner",
                         [](const Graph& g) {
                             return Finding(2 * number_of(g, VertexClass::outer) < g.order());
                         }}},
    };
}

/// The applications of Edmonds' algorithm: one to every G_i that has a vertex.
double applications(const Graph& g) {
    return static_cast<double>(slither_sequence(g).levels.size());
}

Claim<Graph> logarithm() {
    return {
        .id = "And74 log V",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 30, .random_tests = 200, .weight = 1},
        .holds = [](const Graph& g) { return applications(g) <= std::log2(g.order() + 1); },
        .near_misses = {{"at most log2(V)",
                         [](const Graph& g) {
                             return given(g.order() > 0, [&] {
                                 return Finding(applications(g) <= std::log2(g.order()));
                             });
                         }},
                        {"at most log3(V + 1)",
                         [](const Graph& g) {
                             return Finding(applications(g) * std::log2(3) <=
                                            std::log2(g.order() + 1));
                         }}},
    };
}

bool all_outer(const SparseGraph& g) {
    return static_cast<int>(gallai_edmonds(g).outer().size()) == g.order();
}
bool has_perfect_matching(const SparseGraph& g) {
    return 2 * matching_number(g) == g.order();
}

/// Player 1 wins if some matching of g leaves at most `exposed` vertices exposed.
Finding wins_with_matching(const Graph& g, int exposed) {
    return given(g.order() - 2 * matching_number(g) <= exposed,
                 [&] { return Finding(!slither_is_P(g)); });
}

Claim<Graph> perfect_matching() {
    return {
        .id = "And74 perfect matching",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 7, .random = 10, .random_tests = 40},
        .holds =
            [](const Graph& g) {
                return given(g.order() > 0, [&] { return wins_with_matching(g, 0); });
            },
        .near_misses = {{"on the graph of order 0 too",
                         [](const Graph& g) { return wins_with_matching(g, 0); }},
                        {"a matching that leaves at most one vertex exposed",
                         [](const Graph& g) {
                             return given(g.size() > 0, [&] { return wins_with_matching(g, 1); });
                         }}},
    };
}

Finding even_complete(int n) {
    const SparseGraph g = complete(n);
    if (!has_perfect_matching(g)) return fails("no perfect matching");
    return slither_is_P(to_graph(g)) ? fails("player 2 wins") : Finding(true);
}

Claim<Ints<1>> complete_even() {
    return {
        .id = "And74 complete even",
        .over = complete_graphs(0),
        .bounds = {.tests = 2, .verify = 2},
        .holds =
            [](const Ints<1>& n) {
                return given(n[0] % 2 == 0, [&] { return even_complete(n[0]); });
            },
        .refuted_by = Ints<1>{0},
    };
}

Claim<Ints<1>> complete_even_repaired() {
    return {
        .id = "And74 complete even repaired",
        .over = complete_graphs(1),
        .bounds = {.tests = 8, .verify = 12, .reach_max = 20, .weight = 1},
        .holds =
            [](const Ints<1>& n) {
                return given(n[0] % 2 == 0, [&] { return even_complete(n[0]); });
            },
        .near_misses = {{"every n", [](const Ints<1>& n) { return even_complete(n[0]); }}},
    };
}

Claim<Ints<1>> complete_odd() {
    return {
        .id = "And74 complete odd",
        .over = complete_graphs(0),
        .bounds = {.tests = 7, .verify = 11, .reach_max = 19, .weight = 1},
        .holds =
            [](const Ints<1>& n) {
                return given(n[0] % 2 != 0, [&] {
                    return Finding(all_outer(complete(n[0])) &&
                                   slither_is_P(to_graph(complete(n[0]))));
                });
            },
        .near_misses = {{"every n",
                         [](const Ints<1>& n) { return Finding(all_outer(complete(n[0]))); }}},
    };
}

Claim<Ints<2>> grid_matching() {
    return {
        .id = "And74 grids even, matching",
        .symbolic = "And74_even_grid_matching",
        .over = grid_sizes(1),
        .bounds = {.tests = 8, .verify = 24, .random = 60, .random_tests = 20, .weight = 1},
        .holds =
            [](const Ints<2>& p) {
                return given(p[0] * p[1] % 2 == 0, [&] {
                    return Finding(has_perfect_matching(Grid{p[0], p[1]}.graph()));
                });
            },
        .near_misses = {{"m + n odd or not",
                         [](const Ints<2>& p) {
                             return Finding(has_perfect_matching(Grid{p[0], p[1]}.graph()));
                         }}},
    };
}

/// Slither by game search, where the search is short.
Domain<Ints<2>> small_grids() {
    Domain<Ints<2>> result = grid_sizes(1);
    result.generate = {};
    return result;
}

bool player_1_wins(const Ints<2>& p) {
    return !slither_is_P(to_graph(Grid{p[0], p[1]}.graph()));
}

Claim<Ints<2>> grid_even() {
    return {
        .id = "And74 grids even",
        .over = small_grids(),
        .bounds = {.tests = 3, .verify = 4, .reach_max = 6, .weight = 1},
        .holds =
            [](const Ints<2>& p) {
                return given(p[0] * p[1] % 2 == 0, [&] { return Finding(player_1_wins(p)); });
            },
        .near_misses = {{"every mn", [](const Ints<2>& p) { return Finding(player_1_wins(p)); }}},
    };
}

/// The vertices at a distance of this parity from the corner (1, 1) are those of class c.
Finding parity_class(const Ints<2>& p, int parity, VertexClass c) {
    const Grid grid{p[0], p[1]};
    const GallaiEdmonds found = gallai_edmonds(grid.graph());
    for (Vertex v = 0; v < grid.order(); ++v)
        if ((grid.a(v) + grid.b(v)) % 2 == parity && found.of(v) != c)
            return fails("not so: vertex " + std::to_string(v));
    return true;
}

Claim<Ints<2>> grid_outer() {
    return {
        .id = "And74 grids odd, outer",
        .over = grid_sizes(1),
        .bounds = {.tests = 7, .verify = 23, .random = 59, .random_tests = 20, .weight = 1},
        .holds =
            [](const Ints<2>& p) {
                return given(p[0] * p[1] % 2 != 0, [&] {
                    Finding even = parity_class(p, 0, VertexClass::outer);
                    return even.failed() ? even : parity_class(p, 1, VertexClass::inner);
                });
            },
        .near_misses = {{"at an odd distance",
                         [](const Ints<2>& p) {
                             return given(p[0] * p[1] % 2 != 0,
                                          [&] { return parity_class(p, 1, VertexClass::outer); });
                         }},
                        {"every mn",
                         [](const Ints<2>& p) { return parity_class(p, 0, VertexClass::outer); }}},
    };
}

Claim<Ints<2>> grid_odd() {
    return {
        .id = "And74 grids odd",
        .over = small_grids(),
        .bounds = {.tests = 3, .verify = 4, .reach_max = 5, .weight = 1},
        .holds =
            [](const Ints<2>& p) {
                return given(p[0] * p[1] % 2 != 0, [&] { return Finding(!player_1_wins(p)); });
            },
        .near_misses = {{"every mn", [](const Ints<2>& p) { return Finding(!player_1_wins(p)); }}},
    };
}

}  // namespace

std::vector<AnyClaim> and74_after_claims() {
    return {perfect_vertex_of_g(),
            mate_of_perfect(),
            not_all_inner(),
            not_all_inner_repaired(),
            half_inner(),
            half_inner_repaired(),
            logarithm(),
            perfect_matching(),
            complete_even(),
            complete_even_repaired(),
            complete_odd(),
            grid_matching(),
            grid_even(),
            grid_outer(),
            grid_odd()};
}

}  // namespace gazetteer::properties
