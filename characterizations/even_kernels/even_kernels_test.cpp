// SPDX-License-Identifier: GPL-3.0-or-later
// The engines on the smallest cases, on graphs of several parts, and their limits.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "characterizations/even_kernels/engines/brute.hpp"
#include "characterizations/even_kernels/engines/nullspace.hpp"
#include "characterizations/even_kernels/even_kernels.hpp"
#include "characterizations/testkit/small_graphs.hpp"
#include "graph/contract.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "work/stop.hpp"

namespace gazetteer::even_kernels {
namespace {

using Goal = EvenKernelQuestion::Goal;
using testing::ElementsAre;
using testing::SizeIs;

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

/// Isolated vertices: every nonempty set.
TEST(EvenKernelParts, ALimitOnTheNumberOfKernelsIsInconclusive) {
    EvenKernels kernels(SparseGraph(4, {}));
    const EvenKernelAnswer all = kernels.ask({.goal = Goal::all}, {.kernels = 15});
    EXPECT_EQ(all.existence, EvenKernelExistence::exists);
    EXPECT_THAT(all.kernels, SizeIs(15));
    const EvenKernelAnswer some = kernels.ask({.goal = Goal::all}, {.kernels = 14});
    EXPECT_EQ(some.existence, EvenKernelExistence::inconclusive);
    EXPECT_EQ(some.stopped_by, "the limit on the number of kernels");
    EXPECT_THAT(some.kernels, SizeIs(14));
    const EvenKernelQuestion through{.containing = 2, .goal = Goal::all};
    EXPECT_EQ(kernels.ask(through, {.kernels = 8}).existence, EvenKernelExistence::exists);
    const EvenKernelAnswer most = kernels.ask(through, {.kernels = 7});
    EXPECT_EQ(most.existence, EvenKernelExistence::inconclusive);
    EXPECT_THAT(most.kernels, SizeIs(7));
    EXPECT_TRUE(std::ranges::is_sorted(some.kernels) && std::ranges::is_sorted(most.kernels));
}

/// What is passed over as too large ends a branch and not the search: 5 to 10 vertices in a circle,
/// those joined whose distances are among some.
TEST(Nullspace, TheSmallestIsThatOfTheDefinitionOnCirculants) {
    for_all_circulants(5, 10, [](const SparseGraph& g) {
        const EvenKernelQuestion question{.goal = Goal::smallest};
        EXPECT_EQ(nullspace_even_kernel(EvenKernelSystem(g), question).kernel.size(),
                  brute_even_kernel(to_graph(g), question).kernel.size())
            << to_graph6(g);
    });
}

TEST(Nullspace, WhatALimitLeavesIsGiven) {
    const EvenKernelSystem system(SparseGraph(2, {}));
    const EvenKernelAnswer some =
        nullspace_even_kernel(system, {.goal = Goal::all}, {.kernels = 2});
    EXPECT_EQ(some.existence, EvenKernelExistence::inconclusive);
    EXPECT_THAT(some.kernels, SizeIs(2));
    EXPECT_THAT(some.kernel, SizeIs(0));
}

/// Two of a graph beside each other.
SparseGraph twice(const SparseGraph& g) {
    std::vector<Edge> edges = g.edges();
    for (const Edge& e : g.edges()) edges.push_back({e.u + g.order(), e.v + g.order()});
    return {2 * g.order(), edges};
}

/// The nodes of all parts are counted together, and to the last one.
TEST(EvenKernelParts, ShareALimitOfNodes) {
    EvenKernels kernels(twice(symplectic_graph(2)), EvenKernelEngine::nullspace);
    const EvenKernelQuestion question{.goal = Goal::smallest};
    const EvenKernelAnswer all = kernels.ask(question);
    ASSERT_EQ(all.existence, EvenKernelExistence::exists);
    EXPECT_GT(all.nodes, 2u);
    EXPECT_EQ(kernels.ask(question, {.nodes = all.nodes}).existence, EvenKernelExistence::exists);
    const EvenKernelAnswer few = kernels.ask(question, {.nodes = all.nodes - 1});
    EXPECT_EQ(few.existence, EvenKernelExistence::inconclusive);
    EXPECT_EQ(few.stopped_by, "the node limit");
    EXPECT_EQ(few.kernel, all.kernel) << "the best so far";
}

/// One graph, and another with numbers that follow.
SparseGraph beside(const SparseGraph& g, const SparseGraph& h) {
    return disjoint_union(to_graph(g), to_graph(h));
}

/// Existence, engine, nodes, and what stopped it.
std::string told(const EvenKernelAnswer& answer) {
    constexpr std::array<const char*, 3> words{"exists", "none", "inconclusive"};
    return std::string(words[static_cast<std::size_t>(answer.existence)]) + " " + answer.engine +
           " " + std::to_string(answer.nodes) + " " + answer.stopped_by;
}

/// A part that a limit left open is told, whatever the parts behind it say.
TEST(EvenKernelParts, NameTheEngineTheNodesAndTheLimit) {
    const auto ask = [](const SparseGraph& g, const EvenKernelQuestion& question,
                        const EvenKernelLimits& limits = {}) {
        return told(EvenKernels(g, EvenKernelEngine::nullspace).ask(question, limits));
    };
    const SparseGraph triangle_first = beside(complete(3), complete(4));
    EXPECT_EQ(ask(triangle_first, {}), "none nullspace 0 ") << "K_4 has the nullity 0";
    EXPECT_EQ(ask(complete(4), {}), "none reduction 0 ");
    const SparseGraph path_first = beside(path(3), complete(4));
    for (Goal goal : {Goal::any, Goal::all, Goal::smallest})
        EXPECT_EQ(ask(path_first, {.goal = goal}, {.nodes = 0}),
                  "inconclusive nullspace 1 the node limit");
    EXPECT_EQ(ask(beside(path(3), path(3)), {.goal = Goal::all}, {.nodes = 0}),
              "inconclusive nullspace 1 the node limit")
        << "the second path is not asked";
    EXPECT_EQ(ask(beside(complete(3), complete(5)), {}, {.bytes = 150}),
              "inconclusive reduction 0 the memory limit of 1 MiB: order 5 in 5 coordinates needs "
              "up to 1 MiB");
    EXPECT_EQ(ask(SparseGraph(2, {}), {}), "exists nullspace 1 ");
    EXPECT_EQ(ask(SparseGraph(2, {}), {.goal = Goal::all}), "exists nullspace 2 ");
    EXPECT_EQ(ask(path(3), {.containing = 1}), "none reduction 0 ") << "out";
    EXPECT_EQ(ask(path(3), {.containing = 1, .goal = Goal::all}), "none reduction 0 ");
    EXPECT_EQ(ask(beside(complete(3), path(3)), {.containing = 0, .goal = Goal::all}),
              "none nullspace 0 ")
        << "the path is not asked";
}

/// What is asked through a vertex is asked of its part, and answered in the numbers of the whole.
TEST(EvenKernelParts, AreAskedThroughAVertexAsTheyAreAlone) {
    const SparseGraph g = symplectic_graph(2);
    EvenKernels one(g, EvenKernelEngine::nullspace);
    EvenKernels two(twice(g), EvenKernelEngine::nullspace);
    EvenKernelQuestion question{.containing = 0, .goal = Goal::smallest};
    const EvenKernelAnswer alone = one.ask(question);
    question.containing = g.order();
    const EvenKernelAnswer beside_another = two.ask(question);
    EXPECT_GT(alone.nodes, 0u);
    EXPECT_EQ(told(beside_another), told(alone));
    const EvenKernelAnswer few = two.ask(question, {.nodes = alone.nodes - 1});
    EXPECT_EQ(few.existence, EvenKernelExistence::inconclusive);
    EXPECT_EQ(few.kernel, beside_another.kernel) << "the best so far";
    EXPECT_THAT(few.kernel, testing::Each(testing::Ge(g.order())));
}

/// The first part comes first among least ones of one size; no larger one of a later part is given.
TEST(EvenKernelParts, GiveTheFirstOfTheLeast) {
    const EvenKernelQuestion smallest{.goal = Goal::smallest};
    EXPECT_THAT(EvenKernels(beside(path(3), path(3))).ask(smallest).kernel, ElementsAre(0, 2));
    EXPECT_EQ(
        EvenKernels(beside(path(3), path(3)), EvenKernelEngine::nullspace).ask(smallest).engine,
        "nullspace");
    EXPECT_THAT(EvenKernels(beside(path(3), path(5))).ask(smallest).kernel, ElementsAre(0, 2));
    EXPECT_THAT(EvenKernels(beside(complete_bipartite(1, 3), cycle(5))).ask(smallest).kernel,
                SizeIs(2));
}

TEST(EvenKernelLimits, NoTimeOrCancelledIsInconclusiveForEveryEngine) {
    const SparseGraph g = queen_graph(12, 12);
    for (EvenKernelEngine engine : {EvenKernelEngine::automatic, EvenKernelEngine::z3,
                                    EvenKernelEngine::nullspace, EvenKernelEngine::xor_})
        for (Goal goal : {Goal::any, Goal::all, Goal::smallest}) {
            const EvenKernelAnswer late =
                EvenKernels(g, engine).ask({.goal = goal}, {.seconds = 0});
            EXPECT_EQ(late.existence, EvenKernelExistence::inconclusive);
            EXPECT_THAT(late.stopped_by, testing::StartsWith("the time limit"));
            const EvenKernelAnswer stopped =
                EvenKernels(g, engine).ask({.goal = goal}, {.stop = runs::stopped_token()});
            EXPECT_EQ(stopped.existence, EvenKernelExistence::inconclusive);
            EXPECT_EQ(stopped.stopped_by, "an interrupt");
        }
}

TEST(EvenKernelLimits, MemoryOfTheSearchIsBounded) {
    const EvenKernelSystem system(symplectic_graph(3));
    const EvenKernelAnswer answer = nullspace_even_kernel(system, {}, {.bytes = 1});
    EXPECT_EQ(answer.existence, EvenKernelExistence::inconclusive);
    EXPECT_THAT(answer.stopped_by, testing::StartsWith("the memory limit"));
}

}  // namespace
}  // namespace gazetteer::even_kernels
