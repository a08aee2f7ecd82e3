// The engines on the smallest cases, and their limits.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "counterexamples/even_kernel_brute.hpp"
#include "counterexamples/even_kernel_nullspace.hpp"
#include "counterexamples/even_kernel_xor.hpp"
#include "counterexamples/even_kernel_z3.hpp"
#include "counterexamples/even_kernels.hpp"
#include "graph/canonical.hpp"
#include "graph/families.hpp"
#include "graph/formats.hpp"
#include "graph/nauty_stream.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

using Goal = EvenKernelQuestion::Goal;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Nullspace, SmallestCases) {
    const auto ask = [](const SparseGraph& g, EvenKernelQuestion question = {}) {
        return nullspace_even_kernel(EvenKernelSystem(g), question);
    };
    EXPECT_EQ(ask(SparseGraph(0, {})).existence, EvenKernelExistence::none);
    EXPECT_THAT(ask(SparseGraph(1, {})).kernel, ElementsAre(0));
    EXPECT_EQ(ask(path(2)).existence, EvenKernelExistence::none);
    EXPECT_EQ(ask(path(2)).engine, "reduction") << "nullity 0 answers at once";
    EXPECT_THAT(ask(path(3)).kernel, ElementsAre(0, 2));
    EXPECT_EQ(ask(path(3), {.containing = 1}).existence, EvenKernelExistence::none);
    EXPECT_EQ(ask(SparseGraph(2, {}), {.goal = Goal::all}).kernels.size(), 3u);
    EXPECT_THROW(ask(path(2), {.containing = 2}), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
