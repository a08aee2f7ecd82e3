// SPDX-License-Identifier: GPL-3.0-or-later
// The null space by every plan, the parts, and the limits of the reduction.
#include "characterizations/even_kernels/system/reduction.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "characterizations/even_kernels/engines/brute.hpp"
#include "characterizations/even_kernels/engines/nullspace.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "work/stop.hpp"

namespace gazetteer::even_kernels {
namespace {

using Goal = EvenKernelQuestion::Goal;
using testing::ElementsAre;

VertexMarks none_out(const SparseGraph& g) {
    return VertexMarks(static_cast<std::size_t>(g.order()), 0);
}

/// Each free coordinate alone gives a solution of every equation that is 0 where `out` says.
bool solves(const SparseGraph& g, const VertexMarks& out, const NullSpace& space) {
    for (int i = 0; i < space.forms.columns(); ++i) {
        if (!space.forms.at(space.free[static_cast<std::size_t>(i)], i)) return false;
        for (Vertex v = 0; v < g.order(); ++v) {
            if (out[static_cast<std::size_t>(v)] && space.forms.at(v, i)) return false;
            int sum = 0;
            for (Vertex w : g.neighbours(v)) sum ^= space.forms.at(w, i) ? 1 : 0;
            if (sum != 0) return false;
        }
    }
    return true;
}

/// The two plans give solutions, and as many: so the same space.
void expect_same_space(const SparseGraph& g, const VertexMarks& out) {
    const NullSpace dense = null_space(g, out, dense_plan(g, out));
    const NullSpace sparse = null_space(g, out, sparse_plan(g, out));
    EXPECT_TRUE(solves(g, out, dense));
    EXPECT_TRUE(solves(g, out, sparse));
    EXPECT_EQ(dense.free.size(), sparse.free.size());
    EXPECT_TRUE(std::ranges::is_sorted(sparse.free));
}

void expect_same_spaces(int order_min, int order_max) {
    for_each_graph({.order_min = order_min, .order_max = order_max}, [](const Graph& g) {
        SCOPED_TRACE(to_graph6(g));
        expect_same_space(g, none_out(g));
        expect_same_space(g, vertices_out(g));
        return true;
    });
}
TEST(NullSpacePlans, GiveTheSameSpaceToOrder6) {
    expect_same_spaces(0, 6);
}
TEST(NullSpacePlansStandard, GiveTheSameSpaceAtOrders7And8) {
    expect_same_spaces(7, 8);
}
TEST(NullSpacePlans, GiveTheSameSpaceOnFamilies) {
    for (const SparseGraph& g :
         {Grid{13, 17}.graph(), random_graph(300, 0.004, 1), random_graph(300, 0.01, 2),
          random_regular_graph(200, 3, 3), path(301), cycle(300), line_graph(mutilated_grid(8, 8)),
          hamming_graph(3, 4), mycielski_graph(5)}) {
        expect_same_space(g, none_out(g));
        expect_same_space(g, vertices_out(g));
    }
}

TEST(NullSpacePlans, CoordinatesAreFewWhereTheStructureAllows) {
    const auto coordinates = [](const SparseGraph& g) {
        return sparse_plan(g, none_out(g)).coordinates.size();
    };
    EXPECT_EQ(coordinates(path(1000)), 0u);
    EXPECT_EQ(coordinates(path(1001)), 1u);
    EXPECT_LE(coordinates(cycle(1000)), 2u);
    EXPECT_LE(coordinates(Grid{60, 60}.graph()), 120u);
}

/// A vertex that is out is in no even kernel, and the even kernels are those of the parts put
/// together.
void expect_parts_of(const Graph& g) {
    SCOPED_TRACE(to_graph6(g));
    const auto kernels = brute_even_kernel(g, {.goal = Goal::all}).kernels;
    const VertexMarks out = vertices_out(g);
    for (const auto& kernel : kernels)
        for (Vertex v : kernel) EXPECT_FALSE(out[static_cast<std::size_t>(v)]);
    std::size_t combinations = 1;
    std::size_t vertices = 0;
    for (const KernelPart& part : kernel_parts(g)) {
        const EvenKernelSystem system(part.graph, part.out, {});
        combinations *= 1 + nullspace_even_kernel(system, {.goal = Goal::all}).kernels.size();
        for (std::size_t v = 0; v < part.out.size(); ++v) vertices += part.out[v] ? 0 : 1;
    }
    EXPECT_EQ(combinations - 1, kernels.size());
    EXPECT_EQ(vertices, static_cast<std::size_t>(std::ranges::count(out, 0)));
}
void expect_parts(int order_min, int order_max) {
    for_each_graph({.order_min = order_min, .order_max = order_max}, [](const Graph& g) {
        expect_parts_of(g);
        return true;
    });
}
TEST(KernelParts, MakeUpTheEvenKernelsToOrder6) {
    expect_parts(0, 6);
}
TEST(KernelPartsStandard, MakeUpTheEvenKernelsAtOrders7And8) {
    expect_parts(7, 8);
}
TEST(KernelParts, SmallestCases) {
    EXPECT_THAT(vertices_out(path(2)), ElementsAre(1, 1));
    EXPECT_THAT(vertices_out(path(3)), ElementsAre(0, 1, 0));
    EXPECT_TRUE(kernel_parts(path(2)).empty());
    EXPECT_EQ(kernel_parts(path(3)).size(), 1u);
    EXPECT_EQ(kernel_parts(SparseGraph(3, {})).size(), 3u);
    // Two claws joined by an edge between their centres.
    const std::vector<Edge> edges{{0, 1}, {0, 2}, {0, 3}, {4, 5}, {4, 6}, {4, 7}, {0, 4}};
    EXPECT_EQ(kernel_parts(SparseGraph(8, edges)).size(), 2u) << "the middle edge says nothing";
}

TEST(NullSpaceLimits, AreMetBeforeAndWithinTheElimination) {
    const SparseGraph g = random_regular_graph(2000, 3, 1);
    EXPECT_THROW(null_space(g, EvenKernelLimits{.bytes = 1 << 16}), LimitReached);
    EXPECT_THROW(null_space(g, EvenKernelLimits{.seconds = 0}), LimitReached);
    EXPECT_THROW(null_space(g, EvenKernelLimits{.stop = runs::stopped_token()}), LimitReached);
    EXPECT_NO_THROW(null_space(g));
}

TEST(EvenKernelSystem, EquationsAscendEachOnce) {
    for (const SparseGraph& g :
         {line_graph(cube(3)), line_graph(Grid{4, 4}.graph()), line_graph(complete(6)), cube(4)}) {
        const EvenKernelSystem system{g};
        const auto& all = system.equations();
        EXPECT_GT(all.size(), 3u);
        EXPECT_TRUE(std::ranges::is_sorted(all));
        EXPECT_EQ(std::ranges::adjacent_find(all), all.end());
    }
}

}  // namespace
}  // namespace gazetteer::even_kernels
