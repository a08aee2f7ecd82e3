// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence for edge-delete on paths: the table of their Grundy values.
#include <gtest/gtest.h>

#include "certificates/check/testkit/path_table.hpp"
#include "certificates/check/testkit/texts.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check {
namespace {

TEST(PathEvidence, ATableOfPathsSaysNothingOfSlither) {
    // No edge of K_2 may be deleted, but player 1 wins Slither there.
    EXPECT_EQ(judged(text(outcome("edge-delete", "A_", "verdict P\n"), path_table(53, 34))),
              "VALID");
    EXPECT_EQ(judged(text(outcome("slither", "A_", "verdict P\n"), path_table(53, 34))),
              "7:10: MALFORMED: no evidence of this kind for this claim");
}

TEST(PathEvidence, IsTheirPeriod) {
    const auto paths = [](const std::string& verdict, std::size_t preperiod, std::size_t period) {
        return judged(text("claim edge-delete-paths\nverdict period " + verdict + "\n",
                           path_table(preperiod, period)));
    };
    EXPECT_EQ(paths("34", 53, 34), "VALID");
    EXPECT_EQ(paths("68", 53, 68), "VALID");
    EXPECT_EQ(paths("34", 53, 68), "8:1: INVALID: another period");
    EXPECT_EQ(paths("34", 52, 34), "8:1: INVALID: the values do not have this period");
    EXPECT_EQ(paths("33", 53, 33), "8:1: INVALID: the values do not have this period");
    EXPECT_EQ(paths("1", 1, 1), "8:1: INVALID: the values do not have this period");
    EXPECT_EQ(paths("1", 2, 1), "8:1: INVALID: the values do not have this period");
    EXPECT_EQ(paths("3", 1, 3), "8:1: INVALID: the values do not have this period");
    EXPECT_EQ(paths("34", 1024, 34), "6:11: MALFORMED: a number 0..1023 belongs here");
    EXPECT_EQ(paths("34", 53, 1024), "7:8: MALFORMED: a number 0..1023 belongs here");
    EXPECT_EQ(paths("0", 53, 0), "7:1: INVALID: preperiod and period are at least 1");
    EXPECT_EQ(paths("1", 0, 1), "7:1: INVALID: preperiod and period are at least 1");
}

TEST(PathEvidence, AWrongValueIsRefused) {
    std::string table = path_table(53, 34);
    table.replace(table.find("values 0 0 1 1 2"), 16, "values 0 0 1 1 3");
    EXPECT_EQ(judged(text("claim edge-delete-paths\nverdict period 34\n", table)),
              "8:1: INVALID: a value breaks the recurrence");
}

std::string on_graph(const SparseGraph& g, bool next_wins) {
    const std::string graph = g.order() <= 64 ? to_graph6(g) : to_sparse6(g);
    return judged(text(outcome("edge-delete", graph, next_wins ? "verdict N\n" : "verdict P\n"),
                       path_table(53, 34)));
}

TEST(PathEvidence, OfEachPath) {
    const std::vector<int> values = path_values(200);
    for (const int order :
         {2, 3, 4, 5, 6, 7, 8, 16, 54, 55, 56, 57, 88, 89, 90, 91, 122, 123, 124, 180}) {
        const bool next_wins = values[static_cast<std::size_t>(order - 2)] != 0;
        EXPECT_EQ(on_graph(path(order), next_wins), "VALID") << order;
        EXPECT_EQ(on_graph(path(order), !next_wins), "10:1: INVALID: the table says otherwise")
            << order;
    }
}

TEST(PathEvidence, OfUnionsOfPathsAndNothingElse) {
    const auto two = [](int first, int second) {
        return disjoint_union(to_graph(path(first)), to_graph(path(second)));
    };
    EXPECT_EQ(on_graph(two(4, 4), false), "VALID");
    EXPECT_EQ(on_graph(two(4, 4), true), "10:1: INVALID: the table says otherwise");
    EXPECT_EQ(on_graph(two(4, 6), true), "VALID");
    EXPECT_EQ(on_graph(SparseGraph(0, {}), false), "VALID");
    for (const SparseGraph& g : {complete(3), complete_bipartite(1, 3), cycle(4), complete(1),
                                 SparseGraph(5, {{0, 1}, {1, 2}, {0, 2}, {3, 4}})})
        for (const bool next_wins : {false, true})
            EXPECT_EQ(on_graph(g, next_wins), "10:1: INVALID: a component is not a path")
                << to_graph6(g);
}

/// A heap beyond the preperiod has the value of one before it by multiples of the period: of no
/// other.
TEST(PathEvidence, BeyondThePreperiodByThePeriod) {
    const std::vector<int> values = path_values(400);
    for (const std::size_t heap : {54u, 86u, 87u, 88u, 121u, 178u, 300u})
        for (std::size_t small = 0; small < 40; ++small) {
            std::vector<Edge> edges;
            const auto order = static_cast<int>(heap + small) + 4;
            const auto first = static_cast<int>(heap) + 2;
            for (Vertex v = 0; v + 1 < order; ++v)
                if (v + 1 != first) edges.push_back({v, v + 1});
            const bool next_wins = values[heap] != values[small];
            ASSERT_EQ(on_graph(SparseGraph(order, edges), next_wins), "VALID") << heap << small;
        }
}

/// The theorem asks for equality up to 2 n0 + p + 1. For this game no wrong preperiod and period in
/// reach first fail beyond n0 + p + 1.
TEST(PathEvidence, AWrongPeriodFailsEarly) {
    const std::size_t period_end = 1024;
    std::vector<int> values = path_values(200);
    while (values.size() < 4200) values.push_back(values[values.size() - 34]);
    for (std::size_t period = 1; period < period_end; ++period) {
        // The first n from here on at which the values differ, and those before it.
        std::size_t first = 4200;
        for (std::size_t n = 4200 - period; n-- > 1;) {
            if (values[n] != values[n + period]) first = n;
            if (n < period_end && first <= 2 * n + period + 1) {
                ASSERT_LT(first, n + period + 2);
            }
        }
    }
}

}  // namespace
}  // namespace gazetteer::check
