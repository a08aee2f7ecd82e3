// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of the vertices of large graphs, and of two of them; what is refused, and in which words.
#include "language/terms/large/large_parts.hpp"

#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/index.hpp"
#include "language/expressions/large_terms.hpp"
#include "language/expressions/terms.hpp"
#include "language/numbers/limit_exceeded.hpp"
#include "language/terms/terms_graph.hpp"
#include "language/testkit/many_steps.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::conjectures {
namespace {

void expect_same_parts(const Graph& g) {
    const SparseGraph sparse(g);
    const auto degrees = large::degrees(sparse);
    const auto eccentricities = large::eccentricities(sparse);
    const auto around = large::local_independences(sparse);
    ASSERT_EQ(degrees.size(), index(g.order()));
    ASSERT_EQ(eccentricities.size(), index(g.order()));
    ASSERT_EQ(around.size(), index(g.order()));
    for (Vertex v : g.vertices()) {
        EXPECT_EQ(degrees[index(v)], Integer(g.degree(v))) << to_graph6(g) << " " << v;
        EXPECT_EQ(eccentricities[index(v)], invariants::eccentricity(g, v)) << to_graph6(g);
        EXPECT_EQ(around[index(v)], invariants::local_independence(g, v)) << to_graph6(g);
    }
    if (!is_connected(g)) return;
    const auto pairs = large::distances_of_pairs(sparse);
    ASSERT_EQ(pairs.size(), index(g.order()) * index(g.order()));
    for (Vertex u : g.vertices())
        for (Vertex w : g.vertices())
            EXPECT_EQ(pairs[index(u) * index(g.order()) + index(w)], invariants::distance(g, u, w))
                << to_graph6(g) << " " << u << " " << w;
}

TEST(LargeParts, AreTheTermsOfEachVertexAndTwo) {
    for_each_graph({.order_max = 5}, [](const Graph& g) {
        expect_same_parts(g);
        return !testing::Test::HasFailure();
    });
    properties::Dice dice(41);
    for (int i = 0; i < 30; ++i) expect_same_parts(properties::random_graph(dice, 10 + i % 8, 0.3));
}

TEST(LargeParts, NumbersOfDegreesTrianglesAndForestsAreTheTerms) {
    properties::Dice dice(43);
    for (int i = 0; i < 60; ++i) {
        const Graph g = properties::random_graph(dice, 4 + i % 8, 0.05 * (1 + i % 10));
        const SparseGraph sparse(g);
        for (const char* name : {"triangle_free", "forest", "tree", "matching_number", "residue",
                                 "regular", "bipartite", "components", "max_degree", "min_degree"})
            EXPECT_EQ(large_functions(name)->of_graph(sparse), term(find_term(name)).of_graph(g))
                << name << " " << to_graph6(g);
    }
}

/// What the function throws.
template <class Ask>
std::string large_refusal(Ask ask) {
    try {
        (void)ask();
    } catch (const LimitExceeded& e) {
        return e.what();
    }
    return "";
}

/// A vertex next to all vertices of the graph.
SparseGraph cone_of(const SparseGraph& g) {
    std::vector<Edge> edges = g.edges();
    for (Vertex v = 0; v < g.order(); ++v) edges.push_back({v, g.order()});
    return SparseGraph(g.order() + 1, edges);
}

TEST(LargeParts, WhatIsRefusedSaysWhy) {
    EXPECT_EQ(large_refusal([] { return large::distances_of_pairs(SparseGraph(70, {})); }),
              "distance, in graphs that are not connected, takes graphs of order at most 64");
    const std::string many =
        "a graph of order above 64 and of more than 20 classes of like vertices";
    EXPECT_EQ(large_refusal([] { return large::local_independences(cone_of(cycle(65))); }), many);
    EXPECT_EQ(large_refusal([] { return &large::classes_of(path(65)); }), many);
    EXPECT_EQ(
        large_refusal([] { return large_functions("independence_number")->of_graph(cycle(65)); }),
        many);
    EXPECT_EQ(large_functions("no_such_term"), nullptr);
    EXPECT_EQ(large_functions("zero"), nullptr);
}

/// Few classes or small blocks are asked at once; a block of 33 to 64 vertices takes a search.
TEST(LargeParts, WhatTakesNoTimeIsSaid) {
    const auto is_quick = large_functions("independence_number")->is_quick;
    EXPECT_TRUE(is_quick(complete_bipartite(50, 50)));
    EXPECT_TRUE(is_quick(path(100)));
    EXPECT_TRUE(is_quick(cycle(32)));
    EXPECT_FALSE(is_quick(cycle(33)));
    EXPECT_EQ(large_functions("independence_number")->of_graph(cycle(64)), Integer(32));
    EXPECT_EQ(large_functions("independence_number")->of_graph(complete_bipartite(50, 70)),
              Integer(70));
}

/// A path with eight leaves at each vertex has 20 classes; without them it goes by its leaves.
TEST(LargeParts, OfSmallBlocksAreNotAskedByTheClasses) {
    std::vector<Edge> edges = path(10).edges();
    for (Vertex leaf = 10; leaf < 90; ++leaf) edges.push_back({leaf % 10, leaf});
    const SparseGraph caterpillar(90, edges);
    EXPECT_TRUE(large::has_few_classes(caterpillar));
    const auto forest = large_functions("induced_forest_number")->of_graph;
    EXPECT_FALSE(takes_many_steps([&] {
        for (int i = 0; i < 250; ++i) EXPECT_EQ(forest(caterpillar), Integer(90));
    }));
}

}  // namespace
}  // namespace gazetteer::conjectures
