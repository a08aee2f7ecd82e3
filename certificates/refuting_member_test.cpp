// SPDX-License-Identifier: GPL-3.0-or-later
// Members of chains that refute claims: each term is recomputed by the checker as the language's
// own terms have it, and what is changed is told.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "certificates/testkit/claim_texts.hpp"

namespace gazetteer::certificates {
namespace {

using check::Judgement;
using testing::HasSubstr;

std::string kayles_refutes() {
    return refuting_member("grundy(node_kayles) < 3", "path n", 5, {"node_kayles"});
}
/// A certificate that is false, by another n or claim.
check::Finding judged_with(const std::string& text, const std::string& from,
                           const std::string& to) {
    return judged(with(text, from, to));
}

TEST(RefutingMembers, AreAccepted) {
    const std::string text = kayles_refutes();
    const check::Finding finding = judged(text);
    EXPECT_EQ(finding.judgement, Judgement::valid) << finding.text;
    EXPECT_THAT(finding.text, HasSubstr("row of units @ joined 0-0, expression grundy(node_kayles) "
                                        "< 3, from 1, verdict false at 5"));
}

TEST(RefutingMembers, ThatAreChangedAreTold) {
    const std::string text = kayles_refutes();
    const auto fault = [&](const std::string& from, const std::string& to) {
        const check::Finding finding = judged_with(text, from, to);
        EXPECT_NE(finding.judgement, Judgement::valid) << from;
        return finding.text;
    };
    EXPECT_EQ(fault("false at 5", "false at 4"), "the claim is true of the member");
    EXPECT_EQ(fault("false at 5", "false at 9"), "a smaller member refutes the claim");
    EXPECT_EQ(fault("< 3", "< 4"), "the claim is true of the member");
    EXPECT_EQ(fault("< 3", "< 2"), "a smaller member refutes the claim");
    EXPECT_EQ(fault("from 1", "from 6"), "the member is not among those of the chain");
    EXPECT_EQ(fault("from 1", "from 0"), "the member is not among those of the chain");
    EXPECT_EQ(fault("unit @", "unit A_"), "the claim is true of the member");
    EXPECT_EQ(fault("delete(u, N(u))", "delete(u)"), "the claim is true of the member");
    EXPECT_THAT(fault("delete(u, N(u))", "delete(reachable(u))"), HasSubstr("has no radius"));
    EXPECT_THAT(fault("move u: delete(u, N(u))", "move u ~ any w: delete(u, w)"),
                HasSubstr("a move along any of the edges at a vertex has no radius"));
    EXPECT_THAT(fault("grundy(node_kayles)", "grundy(arc_kayles)"),
                HasSubstr("a game of the certificate belongs here"));
    EXPECT_THAT(fault("grundy(node_kayles) < 3", "saturated(unit(0, 1))"),
                HasSubstr("the member has no such vertex"));
    EXPECT_THAT(fault("chain open", "chain ring"), HasSubstr("a loop or a double edge"));
}

TEST(RefutingMembers, BeginWhereTheVertexIs) {
    const std::string text = refuting_member("in_even_kernel(unit(2, 0))", "path n", 4, {}, 3);
    EXPECT_EQ(judged(text).judgement, Judgement::valid);
    EXPECT_EQ(judged_with(text, "from 3", "from 2").text,
              "of 2 units: the member has no such vertex");
    EXPECT_EQ(judged_with(text, "false at 4", "false at 6").text,
              "a smaller member refutes the claim");
}

}  // namespace
}  // namespace gazetteer::certificates
