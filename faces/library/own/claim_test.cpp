// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/claim.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gazetteer/solve.hpp"

namespace {

using gazetteer::Claim;
using gazetteer::ClaimReport;
using gazetteer::Graph;
using gazetteer::Instance;
using gazetteer::tested;
using gazetteer::Verdict;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const Graph& graph_of(const Instance& instance) {
    return std::get<Graph>(instance.graph);
}

/// The sum of the degrees is twice the size.
Claim handshakes() {
    const auto degrees = [](const Instance& instance) {
        const Graph& g = graph_of(instance);
        int sum = 0;
        for (int v = 0; v < g.order(); ++v) sum += g.degree(v);
        return sum;
    };
    return {
        .id = "handshakes",
        .says = "The degrees add up to twice the number of edges.",
        .over = "order ..5",
        .holds =
            [degrees](const Instance& i) { return tested(degrees(i) == 2 * graph_of(i).size()); },
        .near_misses = {{"the size itself", [degrees](const Instance& i) {
                             return tested(degrees(i) == graph_of(i).size());
                         }}}};
}

TEST(LibraryClaim, HoldsWithItsNearMissRefuted) {
    const ClaimReport report = run(handshakes());
    EXPECT_TRUE(report.passed()) << to_text(report);
    EXPECT_EQ(report.instances, 52u);
    EXPECT_EQ(report.met, 52u);
    ASSERT_EQ(report.near_misses.size(), 1u);
    EXPECT_EQ(to_text(report.near_misses[0].refuted_by->graph), "A_");
    EXPECT_THAT(to_text(report), HasSubstr("near miss 'the size itself': refuted by A_"));
}

TEST(LibraryClaim, ANearMissThatIsNotRefutedIsAFault) {
    Claim claim = handshakes();
    claim.near_misses.push_back({"the claim itself", claim.holds});
    const ClaimReport report = run(claim);
    EXPECT_EQ(report.verdict, Verdict::holds);
    EXPECT_FALSE(report.passed());
    EXPECT_THAT(report.faults, ElementsAre("near miss 'the claim itself' is not refuted"));
    claim.near_misses.clear();
    EXPECT_THAT(run(claim).faults, ElementsAre("there is no near miss"));
}

TEST(LibraryClaim, AHypothesisThatNeverHoldsIsAFault) {
    Claim claim = handshakes();
    claim.holds = [](const Instance&) { return gazetteer::implied(false, false); };
    EXPECT_THAT(run(claim).faults, ElementsAre("the hypothesis never held"));
}

TEST(LibraryClaim, IsRefutedByItsFirstInstance) {
    Claim claim = handshakes();
    claim.about_vertices = true;
    claim.holds = [](const Instance& i) {
        return tested(graph_of(i).degree(i.vertex.value()) < 2);
    };
    const ClaimReport report = run(claim);
    EXPECT_EQ(report.verdict, Verdict::refuted);
    EXPECT_FALSE(report.passed());
    EXPECT_THAT(report.faults, IsEmpty());
    ASSERT_TRUE(report.refuted_by);
    EXPECT_EQ(order_of(report.refuted_by->graph), 3);
    EXPECT_THAT(to_text(report), HasSubstr("v = "));
}

TEST(LibraryClaim, AStopMakesItInconclusive) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(run(handshakes(), {.stop = stop.get_token()}).verdict, Verdict::inconclusive);
    Claim claim = handshakes();
    claim.over = "ordr 5";
    EXPECT_THROW(run(claim), gazetteer::InputError);
}

}  // namespace
