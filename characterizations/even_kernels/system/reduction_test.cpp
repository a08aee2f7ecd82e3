// SPDX-License-Identifier: GPL-3.0-or-later
// The null space by every plan, the parts, and the limits of the reduction.
#include "characterizations/even_kernels/system/reduction.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "characterizations/even_kernels/engines/brute.hpp"
#include "characterizations/even_kernels/engines/nullspace.hpp"
#include "characterizations/testkit/small_graphs.hpp"
#include "graph/contract.hpp"
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

/// More vertices than are composed at once.
TEST(NullSpacePlans, TheSpaceOfALongPath) {
    const SparseGraph g = path(20001);
    const NullSpace space = null_space(g);
    ASSERT_EQ(space.free.size(), 1u);
    for (Vertex v = 0; v < g.order(); ++v) ASSERT_EQ(space.forms.at(v, 0), v % 2 == 0) << v;
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

/// Whoever is the one neighbour of a vertex that is not out is out, until nothing changes.
VertexMarks out_one_after_the_other(const Graph& g) {
    VertexSet left = g.vertices();
    for (bool changed = true; changed;) {
        changed = false;
        for (Vertex v : g.vertices())
            if (const VertexSet possible = g.neighbours(v) & left; possible.size() == 1) {
                left = left - possible;
                changed = true;
            }
    }
    VertexMarks out;
    for (Vertex v : g.vertices()) out.push_back(left.contains(v) ? 0 : 1);
    return out;
}
TEST(KernelParts, AllThatFollowsIsOutToOrder6) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        EXPECT_EQ(vertices_out(g), out_one_after_the_other(g)) << to_graph6(g);
        return true;
    });
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

/// Vertices that are in the same solutions are a class, those in none are in no class.
void expect_classes_of(const Graph& g, const EvenKernelSystem& system) {
    const std::vector<VertexSet> all = null_vectors(g);
    const auto together = [&](Vertex v, Vertex w) {
        return std::ranges::all_of(all,
                                   [&](VertexSet x) { return x.contains(v) == x.contains(w); });
    };
    int classes = 0;
    for (Vertex v : g.vertices()) {
        if (std::ranges::none_of(all, [&](VertexSet x) { return x.contains(v); })) {
            EXPECT_EQ(system.class_of(v), -1);
            continue;
        }
        Vertex first = 0;
        while (!together(first, v)) ++first;
        EXPECT_EQ(system.class_of(v), first == v ? classes++ : system.class_of(first));
    }
    EXPECT_EQ(system.classes(), classes);
}

/// The neighbours of the classes, an edge to each, and the equations of the vertices.
void expect_neighbours_and_equations_of(const Graph& g, const EvenKernelSystem& system) {
    std::vector<std::set<int>> neighbours(static_cast<std::size_t>(system.classes()));
    std::set<std::vector<int>> equations;
    for (Vertex v : g.vertices()) {
        std::vector<int> count(neighbours.size());
        for (Vertex w : g.neighbours(v)) {
            const int d = system.class_of(w);
            if (d < 0) continue;
            ++count[static_cast<std::size_t>(d)];
            const int c = system.class_of(v);
            if (c >= 0) neighbours[static_cast<std::size_t>(c)].insert(d);
        }
        std::vector<int> odd;
        for (int c = 0; c < system.classes(); ++c)
            if (count[static_cast<std::size_t>(c)] % 2 == 1) odd.push_back(c);
        if (!odd.empty()) equations.insert(odd);
    }
    for (int c = 0; c < system.classes(); ++c) {
        EXPECT_TRUE(
            std::ranges::equal(system.neighbours(c), neighbours[static_cast<std::size_t>(c)]));
        for (int d : system.neighbours(c)) {
            const Edge e = system.edge_between(c, d);
            EXPECT_TRUE(g.adjacent(e.u, e.v));
            EXPECT_EQ(std::minmax(system.class_of(e.u), system.class_of(e.v)), std::minmax(c, d));
        }
    }
    EXPECT_TRUE(std::ranges::equal(system.equations(), equations)) << "ascending, each once";
}

TEST(EvenKernelSystem, IsThatOfTheDefinitionToOrder6) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        SCOPED_TRACE(to_graph6(g));
        const EvenKernelSystem system{SparseGraph(g)};
        expect_classes_of(g, system);
        expect_neighbours_and_equations_of(g, system);
        return !testing::Test::HasFailure();
    });
}

/// A class may have more than two neighbours of a vertex.
TEST(EvenKernelSystem, IsThatOfTheDefinitionOnLargerGraphs) {
    for (const SparseGraph& g :
         {line_graph(cube(3)), line_graph(complete(6)), cube(4), complete_bipartite(3, 5),
          complete_bipartite(4, 4), complete_bipartite(1, 9)}) {
        const EvenKernelSystem system{g};
        EXPECT_GT(system.classes(), 0);
        expect_classes_of(to_graph(g), system);
        expect_neighbours_and_equations_of(to_graph(g), system);
    }
}

TEST(EvenKernelSystem, AsksForAFormOfEachVertex) {
    EXPECT_THROW(EvenKernelSystem(path(4), null_space(path(3))), ContractViolation);
}

/// What is said when the elimination of g is beyond its limits, or nothing.
std::string limit_of(const SparseGraph& g, const EvenKernelLimits& limits) {
    try {
        null_space(g, limits);
    } catch (const LimitReached& e) {
        return e.what();
    }
    return "";
}

/// Forms of the vertices, and the equations left where the coordinates are fewer.
TEST(NullSpaceLimits, TheMemoryIsKnownBefore) {
    EXPECT_EQ(reduction_bytes(64, 64), 4 * 64 * (8 + 8));
    EXPECT_EQ(reduction_bytes(100, 16), 4 * 100 * (2 + 8) + 4 * 16 * (2 + 8));
    const SparseGraph g(1000, {});
    const double needed = reduction_bytes(1000, 1000);
    EXPECT_EQ(limit_of(g, {.bytes = static_cast<std::size_t>(needed)}), "");
    EXPECT_EQ(limit_of(g, {.bytes = static_cast<std::size_t>(needed) - 1}),
              "the memory limit of 1 MiB: order 1000 in 1000 coordinates needs up to 1 MiB");
    EXPECT_EQ(limit_of(SparseGraph(4000, {}), {.bytes = std::size_t{3} << 20}),
              "the memory limit of 3 MiB: order 4000 in 4000 coordinates needs up to 8 MiB");
}

/// 300^3 / (4 * 10^12) s is 6.75 us.
TEST(NullSpaceLimits, TimeThatIsSureToBeExceededIsToldBefore) {
    const SparseGraph g(300, {});
    EXPECT_EQ(limit_of(g, {.seconds = 6.7e-6}),
              "the time limit of 6.7e-06 s: the elimination of order 300 takes longer");
    EXPECT_THAT(limit_of(g, {.seconds = 6.8e-6}), testing::Not(testing::HasSubstr("elimination")));
    EXPECT_EQ(limit_of(SparseGraph(0, {}), {.seconds = 0}), "the time limit of 0 s");
}

}  // namespace
}  // namespace gazetteer::even_kernels
