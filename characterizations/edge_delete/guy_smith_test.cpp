// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/edge_delete/guy_smith.hpp"

#include <gtest/gtest.h>

#include "graph/contract.hpp"

namespace gazetteer {
namespace {

const OctalGame nim_of_one{{3}};         // .3: take one token
const OctalGame kayles{{7, 7}};          // .77
const OctalGame dawsons_kayles{{0, 7}};  // .07

TEST(GuySmith, SmallestTables) {
    EXPECT_TRUE(octal_grundy_values(dawsons_kayles, -1).empty());
    EXPECT_EQ(octal_grundy_values(dawsons_kayles, 0), (std::vector<int>{0}));
    EXPECT_EQ(octal_grundy_values(OctalGame{}, 3), (std::vector<int>{0, 0, 0, 0}));
    EXPECT_EQ(octal_grundy_values(nim_of_one, 4), (std::vector<int>{0, 1, 0, 1, 0}));
    EXPECT_EQ(octal_grundy_values(kayles, 11),
              (std::vector<int>{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6}));
}

TEST(GuySmith, KnownPeriods) {
    const auto one = certify_period(nim_of_one, 2, 10);
    EXPECT_EQ(one.preperiod, 1);
    EXPECT_TRUE(is_valid(one));
    EXPECT_EQ(one.value(1'000'000'000'001), 1);
    // Kayles: period 12, the last exception at 70.
    const auto k = certify_period(kayles, 12, 100);
    EXPECT_EQ(k.preperiod, 71);
    EXPECT_TRUE(is_valid(k));
}

TEST(GuySmith, CertificateAgreesWithALongTable) {
    const auto c = certify_period(dawsons_kayles, 34, 100);
    const auto values = octal_grundy_values(dawsons_kayles, 1000);
    for (int n = 0; n <= 1000; ++n) EXPECT_EQ(c.value(n), values[static_cast<std::size_t>(n)]) << n;
}

TEST(GuySmith, CorruptedCertificatesAreRejected) {
    const auto good = certify_period(dawsons_kayles, 34, 100);
    ASSERT_TRUE(is_valid(good));
    for (std::size_t i = 0; i < good.values.size(); ++i) {
        auto bad = good;
        bad.values[i] += 1;
        EXPECT_FALSE(is_valid(bad)) << i;
    }
    auto shorter = good;
    shorter.values.pop_back();
    EXPECT_FALSE(is_valid(shorter));
    for (int period : {0, 17, 33, 35}) {
        auto bad = good;
        bad.period = period;
        bad.values = octal_grundy_values(dawsons_kayles, 400);
        EXPECT_FALSE(is_valid(bad)) << period;
    }
    auto early = good;
    early.preperiod -= 1;
    EXPECT_FALSE(is_valid(early));
    auto doubled = good;
    doubled.period = 68;
    doubled.values = octal_grundy_values(dawsons_kayles, 400);
    EXPECT_TRUE(is_valid(doubled));
}

TEST(GuySmith, NoPeriodWithinTheBound) {
    EXPECT_THROW(certify_period(dawsons_kayles, 33, 100), ContractViolation);
    EXPECT_THROW(certify_period(dawsons_kayles, 34, 40), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
