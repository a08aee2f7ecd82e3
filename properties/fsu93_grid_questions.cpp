// [FSU93, section 5 (4)]: other vertices of a grid, and grids of higher dimension.
#include <algorithm>
#include <array>
#include <numeric>

#include "characterizations/bipartite.hpp"
#include "characterizations/grids.hpp"
#include "properties/even_kernels.hpp"
#include "properties/int_domains.hpp"
#include "properties/linear_claims.hpp"

namespace gazetteer {

namespace {

Finding corner_iff(const Ints<2>& value, bool condition) {
    return iff(true_outcomes({value[0], value[1]}).front() == Outcome::P, condition);
}

Claim<Ints<2>> corner_recalled() {
    return {
        .id = "FSU93 5(4) corner",
        .place = "section 5 (4)",
        .says =
            "(We showed that for (i, j) = (1, 1) we have a P-position if and only if m + 1 and "
            "n + 1 have a nontrivial common factor.)",
        .reading = "Here without m, n >= 2: it holds on paths too, m = 1 or n = 1.",
        .status = Status::asserted,
        .proved = "FSU93.section_5_4_corner",
        .over = grid_sizes(1),
        .bounds = {.tests = 10, .verify = 30, .reach_max = 80},
        .holds =
            [](const Ints<2>& value) {
                return corner_iff(value, std::gcd(value[0] + 1, value[1] + 1) != 1);
            },
        .near_misses = {{"m and n have a nontrivial common factor",
                         [](const Ints<2>& value) {
                             return corner_iff(value, std::gcd(value[0], value[1]) != 1);
                         }}},
    };
}

Claim<Ints<2>> other_vertices() {
    return {
        .id = "FSU93 5(4) other vertices",
        .place = "section 5 (4)",
        .says = "For which values of m, n, i and j is [G_{m x n}, (i, j)] a P-position in UEG?",
        .reading =
            "Answered by SV25 Theorem 2: exactly when gcd(m + 1, n + 1) divides neither i "
            "nor j.",
        .status = Status::asserted,
        .proved = "FSU93.section_5_4_vertices",
        .over = grid_sizes(1),
        .bounds = {.tests = 10, .verify = 30, .reach_max = 80},
        .holds =
            [](const Ints<2>& value) {
                const Grid grid{value[0], value[1]};
                return Finding(grid_outcomes(grid) == true_outcomes(grid));
            },
        .near_misses = {{"every vertex as the corner",
                         [](const Ints<2>& value) {
                             const auto& outcomes = true_outcomes({value[0], value[1]});
                             return Finding(std::ranges::count(outcomes, outcomes.front()) ==
                                            static_cast<std::ptrdiff_t>(outcomes.size()));
                         }}},
    };
}

/// The l x m x n grid, vertex (i, j, k) counted from 0 at (i m + j) n + k.
SparseGraph box(const Ints<3>& sides) {
    const auto [l, m, n] = sides;
    std::vector<Edge> edges;
    for (Vertex v = 0; v < l * m * n; ++v) {
        if (v % n + 1 < n) edges.push_back({v, v + 1});
        if (v / n % m + 1 < m) edges.push_back({v, v + n});
        if (v / n / m + 1 < l) edges.push_back({v, v + m * n});
    }
    return {l * m * n, edges};
}

Domain<Ints<3>> boxes() {
    return ints_domain<3>({
        .name = "grids l x m x n with 1 <= l <= m <= n <= {}",
        .names = {"l", "m", "n"},
        .size_min = 1,
        .enumerate =
            [](int size, const auto& visit) {
                for (int l = 1; l <= size; ++l)
                    for (int m = l; m <= size; ++m)
                        if (!visit({l, m, size})) return;
            },
        .size = [](const Ints<3>& value) { return value[2]; },
        .contains =
            [](const Ints<3>& value) {
                return 1 <= value[0] && value[0] <= value[1] && value[1] <= value[2];
            },
    });
}

Claim<Ints<3>> higher_dimension() {
    return {
        .id = "FSU93 5(4) higher dimension",
        .place = "section 5 (4)",
        .says = "One can also consider higher-dimensional grid graphs.",
        .reading =
            "Which vertices are P is open. Tried here: the corner is P if and only if any "
            "vertex is. (The corner's unit vector generates the whole space under the three "
            "path matrices, which commute with the grid's; so no nonzero even relation can "
            "avoid the corner's orbit.) No gcd rule takes its place.",
        .status = Status::open,
        .over = boxes(),
        .bounds = {.tests = 6, .verify = 12, .reach_max = 20},
        .holds =
            [](const Ints<3>& value) {
                const BipartiteGeography geography(box(value));
                return iff(geography.outcome(0) == Outcome::P,
                           std::ranges::count(geography.outcomes(), Outcome::P) > 0);
            },
        .near_misses = {{"the corner is P iff the three sides plus one have a common factor",
                         [](const Ints<3>& value) {
                             const int d =
                                 std::gcd(std::gcd(value[0] + 1, value[1] + 1), value[2] + 1);
                             return iff(BipartiteGeography(box(value)).outcome(0) == Outcome::P,
                                        d != 1);
                         }},
                        {"the corner is P iff two of the sides plus one have a common factor",
                         [](const Ints<3>& value) {
                             const auto [l, m, n] = value;
                             const bool common = std::gcd(l + 1, m + 1) != 1 ||
                                                 std::gcd(l + 1, n + 1) != 1 ||
                                                 std::gcd(m + 1, n + 1) != 1;
                             return iff(BipartiteGeography(box(value)).outcome(0) == Outcome::P,
                                        common);
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_grid_questions() {
    return {corner_recalled(), other_vertices(), higher_dimension()};
}

}  // namespace gazetteer
