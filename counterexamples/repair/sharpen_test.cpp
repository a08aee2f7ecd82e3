// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/repair/sharpen.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "counterexamples/testkit/judges.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

SharpenReport sharpened(const std::string& text, const char* ground, HuntOptions options = {}) {
    const Judge judge = judge_on(ground, std::move(options));
    const Conjecture conjecture = conjecture_in(text);
    return sharpen(conjecture, judge.report(conjecture), judge, 3);
}
std::vector<std::string> names(const std::vector<Found>& found) {
    std::vector<std::string> result;
    for (const Found& one : found) result.push_back(text_of(one.graph));
    return result;
}

TEST(Sharpen, AHypothesisThatIsNotNeededCanGo) {
    const SharpenReport report =
        sharpened("bipartite and connected -> (P(ueg) <-> in_even_kernel)", "order ..5");
    ASSERT_EQ(report.hypotheses.size(), 2u);
    EXPECT_FALSE(report.hypotheses[0].can_go);
    EXPECT_EQ(text_of(report.hypotheses[0].needed_by->graph), "Cj") << "the paw";
    EXPECT_TRUE(report.hypotheses[1].can_go);
    EXPECT_EQ(text_in(report.hypotheses[1].without), "bipartite -> (P(ueg) <-> in_even_kernel)");
    // OEIS A033995 less A005142: of order 2 to 5, 1 + 2 + 4 + 8 bipartite graphs in more parts.
    EXPECT_EQ(report.hypotheses[1].graphs_more, 15u);
    EXPECT_FALSE(report.without_all);
    EXPECT_FALSE(report.bound);
}

TEST(SharpenStandard, WhatCanGoTogetherGoes) {
    // Each suffices, but one of them is needed.
    const SharpenReport either =
        sharpened("tree and forest and order > 2 -> bipartite", "order ..5");
    EXPECT_EQ(std::ranges::count(either.hypotheses, true, &HypothesisUse::can_go), 3);
    ASSERT_TRUE(either.without_all);
    EXPECT_EQ(text_in(*either.without_all), "forest -> bipartite");
    const SharpenReport both = sharpened("planar and order > 2 -> size <= 10 ", "order ..5");
    ASSERT_TRUE(both.without_all);
    EXPECT_EQ(text_in(*both.without_all), "size <= 10");
}

TEST(Sharpen, WhatSpeaksOfNoGraphDoesNotHold) {
    const Judge judge = judge_on("order ..3");
    EXPECT_FALSE(Judge::holds(judge.report(conjecture_in("order > 9 -> tree"))));
    EXPECT_TRUE(Judge::holds(judge.report(conjecture_in("order > 2 -> order = 3"))));
    EXPECT_FALSE(Judge::holds(judge.report(conjecture_in("tree"))));
}

TEST(Sharpen, AHypothesisOfTheGroundSpeaksOfNoFurtherGraph) {
    const SharpenReport report = sharpened("connected -> size >= order - 1", "connected order ..5");
    EXPECT_TRUE(report.hypotheses.front().can_go);
    EXPECT_EQ(report.hypotheses.front().graphs_more, 0u);
    EXPECT_THAT(report.converses, IsEmpty());
    // The path of order 3 has two edges, and "order > 3 -> (connected <-> size >= 2)" says nothing.
    const SharpenReport two =
        sharpened("connected and order > 3 -> size >= 2", "connected order ..5");
    ASSERT_EQ(two.converses.size(), 1u);
    EXPECT_EQ(text_of(two.converses.front().fails_by->graph), "BW");
}

TEST(Sharpen, GraphsOfEqualityAreCounted) {
    const SharpenReport report = sharpened("connected -> size >= order - 1", "order ..6");
    ASSERT_TRUE(report.bound);
    EXPECT_FALSE(report.improved);
    EXPECT_EQ(report.bound->graphs_equal, 14u) << "OEIS A000055: 1, 1, 1, 2, 3, 6 trees";
    EXPECT_THAT(names(report.bound->least), ElementsAre("@", "A_", "BW"));
    EXPECT_EQ(text_of(report.hypotheses.front().needed_by->graph), "A?");
}

TEST(SharpenStandard, AnInequalityIsImprovedByAConstant) {
    const SharpenReport weak =
        sharpened("tree and order > 3 -> independence_number > 0", "order ..6");
    ASSERT_TRUE(weak.bound);
    EXPECT_TRUE(weak.improved);
    EXPECT_EQ(text_in(weak.bound->statement), "tree and order > 3 -> independence_number >= 2");
    EXPECT_THAT(names(weak.bound->least), ElementsAre("CR")) << "the path, and no other";
    EXPECT_EQ(weak.bound->graphs_equal, 1u);
    const SharpenReport most = sharpened("size <= order * order", "order ..5");
    EXPECT_EQ(text_in(most.bound->statement), "size <= order * order - 1");
    const SharpenReport half =
        sharpened("connected and order > 1 -> matching_number >= order / 20", "order 1..3");
    EXPECT_EQ(text_in(half.bound->statement),
              "connected and order > 1 -> matching_number >= order / 20 + 17 / 20");
}

TEST(Sharpen, AStrictInequalityOfIntegersSaysAsMuchAsOneMore) {
    const SharpenReport exact = sharpened("tree -> size < order", "order ..5");
    ASSERT_TRUE(exact.bound);
    EXPECT_FALSE(exact.improved) << "size <= order - 1";
    EXPECT_EQ(exact.bound->graphs_equal, 8u);
    const SharpenReport more = sharpened("tree -> size < order + 1", "order ..5");
    EXPECT_TRUE(more.improved);
    EXPECT_EQ(text_in(more.bound->statement), "tree -> size <= order - 1");
}

TEST(Sharpen, WithoutAConstantAnInequalityMayBeStrict) {
    const SharpenReport report =
        sharpened("order = 3 and tree -> spectral_radius <= 3 / 2", "order ..4");
    EXPECT_FALSE(report.bound) << "a root of 2";
    ASSERT_TRUE(report.strict);
    EXPECT_EQ(text_in(*report.strict), "order = 3 and tree -> spectral_radius < 3 / 2");
    EXPECT_FALSE(sharpened("order = 3 and tree -> spectral_radius < 3 / 2", "order ..4").strict);
    EXPECT_FALSE(sharpened("tree -> size < order", "order ..4").strict);
    EXPECT_FALSE(sharpened("tree -> size <= order - 1", "order ..4").strict);
}

TEST(Sharpen, AConverseHoldsOrHasACounterexample) {
    const SharpenReport both = sharpened("tree -> connected and forest", "order ..5");
    ASSERT_EQ(both.converses.size(), 1u);
    EXPECT_TRUE(both.converses.front().holds);
    EXPECT_EQ(text_in(both.converses.front().statement), "tree <-> connected and forest");
    const SharpenReport one = sharpened("tree -> planar", "order ..5");
    ASSERT_EQ(one.converses.size(), 1u);
    EXPECT_EQ(text_of(one.converses.front().fails_by->graph), "A?");
}

TEST(Sharpen, OneHypothesisMayBeWhatTheConclusionSays) {
    const SharpenReport report = sharpened("connected and forest -> size = order - 1", "order ..5");
    ASSERT_EQ(report.converses.size(), 3u);
    EXPECT_EQ(text_of(report.converses.front().fails_by->graph), "CJ");
    EXPECT_TRUE(report.converses[1].holds);
    EXPECT_EQ(text_in(report.converses[1].statement), "forest -> (connected <-> size = order - 1)");
}

TEST(SharpenStandard, ThreadsMakeNoDifferenceAndAStopIsSaid) {
    const char* const statement = "connected and order > 1 -> domination_number <= order / 2";
    for (int threads : {1, 2}) {
        const SharpenReport report = sharpened(statement, "order ..6", {.threads = threads});
        EXPECT_TRUE(report.complete);
        EXPECT_EQ(report.bound->graphs_equal, 5u);
        EXPECT_THAT(names(report.bound->least), ElementsAre("A_", "CR", "Cr"));
    }
    runs::Stop stop;
    stop.request();
    const Judge judge = judge_on("order ..6", {.stop = stop.token()});
    const SharpenReport stopped = sharpen(conjecture_in(statement), HuntReport(), judge, 3);
    EXPECT_FALSE(stopped.complete);
    EXPECT_FALSE(stopped.bound);
}

}  // namespace
}  // namespace gazetteer::conjectures
