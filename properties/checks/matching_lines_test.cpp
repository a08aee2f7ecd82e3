// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/matching_lines.hpp"

#include <gtest/gtest.h>

#include <map>

#include "characterizations/matchings/geography_strategies.hpp"
#include "graph/families.hpp"
#include "properties/checks/matching_checks.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::properties {
namespace {

/// What is seen of one position at the player's turns: the replies, and whether one is stuck.
using Turns = std::map<std::pair<VertexSet, Vertex>, std::pair<VertexSet, bool>>;

/// By the algorithm as the source prints it, one history after the other.
class HistoryByHistory {
  public:
    explicit HistoryByHistory(const RootedGraph& p)
        : p_(p), algorithm_(p.graph, p.root, MatchingAlgorithm::Reading::remaining) {}
    Turns turns(Turn first) {
        from({p_.root}, p_.root, first);
        return turns_;
    }

  private:
    void from(VertexSet visited, Vertex token, Turn turn) {
        VertexSet moves = p_.graph.neighbours(token) - visited;
        if (turn == Turn::strategist) {
            moves = VertexSet::of(algorithm_.replies(history_));
            auto& [replies, stuck] = turns_[{visited, token}];
            replies = replies | moves;
            stuck = stuck || algorithm_.cannot_follow(history_);
        }
        for (Vertex w : moves) {
            history_.push_back(w);
            from(visited | VertexSet{w}, w,
                 turn == Turn::strategist ? Turn::opponent : Turn::strategist);
            history_.pop_back();
        }
    }

    RootedGraph p_;
    MatchingAlgorithm algorithm_;
    std::vector<Vertex> history_;
    Turns turns_;
};

Turns all_at_once(const RootedGraph& p, Turn first) {
    Turns result;
    const auto matchings =
        all_maximum_matchings(first == Turn::strategist ? p.graph : p.graph.isolating(p.root));
    EXPECT_TRUE(for_each_matching_turn(p, first, matchings, [&](const MatchingTurn& turn) {
        auto& [replies, stuck] = result[{turn.visited, turn.token}];
        EXPECT_EQ(turn.moves, p.graph.neighbours(turn.token) - turn.visited);
        replies = replies | (turn.stuck ? turn.moves : turn.offered);
        stuck = stuck || turn.stuck;
        return true;
    }));
    return result;
}

/// On all rooted graphs of order <= 6, the turns of the algorithm.
TEST(MatchingLines, AreTheLinesOfEveryHistory) {
    for (int order = 1; order <= 6; ++order)
        rooted_graphs().enumerate(order, [](const RootedGraph& p) {
            for (const Turn first : {Turn::strategist, Turn::opponent})
                EXPECT_EQ(all_at_once(p, first), HistoryByHistory(p).turns(first));
            return true;
        });
}

/// On all rooted graphs of order <= 6, with matchings that win and with matchings that do not.
TEST(MatchingLines, AreWonIfEveryLineIs) {
    int won = 0;
    int lost = 0;
    const auto compare = [&](const RootedGraph& p, const std::vector<Matching>& matchings) {
        const AlongMatching strategy(p.graph.order(), p.root, matchings);
        for (const Turn first : {Turn::strategist, Turn::opponent}) {
            const bool wins = wins_all_lines_along(p, first, matchings);
            EXPECT_EQ(wins, !lost_line<UVG>(p, first, strategy));
            ++(wins ? won : lost);
        }
    };
    for (int order = 1; order <= 6; ++order)
        rooted_graphs().enumerate(order, [&](const RootedGraph& p) {
            const auto all = all_maximum_matchings(p.graph);
            for (const auto& matchings : {all,
                                          missing(all, p.root),
                                          maximal_matchings(p.graph),
                                          all_matchings(p.graph),
                                          all_maximum_matchings(p.graph.isolating(p.root)),
                                          {all.front()}})
                compare(p, matchings);
            return true;
        });
    EXPECT_GT(won, 500);
    EXPECT_GT(lost, 500);
}

/// K_8 has 105 perfect matchings: more than a word's.
TEST(MatchingLines, MoreThanSixtyFourMatchings) {
    const RootedGraph k8{to_graph(complete(8)), 0};
    auto matchings = all_maximum_matchings(k8.graph);
    ASSERT_EQ(matchings.size(), 105U);
    EXPECT_TRUE(wins_all_lines_along(k8, Turn::strategist, matchings));
    matchings.push_back({{1, 2}});
    EXPECT_FALSE(wins_all_lines_along(k8, Turn::strategist, matchings));
}

TEST(MatchingLines, LargeGraphsArePlayedLineByLine) {
    const RootedGraph p{to_graph(path(14)), 0};
    EXPECT_TRUE(wins_all_lines_along(p, Turn::strategist, all_maximum_matchings(p.graph)));
    EXPECT_FALSE(wins_all_lines_along(p, Turn::opponent, all_maximum_matchings(p.graph)));
    EXPECT_THROW(for_each_matching_turn(p, Turn::opponent, all_maximum_matchings(p.graph),
                                        [](const MatchingTurn&) { return true; }),
                 ContractViolation);
}

}  // namespace
}  // namespace gazetteer::properties
