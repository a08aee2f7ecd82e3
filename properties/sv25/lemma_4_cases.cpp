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

constexpr const char* reading_of_cases =
    "At every vertex with such a ray, whatever d. Where d | a or d | b the contradiction is with "
    "SV25 L4 endless rays.";

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

Claim<Ints<4>> case_of(const std::string& number, const std::string& proved, const char* says,
                       std::function<Finding(const Ints<4>&)> holds,
                       std::vector<NearMiss<Ints<4>>> near_misses) {
    return {
        .id = "SV25 L4 case " + number,
        .place = "Lemma 4, proof",
        .says = says,
        .reading = reading_of_cases,
        .status = Status::proved,
        .proved = "SV25.lemma_4_case_" + proved,
        .over = grid_vertices(1),
        .bounds = bounds_of_cases,
        .holds = std::move(holds),
        .near_misses = std::move(near_misses),
    };
}

Claim<Ints<4>> lemma_4_case_1() {
    return case_of("1", "1",
                   "We consider the ray exiting from (a, b) in direction (+1, +1). ... Case "
                   "1: It returns for the first time from SW. The ray will leave to NE and "
                   "return from SW, repeatedly.",
                   repeats(NE, SW), {{"from SE", repeats(NE, SE)}, {"from NW", repeats(NE, NW)}});
}

Claim<Ints<4>> lemma_4_case_2() {
    return case_of("2", "2",
                   "Case 2: It returns for the first time from NE. Since the ray returns on "
                   "the same path as it leaves (a, b), it must hit a corner.",
                   hits_a_corner(NE, {NE}),
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
    return case_of("3", "3",
                   "Case 3: It hits a corner before returning to (a, b). After hitting a "
                   "corner, it must return to (a, b) from NE. It will then leave (a, b) to "
                   "SW.",
                   returns_from(true, NE),
                   {{"from SW", returns_from(true, SW)},
                    {"with or without a corner", returns_from(false, NE)}});
}

Claim<Ints<4>> lemma_4_case_3_1() {
    const auto repeats_but_not_after_case_3 = [](const Ints<4>& value) {
        if (returns_directly(value, SW, NE) && first_return(value, NE).after_corner)
            return fails("after Case 3");
        return repeats(SW, NE)(value);
    };
    auto result = case_of("3.1", "3_1",
                          "We see this as a non-stop ray leaving (a, b) to SW. ... Case 3.1: The "
                          "next return is from NE. The ray will leave to SW and return from NE, "
                          "repeatedly.",
                          repeats_but_not_after_case_3,
                          {{"from NW", repeats(SW, NW)}, {"from SE", repeats(SW, SE)}});
    result.reading =
        "Of every ray to SW that returns so without hitting a corner, whatever d. After Case 3 "
        "there is none: backwards it is a ray to NE that returns from SW.";
    return result;
}

Claim<Ints<4>> lemma_4_case_3_2() {
    return case_of("3.2", "3_2",
                   "Case 3.2: The next return is from SW. The ray must hit a corner ...",
                   hits_a_corner(SW, {SW}),
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
    auto result = case_of("3.3", "3_3_fails_as_printed",
                          "Case 3.3: It hits a corner before its next return. The next return will "
                          "be from SW. It will then leave to NE, return from NE, leave to SW, "
                          "return from SE, repeatedly.",
                          after_corners(true, {NE, SW, NE, SE}), {});
    result.reading =
        "After Case 3, so from NE before. A misprint: it returns from SW. From SE there would be "
        "no "
        "contradiction.";
    result.status = Status::refuted;
    result.refuted_by = Ints<4>{1, 1, 1, 1};
    result.repaired_by = "SV25 L4 case 3.3 repaired";
    return result;
}

Claim<Ints<4>> lemma_4_case_3_3_repaired() {
    auto result = case_of("3.3 repaired", "3_3",
                          "Case 3.3: It hits a corner before its next return. The next return will "
                          "be from SW. It will then leave to NE, return from NE, leave to SW, "
                          "return from SW, repeatedly.",
                          after_corners(true, {NE, SW}),
                          {{"whatever the ray to SW hits", after_corners(false, {NE, SW})},
                           {"return from SE at the second time", after_corners(true, {NE, SE})}});
    result.status = Status::asserted;
    return result;
}

}  // namespace

std::vector<AnyClaim> sv25_lemma_4_cases_claims() {
    return {lemma_4_case_1(),   lemma_4_case_2(),   lemma_4_case_3(),           lemma_4_case_3_1(),
            lemma_4_case_3_2(), lemma_4_case_3_3(), lemma_4_case_3_3_repaired()};
}

}  // namespace gazetteer::properties
