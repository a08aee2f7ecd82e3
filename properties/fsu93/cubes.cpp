// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, Theorem 4.1]: cubes.
#include <algorithm>
#include <bit>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/grids/cubes.hpp"
#include "graph/families.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/checks/playout.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/fsu93/claims.hpp"

namespace gazetteer::properties {

namespace {

/// The outcome of every vertex of Q_n: by game search for n <= 4, by elimination above.
std::vector<Outcome> cube_outcomes(int n) {
    if (n > 4) return heard_outcomes(cube(n), BipartiteGeography(cube(n)).outcomes());
    EdgeGeographySolver<1> solver(cube(n));
    std::vector<Outcome> result;
    for (Vertex v = 0; v < 1 << n; ++v) result.push_back(solver.outcome(v));
    return heard_outcomes(cube(n), result);
}

Finding all_are_P_iff(int n, bool condition) {
    const auto count = std::ranges::count(cube_outcomes(n), Outcome::P);
    return Finding(count == (condition ? 1 << n : 0));
}

Claim<Ints<1>> theorem_4_1() {
    return {
        .id = "FSU93 T4.1",
        .over = cubes_of_dimension(0),
        .bounds = {.tests = 8, .verify = 11, .reach_max = 14},
        .holds = [](const Ints<1>& value) -> Finding {
            const int n = value[0];
            for (Vertex v = 0; v < 1 << std::min(n, 6); ++v)
                if (!proves(cube(n), v, cube_verdict(n, v)))
                    return fails("the witness does not prove at v = " + std::to_string(v));
            return all_are_P_iff(n, n % 2 == 0);
        },
        .near_misses =
            {{"n is odd",
              [](const Ints<1>& value) { return all_are_P_iff(value[0], value[0] % 2 != 0); }},
             {"4 divides n",
              [](const Ints<1>& value) { return all_are_P_iff(value[0], value[0] % 4 == 0); }}},
    };
}

/// The sequences of length n with precisely `ones` ones.
std::vector<Vertex> sequences(int n, int ones) {
    std::vector<Vertex> result;
    for (Vertex v = 0; v < 1 << n; ++v)
        if (std::popcount(static_cast<unsigned>(v)) == ones) result.push_back(v);
    return result;
}

Claim<Ints<1>> kernel_of_odd_cubes() {
    return {
        .id = "FSU93 T4.1 S",
        .symbolic = "FSU93_theorem_4_1_kernel",
        .over = cubes_of_dimension(0),
        .bounds = {.tests = 9, .verify = 13, .reach_max = 16},
        .holds =
            [](const Ints<1>& value) {
                const int n = value[0];
                return given(n % 2 != 0, [n] {
                    return is_even_kernel_without(cube(n), 0, 1 << (n - 1), sequences(n, 1));
                });
            },
        .near_misses = {{"n is even",
                         [](const Ints<1>& value) {
                             const int n = value[0];
                             return given(n % 2 == 0 && n > 0, [n] {
                                 return is_even_kernel_without(cube(n), 0, 1 << (n - 1),
                                                               sequences(n, 1));
                             });
                         }},
                        {"precisely one 0",
                         [](const Ints<1>& value) {
                             const int n = value[0];
                             return given(n % 2 != 0, [n] {
                                 return is_even_kernel_without(cube(n), 0, 1 << (n - 1),
                                                               sequences(n, n - 1));
                             });
                         }}},
    };
}

/// The first player always plays into the sequences with precisely `ones` ones.
Finding plays_into(int n, int ones) {
    const EvenKernelStrategy strategy(cube(n), 0, sequences(n, ones));
    const auto lost =
        lost_line<UEG>({to_graph(cube(n)), 0}, Turn::strategist, strategy, Lines::one_a_position);
    return lost ? fails(describe(*lost)) : Finding(true);
}

Claim<Ints<1>> strategy_on_odd_cubes() {
    return {
        .id = "FSU93 T4.1 strategy",
        .over = cubes_of_dimension(0),
        .bounds = {.tests = 5, .verify = 6, .reach_max = 6},
        .holds =
            [](const Ints<1>& value) {
                return given(value[0] % 2 != 0, [&] { return plays_into(value[0], 1); });
            },
        .near_misses = {{"for even n",
                         [](const Ints<1>& value) {
                             return given(value[0] % 2 == 0,
                                          [&] { return plays_into(value[0], 1); });
                         }},
                        {"into the sequences with precisely two 1s",
                         [](const Ints<1>& value) {
                             return given(value[0] % 2 != 0,
                                          [&] { return plays_into(value[0], 2); });
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_cube_claims() {
    return {theorem_4_1(), kernel_of_odd_cubes(), strategy_on_odd_cubes()};
}

}  // namespace gazetteer::properties
