// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/slither/slither_strategies.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "characterizations/testkit/small_graphs.hpp"
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

/// The edges that may be played after the history: any at first, then those from an end of the path
/// to a vertex off it.
Edges moves_after(const SparseGraph& g, const Edges& history) {
    if (history.empty()) return g.edges();
    std::vector<Vertex> path{history[0].u, history[0].v};
    for (std::size_t i = 1; i < history.size(); ++i) {
        const auto [u, v] = history[i];
        if (u == path.front() || v == path.front())
            path.insert(path.begin(), u == path.front() ? v : u);
        else
            path.push_back(u == path.back() ? v : u);
    }
    Edges result;
    for (Vertex end : {path.front(), path.back()})
        for (Vertex w : g.neighbours(end))
            if (std::ranges::find(path, w) == path.end()) result.push_back(edge(end, w));
    return result;
}

/// Whether each reply is a move, and there is one, whatever the opponent plays; the player is to
/// move.
bool never_stuck(const SlitherStrategy& strategy, const SparseGraph& g, Edges& history) {
    const Edges moves = moves_after(g, history);
    const Edges replies = strategy.replies(history);
    for (const Edge& reply : replies) {
        if (std::ranges::find(moves, reply) == moves.end()) return false;
        history.push_back(reply);
        for (const Edge& answer : moves_after(g, history)) {
            history.push_back(answer);
            if (!never_stuck(strategy, g, history)) return false;
            history.pop_back();
        }
        history.pop_back();
    }
    return !replies.empty();
}

bool wins(const SparseGraph& g, SlitherStrategy::Choose choose) {
    const SlitherStrategy strategy(g, choose);
    Edges history;
    if (strategy.opening_level() >= 0) return never_stuck(strategy, g, history);
    return std::ranges::all_of(g.edges(), [&](const Edge& first) {
        history = {first};
        return never_stuck(strategy, g, history);
    });
}

TEST(SlitherStrategies, WhoWinsIsNeverStuck) {
    for (const auto choose : {SlitherStrategy::Choose::every, SlitherStrategy::Choose::one}) {
        for_all_labelled_graphs(5, [&](const Graph& g) { ASSERT_TRUE(wins(g, choose)); });
        // Trees with inner vertices within inner vertices: their leaves are hung on paths.
        for (const int inner : {2, 3, 4}) {
            Edges edges;
            for (Vertex v = 0; v < inner; ++v) {
                if (v + 1 < inner) edges.push_back({v, v + 1});
                edges.push_back({v, inner + 2 * v});
                edges.push_back({v, inner + 2 * v + 1});
            }
            ASSERT_TRUE(wins(SparseGraph(3 * inner, edges), choose)) << inner;
        }
        // Play goes on where the graph is left: two triangles hang on 0, and two on 1.
        Edges edges{{0, 1}, {0, 2}, {0, 5}, {1, 8}, {1, 11}};
        for (Vertex v : {2, 5, 8, 11})
            edges.insert(edges.end(), {{v, v + 1}, {v, v + 2}, {v + 1, v + 2}});
        ASSERT_TRUE(wins(SparseGraph(14, edges), choose));
    }
}

TEST(SlitherStrategies, AStageHoldsToTheChoicesThatAgree) {
    const auto stage = [](std::vector<Mates> matchings) {
        return SlitherStage({0, 1}, {{std::make_shared<const std::vector<Mates>>(matchings), 1}});
    };
    // 1-2, 3-4 and 5-6 are in the first; 1-2, 3-8 and 5-7 in the second.
    const SlitherStage two =
        stage({{-1, 2, 1, 4, 3, 6, 5, -1, -1}, {-1, 2, 1, 8, -1, 7, -1, 5, 3}});
    EXPECT_EQ(two.replies(Edges{{1, 2}, {2, 3}}), Edges({{3, 4}, {3, 8}}));
    EXPECT_EQ(two.replies(Edges{{1, 2}, {2, 3}, {3, 4}, {4, 5}}), Edges({{5, 6}}));
    EXPECT_EQ(stage({{-1, -1}}).replies({}), Edges()) << "1 has no edge in it";
}

TEST(SlitherStrategies, TellsWhatItHoldsTo) {
    const SlitherStrategy edge_alone(complete(2));
    EXPECT_EQ(edge_alone.sequence().levels.size(), 1U);
    ASSERT_EQ(edge_alone.openings().size(), 1U);
    EXPECT_EQ(edge_alone.openings().begin()->first, (Edge{0, 1}));
    EXPECT_EQ(SlitherStrategy(path(3)).all_missing(0), std::vector<Mates>({{-1, 2, 1}}));
}

TEST(SlitherStrategies, OpensInTheFirstGraphWithAPerfectVertex) {
    EXPECT_EQ(SlitherStrategy(path(3)).opening_level(), -1);
    // K_2 on 6 and 7 beside a graph whose G_1 is K_2 on 0 and 1.
    const SparseGraph g(8, {{0, 1}, {0, 2}, {0, 3}, {1, 4}, {1, 5}, {6, 7}});
    for (const auto choose : {SlitherStrategy::Choose::every, SlitherStrategy::Choose::one}) {
        EXPECT_EQ(SlitherStrategy(g, choose).opening_level(), 0);
        EXPECT_EQ(SlitherStrategy(g, choose).replies({}), Edges({{6, 7}}));
    }
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
