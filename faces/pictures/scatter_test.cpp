// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/scatter.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "graph/contract.hpp"

namespace gazetteer::pictures {
namespace {

using testing::HasSubstr;
using Points = std::map<ScatterPoint, std::uint64_t>;

/// Twice the signed area of the triangle: positive if a, b, c turn left.
std::int64_t turn(ScatterPoint a, ScatterPoint b, ScatterPoint c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

TEST(Scatter, FewPointsHaveFewCorners) {
    EXPECT_EQ(convex_hull({}), std::vector<ScatterPoint>{});
    EXPECT_EQ(convex_hull({{{2, 3}, 7}}), (std::vector<ScatterPoint>{{2, 3}}));
    EXPECT_EQ(convex_hull({{{0, 0}, 1}, {{1, 1}, 1}, {{2, 2}, 1}}),
              (std::vector<ScatterPoint>{{0, 0}, {2, 2}}));
    EXPECT_EQ(
        convex_hull({{{0, 0}, 1}, {{0, 2}, 1}, {{2, 0}, 1}, {{1, 1}, 1}, {{2, 2}, 1}, {{1, 0}, 1}}),
        (std::vector<ScatterPoint>{{0, 0}, {2, 0}, {2, 2}, {0, 2}}));
}

TEST(Scatter, TheHullIsConvexAndHoldsAllPoints) {
    std::mt19937 random(1);
    std::uniform_int_distribution<std::int64_t> coordinate(-20, 20);
    for (int round = 0; round < 200; ++round) {
        Points points;
        for (int i = 0; i < 3 + round % 30; ++i)
            points[{coordinate(random), coordinate(random)}] = 1;
        const std::vector<ScatterPoint> hull = convex_hull(points);
        for (const ScatterPoint& corner : hull) EXPECT_TRUE(points.contains(corner));
        if (hull.size() < 3) continue;
        for (std::size_t i = 0; i < hull.size(); ++i) {
            const ScatterPoint a = hull[i];
            const ScatterPoint b = hull[(i + 1) % hull.size()];
            EXPECT_GT(turn(a, b, hull[(i + 2) % hull.size()]), 0);
            for (const auto& [point, count] : points) EXPECT_GE(turn(a, b, point), 0);
        }
    }
}

TEST(Scatter, APictureHasADiscAPointAndItsHull) {
    const std::string svg = to_svg({.title = "a < b",
                                    .x = "size",
                                    .y = "girth & more",
                                    .points = {{{0, 3}, 1}, {{100, 5}, 12}, {{50, 9}, 3}}});
    EXPECT_THAT(svg, HasSubstr("<title>a &lt; b</title>"));
    EXPECT_THAT(svg, HasSubstr(">girth &amp; more</text>"));
    EXPECT_THAT(svg, HasSubstr("<title>(100, 5): 12</title>"));
    EXPECT_THAT(svg, HasSubstr("<polygon class=\"hull\" points=\"70.00,420.00 610.00,"));
    std::size_t discs = 0;
    for (auto at = svg.find("<circle"); at != svg.npos; at = svg.find("<circle", at + 1)) ++discs;
    EXPECT_EQ(discs, 3u);
}

TEST(Scatter, CoordinatesMayHaveDecimals) {
    const std::string svg = to_svg({.title = "",
                                    .x = "x",
                                    .y = "y",
                                    .x_decimals = 6,
                                    .y_decimals = 2,
                                    .points = {{{1414214, -5}, 1}, {{-50000, 300}, 2}}});
    EXPECT_THAT(svg, HasSubstr("<title>(1.414214, -0.05): 1</title>"));
    EXPECT_THAT(svg, HasSubstr("<title>(-0.05, 3): 2</title>"));
    EXPECT_THAT(svg, HasSubstr(">0.2</text>"));
    EXPECT_THROW(to_svg({.title = "", .x = "x", .y = "y", .y_decimals = 7, .points = {}}),
                 ContractViolation);
}

TEST(Scatter, AxesTakeAnyRange) {
    for (const std::int64_t width : {0, 1, 9, 10, 11, 99, 12345, 1 << 29})
        for (const std::int64_t least : {-7, 0, 3}) {
            const std::string svg = to_svg({.title = "",
                                            .x = "x",
                                            .y = "y",
                                            .points = {{{least, 0}, 1}, {{least + width, 0}, 1}}});
            EXPECT_EQ(svg.find("nan"), svg.npos);
            EXPECT_LT(svg.size(), 6000u) << width;
        }
    EXPECT_THAT(to_svg({.title = "none", .x = "x", .y = "y", .points = {}}), HasSubstr("</svg>"));
}

}  // namespace
}  // namespace gazetteer::pictures
