// SPDX-License-Identifier: GPL-3.0-or-later
// Rays and trails in Coq are those of characterizations/grids.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "characterizations/grids/trails.hpp"
#include "proofs/definitions/expected.hpp"

namespace gazetteer {
namespace {

constexpr std::array<Point, 4> headings{SW, NW, SE, NE};
constexpr std::array<Grid, 7> grids_of_rays{Grid{1, 1}, {1, 3}, {2, 2}, {2, 3},
                                            {4, 2},     {3, 3}, {5, 2}};

Point at(const Grid& grid, Vertex v) {
    return {grid.a(v), grid.b(v)};
}

/// The ray that never stops: its places and the directions in which it comes to them.
struct EndlessRay {
    std::vector<Point> places;
    std::vector<Point> directions;

    EndlessRay(const Grid& grid, Point p, Point heading, int steps) {
        for (int t = 0; t < steps; ++t) {
            places.push_back(p);
            directions.push_back(heading);
            if (p.x + heading.x < 0 || p.x + heading.x > grid.m + 1) heading.x = -heading.x;
            if (p.y + heading.y < 0 || p.y + heading.y > grid.n + 1) heading.y = -heading.y;
            p = p + heading;
        }
    }
};

std::string in_words(const std::vector<Point>& points) {
    std::string result;
    for (const Point p : points)
        result += (result.empty() ? "" : " ") + std::to_string(p.x) + ',' + std::to_string(p.y);
    return result;
}

/// The answer at each vertex for each heading.
template <class Answer>
std::string over_headings(const Grid& grid, const char* separator, const Answer& answer) {
    std::string result;
    for (Vertex v = 0; v < grid.order(); ++v) {
        result += v == 0 ? "" : "/";
        for (const Point h : headings) result += (h == SW ? "" : separator) + answer(v, h);
    }
    return result;
}

/// Its places, and when it stops, when its portion ends and when in a corner.
std::string ray(const Grid& grid, Vertex v, Point heading, int steps) {
    const EndlessRay endless(grid, at(grid, v), heading, steps);
    const std::vector<Point> stopped = bounce(grid, at(grid, v), heading);
    for (std::size_t t = 0; t < std::min(stopped.size(), endless.places.size()); ++t)
        EXPECT_EQ(stopped[t], endless.places[t]);
    const auto time = [steps](std::size_t t) {
        return t < static_cast<std::size_t>(steps) ? std::to_string(t) : std::string();
    };
    std::size_t end = 1;
    while (end < endless.places.size() && !is_corner(grid, endless.places[end]) &&
           endless.places[end] != Point{1, 2} && endless.places[end] != Point{2, 1})
        ++end;
    const bool corner = end < endless.places.size() && is_corner(grid, endless.places[end]);
    return in_words(endless.places) + ':' + time(stopped.size() - 1) + ':' + time(end) + ':' +
           (corner ? time(end) : "");
}

TEST(Definitions, RaysAndWhereTheyStop) {
    Expected expected;
    for (const Grid& grid : grids_of_rays)
        for (const int steps : {3, 14})
            expected.of("rays" + numbers({grid.m, grid.n, steps}),
                        over_headings(grid, " / ",
                                      [&](Vertex v, Point h) { return ray(grid, v, h, steps); }));
    expected.compare();
}

std::string name_of(Point heading) {
    return std::string(heading.y > 0 ? "N" : "S") + (heading.x > 0 ? "E" : "W");
}

/// The time of each return, from where, whether it is the first, whether a corner was hit before,
/// and the time of the next.
std::string returns(const Grid& grid, Vertex v, Point heading, int steps) {
    const EndlessRay ray(grid, at(grid, v), heading, steps);
    std::vector<std::size_t> times;
    for (std::size_t t = 1; t < ray.places.size(); ++t)
        if (ray.places[t] == at(grid, v)) times.push_back(t);
    const std::vector<Return> listed = returns_of_endless_ray(grid, v, heading);
    std::string result;
    bool corner = false;
    for (std::size_t i = 0; i < times.size(); ++i) {
        const Return& told = listed[i % listed.size()];
        EXPECT_EQ(told.from, Point{} - ray.directions[times[i]]);
        corner = corner || told.after_corner;
        result += (i == 0 ? "" : " ") + std::to_string(times[i]) + name_of(told.from) +
                  word(std::vector<bool>{i == 0, corner}) +
                  (i + 1 < times.size() ? std::to_string(times[i + 1]) : "");
    }
    return result;
}

TEST(Definitions, ReturnsOfARay) {
    Expected expected;
    for (const Grid& grid : grids_of_rays) {
        const int steps = 4 * (grid.m + 1) * (grid.n + 1) + 2;
        if (steps < 60)
            expected.of("returns" + numbers({grid.m, grid.n, steps}),
                        over_headings(grid, "|", [&](Vertex v, Point h) {
                            return returns(grid, v, h, steps);
                        }));
    }
    expected.compare();
}

std::string trail_in_words(const Grid& grid, const Trail& trail) {
    const auto told = [&](const auto& vertices) {
        return word(grid.order(), [&](int v) { return std::ranges::count(vertices, v) > 0; });
    };
    std::vector<Vertex> on;
    for (const Point p : trail.points)
        if (!on_boundary(grid, p)) on.push_back(grid.at(p.x, p.y));
    return word(std::vector<bool>{trail.straight(), !trail.straight()}) + ':' +
           in_words(trail.points) + ':' + told(on) + ':' + told(on_one_segment(grid, trail));
}

/// The closed ones first.
TEST(Definitions, TrailsAtAVertex) {
    Expected expected;
    for (const Grid& grid : grids_of_rays) {
        std::string answer;
        for (Vertex v = 0; v < grid.order(); ++v) {
            std::vector<Trail> all = trails(grid, v);
            std::ranges::stable_partition(all, [](const Trail& trail) { return !trail.open; });
            answer += v == 0 ? "" : "/";
            for (std::size_t i = 0; i < all.size(); ++i)
                answer += (i == 0 ? "" : "|") + trail_in_words(grid, all[i]);
        }
        const int steps = 2 * (grid.m + 1) * (grid.n + 1) + 2;
        expected.of("trails" + numbers({grid.m, grid.n, steps}), answer);
    }
    expected.compare();
}

}  // namespace
}  // namespace gazetteer
