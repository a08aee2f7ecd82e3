// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, Theorem 4.2], second half of the proof: the billiard ball for gcd(m + 1, n + 1) = 1.
#include <algorithm>
#include <map>
#include <numeric>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/grids/billiard.hpp"
#include "graph/predicates.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/domains/single_grid.hpp"
#include "properties/fsu93/claims.hpp"

namespace gazetteer::properties {

namespace {

/// "Now suppose that gcd(m + 1, n + 1) = 1."
bool coprime(const Grid& grid) {
    return std::gcd(grid.m + 1, grid.n + 1) == 1;
}

Claim<Ints<2>> one_side_even() {
    return {
        .id = "FSU93 T4.2 parity",
        .place = "Theorem 4.2, proof",
        .says = "Now suppose that gcd(m + 1, n + 1) = 1. One of m and n must be even.",
        .status = Status::proved,
        .proved = "FSU93.theorem_4_2_parity",
        .over = grid_sizes(2),
        .bounds = {.tests = 20, .verify = 100},
        .holds =
            [](const Ints<2>& value) {
                return given(coprime(grid_of(value)),
                             [&] { return value[0] % 2 == 0 || value[1] % 2 == 0; });
            },
        .near_misses = {{"and the other odd",
                         [](const Ints<2>& value) {
                             return given(coprime(grid_of(value)), [&] {
                                 return (value[0] % 2 == 0) != (value[1] % 2 == 0);
                             });
                         }}},
    };
}

/// The last corner, whether it differs from the first, and after how many steps.
Finding absorbed_after(const Grid& grid, int steps) {
    const std::vector<Point> path = billiard_trajectory(grid);
    if (path.front() == path.back() || !is_corner(grid, path.back()))
        return fails("not absorbed in another corner");
    return Finding(static_cast<int>(path.size()) - 1 == steps);
}

Claim<Ints<2>> absorbed() {
    return {
        .id = "FSU93 T4.2 trajectory",
        .place = "Theorem 4.2, proof",
        .says =
            "The billiard ball begins its journey at corner (m + 1, 0) ... After traveling "
            "through lcm(m + 1, n + 1) = (m + 1)(n + 1) steps, it is \"absorbed\" in another "
            "corner.",
        .status = Status::proved,
        .proved = "FSU93.theorem_4_2_trajectory",
        .over = grid_sizes(2),
        .bounds = {.tests = 15, .verify = 60, .random = 150, .random_tests = 20},
        .holds =
            [](const Ints<2>& value) {
                const Grid grid = grid_of(value);
                return given(coprime(grid) && grid.m % 2 == 0,
                             [&] { return absorbed_after(grid, (grid.m + 1) * (grid.n + 1)); });
            },
        .near_misses = {{"whatever the gcd",
                         [](const Ints<2>& value) {
                             return absorbed_after(grid_of(value), (value[0] + 1) * (value[1] + 1));
                         }},
                        {"after m n steps",
                         [](const Ints<2>& value) {
                             return given(coprime(grid_of(value)), [&] {
                                 return absorbed_after(grid_of(value), value[0] * value[1]);
                             });
                         }}},
    };
}

/// How often the trajectory goes through each vertex with each slope.
std::map<std::pair<Point, int>, int> visits_by_slope(const Grid& grid) {
    std::map<std::pair<Point, int>, int> result;
    const std::vector<Point> path = billiard_trajectory(grid);
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Point step = path[i] - path[i - 1];
        if (!on_boundary(grid, path[i])) ++result[{path[i], step.x * step.y}];
    }
    return result;
}

Claim<Ints<2>> at_most_twice() {
    return {
        .id = "FSU93 T4.2 at most twice",
        .place = "Theorem 4.2, proof",
        .says =
            "The ball's trajectory can take it through any given vertex of the grid graph at "
            "most twice (once with slope +1 and once with slope -1). Further, it can only "
            "travel through half the vertices: those vertices (i, j) with i + j = 1 (mod 2).",
        .status = Status::proved,
        .proved = "FSU93.theorem_4_2_at_most_twice",
        .over = grid_sizes(2),
        .bounds = {.tests = 12, .verify = 40, .random = 100, .random_tests = 10},
        .holds =
            [](const Ints<2>& value) {
                const Grid grid = grid_of(value);
                return given(coprime(grid) && grid.m % 2 == 0, [&] {
                    return std::ranges::all_of(visits_by_slope(grid), [](const auto& entry) {
                        const Point p = entry.first.first;
                        return entry.second == 1 && (p.x + p.y) % 2 == 1;
                    });
                });
            },
        .near_misses = {{"with one slope only",
                         [](const Ints<2>& value) {
                             const Grid grid = grid_of(value);
                             return given(coprime(grid) && grid.m % 2 == 0, [&] {
                                 return std::ranges::all_of(
                                     visits_by_slope(grid),
                                     [](const auto& entry) { return entry.first.second == -1; });
                             });
                         }}},
    };
}

/// Every vertex (i, j) with i + j odd is visited so many times.
Finding odd_vertices_visited(const Grid& grid, int times) {
    std::map<Point, int> visits;
    for (const auto& [place, count] : visits_by_slope(grid)) visits[place.first] += count;
    for (int i = 1; i <= grid.m; ++i)
        for (int j = 1 + i % 2; j <= grid.n; j += 2)
            if (visits[{i, j}] != times)
                return fails("(" + std::to_string(i) + ", " + std::to_string(j) + ")");
    return true;
}

Claim<Ints<2>> exactly_twice() {
    return {
        .id = "FSU93 T4.2 exactly twice",
        .place = "Theorem 4.2, proof",
        .says =
            "Thus one checks that, in fact, the orbit visits every vertex (i, j) (with i + j = "
            "1 (mod 2)) exactly twice.",
        .status = Status::proved,
        .proved = "FSU93.theorem_4_2_exactly_twice",
        .over = grid_sizes(2),
        .bounds = {.tests = 12, .verify = 40, .random = 100, .random_tests = 10},
        .holds =
            [](const Ints<2>& value) {
                const Grid grid = grid_of(value);
                return given(coprime(grid) && grid.m % 2 == 0,
                             [&] { return odd_vertices_visited(grid, 2); });
            },
        .near_misses = {{"whatever the gcd",
                         [](const Ints<2>& value) {
                             return given(value[0] % 2 == 0,
                                          [&] { return odd_vertices_visited(grid_of(value), 2); });
                         }}},
    };
}

/// Which of the portions a, b, c, d lead to a corner.
Finding leading(const Ints<2>& value,
                const std::function<bool(bool a, bool b, bool c, bool d)>& ok) {
    const Grid grid = grid_of(value);
    return given(coprime(grid), [&]() -> Finding {
        const auto portions = corner_portions(grid);
        std::string seen;
        for (const Portion& portion : portions)
            if (portion.leads_to_corner) seen += portion.name;
        if (ok(portions[0].leads_to_corner, portions[1].leads_to_corner,
               portions[2].leads_to_corner, portions[3].leads_to_corner))
            return true;
        return fails("leading to corners: " + seen);
    });
}

Claim<Ints<2>> figure_4() {
    return {
        .id = "FSU93 Fig4",
        .place = "Theorem 4.2, proof, and Fig. 4",
        .says =
            "Four portions of the trajectory are labeled by a, b, c and d. Two of these four "
            "portions lead to corners of the table. It is not the case that both the a and d "
            "portions lead to a corner ...; likewise at most one of b and c lead to a corner. "
            "Therefore, exactly one of portions b or c lead to a corner.",
        .reading =
            "The figure is lost; the argument fits only if a and d are the ends of the line "
            "through (0, 3), (1, 2), (2, 1), (3, 0), and b and c those of the line (2, 3), "
            "(1, 2), (0, 1), (1, 0), (2, 1), (3, 2).",
        .status = Status::proved,
        .proved = "FSU93.figure_4",
        .over = grid_sizes(2),
        .bounds = {.tests = 15, .verify = 60, .random = 150, .random_tests = 20},
        .holds =
            [](const Ints<2>& value) {
                return leading(value, [](bool a, bool b, bool c, bool d) {
                    return int{a} + int{b} + int{c} + int{d} == 2 && !(a && d) && b != c;
                });
            },
        .near_misses = {{"portion b always leads to a corner",
                         [](const Ints<2>& value) {
                             return leading(value, [](bool, bool b, bool, bool) { return b; });
                         }},
                        {"exactly one of a or b",
                         [](const Ints<2>& value) {
                             return leading(value,
                                            [](bool a, bool b, bool, bool) { return a != b; });
                         }}},
    };
}

/// For each portion that leads to a corner among those named, its set is an even kernel of the grid
/// less the edge from (1, 1) to the portion's start.
Finding portions_win(const Ints<2>& value, const std::string& names, bool edge_left = false) {
    const Grid grid = grid_of(value);
    return given(coprime(grid), [&]() -> Finding {
        for (const Portion& portion : corner_portions(grid)) {
            if (names.find(portion.name) == std::string::npos || !portion.leads_to_corner) continue;
            const auto s = traversed_oddly(grid, portion);
            const Vertex start = grid.at(portion.points.front().x, portion.points.front().y);
            if (edge_left ? !is_even_kernel(graph_of(grid), s)
                          : !is_even_kernel_without(graph_of(grid), 0, start, s))
                return fails(std::string("portion ") + portion.name);
        }
        return true;
    });
}

Claim<Ints<2>> portion_b() {
    return {
        .id = "FSU93 T4.2 portion b",
        .place = "Theorem 4.2, proof",
        .says =
            "let S be the set of all vertices which are traversed an odd number of times on "
            "portion b. ... Observe that every vertex not in S (an independent set) is adjacent "
            "to an even number of members of S except vertex (1, 1). Thus a move from (1, 1) to "
            "(1, 2) results in a P-position.",
        .reading =
            "Portion b begins at (1, 2), which it includes. When c leads to a corner, the "
            "same with portion c and (2, 1).",
        .status = Status::proved,
        .proved = "FSU93.theorem_4_2_portion_b",
        .over = grid_sizes(2),
        .bounds = {.tests = 12, .verify = 50, .random = 100, .random_tests = 20},
        .holds = [](const Ints<2>& value) { return portions_win(value, "bc"); },
        .near_misses = {{"portions a and d",
                         [](const Ints<2>& value) { return portions_win(value, "ad"); }},
                        {"of the whole grid",
                         [](const Ints<2>& value) { return portions_win(value, "bc", true); }}},
    };
}

Claim<Ints<2>> one_of_two_moves() {
    const auto winning = [](const Grid& grid) {
        int count = 0;
        for (Vertex w : graph_of(grid).neighbours(0)) {
            const BipartiteGeography after(graph_of(grid).without_edge(0, w));
            count += after.outcome(w) == Outcome::P ? 1 : 0;
        }
        return count;
    };
    return {
        .id = "FSU93 T4.2 opening",
        .place = "Theorem 4.2, proof",
        .says =
            "we show that at least one of the two opening moves for the first player leads to a "
            "P-position.",
        .reading = "By elimination over GF(2).",
        .status = Status::proved,
        .proved = "FSU93.theorem_4_2_opening",
        .over = grid_sizes(2),
        .bounds = {.tests = 8, .verify = 20, .reach_max = 60},
        .holds =
            [winning](const Ints<2>& value) {
                return given(coprime(grid_of(value)), [&] { return winning(grid_of(value)) >= 1; });
            },
        .near_misses = {{"whatever the gcd",
                         [winning](const Ints<2>& value) {
                             return Finding(winning(grid_of(value)) >= 1);
                         }},
                        {"both moves",
                         [winning](const Ints<2>& value) {
                             return given(coprime(grid_of(value)),
                                          [&] { return winning(grid_of(value)) == 2; });
                         }}},
    };
}

Claim<Ints<2>> figure_5() {
    const auto proved_by = [](const Grid& grid, char name) {
        const auto portions = corner_portions(grid);
        const auto s = traversed_oddly(grid, portions[static_cast<std::size_t>(name - 'a')]);
        return is_even_kernel_without(graph_of(grid), 0, grid.at(1, 2), s);
    };
    return {
        .id = "FSU93 Fig5",
        .place = "Fig. 5",
        .says = "An even kernel in G_{12 x 9} - [(1, 1)(1, 2)].",
        .reading = "The figure is lost; the set of portion b is one.",
        .status = Status::asserted,
        .proved = "FSU93.figure_5",
        .over = single_grid("G_{12 x 9}", {12, 9}),
        .bounds = {},
        .holds =
            [proved_by](const Ints<2>& value) { return Finding(proved_by(grid_of(value), 'b')); },
        .near_misses = {{"portion a",
                         [proved_by](const Ints<2>& value) {
                             return Finding(proved_by(grid_of(value), 'a'));
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_billiard_claims() {
    return {one_side_even(), absorbed(),  at_most_twice(),    exactly_twice(),
            figure_4(),      portion_b(), one_of_two_moves(), figure_5()};
}

}  // namespace gazetteer::properties
