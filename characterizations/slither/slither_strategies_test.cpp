// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/slither/slither_strategies.hpp"

#include <gtest/gtest.h>

#include "graph/families.hpp"

namespace gazetteer {
namespace {

using Edges = std::vector<Edge>;

TEST(SlitherStrategies, SmallestCases) {
    EXPECT_EQ(SlitherStrategy(SparseGraph()).replies({}), Edges());
    EXPECT_EQ(SlitherStrategy(complete(1)).replies({}), Edges());
    EXPECT_EQ(SlitherStrategy(complete(2)).replies({}), Edges({{0, 1}}));
    EXPECT_EQ(SlitherStrategy(path(3)).replies(Edges{{0, 1}}), Edges({{1, 2}}));
}

TEST(SlitherStrategies, RepliesAreThoseOfEveryMatching) {
    EXPECT_EQ(SlitherStrategy(complete(4)).replies({}).size(), 6U);
    EXPECT_EQ(SlitherStrategy(complete(4)).replies(Edges{{0, 1}, {1, 2}}), Edges({{2, 3}}));
    EXPECT_EQ(SlitherStrategy(complete(4), SlitherStrategy::Choose::one).replies({}).size(), 2U);
}

TEST(SlitherStrategies, Lemma2HoldsToAMatchingWithTheFirstEdge) {
    const Graph c6 = to_graph(cycle(6));
    EXPECT_EQ(lemma_2_strategy(c6, {0, 1}).replies(Edges{{1, 2}}), Edges({{2, 3}}));
    EXPECT_EQ(lemma_2_strategy(c6, {0, 1}).replies(Edges{{0, 5}, {4, 5}, {1, 2}}), Edges({{2, 3}}));
    EXPECT_EQ(lemma_2_strategy(to_graph(path(4)), {1, 2}).replies(Edges{{0, 1}}), Edges())
        << "no maximum matching has the edge";
}

TEST(SlitherStrategies, Lemma3AnswersAtTheOtherEnd) {
    const Graph triangle = to_graph(complete(3));
    EXPECT_EQ(lemma_3_strategy(triangle, {0, 1}).replies({}), Edges({{0, 2}, {1, 2}}));
    EXPECT_EQ(lemma_3_strategy(to_graph(path(4)), {0, 1}).replies({}), Edges()) << "no outer end";
}

TEST(SlitherStrategies, Lemma4AnswersAtTheFarEndOfThePath) {
    // Inner 0 and 1, joined, two leaves each; the path 0 1 grows to the leaf 2.
    const Graph g(6, {{0, 1}, {0, 2}, {0, 3}, {1, 4}, {1, 5}});
    EXPECT_EQ(lemma_4_strategy(g, 2, 1).replies({}), Edges({{1, 4}, {1, 5}}));
    EXPECT_EQ(SlitherStrategy(g).replies({}), Edges({{0, 1}}));
    EXPECT_EQ(SlitherStrategy(g).replies(Edges{{0, 1}, {0, 2}}), Edges({{1, 4}, {1, 5}}));
    EXPECT_EQ(lemma_4_strategy(g, 0, 2).replies({}), Edges()) << "0 is inner";
}

}  // namespace
}  // namespace gazetteer
