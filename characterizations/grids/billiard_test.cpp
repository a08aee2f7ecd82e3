// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/billiard.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "characterizations/grids/grids.hpp"
#include "graph/contract.hpp"

namespace gazetteer {
namespace {

TEST(Billiard, SmallestCases) {
    EXPECT_EQ(billiard_trajectory({1, 2}),
              (std::vector<Point>{{0, 3}, {1, 2}, {2, 1}, {1, 0}, {0, 1}, {1, 2}, {2, 3}}));
    EXPECT_EQ(billiard_trajectory({2, 1}).front(), (Point{3, 0}));
    EXPECT_THROW(corner_portions({1, 2}), ContractViolation);
    EXPECT_EQ(corner_verdict({2, 2}).outcome, Outcome::P);
}

TEST(Billiard, CornerVerdictsAreProved) {
    for (int m = 2; m <= 16; ++m)
        for (int n = 2; n <= 16; ++n) {
            const Grid grid{m, n};
            const EvenKernelVerdict verdict = corner_verdict(grid);
            EXPECT_EQ(verdict.outcome, grid_outcome(grid, 0)) << m << " x " << n;
            EXPECT_TRUE(proves(grid.graph(), 0, verdict)) << m << " x " << n;
        }
}

TEST(Billiard, Figure5IsPortionBOfTheGrid12x9) {
    const Grid grid{12, 9};
    const auto portions = corner_portions(grid);
    EXPECT_TRUE(portions[1].leads_to_corner);
    EXPECT_FALSE(portions[2].leads_to_corner);
    EXPECT_EQ(corner_verdict(grid).winning_moves, std::vector<Vertex>{grid.at(1, 2)});
}

TEST(Billiard, TheOtherPortionDoesNotProveTheMove) {
    const Grid grid{12, 9};
    EvenKernelVerdict verdict = corner_verdict(grid);
    verdict.witness.kernel = traversed_oddly(grid, corner_portions(grid)[2]);
    EXPECT_FALSE(proves(grid.graph(), 0, verdict));
}

}  // namespace
}  // namespace gazetteer
