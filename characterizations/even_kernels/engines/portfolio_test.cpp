// SPDX-License-Identifier: GPL-3.0-or-later
// Which engine of the portfolio answers, and that counting and what follows it answer as the
// definition does.
#include "characterizations/even_kernels/engines/portfolio.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "characterizations/even_kernels/engines/brute.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::even_kernels {
namespace {

using Goal = EvenKernelQuestion::Goal;

TEST(EvenKernelEngines, HaveNames) {
    using Engine = EvenKernelEngine;
    EXPECT_EQ(even_kernel_engine("auto"), Engine::automatic);
    EXPECT_EQ(even_kernel_engine("z3"), Engine::z3);
    EXPECT_EQ(even_kernel_engine("nullspace"), Engine::nullspace);
    EXPECT_EQ(even_kernel_engine("xor"), Engine::xor_);
    EXPECT_EQ(even_kernel_engine("brute"), Engine::brute);
    EXPECT_EQ(even_kernel_engine("sat"), std::nullopt);
}

TEST(KernelPortfolio, CountsAndAsksAsTheDefinitionToOrder5) {
    std::map<std::string, int> answers;
    for_each_graph({.order_max = 5}, [&](const Graph& g) {
        SCOPED_TRACE(to_graph6(g));
        const EvenKernelSystem system{SparseGraph(g)};
        for (Vertex v = -1; v < g.order(); ++v) {
            EvenKernelQuestion question;
            if (v >= 0) question.containing = v;
            const EvenKernelAnswer answer = count_then_ask_xor(system, question);
            EXPECT_EQ(answer.existence, brute_even_kernel(g, question).existence);
            if (answer.existence == EvenKernelExistence::exists && v >= 0) {
                EXPECT_EQ(std::ranges::count(answer.kernel, v), 1);
            }
            if (v >= 0 && system.class_of(v) < 0) {
                EXPECT_EQ(answer.engine, "reduction");
            }
            EXPECT_TRUE(answer.engine == "xor" || answer.nodes == 0);
            ++answers[answer.engine];
        }
        return !testing::Test::HasFailure();
    });
    for (const char* engine : {"reduction", "counting", "xor"}) EXPECT_GT(answers[engine], 10);
    const auto matched = count_then_ask_xor(EvenKernelSystem(line_graph(complete(4))), {});
    EXPECT_EQ(matched.existence, EvenKernelExistence::exists);
    EXPECT_EQ(matched.engine, "counting") << "of a line graph nothing is left to ask";
    EXPECT_EQ(matched.nodes, 0u);
}

/// A graph as the one part of itself.
PartKernels whole(const SparseGraph& g) {
    std::vector<Vertex> vertices(static_cast<std::size_t>(g.order()));
    std::iota(vertices.begin(), vertices.end(), 0);
    return {{g, vertices, VertexMarks(vertices.size(), 0)}, EvenKernelEngine::automatic};
}

/// 5000 nodes are shared among the classes, and one class more. There are never fewer than 8.
TEST(KernelPortfolio, CountsWhereTheNullSpaceHasSpentItsShareOfNodes) {
    for (int n : {8, 20}) {
        const SparseGraph g = line_graph(mutilated_grid(n, n));
        const auto classes = static_cast<std::uint64_t>(EvenKernelSystem(g).classes());
        const std::uint64_t share = std::max<std::uint64_t>(8, 5000 / (classes + 1));
        EXPECT_EQ(share == 8, n == 20);
        PartKernels kernels = whole(g);
        const EvenKernelAnswer within = kernels.ask({}, {.nodes = share});
        EXPECT_EQ(within.stopped_by, "the node limit");
        EXPECT_EQ(within.nodes, share + 1);
        EXPECT_EQ(kernels.ask({}, {.nodes = share + 1}).engine, "counting");
    }
}

/// Ten vertices without an edge have 1023 even kernels, and the null space may spend 454 nodes.
TEST(KernelPortfolio, AsksForAllWhereOneIsNotEnough) {
    PartKernels kernels = whole(SparseGraph(10, {}));
    EXPECT_EQ(kernels.ask({.goal = Goal::all}, {.nodes = 454}).stopped_by, "the node limit");
    const EvenKernelAnswer answer = kernels.ask({.goal = Goal::all}, {.nodes = 455});
    EXPECT_EQ(answer.engine, "xor");
    EXPECT_EQ(answer.kernels.size(), 1023u);
}

}  // namespace
}  // namespace gazetteer::even_kernels
