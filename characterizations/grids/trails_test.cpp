// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/trails.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "graph/contract.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

TEST(Trails, RaysOfTheSmallestGrid) {
    const Grid one{1, 1};
    EXPECT_EQ(bounce(one, {1, 1}, NE), (std::vector<Point>{{1, 1}, {2, 2}}));
    // All four rays end in corners: each pair of them is a trail.
    const auto all = trails(one, 0);
    EXPECT_EQ(all.size(), 6U);
    EXPECT_EQ(std::ranges::count_if(all, &Trail::straight), 2);
    EXPECT_TRUE(std::ranges::all_of(all, &Trail::open));
    EXPECT_FALSE(closed_right_angle(one, 0));
    EXPECT_EQ(on_one_segment(one, *straight_trail(one, 0)), std::vector<Vertex>{0});
    EXPECT_THROW(trails(one, 1), ContractViolation);
}

TEST(Trails, AnEndlessRayComesBackFromACornerAsItWentIn) {
    EXPECT_EQ(returns_of_endless_ray({1, 1}, 0, NE), (std::vector<Return>{{NE, true}, {SW, true}}));
    // 2 divides a: it returns from the south-east, as [SV25, Lemma 4] says.
    const Grid grid{5, 3};
    EXPECT_EQ(returns_of_endless_ray(grid, grid.at(2, 2), NE).front(), (Return{SE, false}));
}

TEST(Trails, BothTrailsOfFigure1) {
    const Grid grid{5, 3};
    const auto all = trails(grid, grid.at(2, 2));
    ASSERT_EQ(all.size(), 2U);
    EXPECT_TRUE(all[0].open);
    EXPECT_EQ(std::pair(all[0].first, all[0].second), std::pair(SW, NW));
    EXPECT_FALSE(all[1].open);
    EXPECT_EQ(std::pair(all[1].first, all[1].second), std::pair(SE, NE));
    EXPECT_FALSE(all[0].straight() || all[1].straight());
    EXPECT_EQ(bounce(grid, {2, 2}, NE).size(), 9U);
}

TEST(Trails, EveryTrailIsASequenceOfDiagonalSteps) {
    for (const Grid grid : {Grid{1, 4}, Grid{2, 2}, Grid{5, 3}, Grid{11, 8}})
        for (Vertex v = 0; v < grid.order(); ++v)
            for (const Trail& trail : trails(grid, v)) {
                std::set<std::pair<Point, Point>> steps;
                for (std::size_t i = 1; i < trail.points.size(); ++i) {
                    const auto [p, q] = std::minmax(trail.points[i - 1], trail.points[i]);
                    EXPECT_EQ(std::abs(p.x - q.x) * std::abs(p.y - q.y), 1);
                    EXPECT_TRUE(steps.insert({p, q}).second) << "no step is taken twice";
                }
                EXPECT_EQ(is_corner(grid, trail.points.front()), trail.open);
                EXPECT_EQ(trail.points.front() == trail.points.back(), !trail.open);
            }
}

/// One step after the other.
std::vector<Point> ray_by_steps(const Grid& grid, Point start, Point direction) {
    std::vector<Point> points{start};
    do {
        const Point p = points.back();
        if (p.x + direction.x < 0 || p.x + direction.x > grid.m + 1) direction.x = -direction.x;
        if (p.y + direction.y < 0 || p.y + direction.y > grid.n + 1) direction.y = -direction.y;
        points.push_back(p + direction);
    } while (!is_corner(grid, points.back()) && points.back() != start);
    return points;
}

TEST(Trails, ARayMakesOneStepAfterTheOther) {
    for (int m = 1; m <= 7; ++m)
        for (int n = 1; n <= 7; ++n)
            for (int x = 1; x <= m; ++x)
                for (int y = 1; y <= n; ++y)
                    for (const Point direction : {NE, NW, SE, SW})
                        EXPECT_EQ(bounce({m, n}, {x, y}, direction),
                                  ray_by_steps({m, n}, {x, y}, direction));
}

/// The trail runs along the diagonal of the square that has p and q as its other two corners.
bool parted(const Trail& trail, Point p, Point q) {
    for (std::size_t i = 1; i < trail.points.size(); ++i) {
        const auto [a, b] = std::pair(trail.points[i - 1], trail.points[i]);
        if (a + b == p + q && a != p && a != q) return true;
    }
    return false;
}

/// Diagonal neighbours off the trail's parity are in one region unless the trail parts them; a
/// region is unbounded iff it has a point on a side.
TEST(Trails, RegionsByTheirDefinition) {
    for (const Grid grid : {Grid{1, 1}, Grid{1, 4}, Grid{2, 2}, Grid{5, 3}, Grid{7, 5}})
        for (Vertex v = 0; v < grid.order(); ++v)
            for (const Trail& trail : trails(grid, v)) {
                const Regions regions(grid, trail);
                std::vector<std::set<Point>> points(static_cast<std::size_t>(regions.count()));
                std::size_t parted_pairs = 0;
                for (int x = 0; x <= grid.m + 1; ++x)
                    for (int y = 0; y <= grid.n + 1; ++y) {
                        const Point p{x, y};
                        const bool on = std::ranges::count(trail.points, p) > 0;
                        EXPECT_EQ(regions.on_trail(p), on);
                        if ((x + y - trail.points[0].x - trail.points[0].y) % 2 == 0) continue;
                        points[static_cast<std::size_t>(regions.of(p))].insert(p);
                        for (const Point step : {NE, NW}) {
                            const Point q = p + step;
                            if (q.x < 0 || q.x > grid.m + 1 || q.y > grid.n + 1) continue;
                            if (parted(trail, p, q))
                                ++parted_pairs;
                            else
                                EXPECT_EQ(regions.of(p), regions.of(q));
                        }
                    }
                EXPECT_EQ(regions.sharing_a_side().size(), parted_pairs);
                for (std::size_t r = 0; r < points.size(); ++r)
                    EXPECT_EQ(regions.unbounded(static_cast<int>(r)),
                              std::ranges::any_of(points[r], [&](Point p) {
                                  return p.x == 0 || p.y == 0 || p.x == grid.m + 1 ||
                                         p.y == grid.n + 1;
                              }));
            }
}

TEST(Trails, RegionsOfTheClosedTrailOfFigure1) {
    const Grid grid{5, 3};
    const Vertex u = grid.at(2, 2);
    const Trail trail = *closed_right_angle(grid, u);
    const Regions regions(grid, trail);
    // A closed curve with one self-crossing at most: the point east of u is enclosed.
    const auto positive = regions.labelling();
    ASSERT_TRUE(positive);
    EXPECT_TRUE((*positive)[static_cast<std::size_t>(regions.of({3, 2}))]);
    EXPECT_FALSE((*positive)[static_cast<std::size_t>(regions.of({1, 2}))]);
    EXPECT_TRUE(regions.unbounded(regions.of({1, 2})));
    EXPECT_FALSE(regions.unbounded(regions.of({3, 2})));
    EXPECT_TRUE(regions.on_trail({2, 2}));
    EXPECT_FALSE(regions.on_trail({1, 1}));
    const RegionKernel found = kernel_in_positive_regions(grid, trail);
    EXPECT_EQ(found.moves, std::vector<Vertex>{grid.at(3, 2)});
    EXPECT_TRUE(is_even_kernel(grid.graph().without_edge(u, grid.at(3, 2)), found.kernel));
}

TEST(Trails, AnOpenTrailHasNoLabelling) {
    // A trail from corner to corner is crossed once on the way around it.
    const Grid grid{2, 2};
    const Regions regions(grid, *straight_trail(grid, 0));
    EXPECT_EQ(regions.count(), 2);
    EXPECT_FALSE(regions.labelling());
    EXPECT_EQ(regions.proper_labelling(), (std::vector<bool>{false, true}));
    EXPECT_THROW(kernel_in_positive_regions(grid, *straight_trail(grid, 0)), ContractViolation);
}

TEST(Trails, Example11) {
    const Grid grid{11, 8};
    const Trail straight = *straight_trail(grid, grid.at(2, 4));
    EXPECT_FALSE(straight.open);
    EXPECT_TRUE(is_even_kernel(grid.graph(), on_one_segment(grid, straight)));
    // Two closed 90-degree trails start at (3, 4); the one to the west has the move to (2, 4).
    std::vector<std::vector<Vertex>> moves;
    for (const Trail& trail : trails(grid, grid.at(3, 4)))
        if (!trail.open && !trail.straight())
            moves.push_back(kernel_in_positive_regions(grid, trail).moves);
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(std::ranges::count(moves[0], grid.at(2, 4)), 1);
    EXPECT_EQ(std::ranges::count(moves[1], grid.at(2, 4)), 0);
}

}  // namespace
}  // namespace gazetteer
