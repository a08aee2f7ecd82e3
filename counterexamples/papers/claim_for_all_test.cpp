// SPDX-License-Identifier: GPL-3.0-or-later
// Claims of papers on families without an upper end.
#include "counterexamples/papers/claim_for_all.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "counterexamples/papers/paper_claims.hpp"
#include "counterexamples/papers/paper_reader.hpp"
#include "properties/framework/verify.hpp"

namespace gazetteer::conjectures {
namespace {

using properties::ForAllRun;
using properties::Report;
using properties::VerdictKind;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

PaperClaim claim_saying(const std::string& entries) {
    const PaperReading reading =
        read_paper("paper You26 \"Title\"\nclaim T \"Says.\"\n  place here\n" + entries, {});
    EXPECT_THAT(reading.faults, IsEmpty());
    return reading.paper.claims.at(0);
}

Report report_for(const std::string& entries) {
    Paper paper{.key = "You26", .title = "Title"};
    paper.claims.push_back(claim_saying(entries));
    return properties::verify_in_tests(claims_of(paper).at(0));
}

TEST(ClaimForAll, IsProvedAndCheckedToABound) {
    const Report seen = report_for("  holds order mod 2 = 0 <-> bipartite\n  on cycle 3..\n");
    EXPECT_EQ(seen.verdict, VerdictKind::holds);
    EXPECT_EQ(seen.exhaustive.bound, open_order_max);
    EXPECT_THAT(seen.complaints, IsEmpty());
    ASSERT_EQ(seen.for_all.size(), 1u);
    EXPECT_EQ(seen.for_all[0].kind, ForAllRun::Kind::proved);
    EXPECT_EQ(seen.for_all[0].family, "cycle n, n >= 3");
}

TEST(ClaimForAll, IsByBoundForAReason) {
    const Report seen = report_for("  holds girth = order\n  on cycle 3.., order ..9\n");
    EXPECT_EQ(seen.verdict, VerdictKind::holds);
    EXPECT_EQ(seen.exhaustive.bound, 9);
    EXPECT_EQ(seen.for_all.at(0).kind, ForAllRun::Kind::by_bound);
    EXPECT_THAT(seen.for_all.at(0).reason, HasSubstr("'girth'"));
    EXPECT_THAT(report_for("  holds girth = order\n  on cycle 3..9\n").for_all, IsEmpty());
}

TEST(ClaimForAll, FailsBeyondItsBound) {
    const Report seen = report_for("  holds order < 100\n  on ladder 1..\n");
    EXPECT_EQ(seen.verdict, VerdictKind::fails);
    EXPECT_EQ(seen.counterexample, "ladder 50");
    EXPECT_THAT(seen.complaints, testing::Contains(HasSubstr("first at ladder 50: order = 100")));
}

TEST(ClaimForAll, IsRefutedByTheFirstMemberAlone) {
    const auto refuted_by = [](const char* member) {
        return report_for(std::string("  holds order < 100\n  on ladder 1..\n  refuted by ") +
                          member + "\n");
    };
    const Report first = refuted_by("ladder 50");
    EXPECT_EQ(first.verdict, VerdictKind::refuted);
    EXPECT_THAT(first.complaints, IsEmpty());
    const Report later = refuted_by("ladder 51");
    EXPECT_EQ(later.verdict, VerdictKind::unexpected);
    EXPECT_THAT(later.complaints, ElementsAre(HasSubstr("ladder 50 is the first")));
}

TEST(ClaimForAll, EachFamilyOfItsGroundsIsDecided) {
    const Report seen = report_for(
        "  holds size >= order - 1\n  on path 1..\n  on comb 1..\n  on trees, order ..5\n");
    EXPECT_EQ(seen.for_all.size(), 2u);
    EXPECT_EQ(seen.verdict, VerdictKind::holds);
}

/// The law of a claim beside a check that says otherwise: one of them is at fault, which is told.
TEST(ClaimForAll, LawsAndPlayAreHeldAgainstEachOther) {
    const auto judged = [](const char* entries, const properties::Check<AnyGraph>& play) {
        const PaperClaim claim = claim_saying(entries);
        Paper paper{.key = "You26", .title = "Title"};
        paper.claims.push_back(claim);
        paper.claims[0].grounds = {*parse_suite_ground("ladder 1..9", "")};
        const properties::AnyClaim bounded = claims_of(paper).at(0);
        return properties::verify_in_tests(decided_for_all(claim, bounded, play));
    };
    const auto holds = [](const AnyGraph&) -> properties::Finding { return true; };
    const Report refuted = judged("  holds order < 100\n  on ladder 1..\n", holds);
    EXPECT_EQ(refuted.verdict, VerdictKind::unexpected);
    EXPECT_THAT(refuted.complaints, testing::Contains(HasSubstr("play finds that it holds")));
    // Play to 18 vertices finds 12, and the law of the claim from 7 rungs on nothing.
    const Report proved = judged("  holds order != 12\n  on ladder 7..\n", holds);
    EXPECT_EQ(proved.for_all.at(0).kind, ForAllRun::Kind::proved);
    EXPECT_THAT(proved.complaints, testing::Not(testing::Contains(HasSubstr("proved for all"))));
    const Report early = judged("  holds order != 12 and order != 30\n  on ladder 1..\n", holds);
    EXPECT_EQ(early.verdict, VerdictKind::unexpected) << "the first is one where play says holds";
}

TEST(ClaimForAll, IsReplayedOnAnyMember) {
    Paper paper{.key = "You26", .title = "Title"};
    paper.claims.push_back(claim_saying("  holds order < 100\n  on ladder 2..\n"));
    const properties::AnyClaim claim = claims_of(paper).at(0);
    EXPECT_TRUE(claim.replay("ladder 50")->failed());
    EXPECT_FALSE(claim.replay("ladder 40")->failed());
    EXPECT_FALSE(claim.replay("ladder 1"));
    EXPECT_FALSE(claim.replay("prism 40"));
}

}  // namespace
}  // namespace gazetteer::conjectures
