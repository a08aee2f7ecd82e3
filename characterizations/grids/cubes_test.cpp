// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/cubes.hpp"

#include <gtest/gtest.h>

#include "characterizations/bipartite/bipartite.hpp"
#include "graph/contract.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

TEST(Cubes, VerdictsAreProvedAndAgreeWithLinearAlgebra) {
    for (int n = 0; n <= 8; ++n) {
        const BipartiteGeography geography(cube(n));
        for (Vertex v = 0; v < 1 << n; ++v) {
            const EvenKernelVerdict verdict = cube_verdict(n, v);
            EXPECT_EQ(verdict.outcome, n % 2 == 0 ? Outcome::P : Outcome::N);
            EXPECT_TRUE(proves(geography.graph(), v, verdict));
            EXPECT_EQ(verdict.winning_moves, geography.winning_moves(v));
        }
    }
    EXPECT_THROW(cube_verdict(2, 4), ContractViolation);
    EXPECT_THROW(cube_verdict(-1, 0), ContractViolation);
}

TEST(Cubes, TheKernelOfOneVertexDoesNotServeAnother) {
    EvenKernelVerdict verdict = cube_verdict(3, 0);
    EXPECT_FALSE(proves(cube(3), 7, verdict));
    verdict.witness.kernel.pop_back();
    EXPECT_FALSE(proves(cube(3), 0, verdict));
}

}  // namespace
}  // namespace gazetteer
