// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/enumeration/labelled_graphs.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

TEST(Graph, TheNullGraphAndOneVertex) {
    EXPECT_EQ(Graph().order(), 0);
    EXPECT_EQ(Edge(), (Edge{0, 0}));
    EXPECT_EQ(Graph().size(), 0);
    EXPECT_TRUE(components(Graph()).empty());
    EXPECT_TRUE(is_connected(Graph()));
    EXPECT_TRUE(is_bipartite(Graph()));
    EXPECT_FALSE(has_isolated_vertex(Graph()));
    EXPECT_TRUE(has_isolated_vertex(Graph(1)));
    EXPECT_TRUE(is_connected(Graph(1)));
    EXPECT_FALSE(is_connected(Graph(2)));
    EXPECT_EQ(Graph(1).without_vertex(0), Graph());
}

TEST(Graph, TheLargestOrder) {
    Graph g(64);
    g.add_edge(0, 63);
    EXPECT_TRUE(g.adjacent(63, 0));
    EXPECT_EQ(g.edges(), (std::vector<Edge>{{0, 63}}));
    EXPECT_EQ(to_graph(complete(64)).size(), 64 * 63 / 2);
    EXPECT_THROW(Graph(65), ContractViolation);
}

TEST(Graph, ContractViolations) {
    EXPECT_THROW(Graph(-1), ContractViolation);
    EXPECT_THROW(Graph(2, {{0, 0}}), ContractViolation);
    EXPECT_THROW(Graph(2, {{0, 2}}), ContractViolation);
    EXPECT_THROW(Graph(2, {{-1, 0}}), ContractViolation);
    EXPECT_THROW(Graph(2, {{0, 1}, {1, 0}}), ContractViolation);
    Graph g(2);
    EXPECT_THROW(g.add_edge(0, 2), ContractViolation);
    EXPECT_THROW(g.add_edge(1, 1), ContractViolation);
    EXPECT_THROW(g.isolating(2), ContractViolation);
    EXPECT_THROW(g.without_vertex(-1), ContractViolation);
    EXPECT_THROW(g.induced(VertexSet{2}), ContractViolation);
    EXPECT_THROW(g.relabelled(std::vector<Vertex>{0}), ContractViolation);
    EXPECT_THROW(g.relabelled(std::vector<Vertex>{0, 0}), ContractViolation);
    EXPECT_THROW(g.relabelled(std::vector<Vertex>{64, 1}), ContractViolation);
    EXPECT_THROW(disjoint_union(Graph(40), Graph(25)), ContractViolation);
}

TEST(Graph, ADisjointUnionKeepsTheEdgesOfBoth) {
    const Graph g(2, {{0, 1}});
    const Graph h(4, {{0, 1}, {1, 2}, {2, 3}});
    EXPECT_EQ(disjoint_union(g, h), Graph(6, {{0, 1}, {2, 3}, {3, 4}, {4, 5}}));
    EXPECT_EQ(disjoint_union(h, g), Graph(6, {{0, 1}, {1, 2}, {2, 3}, {4, 5}}));
}

TEST(Graph, ContractViolationsNameThePlace) {
    try {
        Graph g(65);
        FAIL();
    } catch (const ContractViolation& e) {
        EXPECT_NE(std::string(e.what()).find("requires 0 <= order <= 64"), std::string::npos);
        EXPECT_NE(std::string(e.what()).find("graph.hpp:"), std::string::npos);
    }
}

TEST(Graph, AWrongListOfEdgesIsToldWhatIsRight) {
    const auto complaint = [](const std::vector<Edge>& edges) -> std::string {
        try {
            Graph(3, edges);
        } catch (const ContractViolation& e) {
            return e.what();
        }
        return "";
    };
    using testing::EndsWith;
    for (const Edge e : {Edge{0, 3}, Edge{3, 0}, Edge{-1, 0}, Edge{0, -1}, Edge{1, 1}})
        EXPECT_THAT(complaint({e}), EndsWith("requires two distinct vertices of the graph"));
    EXPECT_THAT(complaint({{0, 1}, {1, 0}}), EndsWith("requires no repeated edge"));
    EXPECT_THAT(complaint({{0, 1}, {1, 2}, {0, 1}}), EndsWith("requires no repeated edge"));
    EXPECT_EQ(complaint({{0, 1}, {1, 2}, {0, 2}}), "");
    try {
        Graph(2).induced({0, 2});
        FAIL();
    } catch (const ContractViolation& e) {
        EXPECT_THAT(e.what(), EndsWith("requires a set of vertices of the graph"));
    }
}

TEST(Graph, EdgesAreCheckedByAdjacency) {
    for (int n = 0; n <= 5; ++n)
        for_each_labelled_graph(n, [n](const Graph& g) {
            std::vector<Edge> expected;
            for (Vertex u = 0; u < n; ++u)
                for (Vertex v = u + 1; v < n; ++v)
                    if (g.adjacent(u, v)) expected.push_back({u, v});
            ASSERT_EQ(g.edges(), expected);
            ASSERT_EQ(g.size(), static_cast<int>(expected.size()));
            ASSERT_EQ(Graph(n, expected), g);
        });
}

TEST(Graph, AddingAndErasingEdges) {
    const Graph p3 = to_graph(path(3));
    EXPECT_EQ(p3.with_edge(0, 2), to_graph(cycle(3)));
    EXPECT_EQ(p3.with_edge(0, 1), p3);
    EXPECT_EQ(p3.without_edge(1, 0), Graph(3, {{1, 2}}));
    EXPECT_EQ(p3.without_edge(0, 2), p3);
    EXPECT_EQ(p3.isolating(1), Graph(3));
}

TEST(Graph, VerticesLeftMoveDown) {
    const Graph g(4, {{0, 3}, {1, 2}, {2, 3}});
    EXPECT_EQ(g.without_vertex(1), Graph(3, {{0, 2}, {1, 2}}));
    EXPECT_EQ(g.induced({1, 2}), Graph(2, {{0, 1}}));
    EXPECT_EQ(g.induced({}), Graph());
    EXPECT_EQ(g.relabelled(std::vector<Vertex>{3, 2, 1, 0}), Graph(4, {{0, 1}, {0, 3}, {1, 2}}));
}

TEST(Graph, AnInducedSubgraphHasTheEdgesWithin) {
    for (int n = 0; n <= 4; ++n)
        for_each_labelled_graph(n, [n](const Graph& g) {
            for (std::uint64_t bits = 0; bits < std::uint64_t{1} << n; ++bits) {
                const std::vector<Vertex> kept = VertexSet::from_bits(bits).to_vector();
                const Graph part = g.induced(VertexSet::from_bits(bits));
                ASSERT_EQ(part.order(), static_cast<int>(kept.size()));
                for (std::size_t i = 0; i < kept.size(); ++i)
                    for (std::size_t j = 0; j < kept.size(); ++j)
                        ASSERT_EQ(part.adjacent(static_cast<Vertex>(i), static_cast<Vertex>(j)),
                                  g.adjacent(kept[i], kept[j]));
            }
        });
    Graph g(64);
    g.add_edge(62, 63);
    EXPECT_EQ(g.induced({0, 62, 63}), Graph(3, {{1, 2}}));
    EXPECT_EQ(g.induced(g.vertices()), g);
}

TEST(Graph, ABipartitionForgetsTheOneBefore) {
    Bipartition sides{.x = {5}, .y = {6}};
    EXPECT_TRUE(bipartition(to_graph(path(2)), sides));
    EXPECT_EQ(sides.x, VertexSet{0});
    EXPECT_EQ(sides.y, VertexSet{1});
}

TEST(Graph, DisjointUnion) {
    const Graph k2 = to_graph(complete(2));
    EXPECT_EQ(disjoint_union(Graph(), k2), k2);
    EXPECT_EQ(disjoint_union(k2, Graph()), k2);
    EXPECT_EQ(disjoint_union(k2, k2), Graph(4, {{0, 1}, {2, 3}}));
}

/// u ~ v iff a walk joins them: by n rounds of widening from u.
VertexSet reached_from(const Graph& g, Vertex u) {
    VertexSet reached{u};
    for (int i = 0; i < g.order(); ++i)
        for (Vertex v : reached) reached = reached | g.neighbours(v);
    return reached;
}

bool has_proper_colouring(const Graph& g) {
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << g.order(); ++bits) {
        const VertexSet x = VertexSet::from_bits(bits);
        bool proper = true;
        for (const Edge& e : g.edges()) proper = proper && x.contains(e.u) != x.contains(e.v);
        if (proper) return true;
    }
    return false;
}

TEST(Graph, ComponentsAndBipartitionsByTheirDefinitions) {
    for (int n = 0; n <= 5; ++n)
        for_each_labelled_graph(n, [](const Graph& g) {
            VertexSet seen;
            Vertex least = -1;
            for (VertexSet component : components(g)) {
                ASSERT_LT(least, component.front());
                least = component.front();
                ASSERT_FALSE(seen.meets(component));
                seen = seen | component;
                for (Vertex v : component) ASSERT_EQ(reached_from(g, v), component);
            }
            ASSERT_EQ(seen, g.vertices());
            Bipartition sides;
            ASSERT_EQ(bipartition(g, sides), has_proper_colouring(g));
            if (!is_bipartite(g)) return;
            ASSERT_EQ(sides.x | sides.y, g.vertices());
            ASSERT_FALSE(sides.x.meets(sides.y));
            for (const Edge& e : g.edges()) ASSERT_NE(sides.x.contains(e.u), sides.x.contains(e.v));
            for (VertexSet component : components(g))
                ASSERT_TRUE(sides.x.contains(component.front()));
        });
}

std::vector<std::uint64_t> graph_key(const Graph& g) {
    Key key;
    encode(g, key);
    return key.words();
}

// 7 bits for the order; then of each vertex which later ones are its neighbours.
TEST(Graph, TheKeyIsTheOrderAndTheRowsBeyondTheDiagonal) {
    using KeyWords = std::vector<std::uint64_t>;
    EXPECT_EQ(graph_key(Graph()), KeyWords{0});
    EXPECT_EQ(graph_key(Graph(1)), KeyWords{1});
    EXPECT_EQ(graph_key(Graph(3, {{0, 1}, {1, 2}})), KeyWords{3 | 0b101 << 7});
    EXPECT_EQ(graph_key(Graph(3, {{0, 2}})), KeyWords{3 | 0b010 << 7});
    EXPECT_EQ(graph_key(Graph(4, {{2, 3}})), KeyWords{4 | 0b100000 << 7});
    Graph g(64);
    g.add_edge(62, 63);
    KeyWords large((7 + 64 * 63 / 2 + 63) / 64);
    large.front() = 64;
    large.back() = std::uint64_t{1} << (7 + 64 * 63 / 2 - 1) % 64;
    EXPECT_EQ(graph_key(g), large);
}

TEST(Graph, AssignmentTakesOrderAndEdges) {
    const Graph triangle = to_graph(complete(3));
    Graph g(2);
    g = triangle;
    EXPECT_EQ(g, triangle);
    g = Graph(4, {{0, 3}});
    EXPECT_EQ(g, Graph(4, {{0, 3}}));
    g = Graph();
    EXPECT_EQ(g, Graph());
    EXPECT_EQ((g = triangle).size(), 3);
}

TEST(Graph, OrderIsTotal) {
    EXPECT_LT(Graph(), Graph(1));
    EXPECT_LT(Graph(2), to_graph(complete(2)));
    EXPECT_LT(to_graph(complete(2)), Graph(3));
    EXPECT_FALSE(Graph(3) < Graph(3));
    EXPECT_FALSE(Graph(3) > Graph(3));
}

TEST(LabelledGraphs, Counts) {
    for (int n = 0; n <= 5; ++n) {
        int count = 0;
        for_each_labelled_graph(n, [&](const Graph&) { ++count; });
        EXPECT_EQ(count, 1 << n * (n - 1) / 2);
    }
    EXPECT_EQ(permutations(0).size(), 1u);
    EXPECT_EQ(permutations(4).size(), 24u);
}

}  // namespace
}  // namespace gazetteer
