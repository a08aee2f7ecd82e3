// SPDX-License-Identifier: GPL-3.0-or-later
// Corrupted certificates. Every word, line and byte of a certificate of every kind is changed in
// every way of a fixed list; the checker must accept exactly those mutants that a second judge,
// written apart from it, accepts, and these must state a truth.
#include <gtest/gtest.h>

#include "certificates/testkit/corpus.hpp"
#include "certificates/testkit/mutants.hpp"
#include "certificates/testkit/naive_evidence.hpp"

namespace gazetteer::certificates {
namespace {

using check::Judgement;
/// Why a mutant may be accepted: what it changed. It then states a truth and proves it.
std::string reason_for_accepting(const std::string& text, const std::string& mutant) {
    const naive::Text before = naive::parse(text);
    naive::Text after = naive::parse(mutant);
    if (after.evidence != before.evidence || after.kind != before.kind)
        return after.head == before.head ? "another proof" : "another statement with its proof";
    after.head["program"] = before.at("program");
    return after.head == before.head ? "another program" : "a statement with the same proof";
}

struct Tally {
    int mutants = 0;
    int accepted = 0;
    std::map<std::string, int> reasons{};
};

/// Judges every mutant of the text but the text itself.
Tally judge_mutants(const std::string& text) {
    Tally tally;
    const auto judge = [&](const std::string& mutant) {
        if (mutant == text) return;
        ++tally.mutants;
        const check::Finding finding = judged(mutant);
        const bool accepted = finding.judgement == Judgement::valid;
        tally.accepted += accepted ? 1 : 0;
        ASSERT_EQ(accepted, naive::accepts(mutant)) << finding.text << '\n' << mutant;
        ASSERT_TRUE(!accepted || naive::states_a_truth(mutant)) << mutant;
        ASSERT_FALSE(finding.text.empty());
        if (accepted) ++tally.reasons[reason_for_accepting(text, mutant)];
    };
    for_each_mutant(text, judge);
    return tally;
}

void judge_all(const std::vector<std::string>& certificates) {
    int mutants = 0;
    std::map<std::string, int> reasons;
    for (const std::string& text : certificates) {
        ASSERT_EQ(judged(text).judgement, Judgement::valid) << judged(text).text << '\n' << text;
        ASSERT_TRUE(naive::accepts(text)) << text;
        ASSERT_TRUE(naive::states_a_truth(text)) << text;
        const Tally tally = judge_mutants(text);
        if (testing::Test::HasFatalFailure()) return;
        mutants += tally.mutants;
        for (const auto& [reason, count] : tally.reasons) reasons[reason] += count;
        // A change of the program's name is ignored; nearly all others are refused.
        EXPECT_LT(tally.accepted * 4, tally.mutants) << text;
    }
    EXPECT_GE(mutants, 10'000);
    std::cout << mutants << " mutants\n";
    for (const auto& [reason, count] : reasons) std::cout << count << ": " << reason << '\n';
}

TEST(CertificateMutantsLong, OfTheoremsAreJudgedAsTheSecondJudgeDoes) {
    judge_all(theorem_certificates());
}

TEST(CertificateMutantsLong, OfStrategiesAreJudgedAsTheSecondJudgeDoes) {
    judge_all(strategy_certificates());
}

TEST(CertificateMutantsLong, OfGrundyValuesAreJudgedAsTheSecondJudgeDoes) {
    judge_all(value_certificates());
}

}  // namespace
}  // namespace gazetteer::certificates
