// SPDX-License-Identifier: GPL-3.0-or-later
// [GGHR, section 3]: the examples (i) to (vi) after Theorem 5, and the remark on even by odd grids.
#include <algorithm>
#include <numeric>

#include "characterizations/edge_delete/mirror.hpp"
#include "graph/predicates.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/gghr/claims.hpp"

namespace gazetteer::properties {
namespace {

/// The printed map is a mirror automorphism, and B wins where the oracle can tell in time.
Finding fits_theorem_5(const SparseGraph& g, const Permutation& f) {
    if (!is_mirror_automorphism(g, f)) return fails("the map is no mirror automorphism");
    return g.order() > Graph::order_max || g.size() > 16 || edge_delete_is_P_played(to_graph(g))
               ? Finding(true)
               : fails("A wins");
}

Domain<Ints<1>> cycles() {
    Domain<Ints<1>> result = integers("cycles of order 3 <= n <= {}", "n", 3);
    result.graph = [](const Ints<1>& n) -> std::optional<InstanceGraph> {
        return InstanceGraph{cycle(n[0]), std::nullopt, "C_" + std::to_string(n[0])};
    };
    return result;
}

Claim<Ints<1>> example_i() {
    return {
        .id = "GGHR (i)",
        .over = cycles(),
        .bounds = {.tests = 40, .verify = 200, .reach_max = 2000},
        .holds =
            [](const Ints<1>& n) {
                return given(n[0] % 2 == 0,
                             [&] { return fits_theorem_5(cycle(n[0]), half_turn_of_cycle(n[0])); });
            },
        .near_misses = {{"every cycle",
                         [](const Ints<1>& n) {
                             return given(n[0] <= 12, [&] {
                                 return Finding(
                                     find_mirror_automorphism(to_graph(cycle(n[0]))).has_value());
                             });
                         }},
                        {"even cycles, a turn by one",
                         [](const Ints<1>& n) {
                             Permutation f(static_cast<std::size_t>(n[0]));
                             std::iota(f.begin(), f.end(), 1);
                             f.back() = 0;
                             return given(n[0] % 2 == 0,
                                          [&] { return fits_theorem_5(cycle(n[0]), f); });
                         }}},
    };
}

Graph copies(const Graph& g, int number) {
    Graph result;
    for (int i = 0; i < number; ++i) result = disjoint_union(result, g);
    return result;
}

Claim<Graph> example_ii() {
    const auto fit = [](const Graph& g, int number) {
        return fits_theorem_5(copies(g, number), exchange_of_copies(g.order(), number));
    };
    return {
        .id = "GGHR (ii)",
        .over = graphs(without_isolated_vertices()),
        .bounds = {.tests = 6, .verify = 7, .random = 10, .random_tests = 20, .reach_max = 8},
        .holds =
            [fit](const Graph& g) {
                return Finding(!fit(g, 2).failed() && !fit(g, 4).failed() && !fit(g, 6).failed());
            },
        .near_misses = {{"three copies",
                         [](const Graph& g) {
                             return given(g.order() <= 5, [&] {
                                 return Finding(find_mirror_automorphism(copies(g, 3)).has_value());
                             });
                         }},
                        {"B wins on three copies",
                         [](const Graph& g) {
                             return given(g.order() <= 5, [&] {
                                 return Finding(edge_delete_is_P_played(copies(g, 3)));
                             });
                         }}},
    };
}

Claim<Ints<1>> example_iii() {
    return {
        .id = "GGHR (iii)",
        .over = integers("integers 1 <= t <= {}", "t", 1,
                         [](int t) { return complete_bipartite(2 * t, 2 * t); }),
        .bounds = {.tests = 8, .verify = 16, .reach_max = 50},
        .holds =
            [](const Ints<1>& t) {
                return fits_theorem_5(complete_bipartite(2 * t[0], 2 * t[0]),
                                      exchange_in_complete_bipartite(t[0]));
            },
        .near_misses = {{"interchanges the colour classes",
                         [](const Ints<1>& t) {
                             return fits_theorem_5(complete_bipartite(2 * t[0], 2 * t[0]),
                                                   exchange_of_copies(2 * t[0], 2));
                         }},
                        {"K_{t,t}, any such automorphism",
                         [](const Ints<1>& t) {
                             const auto g = complete_bipartite(t[0], t[0]);
                             return Finding(find_mirror_automorphism(to_graph(g)).has_value());
                         }}},
    };
}

Claim<Ints<1>> example_iv() {
    return {
        .id = "GGHR (iv)",
        .over = integers("integers 2 <= n <= {}", "n", 2, cocktail_party),
        .bounds = {.tests = 8, .verify = 16, .reach_max = 50},
        .holds =
            [](const Ints<1>& n) {
                return fits_theorem_5(cocktail_party(n[0]), exchange_in_cocktail_party(n[0]));
            },
        .near_misses = {{"no perfect matching removed",
                         [](const Ints<1>& n) {
                             return fits_theorem_5(complete(2 * n[0]),
                                                   exchange_in_cocktail_party(n[0]));
                         }},
                        {"interchanges ends of other edges",
                         [](const Ints<1>& n) {
                             return fits_theorem_5(cocktail_party(n[0]),
                                                   exchange_of_copies(n[0], 2));
                         }}},
    };
}

Finding hypercube_fits(int n) {
    return fits_theorem_5(cube(n), complement_in_cube(n));
}

Claim<Ints<1>> example_v() {
    return {
        .id = "GGHR (v)",
        .over = cubes_of_dimension(1, "hypercubes"),
        .bounds = {.tests = 6, .verify = 10, .reach_max = 12},
        .holds = [](const Ints<1>& n) { return hypercube_fits(n[0]); },
        .refuted_by = Ints<1>{1},
    };
}

Claim<Ints<1>> example_v_repaired() {
    return {
        .id = "GGHR (v) repaired",
        .over = cubes_of_dimension(1, "hypercubes"),
        .bounds = {.tests = 6, .verify = 10, .reach_max = 12},
        .holds =
            [](const Ints<1>& n) {
                return n[0] == 1 ? Finding(edge_delete_is_P_played(to_graph(cube(1))))
                                 : hypercube_fits(n[0]);
            },
        .near_misses = {{"interchanges 0 and 1 in the first coordinate only",
                         [](const Ints<1>& n) {
                             Permutation f(std::size_t{1} << n[0]);
                             std::iota(f.begin(), f.end(), 0);
                             for (Vertex& v : f) v ^= 1;
                             return given(n[0] >= 2, [&] { return fits_theorem_5(cube(n[0]), f); });
                         }},
                        {"A wins",
                         [](const Ints<1>& n) {
                             return given(n[0] <= 3, [&] {
                                 return Finding(!edge_delete_is_P_played(to_graph(cube(n[0]))));
                             });
                         }}},
    };
}

Grid even_by_even(const Ints<2>& nm) {
    return {2 * nm[0], 2 * nm[1]};
}

Grid even_by_odd(const Ints<2>& nm) {
    return {2 * nm[0], 2 * nm[1] + 1};
}

/// Pairs (n, m), n >= 1 and m >= m_min, by the larger; `grid` is the one with these halves.
Domain<Ints<2>> half_sides(const std::string& name, int m_min, Grid (*grid)(const Ints<2>&)) {
    return ints_domain<2>({
        .name = name,
        .names = {"n", "m"},
        .size_min = 1,
        .enumerate =
            [m_min](int size, const std::function<bool(const Ints<2>&)>& visit) {
                for (int n = 1; n <= size; ++n)
                    for (int m = n == size ? m_min : size; m <= size; ++m)
                        if (!visit({n, m})) return;
            },
        .size = [](const Ints<2>& nm) { return std::max(nm[0], nm[1]); },
        .contains = [m_min](const Ints<2>& nm) { return nm[0] >= 1 && nm[1] >= m_min; },
        .graph = [grid](const Ints<2>& nm) { return instance_graph(grid(nm)); },
    });
}

Claim<Ints<2>> example_vi() {
    return {
        .id = "GGHR (vi)",
        .over = half_sides("grids 2n x 2m, 1 <= n, m <= {}", 1, even_by_even),
        .bounds = {.tests = 6, .verify = 15, .reach_max = 50},
        .holds =
            [](const Ints<2>& nm) {
                const Grid grid = even_by_even(nm);
                return fits_theorem_5(grid.graph(), half_turn_of_grid(grid));
            },
        .near_misses = {{"(2n + 1 - i, j)",
                         [](const Ints<2>& nm) {
                             const Grid grid = even_by_even(nm);
                             Permutation f;
                             for (Vertex v = 0; v < grid.order(); ++v)
                                 f.push_back(grid.at(grid.m + 1 - grid.a(v), grid.b(v)));
                             return fits_theorem_5(grid.graph(), f);
                         }},
                        {"2n by 2m - 1 grids",
                         [](const Ints<2>& nm) {
                             const Grid grid{2 * nm[0], 2 * nm[1] - 1};
                             return fits_theorem_5(grid.graph(), half_turn_of_grid(grid));
                         }}},
    };
}

/// A can remove e, and what is left is as in Theorem 5; A wins where the oracle can tell in time.
Finding a_wins_by(const Grid& grid, const Edge& e) {
    const SparseGraph g = grid.graph();
    if (g.degree(e.u) == 1 || g.degree(e.v) == 1) return fails("removing it isolates a vertex");
    const Finding rest = fits_theorem_5(g.without_edge(e.u, e.v), half_turn_of_grid(grid));
    if (rest.failed()) return rest;
    return g.size() > 16 || !edge_delete_is_P_played(to_graph(g)) ? Finding(true) : fails("B wins");
}

Claim<Ints<2>> even_by_odd_grids() {
    return {
        .id = "GGHR even by odd",
        .over = half_sides("grids 2n x (2m + 1), n, m <= {}", 0, even_by_odd),
        .bounds = {.tests = 6, .verify = 15, .reach_max = 50},
        .holds =
            [](const Ints<2>& nm) {
                const Grid grid = even_by_odd(nm);
                return a_wins_by(grid, central_edge(grid));
            },
        .refuted_by = Ints<2>{1, 0},
    };
}

Claim<Ints<2>> even_by_odd_grids_repaired() {
    return {
        .id = "GGHR even by odd repaired",
        .over = half_sides("grids 2n x (2m + 1), n, m <= {}", 0, even_by_odd),
        .bounds = {.tests = 6, .verify = 15, .reach_max = 50},
        .holds =
            [](const Ints<2>& nm) {
                const Grid grid = even_by_odd(nm);
                if (nm == Ints<2>{1, 0})
                    return Finding(edge_delete_is_P_played(to_graph(grid.graph())));
                return a_wins_by(grid, central_edge(grid));
            },
        .near_misses = {{"the edge joining (n, 1) to (n + 1, 1)",
                         [](const Ints<2>& nm) {
                             const Grid grid = even_by_odd(nm);
                             return given(nm[1] > 0, [&] {
                                 return a_wins_by(grid,
                                                  edge(grid.at(nm[0], 1), grid.at(nm[0] + 1, 1)));
                             });
                         }},
                        {"odd by odd grids are A graphs",
                         [](const Ints<2>& nm) {
                             const Grid grid{2 * nm[0] + 1, 2 * nm[1] + 1};
                             return given(grid.order() <= 9, [&] {
                                 return Finding(!edge_delete_is_P_played(to_graph(grid.graph())));
                             });
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> gghr_examples_claims() {
    return {example_i(),  example_ii(),        example_iii(),
            example_iv(), example_v(),         example_v_repaired(),
            example_vi(), even_by_odd_grids(), even_by_odd_grids_repaired()};
}

}  // namespace gazetteer::properties
