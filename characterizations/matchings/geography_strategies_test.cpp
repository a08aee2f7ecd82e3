// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/matchings/geography_strategies.hpp"

#include <gtest/gtest.h>

#include "graph/families.hpp"

namespace gazetteer {
namespace {

using Vertices = std::vector<Vertex>;
using Reading = MatchingAlgorithm::Reading;

/// 1 - 0 - 2 with a leaf 3 at 2.
const Graph p4(4, {{0, 1}, {0, 2}, {2, 3}});

TEST(GeographyStrategies, SmallestCases) {
    EXPECT_EQ(first_players_strategy(Graph(1), 0).replies({}), Vertices());
    EXPECT_EQ(first_players_strategy(to_graph(complete(2)), 0).replies({}), Vertices({1}));
    EXPECT_THROW(first_players_strategy(Graph(), 0), ContractViolation);
}

TEST(GeographyStrategies, RepliesAreThoseOfEveryChoice) {
    const auto strategy = first_players_strategy(to_graph(complete(4)), 0);
    EXPECT_EQ(strategy.replies({}), Vertices({1, 2, 3}));
    EXPECT_EQ(strategy.replies(Vertices{1, 2}), Vertices({3}));
}

TEST(GeographyStrategies, AChoiceIsHeldTo) {
    const AlongMatching strategy(4, 0, {{{0, 1}, {2, 3}}, {{0, 2}, {1, 3}}});
    EXPECT_EQ(strategy.replies(Vertices{1, 3}), Vertices({2}));
    EXPECT_EQ(strategy.replies(Vertices{2, 3}), Vertices({1}));
    EXPECT_EQ(strategy.replies(Vertices{3, 2}), Vertices()) << "no choice has the edge 03";
}

TEST(GeographyStrategies, OneChoiceWithoutAReplyIsStuck) {
    const AlongMatching strategy(3, 0, {{{0, 1}}, {{1, 2}}});
    EXPECT_EQ(strategy.replies({}), Vertices());
}

TEST(GeographyStrategies, SecondPlayersMatchingsMissTheRoot) {
    const Graph g = to_graph(path(3));
    EXPECT_EQ(second_players_strategy(g, 0).replies(Vertices{1}), Vertices({2}));
    EXPECT_EQ(second_players_strategy(g, 1).replies(Vertices{0}), Vertices());
    EXPECT_EQ(case_2_strategy(g, 0).replies(Vertices{1}), Vertices({2}));
    EXPECT_EQ(case_2_strategy(g, 1).replies(Vertices{0}), Vertices());
}

TEST(GeographyStrategies, TheAlgorithmFallsBackOnAnyMove) {
    const MatchingAlgorithm algorithm(to_graph(path(3)), 0, Reading::remaining);
    EXPECT_EQ(algorithm.replies({}), Vertices({1})) << "by 01, or by 12 and then at random";
    EXPECT_TRUE(algorithm.cannot_follow({}));
    EXPECT_EQ(algorithm.replies(Vertices{1}), Vertices({2}));
    EXPECT_FALSE(algorithm.cannot_follow(Vertices{1}));
}

TEST(GeographyStrategies, TheReadingsDiffer) {
    const Graph triangle_with_tail(4, {{0, 1}, {0, 2}, {1, 2}, {2, 3}});
    const auto replies = [&](Reading reading) {
        return MatchingAlgorithm(triangle_with_tail, 0, reading).replies(Vertices{2});
    };
    EXPECT_EQ(replies(Reading::remaining), Vertices({1, 3}));
    EXPECT_EQ(replies(Reading::whole), Vertices({3}));
    EXPECT_EQ(replies(Reading::unvisited), Vertices({1, 3}));
    EXPECT_EQ(MatchingAlgorithm(p4, 0, Reading::whole).replies({}), Vertices({1}));
    EXPECT_EQ(MatchingAlgorithm(p4, 0, Reading::unvisited).replies({}), Vertices({1, 2}));
}

}  // namespace
}  // namespace gazetteer
