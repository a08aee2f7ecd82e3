// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/canonical/small_graph.hpp"

#include <gtest/gtest.h>

#include <set>

#include "graph/enumeration/labelled_graphs.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

TEST(SmallGraph, SmallestCases) {
    EXPECT_EQ(SmallGraph().order(), 0);
    EXPECT_EQ(SmallGraph().key(), 0u);
    EXPECT_EQ(SmallGraph(1).to_graph(), Graph(1));
    EXPECT_EQ(SmallGraph(2, 1).to_graph(), to_graph(complete(2)));
    EXPECT_EQ(SmallGraph(to_graph(complete(11))).key(), (std::uint64_t{1} << 55) - 1);
}

TEST(SmallGraph, RefusesWhatItCannotHold) {
    EXPECT_THROW(SmallGraph(13), ContractViolation);
    EXPECT_THROW(SmallGraph(-1), ContractViolation);
    EXPECT_THROW(SmallGraph(3, 8), ContractViolation);
    EXPECT_THROW(SmallGraph(Graph(13)), ContractViolation);
    EXPECT_THROW(SmallGraph(12).with_vertex({}), ContractViolation);
    EXPECT_THROW(SmallGraph(3).with_vertex({3}), ContractViolation);
}

TEST(SmallGraph, OfOrderTwelveHasNoKey) {
    const SmallGraph g(to_graph(complete(12)));
    EXPECT_EQ(g.size(), 66);
    EXPECT_EQ(g.to_graph(), to_graph(complete(12)));
    EXPECT_EQ(g.without_vertex(11), SmallGraph(to_graph(complete(11))));
    EXPECT_THROW(g.key(), ContractViolation);
    EXPECT_THROW(SmallGraph(12, 0), ContractViolation);
}

TEST(SmallGraph, IsTheGraphInEveryRespect) {
    for (int n = 0; n <= 5; ++n) {
        std::set<std::uint64_t> keys;
        for_each_labelled_graph(n, [&](const Graph& g) {
            const SmallGraph small(g);
            EXPECT_EQ(small.to_graph(), g);
            EXPECT_EQ(SmallGraph(n, small.key()), small);
            EXPECT_EQ(small.size(), g.size());
            keys.insert(small.key());
            for (Vertex v : g.vertices()) {
                EXPECT_EQ(small.neighbours(v), g.neighbours(v));
                for (Vertex u : g.neighbours(v)) {
                    EXPECT_TRUE(small.adjacent(u, v));
                    EXPECT_EQ(small.without_edge(u, v).to_graph(), g.without_edge(u, v));
                }
            }
        });
        EXPECT_EQ(keys.size(), std::size_t{1} << n * (n - 1) / 2);
    }
}

TEST(SmallGraph, ANewVertexIsTheLast) {
    const SmallGraph g = SmallGraph(to_graph(path(3))).with_vertex({0, 2});
    EXPECT_EQ(g.to_graph(), Graph(4, {{0, 1}, {1, 2}, {0, 3}, {2, 3}}));
}

TEST(SmallGraph, WithoutAVertexAsTheGraph) {
    for (int n = 1; n <= 5; ++n)
        for_each_labelled_graph(n, [&](const Graph& g) {
            for (Vertex v : g.vertices())
                EXPECT_EQ(SmallGraph(g).without_vertex(v).to_graph(), g.without_vertex(v));
        });
    EXPECT_EQ(SmallGraph::renumbered_without(2, {0, 1, 3, 10}), (VertexSet{0, 1, 2, 9}));
    EXPECT_EQ(SmallGraph::renumbered_without(0, {1}), VertexSet{0});
    EXPECT_THROW(SmallGraph().without_vertex(0), ContractViolation);
    EXPECT_THROW(SmallGraph(3).without_vertex(3), ContractViolation);
}

TEST(SmallGraph, Components) {
    const SmallGraph g(Graph(7, {{0, 3}, {3, 5}, {5, 6}, {1, 2}}));
    EXPECT_EQ(component_of(g, 6), (VertexSet{0, 3, 5, 6}));
    EXPECT_EQ(component_of(g, 2), (VertexSet{1, 2}));
    EXPECT_EQ(component_of(g, 4), VertexSet{4});
}

}  // namespace
}  // namespace gazetteer
