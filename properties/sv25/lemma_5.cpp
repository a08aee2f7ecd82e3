// SPDX-License-Identifier: GPL-3.0-or-later
// [SV25, Lemma 5, its proof, and Fig. 3]: the labelled regions of a closed 90-degree trail.
#include <algorithm>
#include <optional>
#include <set>

#include "characterizations/grids/extended_trail.hpp"
#include "characterizations/grids/region_rows.hpp"
#include "properties/checks/trail_checks.hpp"
#include "properties/domains/single_grid.hpp"
#include "properties/sv25/claims.hpp"

namespace gazetteer::properties {

namespace {

bool is_open_right_angle(const Trail& trail) {
    return trail.open && !trail.straight();
}

/// Any two regions that share a side have different labels.
bool is_proper(const Regions& regions, const std::vector<bool>& positive) {
    return std::ranges::all_of(regions.sharing_a_side(), [&](const auto& pair) {
        return positive[static_cast<std::size_t>(pair.first)] !=
               positive[static_cast<std::size_t>(pair.second)];
    });
}

Finding labels(const GridVertex& u, const Trail& trail, bool sign_of_unbounded) {
    const Regions regions(u.grid, trail);
    const auto positive = regions.labelling();
    if (!positive) return fails("no labelling");
    if (!is_proper(regions, *positive)) return fails("not proper");
    for (int r = 0; r < regions.count(); ++r)
        if (regions.unbounded(r) && (*positive)[static_cast<std::size_t>(r)] != sign_of_unbounded)
            return fails("an unbounded region of the other label");
    return true;
}

/// labels(u, trail, false): a row at a time; region by region only where a row has no room, and to
/// tell what fails.
Finding labels_negative_outside(const GridVertex& u, const Trail& trail) {
    if (u.grid.n <= grid_rows_n_max && positive_rows(u.grid, trail)) return true;
    return labels(u, trail, false);
}

Claim<Ints<4>> lemma_5() {
    const auto labels_unbounded = [](bool sign) {
        return [sign](const GridVertex& u, const Trail& trail) { return labels(u, trail, sign); };
    };
    return {
        .id = "SV25 L5",
        .over = grid_vertices(1),
        .bounds = right_angle_bounds,
        .holds = on_trails(is_closed_right_angle, labels_negative_outside),
        .near_misses = {{"an open 90-degree trail",
                         on_trails(is_open_right_angle, labels_unbounded(false))},
                        {"the same labelling with unbounded regions positive",
                         on_trails(is_closed_right_angle, labels_unbounded(true))}},
    };
}

/// What the extended trail's labels are switched by before the extension is removed.
enum class Switch { enclosed, nothing };

/// The labels of the trail's regions, made from a proper labelling of the extended trail's by
/// switching; nothing if a region gets both.
std::optional<std::vector<bool>> after_switching(const Grid& grid, const Regions& after,
                                                 const Regions& before,
                                                 const std::vector<bool>& labels,
                                                 const ExtendedTrail& extension, Switch what) {
    const Regions halves(grid, extension.alone);
    const int enclosed = halves.of(extension.enclosed);
    std::vector<int> result(static_cast<std::size_t>(after.count()), -1);
    for (int x = 0; x <= grid.m + 1; ++x)
        for (int y = 0; y <= grid.n + 1; ++y) {
            const Point p{x, y};
            if (after.of(p) < 0) continue;
            const bool switched = what == Switch::enclosed && halves.of(p) == enclosed;
            const int label = labels[static_cast<std::size_t>(before.of(p))] != switched ? 1 : 0;
            int& there = result[static_cast<std::size_t>(after.of(p))];
            if (there == 1 - label) return std::nullopt;
            there = label;
        }
    return std::vector<bool>(result.begin(), result.end());
}

Finding extended_and_switched(const GridVertex& u, const Trail& trail, Trail ExtendedTrail::*drawn,
                              Switch what) {
    const ExtendedTrail extension = extended(u.grid, trail);
    const Regions before(u.grid, extension.*drawn);
    const auto labels = before.proper_labelling();
    if (!labels) return fails("no proper labelling of the extended trail");
    if (!is_proper(before, *labels)) return fails("not proper before the switch");
    const Regions after(u.grid, trail);
    const auto switched = after_switching(u.grid, after, before, *labels, extension, what);
    if (!switched) return fails("a region with both labels");
    return is_proper(after, *switched) ? Finding(true) : fails("not proper after the switch");
}

std::function<Finding(const Ints<4>&)> by_extension(Trail ExtendedTrail::*drawn, Switch what) {
    return on_trails(is_closed_right_angle, [=](const GridVertex& u, const Trail& trail) {
        return extended_and_switched(u, trail, drawn, what);
    });
}

Claim<Ints<4>> lemma_5_extended() {
    return {
        .id = "SV25 L5 extended trail",
        .over = grid_vertices(1),
        .bounds = {.tests = 8, .verify = 12, .random = 30, .random_tests = 20, .reach_max = 40},
        .holds = by_extension(&ExtendedTrail::whole, Switch::enclosed),
        .near_misses = {{"only one segment extended",
                         by_extension(&ExtendedTrail::half, Switch::enclosed)},
                        {"without the switch",
                         by_extension(&ExtendedTrail::whole, Switch::nothing)}},
    };
}

/// The points of the sides of the rectangle, in the order of a walk round it.
std::vector<Point> round_the_rectangle(const Grid& grid) {
    std::vector<Point> result;
    for (int x = 0; x <= grid.m; ++x) result.push_back({x, 0});
    for (int y = 0; y <= grid.n; ++y) result.push_back({grid.m + 1, y});
    for (int x = grid.m + 1; x > 0; --x) result.push_back({x, grid.n + 1});
    for (int y = grid.n + 1; y > 0; --y) result.push_back({0, y});
    return result;
}

/// The unbounded regions in the order of that walk.
std::vector<int> unbounded_in_order(const Grid& grid, const Regions& regions) {
    std::vector<int> result;
    for (const Point p : round_the_rectangle(grid))
        if (regions.of(p) >= 0) result.push_back(regions.of(p));
    return result;
}

bool have_common_neighbour(const Regions& regions, int one, int other) {
    std::set<int> of_one;
    std::set<int> of_other;
    for (const auto& [r, s] : regions.sharing_a_side())
        for (const auto& [here, there] : {std::pair(r, s), std::pair(s, r)}) {
            if (here == one) of_one.insert(there);
            if (here == other) of_other.insert(there);
        }
    return std::ranges::any_of(of_one, [&](int r) { return of_other.contains(r); });
}

/// Two consecutive unbounded regions have a common neighbour, and the same label.
Finding consecutive_agree(const GridVertex& u, const Trail& trail) {
    const Regions regions(u.grid, trail);
    const auto labels = regions.proper_labelling();
    if (!labels) return fails("no proper labelling");
    const std::vector<int> unbounded = unbounded_in_order(u.grid, regions);
    Finding result = vacuous();
    for (std::size_t i = 0; i < unbounded.size(); ++i) {
        const int one = unbounded[i];
        const int other = unbounded[(i + 1) % unbounded.size()];
        if (one == other) continue;
        if (!have_common_neighbour(regions, one, other)) return fails("no common neighbour");
        if ((*labels)[static_cast<std::size_t>(one)] != (*labels)[static_cast<std::size_t>(other)])
            return fails("different labels");
        result = true;
    }
    return result;
}

Claim<Ints<4>> lemma_5_unbounded() {
    return {
        .id = "SV25 L5 unbounded regions",
        .over = grid_vertices(1),
        .bounds = {.tests = 8, .verify = 10, .random = 20, .random_tests = 20, .reach_max = 30},
        .holds = on_trails(is_closed_right_angle, consecutive_agree),
        .near_misses = {{"of an open 90-degree trail",
                         on_trails(is_open_right_angle, consecutive_agree)},
                        {"of the extended trail",
                         on_trails(is_closed_right_angle,
                                   [](const GridVertex& u, const Trail& trail) {
                                       return consecutive_agree(u, extended(u.grid, trail).whole);
                                   })}},
    };
}

/// The closed 90-degree trail at u to the west, drawn so and switched so, ends with no unbounded
/// region of another label than the corners'.
Finding drawn_in_figure_3(const Ints<4>& value, Trail ExtendedTrail::*drawn, Switch what) {
    const GridVertex u(value);
    return on_trails(
        u,
        [](const Trail& trail) {
            return is_closed_right_angle(trail) && trail.first.x == trail.second.x &&
                   trail.first.x < 0;
        },
        [&](const Trail& trail) {
            const Finding steps = extended_and_switched(u, trail, drawn, what);
            return steps.failed() ? steps : labels(u, trail, false);
        });
}

Claim<Ints<4>> figure_3() {
    const auto drawn = [](Trail ExtendedTrail::*as, Switch what) {
        return [=](const Ints<4>& value) { return drawn_in_figure_3(value, as, what); };
    };
    return {
        .id = "SV25 Fig3",
        .over = single_grid_vertex("(3, 4) in G_{11 x 8}", {11, 8, 3, 4}),
        .bounds = {},
        .holds = drawn(&ExtendedTrail::whole, Switch::enclosed),
        .near_misses = {{"without the switch", drawn(&ExtendedTrail::whole, Switch::nothing)},
                        {"only one segment extended",
                         drawn(&ExtendedTrail::half, Switch::enclosed)}},
    };
}

}  // namespace

std::vector<AnyClaim> sv25_lemma_5_claims() {
    return {lemma_5(), lemma_5_extended(), lemma_5_unbounded(), figure_3()};
}

}  // namespace gazetteer::properties
