// SPDX-License-Identifier: GPL-3.0-or-later
// What the levels of a hunt come to: counts that are held to the known ones, and how far an
// interrupted level came.
#include "counterexamples/hunt/level_reports.hpp"

#include <gtest/gtest.h>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "graph/enumeration/graph_counts.hpp"

namespace gazetteer::conjectures {
namespace {

LevelReports reports_of(bool by_size) {
    return LevelReports(exhaustive_ground({}, 0, 9), {.by_size = by_size});
}

/// Order 5, by the sizes 0, 1, 2, ...; those before the first that is not complete are.
std::string also_searched(int sizes, int first_incomplete) {
    Level level;
    level.order = 5;
    level.pieces.resize(static_cast<std::size_t>(sizes));
    std::vector<HuntTally> tallies(level.pieces.size());
    for (int size = 0; size < sizes; ++size) {
        level.pieces[static_cast<std::size_t>(size)].size = size;
        tallies[static_cast<std::size_t>(size)].complete = size < first_incomplete;
    }
    LevelReports reports = reports_of(false);
    reports.take(level, tallies);
    return std::move(reports).report().also_searched;
}

TEST(LevelReports, TheSizesBeforeAnInterruptionAreNamed) {
    EXPECT_EQ(also_searched(4, 0), "");
    EXPECT_EQ(also_searched(4, 1), "of order 5 those with fewer than 1 edges");
    EXPECT_EQ(also_searched(4, 3), "of order 5 those with fewer than 3 edges");
    EXPECT_EQ(also_searched(4, 4), "");
}

/// Orders 0, 1, 2, ..., of which so many are complete.
std::string searched(const Ground& ground, int complete_orders) {
    LevelReports reports(ground, {});
    for (int order = 0; order <= complete_orders; ++order) {
        Level level;
        level.order = order;
        level.pieces.resize(1);
        HuntTally tally;
        tally.complete = order < complete_orders;
        reports.take(level, {tally});
    }
    return std::move(reports).report().searched;
}

TEST(LevelReports, TheBoundIsTheLastOrderThatIsComplete) {
    const Ground ground = exhaustive_ground({}, 0, 9);
    EXPECT_EQ(searched(ground, 0), "");
    EXPECT_EQ(searched(ground, 1), bounded(ground.name_to, 0));
    EXPECT_EQ(searched(ground, 3), bounded(ground.name_to, 2));
    EXPECT_EQ(searched(list_ground("a list", {}), 1), "") << "without orders";
}

/// All graphs of an order, as one thread saw them.
HuntReport report_of(const GraphRestrictions& which, std::vector<std::uint64_t> graphs_by_size,
                     bool by_size = true, int order = 3) {
    HuntTally tally;
    for (std::size_t size = 0; size < graphs_by_size.size() && by_size; ++size)
        tally.of_size(static_cast<int>(size)).graphs = graphs_by_size[size];
    LevelReports reports = reports_of(by_size);
    Level level;
    level.order = order;
    level.whole = WholeOrder{which, order, {}};
    reports.take(level, {tally});
    return std::move(reports).report();
}

TEST(LevelReports, BoundsOfSizeLeaveTheNumbersOfTheirSizes) {
    EXPECT_EQ(report_of({}, {1, 1, 1, 1}).slices.size(), 4u);
    EXPECT_EQ(report_of({.size_min = 2}, {0, 0, 1, 1}).slices.size(), 2u);
    EXPECT_EQ(report_of({.size_max = 1}, {1, 1, 0, 0}).slices.size(), 2u);
    EXPECT_EQ(report_of({.connected = true, .size_min = 3}, {0, 0, 0, 1}).slices.size(), 1u);
    EXPECT_THROW(report_of({}, {1, 1, 0, 1}), CountMismatch);
    EXPECT_THROW(report_of({.size_min = 2}, {0, 0, 0, 1}), CountMismatch);
    EXPECT_THROW(report_of({.size_max = 1}, {1, 2, 0, 0}), CountMismatch);
    EXPECT_THROW(report_of({.connected = true, .size_max = 2}, {0, 1, 1, 0}), CountMismatch);
}

TEST(LevelReports, TreesHaveOneSize) {
    const HuntReport report = report_of({.trees = true}, {0, 0, 1});
    ASSERT_EQ(report.slices.size(), 1u);
    EXPECT_EQ(report.slices[0].size, 2);
    EXPECT_EQ(report.slices[0].seen.graphs, 1u);
}

/// All digraphs of an order, as one thread saw them.
HuntReport report_of_digraphs(const DigraphClass& which,
                              const std::vector<std::uint64_t>& digraphs_by_size, int order = 2) {
    HuntTally tally;
    for (std::size_t size = 0; size < digraphs_by_size.size(); ++size)
        tally.of_size(static_cast<int>(size)).graphs = digraphs_by_size[size];
    LevelReports reports(digraph_ground(which, 0, 9), {.by_size = true});
    Level level;
    level.order = order;
    level.whole_digraphs = which;
    reports.take(level, {tally});
    return std::move(reports).report();
}

TEST(LevelReports, DigraphsOfEachSizeAreAsManyAsBurnsideSays) {
    EXPECT_EQ(report_of_digraphs({}, {1, 1, 1}).slices.size(), 3u);
    EXPECT_EQ(report_of_digraphs({.connected = true}, {0, 1, 1}).slices.size(), 3u);
    EXPECT_EQ(report_of_digraphs({.oriented = true}, {1, 1}).slices.size(), 2u);
    EXPECT_EQ(report_of_digraphs({.acyclic = true}, {1, 1}).slices.size(), 2u);
    EXPECT_EQ(report_of_digraphs({.tournaments = true}, {0, 1}).slices.size(), 1u);
    EXPECT_TRUE(report_of_digraphs({.oriented = true}, {1, 1}).within_digraphs ==
                DigraphClass{.oriented = true});
    EXPECT_THROW(report_of_digraphs({}, {1, 0, 1}), CountMismatch);
    EXPECT_THROW(report_of_digraphs({}, {1, 1, 0}), CountMismatch);
    EXPECT_THROW(report_of_digraphs({.connected = true}, {1, 1, 1}), CountMismatch);
}

TEST(LevelReports, AreHeldToBurnsidesNumbersToOrder11AndOfDigraphsToOrder8) {
    auto graphs = connected_graph_counts_by_size(11);
    auto digraphs = digraph_counts_by_size(8);
    EXPECT_EQ(report_of({.connected = true}, graphs, true, 11).slices.size(), 56u);
    EXPECT_EQ(report_of_digraphs({}, digraphs, 8).slices.size(), 57u);
    ++graphs[20];
    ++digraphs[20];
    EXPECT_THROW(report_of({.connected = true}, graphs, true, 11), CountMismatch);
    EXPECT_THROW(report_of_digraphs({}, digraphs, 8), CountMismatch);
    EXPECT_EQ(report_of({}, graphs, true, 12).slices.size(), 67u);
    EXPECT_EQ(report_of_digraphs({}, digraphs, 9).slices.size(), 73u);
}

TEST(LevelReports, WhatIsNoClassOrWasNotCountedBySizeHasNoSlices) {
    EXPECT_TRUE(report_of({}, {}, false).slices.empty());
    EXPECT_FALSE(report_of({}, {}, false).within);
    LevelReports of_a_list = reports_of(true);
    of_a_list.take({}, {HuntTally{}});
    const HuntReport report = std::move(of_a_list).report();
    EXPECT_TRUE(report.slices.empty());
    EXPECT_FALSE(report.within);
}

}  // namespace
}  // namespace gazetteer::conjectures
