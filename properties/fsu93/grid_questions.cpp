// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 5 (4)]: other vertices of a grid.
#include <algorithm>
#include <numeric>

#include "characterizations/grids/grids.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/fsu93/claims.hpp"

namespace gazetteer::properties {

namespace {

Finding corner_iff(const Ints<2>& value, bool condition) {
    return iff(true_outcomes({value[0], value[1]}).front() == Outcome::P, condition);
}

Claim<Ints<2>> corner_recalled() {
    return {
        .id = "FSU93 5(4) corner",
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

}  // namespace

std::vector<AnyClaim> fsu93_grid_questions() {
    return {corner_recalled(), other_vertices()};
}

}  // namespace gazetteer::properties
