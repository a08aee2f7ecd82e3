// SPDX-License-Identifier: GPL-3.0-or-later
// Corrupted certificates of claims for all n. Whatever the checker accepts must state a truth: the
// members that stand there satisfy the claim that stands there, by plain enumeration and by play.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "certificates/check/chains/member_claim.hpp"
#include "certificates/check/check.hpp"
#include "certificates/check/statement.hpp"
#include "certificates/testkit/claim_texts.hpp"
#include "certificates/testkit/judged_mutants.hpp"
#include "graph/errors.hpp"

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

/// The text without the law of unit i, vertex 0.
std::string without_law(const std::string& text, const std::string& place, int laws) {
    const std::size_t from = text.find("term P(uvg)\nat " + place + "\n");
    const std::size_t to = text.find("adds 0\n", from) + 7;
    return with(text.substr(0, from) + text.substr(to), "laws " + std::to_string(laws),
                "laws " + std::to_string(laws - 1));
}

TEST(ClaimMutants, OfAllVerticesAreRefusedForAReason) {
    const ClaimText claim = claims_on_all_vertices()[1];
    const auto judged_as = [&](const std::string& text) {
        const check::Finding finding = judged_behind(text, claim.shown);
        EXPECT_NE(finding.judgement, Judgement::valid);
        return finding.text;
    };
    const auto fault = [&](const std::string& from, const std::string& to) {
        return judged_as(with(claim.text, from, to));
    };
    ASSERT_NE(claim.text.find("settled 4\nstep 4\nreturn 2 2\n"), std::string::npos) << claim.text;
    EXPECT_EQ(fault("return 2 2", "return 1 2"), "the states before a vertex do not come back");
    EXPECT_EQ(fault("return 2 2", "return 2 1"), "the states before a vertex do not come back");
    EXPECT_EQ(fault("return 2 2", "return 0 2"), "a number of units is out of range");
    EXPECT_EQ(fault("return 2 2", "return 3 2"),
              "no law is given at a vertex that stands for others");
    EXPECT_EQ(fault("settled 4\nstep 4\nreturn 2 2", "settled 4\nstep 6\nreturn 2 4"),
              "what is so at the vertices is not periodic there");
    EXPECT_EQ(fault("settled 4", "settled 2"), "what is so at the vertices is not periodic there");
    EXPECT_EQ(fault("settled 4", "settled 3"), "a law is not periodic there");
    for (const char* place : {"unit 0 0", "unit 3 0"})
        EXPECT_EQ(judged_as(without_law(claim.text, place, 4)),
                  "no law is given at a vertex that stands for others");
    EXPECT_EQ(fault("law 1 0", "law 0 1"),
              "no certificate before this one in the file proves a law that is given");
    EXPECT_EQ(fault("+ 1) div 2)", "+ 3) div 2)"), "the claim is false for n = 1");
    EXPECT_EQ(fault("(count v: P(uvg, v)) =", "exists v: P(uvg, v) and n <"),
              "the claim is false for n = 1");
    EXPECT_EQ(fault("evidence vertices\nsettled 4\nstep 4\nreturn 2 2",
                    "evidence arithmetic\nsettled 4\nstep 4"),
              "a law begins behind the claim");
}

TEST(ClaimMutants, OfAllVerticesSpeakOfOneVertexOfTheWholeMember) {
    const ClaimText claim = claims_on_all_vertices()[1];
    const auto said = [&](const std::string& text) {
        const std::size_t from = claim.text.find("expression ");
        const std::size_t to = claim.text.find('\n', from);
        return judged_behind(
                   claim.text.substr(0, from) + "expression " + text + claim.text.substr(to),
                   claim.shown)
            .text;
    };
    EXPECT_EQ(said("n > 0"), "no vertex is bound: this evidence is for others");
    constexpr const char* no_law = "the claim has a word that has no law";
    EXPECT_EQ(said("forall v: v = v"), no_law);
    EXPECT_EQ(said("(sum v: degree(v)) >= 0 or exists v: true"), no_law);
    EXPECT_EQ(said("forall v: degree = 1"), no_law);
    EXPECT_EQ(said("forall v: exists u: P(uvg, v) or N(uvg, v)"), "one vertex is bound at a time");
    constexpr const char* of_all = "the vertices of the whole member are gone through";
    EXPECT_EQ(said("forall v where n > 0: P(uvg, v) or N(uvg, v)"), of_all);
    EXPECT_EQ(said("exists A: n > 0"), of_all);
    EXPECT_EQ(said("exists v: degree(v) = 1 or n < 900000"),
              "a comparison of the claim is not settled");
    EXPECT_EQ(said("forall v: in_even_kernel(v) or n > 0"),
              "no law is given at a vertex that stands for others");
}

TEST(ClaimMutants, TheUnitsOfARingAreAlike) {
    constexpr const char* unlike = "chain \"path 3\" joins 0-0,1-1,2-2 ring twist 1,0,2 n";
    try {
        claim_on_all_vertices("(count v: P(uvg, v)) >= 0", unlike, {"P(uvg)"});
        FAIL() << "a certificate was written";
    } catch (const InputError& error) {
        EXPECT_THAT(error.what(), testing::HasSubstr("the units of the ring are not alike"));
    }
    const ClaimText cycle = claims_on_all_vertices()[3];
    EXPECT_EQ(judged_behind(with(cycle.text, "return 0 1", "return 1 1"), cycle.shown).text,
              "on a ring the vertices of one unit stand for all: 'return 0 1' belongs here");
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
