// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/grid_transfer.hpp"

#include <gtest/gtest.h>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/grids/grids.hpp"

namespace gazetteer {
namespace {

TEST(GridTransfer, EqualsTheEliminationOfTheWholeMatrix) {
    for (int m = 1; m <= 12; ++m)
        for (int n = 1; n <= 12; ++n) {
            const Grid grid{m, n};
            const BipartiteGeography geography(grid.graph());
            ASSERT_EQ(grid_outcomes_by_transfer(grid), geography.outcomes()) << m << " " << n;
            ASSERT_EQ(grid_nullity(grid), m * n - 2 * geography.rank()) << m << " " << n;
        }
}

TEST(GridTransfer, EqualsTheGcdRule) {
    for (int m = 1; m <= 40; ++m)
        for (int n = 1; n <= 40; ++n) {
            const Grid grid{m, n};
            ASSERT_EQ(grid_outcomes_by_transfer(grid), grid_outcomes(grid)) << m << " " << n;
            ASSERT_EQ(grid_nullity(grid), grid_gcd(grid) - 1);
        }
}

// Rows of several words, a null space of one word, of several, and none.
TEST(GridTransferStandard, EqualsTheGcdRuleOnLargerGrids) {
    for (const Grid grid : {Grid{199, 299}, Grid{300, 300}, Grid{128, 257}, Grid{255, 127}})
        EXPECT_EQ(grid_outcomes_by_transfer(grid), grid_outcomes(grid)) << grid.m << " " << grid.n;
}

}  // namespace
}  // namespace gazetteer
