// SPDX-License-Identifier: GPL-3.0-or-later
// The limits of the definition, and which of several sets it gives.
#include "characterizations/even_kernels/engines/brute.hpp"

#include <gtest/gtest.h>

#include "graph/contract.hpp"
#include "graph/families.hpp"

namespace gazetteer::even_kernels {
namespace {

using Goal = EvenKernelQuestion::Goal;

TEST(BruteEvenKernel, IsForGraphsToOrder20) {
    EXPECT_EQ(brute_even_kernel(Graph(20), {}, {.nodes = 0}).stopped_by, "the node limit");
    EXPECT_THROW(brute_even_kernel(Graph(21), {}, {.nodes = 0}), ContractViolation);
    EXPECT_THROW(brute_even_kernel(Graph(2), {.containing = 2}), ContractViolation);
}

/// The path 0 - 1 - 2 has the one even kernel {0, 2}, the sixth set from the empty one on.
TEST(BruteEvenKernel, LooksAtEachSetOnce) {
    EXPECT_EQ(brute_even_kernel(to_graph(path(3)), {}).nodes, 6u);
    EXPECT_EQ(brute_even_kernel(to_graph(path(3)), {.goal = Goal::smallest}).nodes, 8u);
    EXPECT_EQ(brute_even_kernel(to_graph(path(2)), {}).nodes, 4u);
    EXPECT_EQ(brute_even_kernel(to_graph(path(2)), {.goal = Goal::smallest}).existence,
              EvenKernelExistence::none);
    const EvenKernelAnswer few = brute_even_kernel(to_graph(path(3)), {}, {.nodes = 5});
    EXPECT_EQ(few.existence, EvenKernelExistence::inconclusive);
    EXPECT_EQ(few.nodes, 6u);
}

TEST(BruteEvenKernel, GivesTheFirstOfTheLeast) {
    const Graph g = disjoint_union(to_graph(path(3)), Graph(2));
    const EvenKernelAnswer least = brute_even_kernel(g, {.goal = Goal::smallest});
    EXPECT_EQ(least.kernel, std::vector<Vertex>{3});
    EXPECT_EQ(brute_even_kernel(g, {.containing = 0, .goal = Goal::smallest}).kernel,
              (std::vector<Vertex>{0, 2}));
}

TEST(BruteEvenKernel, EndsAtTheKernelBeyondTheLimit) {
    const EvenKernelQuestion all{.goal = Goal::all};
    EXPECT_EQ(brute_even_kernel(Graph(3), all, {.kernels = 7}).kernels.size(), 7u);
    EXPECT_EQ(brute_even_kernel(Graph(3), all, {.kernels = 6}).stopped_by,
              "the limit on the number of kernels");
}

}  // namespace
}  // namespace gazetteer::even_kernels
