// SPDX-License-Identifier: GPL-3.0-or-later
// What the levels of a hunt come to: counts that are held to the known ones, and how far an
// interrupted level came.
#include "counterexamples/hunt/level_reports.hpp"

#include <gtest/gtest.h>

#include "counterexamples/grounds/digraph_ground.hpp"

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

/// All graphs of order 3 with two edges and more, as one thread saw them.
HuntReport report_of(const GraphRestrictions& which, std::vector<std::uint64_t> graphs_by_size,
                     bool by_size = true) {
    HuntTally tally;
    for (std::size_t size = 0; size < graphs_by_size.size() && by_size; ++size)
        tally.of_size(static_cast<int>(size)).graphs = graphs_by_size[size];
    LevelReports reports = reports_of(by_size);
    Level level;
    level.order = 3;
    level.whole = WholeOrder{which, 3, {}};
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

/// All digraphs of order 2, as one thread saw them.
HuntReport report_of_digraphs(const DigraphClass& which,
                              const std::vector<std::uint64_t>& digraphs_by_size) {
    HuntTally tally;
    for (std::size_t size = 0; size < digraphs_by_size.size(); ++size)
        tally.of_size(static_cast<int>(size)).graphs = digraphs_by_size[size];
    LevelReports reports(digraph_ground(which, 0, 9), {.by_size = true});
    Level level;
    level.order = 2;
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
