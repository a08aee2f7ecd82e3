// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/extended_trail.hpp"

#include <gtest/gtest.h>

#include "graph/contract.hpp"

namespace gazetteer {
namespace {

constexpr Grid grid_11_8{11, 8};

/// The closed 90-degree trail of [SV25, Fig. 3], to the west of (3, 4).
Trail trail_of_figure_3() {
    for (const Trail& trail : trails(grid_11_8, grid_11_8.at(3, 4)))
        if (!trail.open && trail.first == SW && trail.second == NW) return trail;
    throw ContractViolation("the trail of Fig. 3");
}

TEST(ExtendedTrail, GoesOnBeyondTheVertexToTheSides) {
    const ExtendedTrail extension = extended(grid_11_8, trail_of_figure_3());
    EXPECT_EQ(extension.first,
              (std::vector<Point>{{3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 9}}));
    EXPECT_EQ(extension.second, (std::vector<Point>{{3, 4}, {4, 3}, {5, 2}, {6, 1}, {7, 0}}));
    EXPECT_EQ(extension.enclosed, (Point{4, 4}));
    EXPECT_EQ(extension.alone.points.size(), 10U);
    EXPECT_EQ(extension.whole.points.size(),
              extension.alone.points.size() + trail_of_figure_3().points.size() - 1);
}

TEST(ExtendedTrail, TheExtensionsCutTheRectangleInTwo) {
    const ExtendedTrail extension = extended(grid_11_8, trail_of_figure_3());
    const Regions halves(grid_11_8, extension.alone);
    EXPECT_EQ(halves.count(), 2);
    EXPECT_NE(halves.of(extension.enclosed), halves.of({0, 0}));
    EXPECT_EQ(halves.of(extension.enclosed), halves.of({12, 4}));
}

TEST(ExtendedTrail, HasAProperLabellingAndWithOneExtensionNot) {
    const ExtendedTrail extension = extended(grid_11_8, trail_of_figure_3());
    const Regions whole(grid_11_8, extension.whole);
    EXPECT_TRUE(whole.proper_labelling());
    EXPECT_FALSE(whole.labelling());  // unbounded regions differ beside an extension's end
    EXPECT_FALSE(Regions(grid_11_8, extension.half).proper_labelling());
}

TEST(ExtendedTrail, IsOfAClosedRightAngle) {
    const Grid grid{5, 3};
    for (const Trail& trail : trails(grid, grid.at(2, 2))) {
        if (!trail.open) continue;
        EXPECT_THROW(extended(grid, trail), ContractViolation);
    }
}

}  // namespace
}  // namespace gazetteer
