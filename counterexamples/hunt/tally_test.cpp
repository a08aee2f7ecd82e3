// SPDX-License-Identifier: GPL-3.0-or-later
// What tallies keep, and their way into a run file and back.
#include "counterexamples/hunt/tally.hpp"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace gazetteer::conjectures
