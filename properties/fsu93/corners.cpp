// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, Theorem 4.2]: the corner of a grid, and the kernel for each common divisor.
#include <algorithm>
#include <numeric>

#include "characterizations/grids/billiard.hpp"
#include "characterizations/grids/grids.hpp"
#include "graph/predicates.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/domains/single_grid.hpp"
#include "properties/fsu93/claims.hpp"

namespace gazetteer::properties {

namespace {

bool corner_is_P(const Grid& grid) {
    return true_outcomes(grid).front() == Outcome::P;
}

Claim<Ints<2>> theorem_4_2() {
    return {
        .id = "FSU93 T4.2",
        .over = grid_sizes(2),
        .bounds = {.tests = 12, .verify = 40, .random = 70, .random_tests = 20, .weight = 1},
        .holds = [](const Ints<2>& value) -> Finding {
            const Grid grid = grid_of(value);
            const EvenKernelVerdict verdict = corner_verdict(grid);
            if (!proves(graph_of(grid), 0, verdict)) return fails("the witness does not prove");
            if (corner_is_P(grid) != (verdict.outcome == Outcome::P))
                return fails("the witness proves what is false");
            return iff(corner_is_P(grid), std::gcd(grid.m + 1, grid.n + 1) != 1);
        },
        .near_misses = {{"gcd(m, n)",
                         [](const Ints<2>& value) {
                             return iff(corner_is_P(grid_of(value)),
                                        std::gcd(value[0], value[1]) != 1);
                         }},
                        {"gcd(m + 1, n + 1) > 2",
                         [](const Ints<2>& value) {
                             return iff(corner_is_P(grid_of(value)),
                                        std::gcd(value[0] + 1, value[1] + 1) > 2);
                         }}},
    };
}

/// On every common divisor d > 1 of m + 1 and n + 1.
Finding for_common_divisors(const Ints<2>& value,
                            const std::function<bool(const Grid&, int d)>& holds) {
    const Grid grid = grid_of(value);
    const int gcd = grid_gcd(grid);
    return given(gcd > 1, [&]() -> Finding {
        for (int d = 2; d <= gcd; ++d)
            if (gcd % d == 0 && !holds(grid, d)) return fails("d = " + std::to_string(d));
        return true;
    });
}

/// An even kernel of the grid made of the (i, j) for which `chosen`, and (1, 1) in it.
bool is_kernel_at_corner(const Grid& grid, const std::function<bool(int i, int j)>& chosen) {
    std::vector<Vertex> s;
    for (int i = 1; i <= grid.m; ++i)
        for (int j = 1; j <= grid.n; ++j)
            if (chosen(i, j)) s.push_back(grid.at(i, j));
    return !s.empty() && s.front() == 0 && heard_even_kernel(graph_of(grid), s);
}

Claim<Ints<2>> kernel_for_divisors() {
    return {
        .id = "FSU93 T4.2 S",
        .symbolic = "FSU93_theorem_4_2_kernel",
        .over = grid_sizes(2),
        .bounds = {.tests = 15, .verify = 60, .random = 120, .random_tests = 20},
        .holds =
            [](const Ints<2>& value) {
                return for_common_divisors(value, [](const Grid& grid, int d) {
                    const auto s = diagonal_kernel(grid, d);
                    return !s.empty() && s.front() == 0 && heard_even_kernel(graph_of(grid), s);
                });
            },
        .near_misses = {{"d | (i - j) or d | (i + j)",
                         [](const Ints<2>& value) {
                             return for_common_divisors(value, [](const Grid& grid, int d) {
                                 return is_kernel_at_corner(grid, [d](int i, int j) {
                                     return i % d != 0 && j % d != 0 &&
                                            ((i - j) % d == 0 || (i + j) % d == 0);
                                 });
                             });
                         }},
                        {"2d | (i - j) alone",
                         [](const Ints<2>& value) {
                             return for_common_divisors(value, [](const Grid& grid, int d) {
                                 return is_kernel_at_corner(grid, [d](int i, int j) {
                                     return i % d != 0 && j % d != 0 && (i - j) % (2 * d) == 0;
                                 });
                             });
                         }},
                        {"i and j may be multiples of d",
                         [](const Ints<2>& value) {
                             return for_common_divisors(value, [](const Grid& grid, int d) {
                                 return is_kernel_at_corner(grid, [d](int i, int j) {
                                     return (i - j) % (2 * d) == 0 || (i + j) % (2 * d) == 0;
                                 });
                             });
                         }},
                        {"d need not divide n + 1",
                         [](const Ints<2>& value) {
                             const Grid grid = grid_of(value);
                             const auto s = diagonal_kernel(grid, grid.m + 1);
                             return Finding(heard_even_kernel(graph_of(grid), s));
                         }}},
    };
}

Claim<Ints<2>> either_or() {
    const auto never_both = [](const Ints<2>& value, int modulus_factor, bool multiples) {
        return for_common_divisors(value, [=](const Grid& grid, int d) {
            const int modulus = modulus_factor * d;
            for (int i = 1; i <= grid.m; ++i)
                for (int j = 1; j <= grid.n; ++j)
                    if ((multiples || (i % d != 0 && j % d != 0)) && (i - j) % modulus == 0 &&
                        (i + j) % modulus == 0)
                        return false;
            return true;
        });
    };
    return {
        .id = "FSU93 T4.2 either or",
        .symbolic = "FSU93_theorem_4_2_either_or",
        .over = grid_sizes(2),
        .bounds = {.tests = 15, .verify = 40},
        .holds = [never_both](const Ints<2>& value) { return never_both(value, 2, false); },
        .near_misses = {{"with i and j multiples of d",
                         [never_both](const Ints<2>& value) {
                             return never_both(value, 2, true);
                         }}},
    };
}

Claim<Ints<2>> kernel_in_words() {
    return {
        .id = "FSU93 T4.2 S in words",
        .over = grid_sizes(2),
        .bounds = {.tests = 15, .verify = 60, .random = 120, .random_tests = 20},
        .holds =
            [](const Ints<2>& value) {
                return for_common_divisors(value, [](const Grid& grid, int d) {
                    return diagonals_of_checkerboard(grid, d) == diagonal_kernel(grid, d);
                });
            },
        .near_misses = {{"the same diagonal in every square",
                         [](const Ints<2>& value) {
                             return for_common_divisors(value, [](const Grid& grid, int d) {
                                 std::vector<Vertex> same;
                                 for (int i = 1; i <= grid.m; ++i)
                                     for (int j = 1; j <= grid.n; ++j)
                                         if (i % d != 0 && i % d == j % d)
                                             same.push_back(grid.at(i, j));
                                 return same == diagonal_kernel(grid, d);
                             });
                         }}},
    };
}

Claim<Ints<2>> figure_3() {
    return {
        .id = "FSU93 Fig3",
        .over = single_grid("G_{14 x 9}", {14, 9}),
        .bounds = {},
        .holds =
            [](const Ints<2>& value) {
                const auto s = diagonal_kernel(grid_of(value), 5);
                return Finding(s.size() == 24 && heard_even_kernel(graph_of(grid_of(value)), s));
            },
        .near_misses = {{"d = 3",
                         [](const Ints<2>& value) {
                             return Finding(heard_even_kernel(graph_of(grid_of(value)),
                                                              diagonal_kernel(grid_of(value), 3)));
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_corner_claims() {
    return {theorem_4_2(), kernel_for_divisors(), either_or(), kernel_in_words(), figure_3()};
}

}  // namespace gazetteer::properties
