// SPDX-License-Identifier: GPL-3.0-or-later
// What was hit is made small, and told with all its instances.
#include <gtest/gtest.h>

#include <algorithm>

#include "counterexamples/hunt/hunt.hpp"
#include "counterexamples/hunt/tally.hpp"
#include "graph/families.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

/// All instances of a hit that is as small as it may be, of which one was kept.
TEST(MadeLeast, WhatCannotBeSmallerIsToldWithAllItsInstances) {
    HuntReport drawn;
    drawn.verdict = HuntVerdict::refuted;
    drawn.of_least_order = 9;
    drawn.counterexamples = {found_at(to_graph(path(5)), 2)};
    const HuntReport least =
        made_least(Conjecture(*parse_expression("degree(v) < 2")), *parse_restrictions("trees"), 5,
                   drawn, {.exhaustive_order_max = 4});
    EXPECT_EQ(least.leastness, Leastness::shrunk);
    EXPECT_EQ(least.counterexamples.size(), 2u);
    EXPECT_EQ(least.of_least_order, 0u);
}

/// At the least order of a ground, too.
TEST(MadeLeast, AHitOfTheLeastOrderIsReplacedByALeastOne) {
    HuntReport drawn;
    drawn.verdict = HuntVerdict::refuted;
    drawn.of_least_order = 9;
    drawn.counterexamples = {found_at(to_graph(path(5)), -1)};
    const HuntReport least = made_least(Conjecture(*parse_expression("order < 5")),
                                        *parse_restrictions("trees"), 5, drawn, {});
    EXPECT_EQ(least.leastness, Leastness::exhaustive);
    EXPECT_EQ(least.counterexamples.size(), 3u);
    EXPECT_EQ(least.of_least_order, 3u);
}

TEST(MadeLeast, ARandomHitIsToldAlone) {
    const HuntReport null = hunt_at_random(Conjecture(*parse_expression("order > 20")),
                                           *parse_random_model("gnp(9, 0.5)"), 5, 1, {});
    EXPECT_EQ(null.counterexamples.front().graph.order(), 0);
    const HuntReport regular =
        hunt_at_random(Conjecture(*parse_expression("order < 5")),
                       *parse_random_model("regular(10, 3)"), 20, 1, {.exhaustive_order_max = 3});
    EXPECT_EQ(regular.counterexamples.size(), 1u);
}

HuntReport refuted_at(const AnyGraph& g, Vertex v) {
    HuntReport drawn;
    drawn.verdict = HuntVerdict::refuted;
    drawn.counterexamples = {found_at(g, v)};
    return drawn;
}

TEST(MadeLeast, ADigraphThatCannotBeSmallerIsToldWithAllItsInstances) {
    const Conjecture two_arcs(*parse_expression("size < 2 or indegree(v) < 0", About::digraphs));
    Digraph fork(5);
    fork.add_arc(0, 1);
    fork.add_arc(0, 2);
    const HuntReport least =
        made_least(two_arcs, DigraphClass{}, 5, refuted_at(fork, 0), {.exhaustive_order_max = 4});
    EXPECT_EQ(least.leastness, Leastness::shrunk);
    EXPECT_EQ(least.counterexamples.front().graph.order(), 5);
    EXPECT_EQ(least.counterexamples.size(), 3u) << "the tail, a head and a vertex without arcs";
    EXPECT_TRUE(std::ranges::is_sorted(least.counterexamples, precedes));
}

/// The grace that is left: what is made smaller then is told, and drawing again would find more.
TEST(MadeLeast, AHitIsMadeSmallerAfterTheStopToo) {
    runs::Stop stop;
    stop.request();
    HuntReport drawn = refuted_at(to_graph(path(9)), -1);
    drawn.guided = GuidedDraw{};
    drawn.guided->complete = true;
    const HuntReport small =
        made_least(Conjecture(*parse_expression("order < 5")), *parse_restrictions("trees"), 0,
                   drawn, {.stop = stop.token()});
    EXPECT_EQ(small.leastness, Leastness::shrunk);
    EXPECT_EQ(small.counterexamples.front().graph.order(), 5);
    EXPECT_FALSE(small.guided->complete);
}

/// As many digraphs as a moment takes: 9,608 of order 5, 21,480 oriented and 5,984 acyclic ones of
/// order 6, 6,880 tournaments of order 8 (OEIS A000273, A001174, A003087, A000568).
TEST(MadeLeast, DigraphsOfAClassAreGoneThroughToTheOrderThatAMomentTakes) {
    const Conjecture small(*parse_expression("order < 9", About::digraphs));
    Digraph chain(9);
    for (Vertex v = 0; v < 9; ++v)
        for (Vertex w = v + 1; w < 9; ++w) chain.add_arc(v, w);
    const auto searched = [&](const DigraphClass& which) {
        const HuntReport least = made_least(small, which, 0, refuted_at(chain, -1), {});
        EXPECT_EQ(least.leastness, Leastness::shrunk);
        return least.also_searched;
    };
    EXPECT_EQ(searched({}), "digraphs of order <= 5");
    EXPECT_EQ(searched({.oriented = true}), "oriented digraphs of order <= 6");
    EXPECT_EQ(searched({.acyclic = true}), "acyclic digraphs of order <= 6");
    EXPECT_EQ(searched({.tournaments = true}), "tournaments of order <= 8");
}

}  // namespace
}  // namespace gazetteer::conjectures
