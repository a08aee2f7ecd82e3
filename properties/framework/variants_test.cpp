// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of the variants of a claim that are strict where it is not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "properties/domains/int_domains.hpp"
#include "properties/framework/session.hpp"

namespace gazetteer::properties {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// n mod 5 is at most 4, and below 4: the second is strict.
Claim<Ints<1>> remainders() {
    Claim<Ints<1>> result;
    result.id = "Test remainders";
    result.over = integers("integers 0 <= n <= {}", "n", 0);
    result.bounds = {.tests = 10, .verify = 20};
    result.holds = [](const Ints<1>& x) -> Finding { return x[0] % 5 <= 4; };
    result.near_misses = {{.name = "below 4",
                           .holds = [](const Ints<1>& x) -> Finding { return x[0] % 5 < 4; },
                           .made = true,
                           .strict = true},
                          {"below 3", [](const Ints<1>& x) -> Finding { return x[0] % 5 < 3; }}};
    return result;
}

TEST(Variants, OfAStrictOneAllInstancesOfEqualityAreTold) {
    const Claim<Ints<1>> claim = remainders();
    ClaimSession<Ints<1>> session(claim);
    session.extend(20, {});
    const Report report = session.report();
    EXPECT_EQ(report.verdict, VerdictKind::holds);
    EXPECT_EQ(report.near_misses.at(0).refuted_by, "n=4");
    EXPECT_THAT(report.near_misses.at(0).equal, ElementsAre("n=4", "n=9", "n=14", "n=19"));
    EXPECT_EQ(report.near_misses.at(1).refuted_by, "n=3");
    EXPECT_THAT(report.near_misses.at(1).equal, IsEmpty()) << "it is not strict";
}

TEST(Variants, WhatIsDrawnIsNotListed) {
    Claim<Ints<1>> claim = remainders();
    claim.bounds.random_tests = 9;
    claim.over.drawn = [](std::uint64_t, int i) { return Ints<1>{100 + i}; };
    ClaimSession<Ints<1>> session(claim);
    session.extend(3, {});
    session.draw({.seed = 1});
    EXPECT_EQ(session.report().near_misses.at(0).refuted_by, "n=104");
    EXPECT_THAT(session.report().near_misses.at(0).equal, IsEmpty());
}

}  // namespace
}  // namespace gazetteer::properties
