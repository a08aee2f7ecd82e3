// SPDX-License-Identifier: GPL-3.0-or-later
// Corrupted certificates of claims for all n. Whatever the checker accepts must state a truth: the
// members that stand there satisfy the claim that stands there, by plain enumeration and by play.
#include <gtest/gtest.h>

#include <sstream>

#include "certificates/check/chains/member_claim.hpp"
#include "certificates/check/check.hpp"
#include "certificates/check/statement.hpp"
#include "certificates/testkit/claim_texts.hpp"
#include "certificates/testkit/judged_mutants.hpp"

namespace gazetteer::certificates {
namespace {

using check::Judgement;

check::Finding judged_behind(const std::string& text, const Shown& shown) {
    std::istringstream in(text);
    check::Reader reader(in);
    reader.shown() = shown;
    return check::check_certificate(reader);
}

void expect_true_claim(const std::string& text) {
    std::istringstream in(text);
    check::Reader reader(in);
    reader.next_line();
    reader.next_line();
    const check::Statement statement = check::read_statement(reader);
    const check::ClaimForAll& claim = *statement.claim_for_all;
    check::MemberClaim member{.chain = claim.chain, .expression = claim.expression};
    for (const check::ChainSequence& law : claim.laws) {
        if (law.term != "grundy") continue;
        check::RulesReader rules;
        std::istringstream lines(law.rules_text);
        for (std::string line; std::getline(lines, line);) rules.read(line);
        member.games.push_back(rules.finish());
    }
    for (int n = claim.from; n < claim.from + 14; ++n) {
        if (n * claim.chain.unit.graph.order() > 20) return;
        ASSERT_TRUE(check::is_true_of_member(reader, member, n)) << n << '\n' << text;
    }
}

TEST(ClaimMutants, AreFirstTrue) {
    for (const ClaimText& claim : claims()) {
        EXPECT_EQ(judged_behind(claim.text, claim.shown).judgement, Judgement::valid);
        expect_true_claim(claim.text);
    }
}

TEST(ClaimMutants, AreRefusedForAReason) {
    const ClaimText claim = claims()[0];
    const auto fault = [&](const std::string& from, const std::string& to) {
        return judged_behind(with(claim.text, from, to), claim.shown).text;
    };
    constexpr const char* unproved =
        "no certificate before this one in the file proves a law that is given";
    EXPECT_EQ(judged_behind(claim.text, {}).text, unproved);
    EXPECT_EQ(fault("law 1 0", "law 0 1"), unproved);
    EXPECT_EQ(fault("unit A_", "unit A?"), unproved);
    EXPECT_EQ(fault("u: delete(u, N(u))", "u: delete(u)"), unproved);
    EXPECT_EQ(fault("mod 2 = 0", "mod 2 = 1"), "the claim is false for n = 1");
    EXPECT_EQ(fault("mod 2 = 0", "mod 3 = 0"), "a division of the claim is not settled");
    EXPECT_EQ(fault("<-> n mod 2 = 0", "or n > 0 and n < 900000"),
              "a comparison of the claim is not settled");
    EXPECT_EQ(fault("\nstep 4", "\nstep 3"), "a law is not periodic there");
    EXPECT_EQ(fault("from 1\nverdict true", "from 0\nverdict true"),
              "kind 0 with 0 units is no piece");
    const ClaimText cycle = claim_on("size = order", "cycle n", {});
    EXPECT_EQ(judged_behind(with(cycle.text, "from 3", "from 2"), {}).text,
              "a piece has a loop or a double edge");
    for (const char* of_vertices : {"exists u: u = u", "v = v"})
        EXPECT_EQ(judged_behind(with(cycle.text, "size = order", of_vertices), {}).text,
                  "the claim has a word that has no law");
    EXPECT_EQ(fault("P(node_kayles)", "P(arc_kayles)"),
              "the expression, at 3: a game whose law is given belongs here");
}

TEST(ClaimMutantsLong, ThatAreAcceptedStateATruth) {
    MutantCount all;
    for (const ClaimText& claim : claims())
        judge_mutants(
            claim.text, all,
            [&](const std::string& mutant) {
                return judged_behind(mutant, claim.shown).judgement == Judgement::valid;
            },
            expect_true_claim);
    EXPECT_GE(all.mutants, 3'000);
    EXPECT_LT(all.accepted * 3, all.mutants);
    std::cout << all.mutants << " mutants, " << all.accepted << " accepted\n";
}

}  // namespace
}  // namespace gazetteer::certificates
