// The engines against the definition and against each other, on every small graph and every root.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "counterexamples/even_kernel_brute.hpp"
#include "counterexamples/even_kernel_nullspace.hpp"
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

std::vector<EvenKernelQuestion> questions(const Graph& g) {
    std::vector<EvenKernelQuestion> result;
    for (Goal goal : {Goal::any, Goal::all, Goal::smallest}) {
        result.push_back({.containing = std::nullopt, .goal = goal});
        for (Vertex v : g.vertices()) result.push_back({.containing = v, .goal = goal});
    }
    return result;
}

/// The parts of an answer that do not depend on the engine.
void expect_same(const EvenKernelAnswer& a, const EvenKernelAnswer& b, Goal goal) {
    EXPECT_EQ(a.existence, b.existence);
    if (goal == Goal::all) {
        EXPECT_EQ(a.kernels, b.kernels);
    }
    if (goal == Goal::smallest) {
        EXPECT_EQ(a.kernel.size(), b.kernel.size());
    }
}

void compare_nullspace_with_brute(const Graph& g) {
    SCOPED_TRACE(to_graph6(g));
    const EvenKernelSystem system(g);
    for (const EvenKernelQuestion& question : questions(g))
        expect_same(nullspace_even_kernel(system, question), brute_even_kernel(g, question),
                    question.goal);
}

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

TEST(Nullspace, EqualsBruteForceToOrder6) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        compare_nullspace_with_brute(g);
        return true;
    });
}

TEST(NullspaceStandard, EqualsBruteForceAtOrder7) {
    for_each_graph({.order_min = 7, .order_max = 7}, [](const Graph& g) {
        compare_nullspace_with_brute(g);
        return true;
    });
}

TEST(NullspaceExtreme, EqualsBruteForceAtOrder8) {
    for_each_graph({.order_min = 8, .order_max = 8}, [](const Graph& g) {
        compare_nullspace_with_brute(g);
        return true;
    });
}

}  // namespace
}  // namespace gazetteer
