// SPDX-License-Identifier: GPL-3.0-or-later
// Moves among trees of any order reach every tree and nothing else, the slack of a large graph is
// that of a small one, and a search among large trees finds what is published.
#include "counterexamples/search/tree_space.hpp"

#include <gtest/gtest.h>

#include <set>

#include "counterexamples/search/guided_hunt.hpp"
#include "counterexamples/search/slack.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"

namespace gazetteer::conjectures {
namespace {

TEST(LargeTreeMoves, StayAmongTreesAndReachAll) {
    const LargeTreeSpace space{5, 8};
    properties::Dice dice(1);
    LargeGraph tree = *start_in(space, dice);
    std::set<Graph> seen;
    for (int i = 0; i < 60'000 && seen.size() < 3 + 6 + 11 + 23; ++i) {
        tree = i % 7 == 5   ? grown(space, tree, dice)
               : i % 7 == 6 ? reduced(space, tree, dice)
                            : moved(space, tree, dice);
        ASSERT_TRUE(space.contains(tree)) << text_of(tree);
        seen.insert(canonical(to_graph(tree)));
    }
    EXPECT_EQ(seen.size(), 3u + 6 + 11 + 23) << "OEIS A000055";
}

TEST(LargeTreeMoves, HaveNoPlaceOnSomeTrees) {
    properties::Dice dice(1);
    const LargeGraph one(1, {});
    EXPECT_FALSE(applied(TreeMove::contract, one, 1, dice));
    EXPECT_FALSE(applied(TreeMove::move_branch, one, 1, dice));
    EXPECT_EQ(applied(TreeMove::add_leaves, one, 4, dice)->order(), 5);
    EXPECT_TRUE(one_smaller(one).empty());
    EXPECT_EQ(one_smaller(LargeGraph(4, {{0, 1}, {1, 2}, {2, 3}})).size(), 3u);
    EXPECT_FALSE((LargeTreeSpace{1, 9}.contains(LargeGraph(3, {{0, 1}}))));
}

TEST(LargeTreeMoves, StartTreesAreOfTheSpace) {
    properties::Dice dice(3);
    for (int i = 0; i < 200; ++i) {
        const LargeTreeSpace space{1 + i % 3, 3 + i};
        EXPECT_TRUE(space.contains(*start_in(space, dice)));
    }
}

TEST(SlackOfLargeGraphs, IsThatOfSmallOnes) {
    int failures = 0;
    for (const char* text :
         {"spectral_radius <= 2", "diameter <= 3 or max_degree < 3", "wiener < 40",
          "proximity + distance_eigenvalue(floor(2 * diameter / 3)) > 1", "size + 1 != 5",
          "tree -> average_distance < remoteness", "randic >= harmonic", "order div 2 mod 3 = 1",
          "diameter > 3 -> laplacian_eigenvalue(2)^2 - min(order, 4) < sqrt(2)"}) {
        const Conjecture conjecture(*parse_expression(text));
        Slack slack(conjecture);
        for_each_graph({.order_min = 2, .order_max = 5, .connected = true}, [&](const Graph& g) {
            const double small = slack.of(g);
            const double large = slack.of(LargeGraph{SparseGraph(g)});
            EXPECT_EQ(small <= 0, large <= 0) << text << " " << to_graph6(g);
            EXPECT_NEAR(small, large, 1e-6) << text << " " << to_graph6(g);
            failures += small <= 0 ? 1 : 0;
            return true;
        });
    }
    EXPECT_GT(failures, 30);
}

/// One of each sign.
TEST(SlackOfLargeGraphs, IsThatOfSmallOnesUnderEachSign) {
    for (const char* text : {"order - size < 2",
                             "order * size > 6",
                             "order / size >= 1",
                             "order div size = 1",
                             "order mod 3 != 1",
                             "-order < 1 - size",
                             "sqrt(order) <= 2",
                             "ln(order) <= 1",
                             "exp(size - order) >= 1",
                             "abs(order - 2 * size) <= 3",
                             "floor(order / 2) < ceil(size / 2)",
                             "gcd(order, size) = 1",
                             "max(order, size) - min(order, size) <= 1",
                             "order^2 > 3 * size",

                             "order div (size - 3) > 2",
                             "order / (size - 3) > 2",
                             "sqrt(order - 4) < 1",
                             "ceil(size / 2) <= 3",
                             "ceil(size / 2) < 3",
                             "floor(size / 2) <= 3",
                             "1 < floor(size / 2)",
                             "sqrt(order) * sqrt(order) < order",
                             "sqrt(order) * sqrt(order) < order -> false",
                             "order <= 3 -> size < 3",
                             "bipartite or size > 5",
                             "size != 4",
                             "size > 4",
                             "size >= 4"})
        for (Rounding rounding : {Rounding::kept, Rounding::dropped}) {
            Slack slack(Conjecture(*parse_expression(text)), rounding);
            for_each_graph({.order_min = 2, .order_max = 4, .connected = true},
                           [&](const Graph& g) {
                               const double small = slack.of(g);
                               const double large = slack.of(LargeGraph{SparseGraph(g)});
                               EXPECT_EQ(small <= 0, large <= 0) << text << " " << to_graph6(g);
                               EXPECT_NEAR(small, large, 1e-6) << text << " " << to_graph6(g);
                               return true;
                           });
        }
}

TEST(SlackOfLargeGraphs, HasNoMarginsOfVertices) {
    const LargeGraph star(4, {{0, 1}, {0, 2}, {0, 3}});
    const auto slack_of = [&](const char* text) {
        return Slack(Conjecture(*parse_expression(text))).of(star);
    };
    EXPECT_EQ(slack_of("forall u: degree(u) < 2"), -1);
    EXPECT_EQ(slack_of("exists u: degree(u) > 2"), 1);
    EXPECT_EQ(slack_of("forall u: exists w ~ u: degree(w) > 0"), 1);
}

/// Infinity is far from failing, and two of them have no difference.
TEST(SlackOfLargeGraphs, OfEqualInfinitiesIsThatOfNoInstance) {
    const LargeGraph apart(2, {});
    EXPECT_EQ(Slack(Conjecture(*parse_expression("diameter > 3"))).of(apart), 1e5);
    EXPECT_EQ(Slack(Conjecture(*parse_expression("diameter = diameter"))).of(apart), vacuous_slack);
}

GuidedTreeSearch tree_search(int order_min, int order_max, std::uint64_t tries) {
    GuidedTreeSearch result;
    result.space = {order_min, order_max};
    result.tries = tries;
    return result;
}

TEST(LargeTreeSearch, FindsShrinksAndIsTheSameForAnyNumberOfThreads) {
    const Conjecture conjecture(*parse_expression("diameter <= 20 or max_degree <= 30"));
    const GuidedTreeSearch guided = tree_search(1, 90, 20'000);
    const HuntReport one = hunt_guided(conjecture, guided, "trees", {.threads = 1});
    ASSERT_EQ(one.verdict, HuntVerdict::refuted);
    EXPECT_EQ(one.leastness, Leastness::shrunk);
    const LargeGraph& least = one.counterexamples.front().graph.large();
    EXPECT_EQ(least.order(), 22 + 29) << "a path of length 21 and 29 leaves at an inner vertex";
    const HuntReport two = hunt_guided(conjecture, guided, "trees", {.threads = 2});
    EXPECT_EQ(two.counterexamples, one.counterexamples);
    EXPECT_EQ(two.hit, one.hit);
    EXPECT_EQ(two.graphs, one.graphs);
}

TEST(LargeTreeSearch, FindsNothingAgainstATheorem) {
    const HuntReport report =
        hunt_guided(Conjecture(*parse_expression("wiener <= (order^3 - order) / 6")),
                    tree_search(65, 100, 500), "trees", {});
    EXPECT_EQ(report.verdict, HuntVerdict::none_found);
    EXPECT_EQ(report.graphs, 500u);
}

}  // namespace
}  // namespace gazetteer::conjectures
