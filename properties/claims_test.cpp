// SPDX-License-Identifier: GPL-3.0-or-later
// The register as GoogleTest tests, one a claim: each behaves as registered up to its bound for
// tests.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>

#include "properties/catalogue.hpp"
#include "properties/framework/verify.hpp"

namespace gazetteer::properties {

// What GoogleTest prints for a parameter.
void PrintTo(const AnyClaim& claim, std::ostream* out) {
    *out << claim.id;
}

namespace {

class ClaimStandard : public ::testing::TestWithParam<AnyClaim> {};

TEST_P(ClaimStandard, BehavesAsRegistered) {
    const Report report = verify_in_tests(GetParam());
    std::string complaints;
    for (const auto& complaint : report.complaints) complaints += "\n  " + complaint;
    EXPECT_TRUE(report.complaints.empty())
        << GetParam().id << ": " << to_string(report.verdict) << complaints << "\nreplay: gazetteer"
        << " verify '" << GetParam().id << "' --instance '" << report.counterexample << "'";
}

std::string test_name(const ::testing::TestParamInfo<AnyClaim>& info) {
    std::string name = info.param.id;
    std::ranges::replace_if(
        name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Register, ClaimStandard, ::testing::ValuesIn(catalogue()), test_name);
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(ClaimStandard);

TEST(Catalogue, IdsAreUniqueAndCarryTheKeyOfTheirSource) {
    std::set<std::string> ids;
    for (const Source& source : sources())
        for (const AnyClaim& claim : source.claims) {
            EXPECT_TRUE(ids.insert(claim.id).second) << claim.id;
            EXPECT_EQ(claim.source(), source.key) << claim.id;
        }
}

TEST(Catalogue, EveryClaimThatIsExpectedToHoldHasANearMiss) {
    for (const AnyClaim& claim : catalogue()) {
        if (claim.status != Status::proved && claim.status != Status::asserted) continue;
        EXPECT_FALSE(claim.near_misses.empty()) << claim.id;
    }
}

TEST(Catalogue, EveryRefutedClaimHasItsInstanceAndItsRepair) {
    for (const AnyClaim& claim : catalogue()) {
        EXPECT_EQ(claim.status == Status::refuted, !claim.refuted_by.empty()) << claim.id;
        if (claim.status != Status::refuted) continue;
        const auto repair = std::ranges::find(catalogue(), claim.repaired_by, &AnyClaim::id);
        ASSERT_NE(repair, catalogue().end()) << claim.id << " names " << claim.repaired_by;
        EXPECT_NE(repair->status, Status::refuted) << repair->id;
        const auto finding = claim.replay(claim.refuted_by);
        ASSERT_TRUE(finding.has_value()) << claim.id << ": " << claim.refuted_by;
        EXPECT_TRUE(finding->failed()) << claim.id << ": " << claim.refuted_by;
    }
}

TEST(Catalogue, SaysSomethingEverywhere) {
    for (const AnyClaim& claim : catalogue()) {
        EXPECT_FALSE(claim.says.empty() || claim.place.empty()) << claim.id;
        EXPECT_EQ(claim.domain.empty(), claim.status == Status::cited) << claim.id;
        EXPECT_LE(claim.bounds.tests, claim.bounds.verify) << claim.id;
        EXPECT_LE(claim.bounds.verify, claim.bounds.reach_max) << claim.id;
    }
}

TEST(Catalogue, ACitedStatementStandsBesideItsSourceAndIsNotRun) {
    int cited = 0;
    for (const AnyClaim& claim : catalogue()) {
        EXPECT_EQ(claim.status == Status::cited, !claim.beside.empty()) << claim.id;
        if (claim.status != Status::cited) continue;
        ++cited;
        for (const Quotation& quotation : claim.beside)
            EXPECT_FALSE(quotation.source.empty() || quotation.words.empty()) << claim.id;
        EXPECT_TRUE(claim.proved.empty() && claim.symbolic.empty()) << claim.id;
        EXPECT_FALSE(claim.replay("A_").has_value()) << claim.id;
        VerifyProgress progress;
        const Report report = verify({&claim, 1}, {.order_max = 9, .threads = 1}, progress)[0];
        EXPECT_EQ(report.verdict, VerdictKind::cited);
        EXPECT_EQ(report.exhaustive.instances, 0u);
        EXPECT_TRUE(report.complaints.empty());
        EXPECT_EQ(progress.sizes_left, 0);
    }
    EXPECT_GE(cited, 2);
}

}  // namespace
}  // namespace gazetteer::properties
