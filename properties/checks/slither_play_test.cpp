// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/slither_play.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "graph/families.hpp"
#include "properties/checks/matching_checks.hpp"
#include "properties/checks/slither_lines.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::properties {
namespace {

/// How often play won and lost, so that no comparison is of one kind only.
struct Seen {
    int won = 0;
    int lost = 0;
    bool operator()(bool wins) {
        ++(wins ? won : lost);
        return wins;
    }
};

void for_each_graph_up_to(int order_max, const std::function<void(const Graph&)>& visit) {
    for (int order = 0; order <= order_max; ++order)
        graphs().enumerate(order, [&](const Graph& g) {
            visit(g);
            return true;
        });
}

/// The matchings, as their mates, that have uv (or with v = -1, that miss u).
std::vector<Mates> with_mate(const Graph& g, const std::vector<Matching>& matchings, Vertex u,
                             Vertex v) {
    std::vector<Mates> result;
    for (const Matching& m : matchings)
        if (const Mates mate = mates(g.order(), m); mate[static_cast<std::size_t>(u)] == v)
            result.push_back(mate);
    return result;
}

MatesList shared(const std::vector<Mates>& matchings) {
    return std::make_shared<const std::vector<Mates>>(matchings);
}

TEST(SlitherPlay, Theorem1IsPlayedAsLineByLine) {
    Seen first;
    Seen second;
    for_each_graph_up_to(6, [&](const Graph& g) {
        const SlitherStrategy strategy(g);
        const SlitherPosition start = Slither::start(g);
        EXPECT_EQ(first(SlitherPlay(g, strategy).first_player_wins()),
                  !lost_line<Slither>(start, Turn::strategist, strategy));
        EXPECT_EQ(second(SlitherPlay(g, strategy).second_player_wins()),
                  !lost_line<Slither>(start, Turn::opponent, strategy));
    });
    EXPECT_GT(std::min(first.won, first.lost), 50);
    EXPECT_GT(std::min(second.won, second.lost), 50);
}

TEST(SlitherPlay, Lemma2IsPlayedAsLineByLine) {
    Seen seen;
    for_each_graph_up_to(5, [&](const Graph& g) {
        SlitherPlay play(g);
        for (const auto& all : {all_maximum_matchings(g), maximal_matchings(g), all_matchings(g)})
            for (const Edge& e0 : g.edges()) {
                const auto matchings = with_mate(g, all, e0.u, e0.v);
                if (matchings.empty()) continue;
                EXPECT_EQ(seen(play.wins_after(e0, matchings)),
                          !lost_line<Slither>(after_edge(g, e0), Turn::opponent,
                                              SlitherStage(e0, {{shared(matchings)}})));
            }
    });
    EXPECT_GT(std::min(seen.won, seen.lost), 50);
}

TEST(SlitherPlay, Lemma3IsPlayedAsLineByLine) {
    Seen seen;
    for_each_graph_up_to(5, [&](const Graph& g) {
        SlitherPlay play(g);
        for (const auto& all : {all_maximum_matchings(g), maximal_matchings(g), all_matchings(g)})
            for (const Edge& e0 : g.edges()) {
                const auto matchings = with_mate(g, all, e0.u, -1);
                if (matchings.empty()) continue;
                EXPECT_EQ(seen(play.wins_by_reply_at(e0.v, e0.u, {e0.u, e0.v}, matchings)),
                          !lost_line<Slither>(after_edge(g, e0), Turn::strategist,
                                              SlitherStage(e0, {{shared(matchings), e0.v}})));
            }
    });
    EXPECT_GT(std::min(seen.won, seen.lost), 50);
}

/// K_8 has 105 perfect matchings, 15 with an edge; K_9 without a vertex has 105.
TEST(SlitherPlay, MoreThanSixtyFourMatchings) {
    const Graph k9 = to_graph(complete(9));
    auto matchings = with_mate(k9, all_maximum_matchings(k9), 0, -1);
    ASSERT_EQ(matchings.size(), 105U);
    SlitherPlay play(k9);
    EXPECT_TRUE(play.wins_by_reply_at(1, 0, {0, 1}, matchings));
    matchings.push_back(mates(9, {{1, 2}}));
    EXPECT_FALSE(play.wins_by_reply_at(1, 0, {0, 1}, matchings));
}

}  // namespace
}  // namespace gazetteer::properties
