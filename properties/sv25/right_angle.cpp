// SPDX-License-Identifier: GPL-3.0-or-later
// [SV25, section 2.1]: from Lemma 6 on: even kernels by 90-degree trails, and N-positions.
#include <algorithm>
#include <optional>

#include "characterizations/grids/region_rows.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/trail_checks.hpp"
#include "properties/sv25/claims.hpp"

namespace gazetteer::properties {

namespace {

/// The vertices of u's parity, or those of the other, inside regions of the label.
std::vector<Vertex> inside(const GridVertex& u, const Trail& trail, bool other_parity,
                           bool positive_label) {
    const Regions regions(u.grid, trail);
    const auto positive = *regions.labelling();
    const auto label = [&](Point p) { return positive[static_cast<std::size_t>(regions.of(p))]; };
    std::vector<Vertex> result;
    for (Vertex w = 0; w < u.grid.order(); ++w) {
        const Point p{u.grid.a(w), u.grid.b(w)};
        const bool other = (p.x + p.y - u.a - u.b) % 2 != 0;
        if (other != other_parity || (!other && regions.on_trail(p))) continue;
        // A vertex of u's parity off the trail has one region all around it.
        if (label(other ? p : p + Point{1, 0}) == positive_label) result.push_back(w);
    }
    return result;
}

bool wins_by(const GridVertex& u, const std::vector<Vertex>& moves, const std::vector<Vertex>& k) {
    return std::ranges::all_of(moves, [&](Vertex v) {
        return is_even_kernel_without(graph_of(u.grid), u.vertex(), v, k);
    });
}

/// Each neighbour of u in a positive region wins by the kernel, and there is one.
Finding region_kernel_wins(const GridVertex& u, const Trail& trail) {
    const RegionKernel found = kernel_in_positive_regions(u.grid, trail);
    if (found.moves.empty()) return fails("no neighbor in a positive region");
    return wins_by(u, found.moves, found.kernel);
}

/// region_kernel_wins, a row at a time; region by region only where a row has no room, and to tell
/// what fails.
Finding region_kernel_wins_by_rows(const GridVertex& u, const Trail& trail) {
    if (u.grid.n > grid_rows_n_max) return region_kernel_wins(u, trail);
    const auto rows = positive_rows(u.grid, trail);
    if (!rows) return region_kernel_wins(u, trail);
    bool some = false;
    for (const Point v : neighbours(u.grid, u.vertex())) {
        if (((*rows)[static_cast<std::size_t>(v.x)] >> v.y & 1) == 0) continue;
        some = true;
        if (!is_even_kernel_without(u.grid, *rows, {u.a, u.b}, v))
            return region_kernel_wins(u, trail);
    }
    return some ? Finding(true) : region_kernel_wins(u, trail);
}

std::function<Finding(const Ints<4>&)> lemma_6_with(bool other_parity, bool positive_label) {
    return on_trails(is_closed_right_angle, [=](const GridVertex& u, const Trail& trail) {
        const auto moves = kernel_in_positive_regions(u.grid, trail).moves;
        return Finding(!moves.empty() &&
                       wins_by(u, moves, inside(u, trail, other_parity, positive_label)));
    });
}

Claim<Ints<4>> lemma_6() {
    return {
        .id = "SV25 L6",
        .over = grid_vertices(1),
        .bounds = right_angle_bounds,
        .holds = on_trails(is_closed_right_angle, region_kernel_wins_by_rows),
        .near_misses = {{"of the same parity as u", lemma_6_with(false, true)},
                        {"inside negative regions", lemma_6_with(true, false)}},
    };
}

/// How many neighbours w has in K, by where w is [SV25, proof of Lemma 6].
struct LemmaSixCounts {
    std::vector<int> at_u, positive, negative, on_trail;
};
LemmaSixCounts counts_in_k(const GridVertex& u, const Trail& trail) {
    const Regions regions(u.grid, trail);
    const auto label = *regions.labelling();
    const auto k = kernel_in_positive_regions(u.grid, trail).kernel;
    LemmaSixCounts result;
    for (Vertex w = 0; w < u.grid.order(); ++w) {
        const Point p{u.grid.a(w), u.grid.b(w)};
        if ((p.x + p.y - u.a - u.b) % 2 != 0) continue;
        const int count =
            static_cast<int>(std::ranges::count_if(graph_of(u.grid).neighbours(w), [&](Vertex x) {
                return std::ranges::binary_search(k, x);
            }));
        const auto around = static_cast<std::size_t>(regions.of(p + Point{1, 0}));
        auto& place = w == u.vertex()       ? result.at_u
                      : regions.on_trail(p) ? result.on_trail
                      : label[around]       ? result.positive
                                            : result.negative;
        place.push_back(count);
    }
    return result;
}

bool all_in(const std::vector<int>& counts, const std::vector<int>& allowed) {
    return std::ranges::all_of(counts,
                               [&](int count) { return std::ranges::count(allowed, count) > 0; });
}

Claim<Ints<4>> lemma_6_cases() {
    const auto counted = [](const std::vector<int>& at_u, int on_trail) {
        return on_trails(is_closed_right_angle, [=](const GridVertex& u, const Trail& trail) {
            const LemmaSixCounts counts = counts_in_k(u, trail);
            return Finding(all_in(counts.at_u, at_u) && all_in(counts.positive, {4}) &&
                           all_in(counts.negative, {0}) && all_in(counts.on_trail, {on_trail}));
        });
    };
    return {
        .id = "SV25 L6 cases",
        .over = grid_vertices(1),
        .bounds = {.tests = 8, .verify = 20, .random = 40, .random_tests = 20},
        .holds = counted({1, 3}, 2),
        .near_misses = {{"u is adjacent to 1 vertex in K", counted({1}, 2)},
                        {"u is adjacent to 3 vertices in K", counted({3}, 2)},
                        {"in case 3 it has 1 neighbor in K", counted({1, 3}, 1)}},
    };
}

bool is_N_in_truth(const GridVertex& u) {
    return true_outcomes(u.grid)[static_cast<std::size_t>(u.vertex())] == Outcome::N;
}

Claim<Ints<4>> theorem_7() {
    return {
        .id = "SV25 T7",
        .over = grid_vertices(1),
        .bounds = {.tests = 5, .verify = 10},
        .holds = [](const Ints<4>& value) { return Finding(is_N_in_truth(value)); },
        .refuted_by = Ints<4>{1, 1, 1, 1},
    };
}

Claim<Ints<4>> theorem_7_repaired() {
    return {
        .id = "SV25 T7 repaired",
        .over = grid_vertices(1),
        .bounds = {.tests = 8, .verify = 24, .random = 60, .random_tests = 30, .weight = 1},
        .holds =
            given_that(&GridVertex::d_divides_a_or_b,
                       [](const GridVertex& u) -> Finding {
                           const auto trail = closed_right_angle(u.grid, u.vertex());
                           if (!trail) return fails("no closed 90-degree trail");
                           const RegionKernel found = kernel_in_positive_regions(u.grid, *trail);
                           const bool small = std::max(u.grid.m, u.grid.n) <= 5;
                           return !found.moves.empty() && wins_by(u, found.moves, found.kernel) &&
                                  (!small || is_N_in_truth(u));
                       }),
        .near_misses = {{"if d | a + b",
                         given_that([](const GridVertex& u) { return (u.a + u.b) % u.d() == 0; },
                                    is_N_in_truth)},
                        {"if a or b is a multiple of a common divisor of m + 1 and n + 1",
                         given_that(
                             [](const GridVertex& u) { return u.a % 2 == 0 && u.d() % 2 == 0; },
                             is_N_in_truth)}},
    };
}

}  // namespace

std::vector<AnyClaim> sv25_right_angle_claims() {
    return {lemma_6(), lemma_6_cases(), theorem_7(), theorem_7_repaired()};
}

}  // namespace gazetteer::properties
