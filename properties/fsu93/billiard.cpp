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
