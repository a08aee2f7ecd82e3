// SPDX-License-Identifier: GPL-3.0-or-later
// [SV25, section 2.2]: 180-degree trails and P-positions, up to the note after Example 11.
#include <algorithm>

#include "graph/predicates.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/trail_checks.hpp"
#include "properties/domains/single_grid.hpp"
#include "properties/sv25/claims.hpp"

namespace gazetteer::properties {

namespace {

const Bounds every_vertex{.tests = 10, .verify = 30, .random = 60, .random_tests = 30, .weight = 2};

bool is_closed_straight(const Trail& trail) {
    return trail.straight() && !trail.open;
}

bool has_trail(const GridVertex& v, bool (*kind)(const Trail&)) {
    return on_trails(v, kind, [](const Trail&) { return Finding(true); }).nonvacuous();
}

/// The hypothesis of Lemma 8.
bool d_divides_neither(const GridVertex& v) {
    return !v.d_divides_a_or_b();
}

Claim<Ints<4>> lemma_8() {
    const auto has = [](bool (*kind)(const Trail&)) {
        return [kind](const GridVertex& v) { return Finding(has_trail(v, kind)); };
    };
    return {
        .id = "SV25 L8",
        .over = grid_vertices(1),
        .bounds = every_vertex,
        .holds = given_that(d_divides_neither, has(is_straight)),
        .near_misses =
            {{"d does not divide a, or does not divide b",
              given_that([](const GridVertex& v) { return !v.d_divides_a() || !v.d_divides_b(); },
                         has(is_straight))},
             {"a closed one", given_that(d_divides_neither, has(is_closed_straight))}},
    };
}

/// Every ray from v stops at a corner, or returns to v and then from the opposite direction.
bool rays_go_straight(const GridVertex& v, bool corners_allowed) {
    return std::ranges::all_of(std::vector{NE, NW, SE, SW}, [&](Point direction) {
        const auto ray = bounce(v.grid, {v.a, v.b}, direction);
        if (is_corner(v.grid, ray.back())) return corners_allowed;
        return ray[ray.size() - 2] - ray.back() + direction == Point{};
    });
}

Claim<Ints<4>> lemma_8_rays() {
    const auto straight = [](bool corners_allowed) {
        return [corners_allowed](const GridVertex& v) {
            return Finding(rays_go_straight(v, corners_allowed));
        };
    };
    return {
        .id = "SV25 L8 rays",
        .over = grid_vertices(1),
        .bounds = every_vertex,
        .holds = given_that(d_divides_neither, straight(true)),
        .near_misses = {{"no ray stops at a corner",
                         given_that(d_divides_neither, straight(false))},
                        {"whatever a and b", straight(true)}},
    };
}

bool is_kernel_with(const GridVertex& v, const std::vector<Vertex>& k) {
    return std::ranges::count(k, v.vertex()) == 1 && heard_even_kernel(graph_of(v.grid), k);
}

/// The vertices of the grid on the trail, however often.
std::vector<Vertex> on_some_segment(const Grid& grid, const Trail& trail) {
    std::vector<Vertex> result;
    for (const Point p : trail.points)
        if (grid.contains(p.x, p.y)) result.push_back(grid.at(p.x, p.y));
    std::ranges::sort(result);
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

bool is_any(const Trail&) {
    return true;
}

Claim<Ints<4>> lemma_9() {
    using Chosen = std::vector<Vertex> (*)(const Grid&, const Trail&);
    const auto is_kernel = [](Chosen chosen) {
        return [chosen](const GridVertex& v, const Trail& trail) {
            return Finding(is_kernel_with(v, chosen(v.grid, trail)));
        };
    };
    return {
        .id = "SV25 L9",
        .over = grid_vertices(1),
        .bounds = every_vertex,
        .holds = on_trails(is_straight, is_kernel(on_one_segment)),
        .near_misses = {{"on at least one segment",
                         on_trails(is_straight, is_kernel(on_some_segment))},
                        {"on a 90- or 180-degree trail",
                         on_trails(is_any, is_kernel(on_one_segment))}},
    };
}

std::function<Finding(const Ints<4>&)> neighbours_in_k(const std::vector<int>& allowed) {
    return on_trails(is_straight, [allowed](const GridVertex& v, const Trail& trail) -> Finding {
        const auto k = on_one_segment(v.grid, trail);
        for (Vertex u = 0; u < v.grid.order(); ++u) {
            const auto count = std::ranges::count_if(graph_of(v.grid).neighbours(u), [&](Vertex w) {
                return std::ranges::binary_search(k, w);
            });
            if (std::ranges::count(allowed, static_cast<int>(count)) == 0)
                return fails(print(v.grid, u) + " has " + std::to_string(count));
        }
        return true;
    });
}

Claim<Ints<4>> figure_4() {
    return {
        .id = "SV25 Fig4",
        .over = grid_vertices(1),
        .bounds = {.tests = 8, .verify = 20, .random = 40, .random_tests = 20},
        .holds = neighbours_in_k({0, 2, 4}),
        .near_misses = {{"0 or 2", neighbours_in_k({0, 2})},
                        {"0 or 4", neighbours_in_k({0, 4})},
                        {"2 or 4", neighbours_in_k({2, 4})}},
    };
}

bool is_P_in_truth(const GridVertex& v) {
    return true_outcomes(v.grid)[static_cast<std::size_t>(v.vertex())] == Outcome::P;
}

Claim<Ints<4>> theorem_10() {
    return {
        .id = "SV25 T10",
        .over = grid_vertices(1),
        .bounds = every_vertex,
        .holds = given_that(d_divides_neither,
                            [](const GridVertex& v) -> Finding {
                                const auto trail = straight_trail(v.grid, v.vertex());
                                if (!trail) return fails("no 180-degree trail");
                                const bool small = std::max(v.grid.m, v.grid.n) <= 5;
                                return is_kernel_with(v, on_one_segment(v.grid, *trail)) &&
                                       (!small || is_P_in_truth(v));
                            }),
        .near_misses = {{"if d does not divide a",
                         given_that([](const GridVertex& v) { return !v.d_divides_a(); },
                                    is_P_in_truth)},
                        {"if d does not divide a + b",
                         given_that([](const GridVertex& v) { return (v.a + v.b) % v.d() != 0; },
                                    is_P_in_truth)}},
    };
}

bool some_closed_right_angle_moves_to(const GridVertex& u, Vertex v) {
    return std::ranges::any_of(trails(u.grid, u.vertex()), [&](const Trail& trail) {
        if (!is_closed_right_angle(trail)) return false;
        const RegionKernel found = kernel_in_positive_regions(u.grid, trail);
        return is_even_kernel_without(graph_of(u.grid), u.vertex(), v, found.kernel);
    });
}

Claim<Ints<2>> example_11() {
    const auto check = [](const Ints<2>& value, int a, int b) {
        const auto [m, n] = value;
        const GridVertex p({m, n, a, b});
        const GridVertex u({m, n, a + 1, b});
        const Finding straight = on_trails(p, is_closed_straight, [&](const Trail& trail) {
            return Finding(is_kernel_with(p, on_one_segment(p.grid, trail)));
        });
        return Finding(straight.kind == Finding::Kind::holds && is_P_in_truth(p) &&
                       !is_P_in_truth(u) && some_closed_right_angle_moves_to(u, p.vertex()));
    };
    return {
        .id = "SV25 Ex11",
        .over = single_grid("G_{11 x 8}", {11, 8}),
        .bounds = {},
        .holds = [check](const Ints<2>& value) { return check(value, 2, 4); },
        .near_misses = {{"(2, 3) and (3, 3)",
                         [check](const Ints<2>& value) { return check(value, 2, 3); }},
                        {"(4, 4) and (5, 4)",
                         [check](const Ints<2>& value) { return check(value, 4, 4); }}},
    };
}

/// Whether K has the same pattern at (i, j) and at its image, where both are in the grid.
bool repeats(const Grid& grid, const std::vector<Vertex>& k,
             const std::function<Point(int i, int j)>& image) {
    std::vector<bool> inside(static_cast<std::size_t>(grid.order()));
    for (Vertex w : k) inside[static_cast<std::size_t>(w)] = true;
    for (Vertex w = 0; w < grid.order(); ++w) {
        const Point p = image(grid.a(w), grid.b(w));
        if (grid.contains(p.x, p.y) && inside[static_cast<std::size_t>(w)] !=
                                           inside[static_cast<std::size_t>(grid.at(p.x, p.y))])
            return false;
    }
    return true;
}

/// On every 180-degree trail at v: the pattern is kept by the image in x, and in y.
std::function<Finding(const Ints<4>&)> pattern(int (*image)(int i, int d)) {
    return on_trails(is_straight, [image](const GridVertex& v, const Trail& trail) {
        const auto k = on_one_segment(v.grid, trail);
        return Finding(repeats(v.grid, k,
                               [&](int i, int j) {
                                   return Point{image(i, v.d()), j};
                               }) &&
                       repeats(v.grid, k, [&](int i, int j) {
                           return Point{i, image(j, v.d())};
                       }));
    });
}

Claim<Ints<4>> note() {
    return {
        .id = "SV25 note modulo 2d",
        .over = grid_vertices(1),
        .bounds = {.tests = 12, .verify = 24, .random = 60, .random_tests = 20},
        .holds = pattern([](int i, int d) { return i + 2 * d; }),
        .near_misses = {{"modulo d", pattern([](int i, int d) { return i + d; })}},
    };
}

Claim<Ints<4>> note_reflections() {
    return {
        .id = "SV25 note reflections",
        .over = grid_vertices(1),
        .bounds = {.tests = 12, .verify = 24, .random = 60, .random_tests = 20},
        .holds =
            [](const Ints<4>& value) {
                // The reflections in x = d and x = 2d generate the others.
                Finding first = pattern([](int i, int d) { return 2 * d - i; })(value);
                if (!first.nonvacuous() || first.failed()) return first;
                return pattern([](int i, int d) { return 4 * d - i; })(value);
            },
        .near_misses = {{"reflected within each block",
                         pattern([](int i, int d) { return d - i; })}},
    };
}

}  // namespace

std::vector<AnyClaim> sv25_straight_claims() {
    return {lemma_8(),    lemma_8_rays(), lemma_9(), figure_4(),
            theorem_10(), example_11(),   note(),    note_reflections()};
}

}  // namespace gazetteer::properties
