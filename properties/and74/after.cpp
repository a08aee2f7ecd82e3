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
        .place = "Theorem 1, proof",
        .says =
            "Now suppose that some first G_i contains a perfect vertex v. Let M_i be a maximum "
            "matching of G_i. Since v is a perfect vertex of G, some edge e in M_i meets v.",
        .status = Status::refuted,
        .proved = "And74.first_perfect_fails_as_printed",
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 5},
        .holds = first_perfect_is_perfect_in,
        .refuted_by = graphs().parse("DEk"),
        .repaired_by = "And74 T1 mate",
    };
}

Claim<Graph> mate_of_perfect() {
    return {
        .id = "And74 T1 mate",
        .place = "Theorem 1, proof",
        .says =
            "Let M_i be a maximum matching of G_i. Since v is a perfect vertex of G_i, some edge "
            "e in M_i meets v. By Lemma 1, w, the other vertex of e, must also be a perfect "
            "vertex of G_i.",
        .reading =
            "Lemma 1 alone only excludes an inner w; that w is "
            "not outer is the definition of a perfect vertex",
        .status = Status::proved,
        .proved = "And74.mate_of_perfect",
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

const std::string not_all_inner_says =
    "By the definition of inner vertex, not all vertices of any G_i can be inner; thus G_{i+1} "
    "contains fewer vertices than G_i, and so the sequence terminates.";

Claim<Graph> not_all_inner() {
    return {
        .id = "And74 T1 terminates",
        .place = "Theorem 1, proof",
        .says = not_all_inner_says,
        .reading = "any G_i is some graph G; the sequence reaches the graph of order 0, and stays",
        .status = Status::refuted,
        .proved = "And74.not_all_inner_fails_as_printed",
        .over = graphs(),
        .bounds = {.tests = 4, .verify = 4},
        .holds = [](const Graph& g) { return number_of(g, VertexClass::inner) < g.order(); },
        .refuted_by = Graph(),
        .repaired_by = "And74 T1 terminates repaired",
    };
}

Claim<Graph> not_all_inner_repaired() {
    return {
        .id = "And74 T1 terminates repaired",
        .place = "Theorem 1, proof",
        .says =
            "Not all vertices of any G_i that has a vertex can be inner; thus G_{i+1} contains "
            "fewer vertices than G_i, and the sequence reaches the graph of order 0.",
        .status = Status::proved,
        .proved = "And74.not_all_inner",
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
        .place = "after Theorem 1",
        .says = "if G has v vertices, then the number of inner vertices is less than v/2",
        .status = Status::refuted,
        .proved = "And74.half_inner_fails_as_printed",
        .over = graphs(),
        .bounds = {.tests = 4, .verify = 4},
        .holds = [](const Graph& g) { return 2 * number_of(g, VertexClass::inner) < g.order(); },
        .refuted_by = Graph(),
        .repaired_by = "And74 v/2 repaired",
    };
}

Claim<Graph> half_inner_repaired() {
    return {
        .id = "And74 v/2 repaired",
        .place = "after Theorem 1",
        .says = "if G has v >= 1 vertices, then the number of inner vertices is less than v/2",
        .status = Status::asserted,
        .proved = "And74.half_inner",
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
        .place = "after Theorem 1",
        .says = "thus the number of applications of Edmonds' algorithm is O(log V)",
        .reading =
            "one application to each G_i that has a vertex; checked is at most log2(V + 1), "
            "which the bound v/2 gives",
        .status = Status::proved,
        .proved = "And74.logarithm",
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
        .place = "after Theorem 1",
        .says = "... a perfect matching exists, and thus player 1 wins.",
        .reading =
            "Printed of complete graphs and grids; the step is taken for every graph with an edge. "
            "The one graph without edges that has a perfect matching is that of order 0, on which "
            "player 1 has no edge to choose, and loses.",
        .status = Status::proved,
        .proved = "And74.perfect_matching",
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
        .place = "after Theorem 1",
        .says =
            "If G is the complete graph on n vertices, then for even n a perfect matching "
            "exists, and thus player 1 wins.",
        .status = Status::refuted,
        .proved = "And74.complete_even_fails_as_printed",
        .over = complete_graphs(0),
        .bounds = {.tests = 2, .verify = 2},
        .holds =
            [](const Ints<1>& n) {
                return given(n[0] % 2 == 0, [&] { return even_complete(n[0]); });
            },
        .refuted_by = Ints<1>{0},
        .repaired_by = "And74 complete even repaired",
    };
}

Claim<Ints<1>> complete_even_repaired() {
    return {
        .id = "And74 complete even repaired",
        .place = "after Theorem 1",
        .says =
            "If G is the complete graph on n >= 1 vertices, then for even n a perfect matching "
            "exists, and thus player 1 wins.",
        .status = Status::proved,
        .proved = "And74.complete_even",
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
        .place = "after Theorem 1",
        .says = "For odd n, all vertices are outer, and player 2 wins.",
        .status = Status::proved,
        .proved = "And74.complete_odd",
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
        .place = "after Theorem 1",
        .says = "If G is an m x n rectangular grid, then if mn is even, a perfect matching exists",
        .status = Status::proved,
        .proved = "And74.grid_even_matching",
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
        .place = "after Theorem 1",
        .says =
            "If G is an m x n rectangular grid, then if mn is even, a perfect matching exists, "
            "and player 1 wins.",
        .status = Status::proved,
        .proved = "And74.grid_even",
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
        .place = "after Theorem 1",
        .says =
            "If mn is odd, then all vertices at an even distance from a corner vertex are outer",
        .reading = "and no others: those at an odd distance are inner",
        .status = Status::proved,
        .proved = "And74.grid_odd_outer",
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
        .place = "after Theorem 1",
        .says =
            "If mn is odd, then all vertices at an even distance from a corner vertex are "
            "outer, and player 2 wins.",
        .status = Status::proved,
        .proved = "And74.grid_odd",
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
