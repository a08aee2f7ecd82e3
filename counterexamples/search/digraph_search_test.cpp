// SPDX-License-Identifier: GPL-3.0-or-later
// Guided searches among digraphs find what is beyond exhaustion, and nothing against what is true.
#include <gtest/gtest.h>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/search/guided_hunt.hpp"
#include "counterexamples/search/slack.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::conjectures {
namespace {

Conjecture about_digraphs(const std::string& text) {
    return Conjecture(*parse_expression(text, About::digraphs));
}

GuidedDigraphSearch digraph_search(const char* which, int order_max, std::uint64_t tries,
                                   std::uint64_t seed = 1) {
    GuidedDigraphSearch result;
    result.space = {**parse_digraph_class(which), 1, order_max};
    result.tries = tries;
    result.seed = seed;
    return result;
}

TEST(SlackOnDigraphs, IsNotPositiveExactlyWhereTheConjectureFails) {
    int failures = 0;
    for (const char* text :
         {"P(dvg) <-> P(deg)", "acyclic -> (P(deg) <-> in_kernel)", "not forall u: N(deg, u)",
          "winning_moves(dvg) <= 2", "grundy(deg) != 2", "exists u, w: u -> w and w -> u",
          "forall u, w: u ~ w or u = w", "connected(underlying)", "outdegree(delete(v)) >= 0",
          "strongly_connected -> exists u ~ v: N(dvg, u)"}) {
        const Conjecture conjecture = about_digraphs(text);
        Evaluator evaluator(conjecture);
        Slack slack(conjecture);
        for (int order = 0; order <= 4; ++order)
            for (const DigraphPiece& piece : digraph_pieces({}, order))
                piece.each([&](const Digraph& d) {
                    evaluator.load(d);
                    bool fails = false;
                    for (Vertex v : d.vertices())
                        fails = fails || evaluator.at(v) == Instance::fails;
                    if (!conjecture.about_vertices()) fails = evaluator.at(-1) == Instance::fails;
                    failures += fails ? 1 : 0;
                    EXPECT_EQ(slack.of(d) <= 0, fails) << text << " on " << to_digraph6(d);
                    return true;
                });
    }
    EXPECT_GT(failures, 300);
}

TEST(SlackOnDigraphs, OfOutcomesCountsVerticesAndMoves) {
    // The arcs 0 > 1 and 2 > 1: a lost 0 would need its one winning move away.
    const Digraph d(3, {{0, 1}, {2, 1}});
    EXPECT_EQ(Slack(about_digraphs("not forall u: P(dvg, u)")).of(d), 2);
    EXPECT_EQ(Slack(about_digraphs("not forall u: N(deg, u)")).of(d), 1);
    EXPECT_EQ(Slack(about_digraphs("size <= 5")).of(d), 3);
    EXPECT_EQ(Slack(about_digraphs("not connected(underlying)")).of(Digraph(2)), 1);
}

TEST(DigraphSearch, IsTheSameForAnyNumberOfThreads) {
    for (const char* text : {"size <= 40", "order >= 0"}) {
        const GuidedDigraphSearch guided = digraph_search("strongly_connected", 9, 9000, 7);
        const GuidedOutcome one = search(about_digraphs(text), guided, {.threads = 1});
        EXPECT_EQ(one.hit.has_value(), std::string(text) == "size <= 40");
        for (int threads : {2, 5}) {
            const GuidedOutcome many = search(about_digraphs(text), guided, {.threads = threads});
            EXPECT_EQ(many.hit, one.hit) << text;
            EXPECT_EQ(many.tries, one.tries) << text;
            EXPECT_EQ(many.closest, one.closest) << text;
            EXPECT_EQ(many.least_slack, one.least_slack) << text;
        }
    }
}

/// A hit of the class on which the conjecture fails.
void expect_refuted(const char* text, const GuidedDigraphSearch& guided, int order_least) {
    const HuntReport report = hunt_guided(about_digraphs(text), guided, "", {});
    ASSERT_EQ(report.verdict, HuntVerdict::refuted) << text;
    for (const Found& found : report.counterexamples) {
        const Digraph& d = found.graph.digraph();
        EXPECT_TRUE(guided.space.contains(d)) << to_digraph6(d);
        EXPECT_GE(d.order(), order_least) << text;
        Evaluator evaluator(about_digraphs(text));
        evaluator.load(d);
        EXPECT_EQ(evaluator.at(found.rooted ? 0 : -1), Instance::fails);
    }
}

/// A position of Grundy value k has k positions after it, all different: at least k further
/// vertices, since the token of dvg comes to each vertex once in an acyclic digraph.
TEST(DigraphSearchLong, FindsWhatIsBeyondExhaustion) {
    expect_refuted("grundy(dvg) <= 7", digraph_search("acyclic", 12, 200'000), 9);
    expect_refuted("grundy(deg) <= 7", digraph_search("acyclic", 12, 200'000), 9);
    expect_refuted("winning_moves(deg) < 9", digraph_search("oriented", 14, 100'000), 10);
    expect_refuted("winning_moves(dvg) < 7", digraph_search("tournaments", 11, 100'000), 8);
}

TEST(DigraphSearchStandard, FindsNothingAgainstTheorems) {
    const HuntReport kernels = hunt_guided(about_digraphs("P(deg) <-> in_kernel"),
                                           digraph_search("acyclic", 12, 20'000), "acyclic", {});
    EXPECT_EQ(kernels.verdict, HuntVerdict::none_found);
    EXPECT_EQ(kernels.graphs, 20'000u);
    ASSERT_TRUE(kernels.closest);
    EXPECT_TRUE(kernels.closest->graph.is_directed());
    const HuntReport kings =
        hunt_guided(about_digraphs("exists u: forall w: distance(u, w) <= 2"),
                    digraph_search("tournaments", 12, 20'000), "tournaments", {});
    EXPECT_EQ(kings.verdict, HuntVerdict::none_found);
}

TEST(DigraphSearch, AHitIsShrunkWithinTheSpaceAndReplacedByALeastOne) {
    // Every pair is beaten by a third: the least such tournament is that of the squares modulo 7.
    const char* text = "order > 1 -> exists u, w: u != w and not exists x: x -> u and x -> w";
    const HuntReport least =
        hunt_guided(about_digraphs(text), digraph_search("tournaments", 14, 100'000), "", {});
    ASSERT_EQ(least.verdict, HuntVerdict::refuted);
    EXPECT_EQ(least.leastness, Leastness::exhaustive);
    EXPECT_EQ(least.counterexamples.front().graph.order(), 7);
    EXPECT_EQ(least.failures, 1u);
    GuidedDigraphSearch guided = digraph_search("strongly_connected", 12, 100'000);
    guided.space.order_min = 8;
    const HuntReport shrunk = hunt_guided(about_digraphs("size < 8"), guided, "", {});
    EXPECT_EQ(shrunk.leastness, Leastness::shrunk);
    EXPECT_EQ(shrunk.counterexamples.front().graph.order(), 8);
    EXPECT_EQ(shrunk.also_searched, "");
    EXPECT_THROW(hunt_guided(about_digraphs("order >= 0"),
                             [] {
                                 auto none = digraph_search("acyclic strongly_connected", 9, 9);
                                 none.space.order_min = 2;
                                 return none;
                             }(),
                             "", {}),
                 InputError);
}

}  // namespace
}  // namespace gazetteer::conjectures
