// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong reductions and wrong problems, which the comparison with brute force and the check of each
// found set must catch.
#include <gtest/gtest.h>

#include "characterizations/even_kernels/engines/brute.hpp"
#include "characterizations/even_kernels/engines/nullspace.hpp"
#include "characterizations/even_kernels/engines/xor.hpp"
#include "characterizations/even_kernels/engines/z3.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"

namespace gazetteer::even_kernels {
namespace {

using Goal = EvenKernelQuestion::Goal;

/// The null space holds the two ends of K_3's edges, say; a problem that forgets independence finds
/// them.
TEST(EvenKernelMutants, WithoutIndependenceTheFoundSetIsRefused) {
    const SparseGraph g = complete(3);
    ParityProblem problem = plain_problem(g);
    problem.exclusive.clear();
    EXPECT_THROW(XorEvenKernels(g, problem).ask({}), std::logic_error);
    Z3EvenKernels z3;
    z3.load(g, problem);
    EXPECT_THROW(z3.ask({}), std::logic_error);
}

TEST(EvenKernelMutants, WithoutAnEquationTheFoundSetIsRefused) {
    const SparseGraph g = path(2);
    ParityProblem problem = plain_problem(g);
    problem.equations.clear();
    EXPECT_THROW(XorEvenKernels(g, problem).ask({}), std::logic_error);
    EXPECT_EQ(XorEvenKernels(g, plain_problem(g)).ask({}).existence, EvenKernelExistence::none);
}

enum class Fate { refused, same_answers, wrong_answer };

Fate fate_of(const Graph& g, const NullSpace& space) {
    try {
        const EvenKernelSystem system(g, space);
        const EvenKernelQuestion all{.goal = Goal::all};
        return nullspace_even_kernel(system, all).kernels == brute_even_kernel(g, all).kernels
                   ? Fate::same_answers
                   : Fate::wrong_answer;
    } catch (const std::logic_error&) {
        return Fate::refused;
    }
}

/// Each bit of each form flipped, on all graphs of order <= 5. The true null space always gives the
/// same answers; a corrupted one almost never does, unless independence alone decides.
TEST(EvenKernelMutants, CorruptedReductionsAreCaught) {
    int counts[3] = {0, 0, 0};
    for_each_graph({.order_max = 5}, [&](const Graph& g) {
        const NullSpace right = null_space(g);
        EXPECT_EQ(fate_of(g, right), Fate::same_answers);
        for (Vertex v = 0; v < g.order(); ++v)
            for (int i = 0; i < right.forms.columns(); ++i) {
                NullSpace wrong = right;
                wrong.forms.row(v)[0] ^= std::uint64_t{1} << i;
                ++counts[static_cast<int>(fate_of(g, wrong))];
            }
        return true;
    });
    EXPECT_GT(counts[static_cast<int>(Fate::refused)], 100);
    EXPECT_GT(counts[static_cast<int>(Fate::wrong_answer)], 50);
    EXPECT_LT(counts[static_cast<int>(Fate::same_answers)],
              counts[static_cast<int>(Fate::refused)]);
}

}  // namespace
}  // namespace gazetteer::even_kernels
