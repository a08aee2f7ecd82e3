// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of all members of a chain beside what a hunt saw, and where the two differ.
#include "counterexamples/hunt/open_hunt.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "graph/families/graph_text.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

Conjecture conjecture_of(const char* text) {
    return Conjecture(*parse_expression(text));
}

HuntReport unfinished(std::uint64_t graphs_met = 3) {
    HuntReport report;
    report.verdict = HuntVerdict::inconclusive;
    report.graphs_met = graphs_met;
    return report;
}

HuntReport refuted_by(const char* graph) {
    HuntReport report;
    report.verdict = HuntVerdict::refuted;
    report.counterexamples = {{any_graph_of(*parse_graph_text(graph))}};
    return report;
}

HuntReport answer(const char* conjecture, const char* ground, const HuntReport& hunted) {
    return hunt_for_all(conjecture_of(conjecture), open_families(ground), {.threads = 1},
                        [&] { return hunted; });
}

TEST(OpenHunt, WhatIsProvedHoldsThoughTheHuntWasNotFinished) {
    const HuntReport proved = answer("size = order", "cycle 3..", unfinished());
    EXPECT_EQ(proved.verdict, HuntVerdict::holds);
    EXPECT_EQ(proved.for_all.at(0).kind, properties::ForAllRun::Kind::proved);
    EXPECT_EQ(answer("girth = order", "cycle 3..", unfinished()).verdict,
              HuntVerdict::inconclusive);
    EXPECT_EQ(answer("size = order", "cycle 3..", unfinished(0)).verdict, HuntVerdict::inconclusive)
        << "no member was looked at";
    EXPECT_EQ(answer("size = order", "cycle 3..9", unfinished()).verdict, HuntVerdict::inconclusive)
        << "the ground has an end";
}

TEST(OpenHunt, TheFirstMemberThatFailsIsTheCounterexample) {
    const HuntReport refuted = answer("order < 100", "ladder 1..", {});
    EXPECT_EQ(refuted.verdict, HuntVerdict::refuted);
    EXPECT_EQ(refuted.counterexamples.at(0).origin->text, "ladder 50");
    EXPECT_EQ(refuted.for_all.at(0).least, "ladder 50");
    const HuntReport far = answer("order < 1000", "ladder 1..", {});
    EXPECT_EQ(far.verdict, HuntVerdict::inconclusive);
    EXPECT_EQ(far.for_all.at(0).reason, "no member so large is played on");
    EXPECT_TRUE(refuted_for_all(far));
    EXPECT_FALSE(refuted_for_all(answer("size = order", "cycle 3..", {})));
}

TEST(OpenHunt, PlayThatDiffersIsAFault) {
    EXPECT_THAT([] { answer("size = order", "cycle 3..", refuted_by("cycle 5")); },
                ThrowsMessage<std::logic_error>(HasSubstr("PROVED, and play finds that cycle 5")));
    EXPECT_THAT([] { answer("order < 100", "ladder 1..", refuted_by("ladder 49")); },
                ThrowsMessage<std::logic_error>(HasSubstr("first by ladder 50, and play finds")));
    EXPECT_EQ(answer("order < 100", "ladder 1..", refuted_by("ladder 50")).verdict,
              HuntVerdict::refuted);
    EXPECT_EQ(answer("size = order", "cycle 3..", refuted_by("path 5")).verdict,
              HuntVerdict::refuted)
        << "no member";
}

TEST(OpenHunt, OrdersBoundTheFamilyFromBelowAlone) {
    const auto from = [](const char* ground, Range orders) {
        return open_families(ground, orders).at(0).from;
    };
    EXPECT_EQ(from("prism 3..", {}), 3);
    EXPECT_EQ(from("prism 3..", {9, 20}), 5);
    EXPECT_EQ(from("prism 3.., order 8..20", {}), 4);
    EXPECT_EQ(from("prism 3..", {-1, 20}), 3);
}

}  // namespace
}  // namespace gazetteer::conjectures
