// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/sparse_graph.hpp"

#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

TEST(SparseGraph, SmallestCases) {
    EXPECT_EQ(SparseGraph().order(), 0);
    EXPECT_EQ(SparseGraph().size(), 0);
    EXPECT_TRUE(components(SparseGraph()).empty());
    EXPECT_TRUE(is_bipartite(SparseGraph()));
    EXPECT_TRUE(bipartition_sides(SparseGraph()).empty());
    EXPECT_EQ(SparseGraph(1, {}).degree(0), 0);
    EXPECT_EQ(SparseGraph(Graph()), SparseGraph());
}

TEST(SparseGraph, EdgesInAnyOrderAndDirection) {
    EXPECT_EQ(SparseGraph(3, {{2, 1}, {1, 0}}), path(3));
}

TEST(SparseGraph, AComponentIsWalkedBreadthFirst) {
    EXPECT_EQ(component_of(path(6), 2), (std::vector<Vertex>{2, 1, 3, 0, 4, 5}));
}

TEST(SparseGraph, ContractViolations) {
    EXPECT_THROW(component_of(path(3), 3), ContractViolation);
    EXPECT_THROW(component_of(path(3), -1), ContractViolation);
    EXPECT_THROW(SparseGraph(-1, {}), ContractViolation);
    EXPECT_THROW(SparseGraph(2, {{1, 1}}), ContractViolation);
    EXPECT_THROW(SparseGraph(2, {{0, 2}}), ContractViolation);
    EXPECT_THROW(SparseGraph(2, {{0, 1}, {1, 0}}), ContractViolation);
    EXPECT_THROW(path(3).induced(std::vector<Vertex>{1, 0}), ContractViolation);
    EXPECT_THROW(path(3).induced(std::vector<Vertex>{3}), ContractViolation);
    EXPECT_THROW(to_graph(path(65)), ContractViolation);
    EXPECT_THROW(path(3).adjacent(3, 2), ContractViolation);
    EXPECT_THROW(path(3).adjacent(-1, 0), ContractViolation);
    EXPECT_FALSE(path(3).adjacent(2, 3));
}

std::vector<std::vector<Vertex>> as_lists(const std::vector<VertexSet>& sets) {
    std::vector<std::vector<Vertex>> result;
    for (VertexSet s : sets) result.push_back(s.to_vector());
    return result;
}

void expect_same(const Graph& g) {
    const SparseGraph s = g;
    ASSERT_EQ(to_graph(s), g);
    ASSERT_EQ(s.order(), g.order());
    ASSERT_EQ(s.size(), g.size());
    ASSERT_EQ(s.edges(), g.edges());
    for (Vertex v : g.vertices()) {
        ASSERT_EQ(std::vector<Vertex>(s.neighbours(v).begin(), s.neighbours(v).end()),
                  g.neighbours(v).to_vector());
        ASSERT_EQ(s.degree(v), g.degree(v));
        for (Vertex u : g.vertices()) {
            ASSERT_EQ(s.adjacent(u, v), g.adjacent(u, v));
            ASSERT_EQ(s.without_edge(u, v), SparseGraph(g.without_edge(u, v)));
        }
    }
    ASSERT_EQ(components(s), as_lists(components(g)));
    for (const std::vector<Vertex>& component : components(s))
        for (Vertex v : component) {
            std::vector<Vertex> walk = component_of(s, v);
            ASSERT_EQ(walk.front(), v);
            std::ranges::sort(walk);
            ASSERT_EQ(walk, component);
        }
    Bipartition sides;
    ASSERT_EQ(is_bipartite(s), bipartition(g, sides));
    const std::vector<int> side = bipartition_sides(s);
    for (Vertex v : is_bipartite(g) ? g.vertices() : VertexSet())
        ASSERT_EQ(side[static_cast<std::size_t>(v)], sides.y.contains(v) ? 1 : 0);
    for (std::uint64_t bits = 0; bits < 1u << g.order(); ++bits) {
        const VertexSet kept = VertexSet::from_bits(bits);
        ASSERT_EQ(to_graph(s.induced(kept.to_vector())), g.induced(kept));
    }
}

TEST(SparseGraph, AgreesWithGraphOnAllGraphsOfOrderUpTo5) {
    for_each_graph({.order_max = 5}, [](const Graph& g) {
        expect_same(g);
        return true;
    });
}

TEST(SparseGraphStandard, AgreesWithGraphOnAllGraphsOfOrder6) {
    for_each_graph({.order_min = 6, .order_max = 6}, [](const Graph& g) {
        expect_same(g);
        return true;
    });
}

}  // namespace
}  // namespace gazetteer
