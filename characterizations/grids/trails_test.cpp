#include "characterizations/trails.hpp"

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
    EXPECT_EQ(returns_of_endless_ray({1, 1}, 0, NE), (std::vector<Point>{NE, SW}));
    // 2 divides a: it returns from the south-east, as [SV25, Lemma 4] says.
    const Grid grid{5, 3};
    EXPECT_EQ(returns_of_endless_ray(grid, grid.at(2, 2), NE).front(), SE);
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
    EXPECT_THROW(kernel_in_positive_regions(grid, *straight_trail(grid, 0)), ContractViolation);
}

TEST(Trails, Example11) {
    const Grid grid{11, 8};
    const Trail straight = *straight_trail(grid, grid.at(2, 4));
    EXPECT_FALSE(straight.open);
    EXPECT_TRUE(is_even_kernel(grid.graph(), on_one_segment(grid, straight)));
    // Of the two closed 90-degree trails at (3, 4), the one to the west has the move to (2, 4).
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
