// SPDX-License-Identifier: GPL-3.0-or-later
// [SV25, Corollary 12]: the even kernels S_k.
#include <algorithm>

#include "graph/predicates.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/trail_checks.hpp"
#include "properties/domains/single_grid.hpp"
#include "properties/sv25/claims.hpp"

namespace gazetteer::properties {

namespace {

/// Grids with each k = 0, ..., d.
Domain<Ints<3>> grids_with_k() {
    const auto contains = [](const Ints<3>& value) {
        const auto [m, n, k] = value;
        return m >= 1 && n >= 1 && 0 <= k && k <= grid_gcd({m, n});
    };
    return ints_domain<3>({
        .name = "grids m x n with 1 <= m, n <= {} and k = 0, ..., d",
        .names = {"m", "n", "k"},
        .size_min = 1,
        .enumerate =
            [](int size, const auto& visit) {
                bool going = true;
                grid_sizes(1).enumerate(size, [&](const Ints<2>& sides) {
                    const int d = grid_gcd({sides[0], sides[1]});
                    for (int k = 0; k <= d && going; ++k) going = visit({sides[0], sides[1], k});
                    return going;
                });
            },
        .size = [](const Ints<3>& value) { return std::max(value[0], value[1]); },
        .contains = contains,
        .generate =
            [](Dice& dice, int size) {
                const Ints<2> sides = grid_sizes(1).generate(dice, size);
                return Ints<3>{sides[0], sides[1], dice.between(0, grid_gcd({sides[0], sides[1]}))};
            },
        .graph =
            [](const Ints<3>& value) {
                return instance_graph({value[0], value[1]});
            },
    });
}

Finding is_kernel(const Grid& grid, const std::vector<Vertex>& s) {
    if (s.empty()) return fails("S_k is empty");
    return heard_even_kernel(graph_of(grid), s);
}

Claim<Ints<3>> corollary_12() {
    return {
        .id = "SV25 C12",
        .symbolic = "SV25_corollary_12",
        .over = grids_with_k(),
        .bounds = {.tests = 10, .verify = 20},
        .holds =
            [](const Ints<3>& value) {
                const auto [m, n, k] = value;
                return is_kernel({m, n}, s_k({m, n}, k));
            },
        .refuted_by = Ints<3>{1, 1, 1},
    };
}

/// S_k has a vertex.
bool nonempty(int d, int k) {
    return d >= 3 || (d == 2 && k != 1);
}

Finding kernel_given_nonempty(const Ints<3>& value, Signs signs, int modulus_factor) {
    const Grid grid{value[0], value[1]};
    const int k = value[2];
    const int d = grid_gcd(grid);
    return given(nonempty(d, k),
                 [&] { return is_kernel(grid, s_k(grid, k, signs, modulus_factor * d)); });
}

Claim<Ints<3>> corollary_12_repaired() {
    return {
        .id = "SV25 C12 repaired",
        .symbolic = "SV25_corollary_12",
        .over = grids_with_k(),
        .bounds = {.tests = 15, .verify = 60, .random = 120, .random_tests = 20},
        .holds =
            [](const Ints<3>& value) {
                const auto [m, n, k] = value;
                const Grid grid{m, n};
                if (!nonempty(grid_gcd(grid), k)) return Finding(s_k(grid, k).empty());
                return kernel_given_nonempty(value, Signs::independent, 2);
            },
        .near_misses = {{"modulo d",
                         [](const Ints<3>& value) {
                             return kernel_given_nonempty(value, Signs::independent, 1);
                         }},
                        {"i + j = k or i - j = -k",
                         [](const Ints<3>& value) {
                             return kernel_given_nonempty(value, Signs::matched, 2);
                         }},
                        {"i + j = k or i - j = k",
                         [](const Ints<3>& value) {
                             return kernel_given_nonempty(value, Signs::first_only, 2);
                         }},
                        {"i + j = k or i + j = -k",
                         [](const Ints<3>& value) {
                             return kernel_given_nonempty(value, Signs::second_only, 2);
                         }}},
    };
}

/// When S_k with the signs read so is an even kernel, for d >= 2.
bool kernel_by_signs(const Ints<3>& value, Signs signs) {
    const auto [m, n, k] = value;
    const int d = grid_gcd({m, n});
    switch (signs) {
        case Signs::independent:
            return nonempty(d, k);
        case Signs::matched:
        case Signs::first_only:
            return k == 0 || k == d;
        case Signs::second_only:
            return m == n && (k == d || (k == d - 1 && d >= 3));
        case Signs::both:
            return false;
    }
    return false;
}

/// S_k is an even kernel exactly when it should be.
Finding signs_say(const Ints<3>& value, Signs signs, bool expected) {
    const Grid grid{value[0], value[1]};
    return given(grid_gcd(grid) >= 2, [&] {
        const auto s = s_k(grid, value[2], signs, 2 * grid_gcd(grid));
        return iff(!s.empty() && heard_even_kernel(graph_of(grid), s), expected);
    });
}

Claim<Ints<3>> readings_of_the_signs() {
    return {
        .id = "SV25 C12 signs",
        .over = grids_with_k(),
        .bounds = {.tests = 9, .verify = 16, .reach_max = 60},
        .holds =
            [](const Ints<3>& value) {
                Finding result = vacuous();
                for (const Signs signs : {Signs::independent, Signs::matched, Signs::first_only,
                                          Signs::second_only, Signs::both}) {
                    result = signs_say(value, signs, kernel_by_signs(value, signs));
                    if (result.failed()) return result;
                }
                return result;
            },
        .near_misses = {{"i + j = k or i - j = -k: never",
                         [](const Ints<3>& value) {
                             return signs_say(value, Signs::matched, false);
                         }},
                        {"i + j = k or i - j = k: if and only if k is 0",
                         [](const Ints<3>& value) {
                             return signs_say(value, Signs::first_only, value[2] == 0);
                         }},
                        {"i + j = k or i + j = -k: if and only if m = n",
                         [](const Ints<3>& value) {
                             return signs_say(value, Signs::second_only, value[0] == value[1]);
                         }},
                        {"both: as any combination",
                         [](const Ints<3>& value) {
                             return signs_say(value, Signs::both,
                                              kernel_by_signs(value, Signs::independent));
                         }}},
    };
}

Claim<Ints<4>> two_values() {
    return {
        .id = "SV25 C12 two values of k",
        .symbolic = "SV25_two_values_of_k",
        .over = grid_vertices(1),
        .bounds = {.tests = 15, .verify = 30, .random = 200, .random_tests = 50},
        .holds =
            [](const Ints<4>& value) {
                const GridVertex v(value);
                return given(!v.d_divides_a_or_b(),
                             [&] { return classes(v.grid, v.vertex()).size() == 2; });
            },
        .near_misses = {{"for exactly two values of k in {1, ..., d}",
                         [](const Ints<4>& value) {
                             const GridVertex v(value);
                             return given(!v.d_divides_a_or_b(), [&] {
                                 const auto all = classes(v.grid, v.vertex());
                                 return all.size() - (all.front() == 0 ? 1 : 0) == 2;
                             });
                         }},
                        {"if d does not divide a",
                         [](const Ints<4>& value) {
                             const GridVertex v(value);
                             return given(!v.d_divides_a(),
                                          [&] { return classes(v.grid, v.vertex()).size() == 2; });
                         }}},
    };
}

/// The sets on exactly one segment of the 180-degree trails at v, and S_k for its two k.
Finding trails_are_s_k(const Ints<4>& value, int shift) {
    const GridVertex v(value);
    return given(!v.d_divides_a_or_b(), [&] {
        std::vector<std::vector<Vertex>> by_trails;
        for (const Trail& trail : trails(v.grid, v.vertex()))
            if (trail.straight()) by_trails.push_back(on_one_segment(v.grid, trail));
        std::vector<std::vector<Vertex>> by_formula;
        for (int k : classes(v.grid, v.vertex())) by_formula.push_back(s_k(v.grid, k + shift));
        std::ranges::sort(by_trails);
        std::ranges::sort(by_formula);
        return by_trails == by_formula;
    });
}

Claim<Ints<4>> explicitly_computed() {
    return {
        .id = "SV25 C12 trails",
        .over = grid_vertices(1),
        .bounds = {.tests = 10, .verify = 24, .random = 50, .random_tests = 20, .weight = 1},
        .holds = [](const Ints<4>& value) { return trails_are_s_k(value, 0); },
        .near_misses = {{"S_{k + 1}",
                         [](const Ints<4>& value) { return trails_are_s_k(value, 1); }}},
    };
}

/// For every k, S_k is the set of some 180-degree trail.
bool every_s_k_is_a_trail(const Grid& grid, int k_from, int k_to) {
    for (int k = k_from; k <= k_to; ++k) {
        const auto s = s_k(grid, k);
        const bool found = std::ranges::any_of(s, [&](Vertex v) {
            return std::ranges::any_of(trails(grid, v), [&](const Trail& trail) {
                return trail.straight() && on_one_segment(grid, trail) == s;
            });
        });
        if (!found) return false;
    }
    return true;
}

Claim<Ints<2>> figure_6() {
    return {
        .id = "SV25 Fig6",
        .over = single_grid("G_{19 x 14}", {19, 14}),
        .bounds = {},
        .holds =
            [](const Ints<2>& value) {
                return Finding(every_s_k_is_a_trail({value[0], value[1]}, 0, 5));
            },
        .near_misses = {{"of G_{19 x 13}",
                         [](const Ints<2>&) {
                             return Finding(every_s_k_is_a_trail({19, 13}, 0, 5));
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> sv25_formula_claims() {
    return {corollary_12(), corollary_12_repaired(), readings_of_the_signs(),
            two_values(),   explicitly_computed(),   figure_6()};
}

}  // namespace gazetteer::properties
