// SPDX-License-Identifier: GPL-3.0-or-later
// [SV25, section 1]: Theorems 1, 2 and 3, and the winning strategy.
#include <algorithm>
#include <numeric>

#include "characterizations/grids/grids.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/checks/playout.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/sv25/claims.hpp"

namespace gazetteer::properties {

namespace {

Claim<Ints<2>> theorem_1_by_search() {
    return {
        .id = "SV25 T1",
        .over = grid_sizes(2),
        .bounds = {.tests = 10, .verify = 30, .reach_max = 80},
        .holds =
            [](const Ints<2>& value) {
                return iff(true_outcomes(grid_of(value)).front() == Outcome::P,
                           std::gcd(value[0] + 1, value[1] + 1) != 1);
            },
        .near_misses = {{"gcd(m, n)",
                         [](const Ints<2>& value) {
                             return iff(true_outcomes(grid_of(value)).front() == Outcome::P,
                                        std::gcd(value[0], value[1]) != 1);
                         }}},
    };
}

/// The outcome of every vertex is P exactly where the rule says so.
Finding rule_holds(const Grid& grid, const std::vector<Outcome>& outcomes,
                   const std::function<bool(int a, int b)>& is_P_by_rule) {
    for (Vertex v = 0; v < grid.order(); ++v) {
        const bool rule = is_P_by_rule(grid.a(v), grid.b(v));
        if ((outcomes[static_cast<std::size_t>(v)] == Outcome::P) != rule)
            return fails("vertex (" + std::to_string(grid.a(v)) + ", " + std::to_string(grid.b(v)) +
                         ")");
    }
    return true;
}

using Outcomes = const std::vector<Outcome>& (*)(const Grid&);

Finding rule_with_gcd(const Ints<2>& value, Outcomes outcomes, int d) {
    return rule_holds(grid_of(value), outcomes(grid_of(value)),
                      [d](int a, int b) { return a % d != 0 && b % d != 0; });
}

std::vector<NearMiss<Ints<2>>> theorem_2_near_misses(Outcomes outcomes) {
    return {{"d = gcd(m, n)",
             [outcomes](const Ints<2>& value) {
                 return rule_with_gcd(value, outcomes, std::gcd(value[0], value[1]));
             }},
            {"d does not divide a or does not divide b",
             [outcomes](const Ints<2>& value) {
                 const int d = grid_gcd(grid_of(value));
                 return rule_holds(grid_of(value), outcomes(grid_of(value)),
                                   [d](int a, int b) { return a % d != 0 || b % d != 0; });
             }},
            {"d does not divide a b", [outcomes](const Ints<2>& value) {
                 const int d = grid_gcd(grid_of(value));
                 return rule_holds(grid_of(value), outcomes(grid_of(value)),
                                   [d](int a, int b) { return a * b % d != 0; });
             }}};
}

Claim<Ints<2>> theorem_2_by_search() {
    return {
        .id = "SV25 T2 by game search",
        .over = grid_sizes(1),
        .bounds = {.tests = 5, .verify = 6, .reach_max = 6, .weight = 1},
        .holds =
            [](const Ints<2>& value) {
                return rule_with_gcd(value, searched_outcomes, grid_gcd(grid_of(value)));
            },
        .near_misses = theorem_2_near_misses(searched_outcomes),
    };
}

Claim<Ints<2>> theorem_2_by_elimination() {
    return {
        .id = "SV25 T2 by elimination",
        .over = grid_sizes(1),
        .bounds = {.tests = 15, .verify = 60, .random = 80, .random_tests = 5, .weight = 3},
        .holds =
            [](const Ints<2>& value) {
                return rule_with_gcd(value, linear_outcomes, grid_gcd(grid_of(value)));
            },
        .near_misses = theorem_2_near_misses(linear_outcomes),
    };
}

Claim<Ints<2>> special_case() {
    const auto agree = [](const Ints<2>& value, int a, int b) {
        const Grid grid = grid_of(value);
        return iff(grid_outcome(grid, grid.at(a, b)) == Outcome::P, grid_gcd(grid) != 1);
    };
    return {
        .id = "SV25 T1 from T2",
        .over = grid_sizes(2),
        .bounds = {.tests = 20, .verify = 100, .random = 1000, .random_tests = 50},
        .holds =
            [agree](const Ints<2>& value) {
                const auto [m, n] = value;
                for (const auto& [a, b] : {std::pair{1, 1}, {1, n}, {m, 1}, {m, n}})
                    if (agree(value, a, b).failed()) return agree(value, a, b);
                return Finding(true);
            },
        .near_misses = {{"when v is next to a corner",
                         [agree](const Ints<2>& value) { return agree(value, 1, 2); }}},
    };
}

Finding theorem_3_on(const RootedGraph& p, bool converse) {
    const bool inside = vertices_in_even_kernels(p.graph).contains(p.root);
    if (converse) return iff(is_P<UEG>(p), inside);
    return given(inside, [&] { return is_P<UEG>(p); });
}

Claim<RootedGraph> theorem_3() {
    return {
        .id = "SV25 T3",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 7, .random = 8, .random_tests = 50, .reach_max = 12},
        .holds = [](const RootedGraph& p) { return theorem_3_on(p, is_bipartite(p.graph)); },
        .near_misses = {{"if and only if on every graph",
                         [](const RootedGraph& p) { return theorem_3_on(p, true); }}},
    };
}

/// The winner always moves into the kernel of the verdict, or out of it.
Finding winner_plays(const Ints<4>& value, bool into) {
    const auto [m, n, a, b] = value;
    const Grid grid{m, n};
    const Vertex v = grid.at(a, b);
    const EvenKernelVerdict verdict = grid_verdict(grid, v);
    const VertexSet kernel = VertexSet::of(verdict.witness.kernel);
    const VertexSet played = into ? kernel : VertexSet::first(grid.order()) - kernel;
    const EvenKernelStrategy strategy(grid.graph(), v, played.to_vector());
    const Turn turn = verdict.outcome == Outcome::N ? Turn::strategist : Turn::opponent;
    const auto lost =
        lost_line<UEG>({to_graph(grid.graph()), v}, turn, strategy, Lines::one_a_position);
    return lost ? fails(describe(*lost)) : Finding(true);
}

Claim<Ints<4>> winning_strategy() {
    return {
        .id = "SV25 winning strategy",
        .over = grid_vertices(1),
        .bounds = {.tests = 4, .verify = 5, .reach_max = 7},
        .holds = [](const Ints<4>& value) { return winner_plays(value, true); },
        .near_misses = {{"out of the kernel",
                         [](const Ints<4>& value) { return winner_plays(value, false); }}},
    };
}

}  // namespace

std::vector<AnyClaim> sv25_theorem_claims() {
    return {theorem_1_by_search(), theorem_2_by_search(), theorem_2_by_elimination(),
            special_case(),        theorem_3(),           winning_strategy()};
}

}  // namespace gazetteer::properties
