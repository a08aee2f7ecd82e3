// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/even_kernel.hpp"

#include <gtest/gtest.h>

#include "graph/contract.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

TEST(EvenKernel, WitnessesOfTheSmallestCases) {
    EXPECT_TRUE(proves(SparseGraph(1, {}), 0, proved_P({0})));
    EXPECT_TRUE(proves(complete(2), 0, proved_N({1}, 1, {1})));
    EXPECT_TRUE(proves(path(3), 0, proved_P({0, 2})));
    // In K_3 less the edge of the move, its ends are twins [FSU93, Corollary 2.4].
    EXPECT_TRUE(proves(complete(3), 0, proved_N({1, 2}, 1, {0, 1})));
}

TEST(EvenKernel, CorruptedWitnessesAreRejected) {
    EXPECT_FALSE(proves(path(3), 0, proved_P({})));
    EXPECT_FALSE(proves(path(3), 0, proved_P({0})));
    EXPECT_FALSE(proves(path(3), 1, proved_P({0, 2}))) << "the root is not in it";
    EXPECT_FALSE(proves(complete(2), 0, proved_N({1}, 1, {0}))) << "nor is the move";
    EXPECT_FALSE(proves(complete(2), 0, proved_N({}, 1, {1}))) << "the move is not listed";
    EXPECT_FALSE(proves(path(3), 0, proved_N({2}, 2, {0, 2}))) << "no such edge";
    EvenKernelVerdict wrong = proved_P({0, 2});
    wrong.outcome = Outcome::N;
    EXPECT_FALSE(proves(path(3), 0, wrong));
    wrong = proved_P({0, 2});
    wrong.winning_moves = {1};
    EXPECT_FALSE(proves(path(3), 0, wrong));
}

TEST(EvenKernel, RepliesAreAllEdgesLeftIntoTheKernel) {
    const std::vector<Vertex> kernel{0, 2};
    const EvenKernelStrategy second(cycle(4), 0, kernel);
    EXPECT_EQ(second.replies(std::vector<Vertex>{1}), std::vector<Vertex>{2});
    EXPECT_EQ(second.replies(std::vector<Vertex>{1, 2, 3}), std::vector<Vertex>{0});
    const EvenKernelStrategy first(path(3), 1, std::vector<Vertex>{0, 2});
    EXPECT_EQ(first.replies({}), (std::vector<Vertex>{0, 2}));
    const EvenKernelStrategy stuck(path(2), 0, std::vector<Vertex>{0});
    EXPECT_TRUE(stuck.replies(std::vector<Vertex>{1}).empty());
}

TEST(EvenKernel, WhatIsOutsideOfTheGraphIsRefused) {
    const std::vector<Vertex> none;
    for (Vertex v : {-1, 2}) {
        const std::vector<Vertex> kernel{v};
        EXPECT_THROW(EvenKernelStrategy(path(2), v, none), ContractViolation) << v;
        EXPECT_THROW(EvenKernelStrategy(path(2), 0, kernel), ContractViolation) << v;
    }
    for (Vertex v : {0, 1}) {
        const std::vector<Vertex> kernel{v};
        const EvenKernelStrategy strategy(path(2), v, kernel);
        EXPECT_TRUE(strategy.replies({}).empty()) << v;
        EXPECT_EQ(strategy.replies(std::vector<Vertex>{1 - v}), none) << v;
    }
}

}  // namespace
}  // namespace gazetteer
