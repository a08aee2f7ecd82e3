// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/even_kernels.hpp"

#include <gtest/gtest.h>

#include "graph/predicates.hpp"

namespace gazetteer::properties {
namespace {

TEST(EvenKernelsByDefinition, SmallestCases) {
    EXPECT_TRUE(vertices_in_even_kernels(Graph(0)).empty());
    EXPECT_EQ(vertices_in_even_kernels(Graph(1)), VertexSet{0});
    EXPECT_TRUE(vertices_in_even_kernels(Graph(2, {{0, 1}})).empty());
    EXPECT_EQ(vertices_in_even_kernels(to_graph(path(3))), (VertexSet{0, 2}));
    EXPECT_EQ(vertices_in_even_kernels(Graph(3, {{0, 1}})), VertexSet{2});
    EXPECT_THROW(vertices_in_even_kernels(Graph(25)), ContractViolation);
}

TEST(EvenKernelsByDefinition, VisitsEachOnceAndStopsWhenAsked) {
    std::vector<VertexSet> seen;
    for_each_even_kernel(to_graph(cycle(4)), [&](VertexSet s) {
        seen.push_back(s);
        return true;
    });
    EXPECT_EQ(seen, (std::vector<VertexSet>{{0, 2}, {1, 3}}));
    int visits = 0;
    for_each_even_kernel(Graph(3), [&](VertexSet) { return ++visits < 2; });
    EXPECT_EQ(visits, 2);
}

TEST(EvenKernelsByDefinition, PartsOfAllBipartitions) {
    EXPECT_EQ(parts_of_all_bipartitions(Graph(0)), std::vector<VertexSet>{{}});
    EXPECT_EQ(parts_of_all_bipartitions(Graph(1)), (std::vector<VertexSet>{{0}, {}}));
    EXPECT_EQ(parts_of_all_bipartitions(Graph(3, {{0, 1}})).size(), 4U);
    EXPECT_TRUE(parts_of_all_bipartitions(to_graph(complete(3))).empty());
}

TEST(EvenKernelsByDefinition, RankModuloAPrime) {
    EXPECT_EQ(rank_modulo(2, {}).rank, 0);
    EXPECT_EQ(rank_modulo(2, {{}, {}}).rank, 0);
    const std::vector<std::vector<int>> two_in_each{{1, 1, 0}, {0, 1, 1}, {1, 0, 1}};
    EXPECT_EQ(rank_modulo(2, two_in_each).rank, 2);
    EXPECT_EQ(rank_modulo(3, two_in_each).rank, 3);
    EXPECT_EQ(adjacency_rows(to_graph(path(3)), {0, 2}), (std::vector<std::vector<int>>{{1}, {1}}));
    EXPECT_EQ(adjacency_rows(to_graph(path(3)), {0, 2}, {2}).size(), 1U);
}

TEST(EvenKernelsByDefinition, GridsAreKeptOneAtATime) {
    EXPECT_EQ(graph_of({2, 3}), (Grid{2, 3}.graph()));
    EXPECT_EQ(graph_of({3, 2}), (Grid{3, 2}.graph()));
    EXPECT_EQ(searched_outcomes({1, 2}), (std::vector{Outcome::N, Outcome::N}));
    EXPECT_EQ(searched_outcomes({4, 3}), linear_outcomes({4, 3}));
    EXPECT_EQ(searched_outcomes({3, 3}), linear_outcomes({3, 3}));
}

TEST(EvenKernelsByDefinition, KernelWithoutAnEdge) {
    EXPECT_TRUE(is_even_kernel_without(path(2), 0, 1, {1}));
    EXPECT_FALSE(is_even_kernel_without(path(2), 0, 1, {0}));
    EXPECT_FALSE(is_even_kernel_without(path(3), 0, 2, {0, 2})) << "no edge";
    EXPECT_FALSE(is_even_kernel_without(path(3), 1, 2, {0}));
    const Graph g = to_graph(Grid{2, 3}.graph());
    for (const Edge& e : g.edges())
        for (std::uint64_t bits = 0; bits < 64; ++bits) {
            const VertexSet s = VertexSet::from_bits(bits);
            EXPECT_EQ(is_even_kernel_without(g, e.u, e.v, s.to_vector()),
                      s.contains(e.v) && is_even_kernel(g.without_edge(e.u, e.v), s));
        }
}

}  // namespace
}  // namespace gazetteer::properties
