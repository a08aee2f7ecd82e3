// SPDX-License-Identifier: GPL-3.0-or-later
// What holds on the data and fails beyond it makes room for what holds.
#include "counterexamples/propose/beyond.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "counterexamples/hunt/hunt.hpp"
#include "counterexamples/testkit/proposal_texts.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::Not;

constexpr const char* trees = "trees";

ValueTable tree_table(const char* target, int order_max) {
    return *value_table(target, {"order"},
                        exhaustive_ground(*parse_restrictions(trees), 3, order_max));
}

BeyondOptions beyond_to(int order_max, std::uint64_t draws) {
    BeyondOptions result;
    result.guided.space = {*parse_restrictions(trees), 3, order_max};
    result.guided.tries = 2000;
    result.draws = draws;
    return result;
}

constexpr const char* false_bound = "total_domination_number <= order div 2 + 1";
// E. J. Cockayne, R. M. Dawes, S. T. Hedetniemi, Total domination in graphs, 1980.
constexpr const char* true_bound = "total_domination_number <= 2 * order / 3";

TEST(Beyond, ASearchMakesRoomForTheTheorem) {
    ValueTable table = tree_table("total_domination_number", 7);
    ASSERT_THAT(texts(propose(table)), Contains(false_bound));
    ASSERT_THAT(texts(propose(table)), Not(Contains(true_bound)));
    const std::uint64_t instances = table.instances;
    // Without a random graph: the search alone finds what fails.
    const BeyondReport found = propose_beyond(table, {}, beyond_to(12, 0), {});
    EXPECT_TRUE(found.complete);
    EXPECT_THAT(texts(found.report), Contains(true_bound));
    EXPECT_THAT(texts(found.report), Not(Contains(false_bound)));
    EXPECT_EQ(found.searched, found.report.proposals.size());
    // What is added counts for nothing.
    EXPECT_EQ(table.instances, instances);
    EXPECT_EQ(found.report.instances, instances);
    EXPECT_GT(table.further, 0u);
    ASSERT_THAT(found.refuted, Not(IsEmpty()));
    for (const RefutedProposal& refuted : found.refuted) {
        EXPECT_GT(refuted.by.order(), 7);
        const Conjecture conjecture(*parse_expression(refuted.text));
        EXPECT_EQ(hunt(conjecture, list_ground("it", {refuted.by}), {}).verdict,
                  HuntVerdict::refuted)
            << refuted.text;
    }
}

TEST(Beyond, RandomGraphsAloneDoToo) {
    ValueTable table = tree_table("total_domination_number", 7);
    BeyondOptions beyond = beyond_to(15, 300);
    beyond.guided.tries = 1;
    EXPECT_THAT(texts(propose_beyond(table, {}, beyond, {}).report), Not(Contains(false_bound)));
    EXPECT_GE(table.further, 300u);
}

TEST(Beyond, IsTheSameForAnyNumberOfThreads) {
    const auto found = [](int threads) {
        ValueTable table = tree_table("domination_number", 6);
        return propose_beyond(table, {.threads = threads}, beyond_to(12, 50), {.threads = threads});
    };
    const BeyondReport one = found(1);
    const BeyondReport many = found(3);
    EXPECT_EQ(texts(many.report), texts(one.report));
    ASSERT_EQ(many.refuted.size(), one.refuted.size());
    for (std::size_t i = 0; i < one.refuted.size(); ++i) {
        EXPECT_EQ(many.refuted[i].text, one.refuted[i].text);
        EXPECT_EQ(many.refuted[i].by, one.refuted[i].by);
    }
}

TEST(Beyond, AnInterruptionSaysThatNotAllWereSearched) {
    ValueTable table = tree_table("domination_number", 6);
    runs::Stop stop;
    stop.request();
    const BeyondReport found = propose_beyond(table, {}, beyond_to(12, 0), {.stop = stop.token()});
    EXPECT_FALSE(found.complete);
    EXPECT_LT(found.searched, found.report.proposals.size());
}

TEST(Beyond, FurtherRowsCountOnlyOnce) {
    ValueTable table = tree_table("domination_number", 6);
    const auto weights = table.weights;
    const Graph empty(5);
    add_further(table, {}, {});
    EXPECT_EQ(table.weights, weights);
    add_further(table, {empty, empty}, {});
    EXPECT_EQ(table.weights.size(), weights.size() + 1);
    EXPECT_EQ(std::ranges::count(table.weights, 0u), 1);
    EXPECT_EQ(table.further, 2u);
}

}  // namespace
}  // namespace gazetteer::conjectures
