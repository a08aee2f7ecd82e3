// SPDX-License-Identifier: GPL-3.0-or-later
// What tallies keep, and their way into a run file and back.
#include "counterexamples/hunt/tally.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "graph/canonical/canonical.hpp"
#include "graph/families.hpp"

namespace gazetteer::conjectures {
namespace {

Found found_graph(const Graph& g, std::optional<Origin> origin = {}) {
    return {.graph = g, .origin = std::move(origin), .given_root = -1};
}

TEST(Tally, OfEqualGraphsTheEarlierLineComesFirst) {
    const Graph g = to_graph(path(3));
    const Found third = found_graph(g, Origin{"BW", 3});
    const Found fifth = found_graph(g, Origin{"BW", 5});
    EXPECT_TRUE(precedes(third, fifth));
    EXPECT_FALSE(precedes(fifth, third));
    EXPECT_FALSE(precedes(third, third));
    EXPECT_TRUE(precedes(found_graph(g), third)) << "without a line it is line 0";
}

TEST(Tally, TheLeastOrderAloneIsSaved) {
    HuntTally tally;
    for (int order : {4, 3, 5}) tally.counterexamples.push_back(found_graph(to_graph(path(order))));
    const auto json = to_json(tally, {.counterexamples = 7});
    ASSERT_EQ(json.at("counterexamples").size(), 1u);
    EXPECT_EQ(json.at("counterexamples")[0], to_graph6(to_graph(path(3))));
}

TEST(Tally, WhatIsSavedComesBack) {
    HuntTally tally;
    tally.graphs = 5;
    tally.graphs_met = 4;
    tally.instances_met = 9;
    tally.failures = 1;
    tally.of_size(2) = {5, 4, 9, 1};
    tally.counterexamples = {found_graph(to_graph(path(3)), Origin{"BW", 3})};
    tally.near = {{0.5, found_graph(to_graph(path(4)), Origin{"CF", 8})}};
    const HuntTally again = tally_from(to_json(tally, {.near = 1}), false);
    EXPECT_EQ(again.graphs, 5u);
    EXPECT_EQ(again.graphs_met, 4u);
    EXPECT_EQ(again.instances_met, 9u);
    EXPECT_EQ(again.failures, 1u);
    EXPECT_TRUE(again.by_size == tally.by_size);
    ASSERT_EQ(again.counterexamples.size(), 1u);
    ASSERT_TRUE(again.counterexamples[0].origin);
    EXPECT_EQ(again.counterexamples[0].origin->line, 3);
    ASSERT_EQ(again.near.size(), 1u);
    EXPECT_EQ(again.near[0].slack, 0.5);
    EXPECT_EQ(again.near[0].found.origin->text, "CF");
}

/// Three failures of order 3, two of which are kept: what is greater than the second is counted
/// and passed over.
TEST(Tally, WhatIsGreaterThanTheKeptIsCountedAlone) {
    const KeepLimits kept{.counterexamples = 2, .by_size = true};
    HuntTally tally;
    for (int size : {3, 2, 1}) {
        Graph g(3);
        for (int i = 0; i < size; ++i) g.add_edge(i, (i + 1) % 3);
        tally.counterexamples.push_back(found_graph(g));
    }
    keep_least(tally, kept);
    EXPECT_EQ(tally.counterexamples.size(), 2u);
    EXPECT_EQ(tally.great_enough, std::pair(3, 2));
    const Hunter hunter(Conjecture(*parse_expression("order < 3")), kept);
    hunter.note_failure(3, 3, tally, [] { return Found{.graph = to_graph(complete(3))}; });
    EXPECT_EQ(tally.failures, 1u);
    EXPECT_EQ(tally.of_size(3).failures, 1u);
    EXPECT_EQ(tally.counterexamples.size(), 2u);
    hunter.note_failure(3, 2, tally, [] { return Found{.graph = to_graph(path(3))}; });
    EXPECT_EQ(tally.counterexamples.size(), 3u);
}

TEST(Tally, FailingInstancesAreNotNear) {
    Hunter hunter(Conjecture(*parse_expression("size <= 2")), {.near = 3});
    HuntTally tally;
    hunter.visit(to_graph(complete(3)), tally);
    EXPECT_EQ(tally.failures, 1u);
    EXPECT_TRUE(tally.near.empty());
    hunter.visit(to_graph(path(3)), tally);
    ASSERT_EQ(tally.near.size(), 1u);
    EXPECT_EQ(tally.near[0].slack, 0);
    EXPECT_TRUE(tally.by_size.empty()) << "it is not asked for";
    HuntTally without;
    Hunter(Conjecture(*parse_expression("size <= 2")), {}).visit(to_graph(path(3)), without);
    EXPECT_TRUE(without.near.empty()) << "nor are these";
}

TEST(Tally, PartsAddUpBySize) {
    HuntTally all;
    for (int size : {0, 3, 3}) {
        HuntTally part;
        part.of_size(size) = {1, 1, 2, 1};
        add(all, std::move(part), 0);
    }
    EXPECT_TRUE(all.by_size == (std::vector<SizeTally>{{1, 1, 2, 1}, {}, {}, {2, 2, 4, 2}}));
}

TEST(Tally, DigraphsHaveTheirFormToo) {
    Digraph d(3);
    d.add_arc(2, 1);
    d.add_arc(1, 0);
    const Found plain = found_at(d, -1);
    EXPECT_TRUE(plain.graph == AnyGraph(canonical(d)));
    EXPECT_FALSE(plain.rooted);
    for (Vertex root : {0, 2}) {
        const Found rooted = found_at(d, root);
        EXPECT_TRUE(rooted.graph == AnyGraph(canonical(RootedDigraph{d, root}).digraph));
        EXPECT_TRUE(rooted.rooted);
    }
}

/// The path's middle is where it was given, and the first vertex of no form.
TEST(Tally, TheRootOfAGivenGraphIsThatOfItsText) {
    Hunter hunter(Conjecture(*parse_expression("degree(v) < 2")), {});
    HuntTally tally;
    const Origin origin{"BW", 3};
    hunter.visit(to_graph(path(3)), tally, &origin);
    ASSERT_EQ(tally.counterexamples.size(), 1u);
    EXPECT_EQ(tally.counterexamples[0].given_root, 1);
    const HuntTally again = tally_from(to_json(tally, {}), true);
    EXPECT_EQ(again.counterexamples.at(0).given_root, 1);
}

TEST(Tally, OfWhatCameCloseTheClosestAloneIsSaved) {
    HuntTally tally;
    for (int order : {5, 3, 4})
        tally.near.push_back({static_cast<double>(order), found_graph(to_graph(path(order)))});
    const auto json = to_json(tally, {.near = 2});
    ASSERT_EQ(json.at("near").size(), 2u);
    EXPECT_EQ(json.at("near")[0].at("slack"), 3);
    EXPECT_EQ(json.at("near")[1].at("slack"), 4);
}

/// Each tree is as close as another.
TEST(Tally, TheClosestAreTrimmedNowAndThen) {
    const Conjecture conjecture(*parse_expression("size <= order + 5"));
    Hunter two(conjecture, {.near = 2});
    HuntTally of_two;
    for (int i = 0; i < 108; ++i) two.visit(to_graph(path(9)), of_two);
    EXPECT_EQ(of_two.near.size(), 108u);
    two.visit(to_graph(path(9)), of_two);
    EXPECT_EQ(of_two.near.size(), 1u);
    EXPECT_EQ(of_two.near_enough, std::numeric_limits<double>::infinity()) << "another is sought";

    Hunter one(conjecture, {.near = 1});
    HuntTally of_one;
    for (int i = 0; i < 105; ++i) one.visit(to_graph(path(9)), of_one);
    EXPECT_EQ(of_one.near.size(), 1u);
    EXPECT_EQ(of_one.near_enough, 6);
    one.visit(Graph(4), of_one);
    EXPECT_EQ(of_one.near.size(), 1u) << "it is farther";
    one.visit(to_graph(path(3)), of_one);
    trim(of_one.near, 1);
    EXPECT_EQ(of_one.near.at(0).found.graph.order(), 3) << "as close, and smaller";
}

}  // namespace
}  // namespace gazetteer::conjectures
