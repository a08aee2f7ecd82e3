// SPDX-License-Identifier: GPL-3.0-or-later
// [SV25, proof of Lemma 4]: Cases 1 to 3.3. The proof assumes that there is no closed 90-degree
// trail and leads each case to a contradiction; the rows test what a case says of its rays, at
// every vertex that has such rays, whatever d.
#include <algorithm>
#include <utility>

#include "properties/checks/trail_checks.hpp"
#include "properties/sv25/claims.hpp"

namespace gazetteer::properties {

namespace {

/// Where the ray from u to `direction` that never stops returns to u first.
Return first_return(const GridVertex& u, Point direction) {
    return returns_of_endless_ray(u.grid, u.vertex(), direction).front();
}

/// It returns for the first time from there, without hitting a corner.
bool returns_directly(const GridVertex& u, Point direction, Point from) {
    return first_return(u, direction) == Return{from, false};
}

/// It goes on: the places it returns from are these, repeatedly.
Finding returns_repeatedly(const GridVertex& u, Point direction, const std::vector<Point>& places) {
    Point heading = direction;
    for (int round = 0; round < 4; ++round)
        for (const Point expected : places) {
            const Point from = first_return(u, heading).from;
            if (from != expected) return fails("it returns from elsewhere");
            heading = Point{} - from;
        }
    return true;
}

/// A ray that returns for the first time from `from`, without a corner, does so repeatedly.
std::function<Finding(const Ints<4>&)> repeats(Point direction, Point from) {
    return [=](const Ints<4>& value) {
        const GridVertex u(value);
        return given(returns_directly(u, direction, from),
                     [&] { return returns_repeatedly(u, direction, {from}); });
    };
}

/// A ray that returns for the first time from one of these has hit a corner.
std::function<Finding(const Ints<4>&)> hits_a_corner(Point direction, std::vector<Point> places) {
    return [=](const Ints<4>& value) {
        const Return found = first_return(value, direction);
        return given(std::ranges::count(places, found.from) > 0,
                     [&] { return Finding(found.after_corner); });
    };
}

const Bounds bounds_of_cases{.tests = 8, .verify = 14, .random = 40, .random_tests = 20};

Claim<Ints<4>> case_of(const std::string& number, std::function<Finding(const Ints<4>&)> holds,
                       std::vector<NearMiss<Ints<4>>> near_misses) {
    return {
        .id = "SV25 L4 case " + number,
        .over = grid_vertices(1),
        .bounds = bounds_of_cases,
        .holds = std::move(holds),
        .near_misses = std::move(near_misses),
    };
}

Claim<Ints<4>> lemma_4_case_1() {
    return case_of("1", repeats(NE, SW),
                   {{"from SE", repeats(NE, SE)}, {"from NW", repeats(NE, NW)}});
}

Claim<Ints<4>> lemma_4_case_2() {
    return case_of("2", hits_a_corner(NE, {NE}),
                   {{"from NE or NW", hits_a_corner(NE, {NE, NW})},
                    {"from NE or SW", hits_a_corner(NE, {NE, SW})}});
}

Claim<Ints<4>> lemma_4_case_3() {
    const auto returns_from = [](bool needs_corner, Point from) {
        return [=](const Ints<4>& value) {
            const Return found = first_return(value, NE);
            return given(found.after_corner || !needs_corner, [&] { return found.from == from; });
        };
    };
    return case_of("3", returns_from(true, NE),
                   {{"from SW", returns_from(true, SW)},
                    {"with or without a corner", returns_from(false, NE)}});
}

Claim<Ints<4>> lemma_4_case_3_1() {
    const auto repeats_but_not_after_case_3 = [](const Ints<4>& value) {
        if (returns_directly(value, SW, NE) && first_return(value, NE).after_corner)
            return fails("after Case 3");
        return repeats(SW, NE)(value);
    };
    return case_of("3.1", repeats_but_not_after_case_3,
                   {{"from NW", repeats(SW, NW)}, {"from SE", repeats(SW, SE)}});
}

Claim<Ints<4>> lemma_4_case_3_2() {
    return case_of("3.2", hits_a_corner(SW, {SW}),
                   {{"from SW or SE", hits_a_corner(SW, {SW, SE})},
                    {"from SW or NE", hits_a_corner(SW, {SW, NE})}});
}

/// The rays to NE, and to SW if `both`, hit a corner before they return: the returns are these.
std::function<Finding(const Ints<4>&)> after_corners(bool both, std::vector<Point> returns) {
    return [=](const Ints<4>& value) {
        return given(
            first_return(value, NE).after_corner && (!both || first_return(value, SW).after_corner),
            [&] { return returns_repeatedly(value, NE, returns); });
    };
}

Claim<Ints<4>> lemma_4_case_3_3() {
    auto result = case_of("3.3", after_corners(true, {NE, SW, NE, SE}), {});
    result.refuted_by = Ints<4>{1, 1, 1, 1};
    return result;
}

Claim<Ints<4>> lemma_4_case_3_3_repaired() {
    return case_of("3.3 repaired", after_corners(true, {NE, SW}),
                   {{"whatever the ray to SW hits", after_corners(false, {NE, SW})},
                    {"return from SE at the second time", after_corners(true, {NE, SE})}});
}

}  // namespace

std::vector<AnyClaim> sv25_lemma_4_cases_claims() {
    return {lemma_4_case_1(),   lemma_4_case_2(),   lemma_4_case_3(),           lemma_4_case_3_1(),
            lemma_4_case_3_2(), lemma_4_case_3_3(), lemma_4_case_3_3_repaired()};
}

}  // namespace gazetteer::properties
