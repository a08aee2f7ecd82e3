// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/grids.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "characterizations/bipartite/bipartite.hpp"
#include "graph/contract.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

std::vector<Grid> grids_up_to(int side_max) {
    std::vector<Grid> result;
    for (int m = 1; m <= side_max; ++m)
        for (int n = 1; n <= side_max; ++n) result.push_back({m, n});
    return result;
}

TEST(Grids, SmallestCases) {
    EXPECT_EQ(grid_outcome({1, 1}, 0), Outcome::P);
    EXPECT_EQ(grid_outcome({1, 2}, 0), Outcome::N);
    EXPECT_EQ(grid_outcomes({1, 3}), (std::vector{Outcome::P, Outcome::N, Outcome::P}));
    EXPECT_EQ(diagonal_kernel({1, 1}, 2), std::vector<Vertex>{0});
    EXPECT_TRUE(diagonal_kernel({3, 3}, 1).empty());
    EXPECT_EQ(s_k({1, 1}, 0), std::vector<Vertex>{0});
    EXPECT_TRUE(s_k({1, 1}, 1).empty());
    EXPECT_THROW(grid_verdict({2, 2}, 4), ContractViolation);
    EXPECT_THROW(diagonal_kernel({2, 2}, 0), ContractViolation);
}

TEST(Grids, VerdictsAreProvedAndAgreeWithLinearAlgebra) {
    for (const Grid& grid : grids_up_to(9)) {
        const SparseGraph g = grid.graph();
        const BipartiteGeography geography(g);
        EXPECT_EQ(grid_outcomes(grid), geography.outcomes());
        for (Vertex v = 0; v < grid.order(); ++v) {
            const EvenKernelVerdict verdict = grid_verdict(grid, v);
            EXPECT_TRUE(proves(g, v, verdict));
            EXPECT_EQ(verdict.outcome, geography.outcome(v));
            EXPECT_EQ(verdict.winning_moves, geography.winning_moves(v))
                << grid.m << " x " << grid.n << " at " << v;
        }
    }
}

TEST(Grids, KernelsByFormulaAndInWordsAgree) {
    for (const Grid& grid : grids_up_to(14))
        for (int d = 1; d <= grid_gcd(grid); ++d) {
            if (grid_gcd(grid) % d != 0) continue;
            EXPECT_EQ(diagonals_of_checkerboard(grid, d), diagonal_kernel(grid, d));
            EXPECT_EQ(is_even_kernel(grid.graph(), diagonal_kernel(grid, d)), d > 1);
        }
    EXPECT_THROW(diagonals_of_checkerboard({4, 4}, 2), ContractViolation);
}

TEST(Grids, ClassesAreTheKWithVInSk) {
    for (const Grid& grid : grids_up_to(8))
        for (Vertex v = 0; v < grid.order(); ++v) {
            std::vector<int> expected;
            for (int k = 0; k <= grid_gcd(grid); ++k)
                if (std::ranges::count(s_k(grid, k), v) == 1) expected.push_back(k);
            EXPECT_EQ(classes(grid, v), expected);
        }
}

TEST(Grids, TheReadingsOfTheSignsDiffer) {
    const Grid grid{9, 9};
    const auto independent = s_k(grid, 3, Signs::independent, 20);
    for (const Signs other : {Signs::matched, Signs::first_only, Signs::second_only, Signs::both}) {
        EXPECT_NE(s_k(grid, 3, other, 20), independent);
        EXPECT_FALSE(is_even_kernel(grid.graph(), s_k(grid, 3, other, 20)));
    }
    EXPECT_TRUE(is_even_kernel(grid.graph(), independent));
    // Some readings serve for some k.
    EXPECT_TRUE(is_even_kernel(grid.graph(), s_k(grid, 0, Signs::matched, 20)));
    EXPECT_TRUE(is_even_kernel(grid.graph(), s_k(grid, 10, Signs::second_only, 20)));
    EXPECT_TRUE(s_k(grid, 0, Signs::both, 20).empty());
}

}  // namespace
}  // namespace gazetteer
