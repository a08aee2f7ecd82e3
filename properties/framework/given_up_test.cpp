// SPDX-License-Identifier: GPL-3.0-or-later
// Claims that are given up at an instance, and domains that say what is drawn.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "properties/domains/int_domains.hpp"
#include "properties/framework/session.hpp"

namespace gazetteer::properties {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// All n are at least 0.
Claim<Ints<1>> plain_claim() {
    Claim<Ints<1>> result;
    result.id = "Test plain";
    result.place = "here";
    result.says = "n >= 0.";
    result.over = integers("integers 0 <= n <= {}", "n", 0);
    result.bounds = {.tests = 10, .verify = 20, .random = 1000, .random_tests = 50};
    result.holds = [](const Ints<1>& x) -> Finding { return x[0] >= 0; };
    result.near_misses = {{"above 0", [](const Ints<1>& x) -> Finding { return x[0] > 0; }}};
    return result;
}

Report reported(const Claim<Ints<1>>& claim, int bound) {
    ClaimSession<Ints<1>> session(claim);
    session.extend(bound, {});
    return session.report();
}

TEST(GivenUp, IsInconclusiveOnceAnInstanceIsGivenUp) {
    Claim<Ints<1>> claim = plain_claim();
    claim.holds = [](const Ints<1>& x) -> Finding {
        if (x[0] == 6) throw GivenUp("n=6 is too much");
        return true;
    };
    const Report report = reported(claim, 20);
    EXPECT_EQ(report.verdict, VerdictKind::inconclusive);
    EXPECT_EQ(report.exhaustive.bound, 5);
    EXPECT_EQ(report.exhaustive.instances, 6u);
    EXPECT_EQ(report.given_up, "n=6 is too much");
    EXPECT_THAT(report.complaints, IsEmpty());
    claim.refuted_by = Ints<1>{6};
    EXPECT_EQ(reported(claim, 3).verdict, VerdictKind::inconclusive) << "the registered instance";
    EXPECT_EQ(reported(claim, 3).given_up, "n=6 is too much");
    claim.refuted_by = Ints<1>{9};
    EXPECT_EQ(reported(claim, 20).verdict, VerdictKind::inconclusive);
    claim = plain_claim();
    claim.holds = [](const Ints<1>& x) -> Finding {
        if (x[0] > 30) throw GivenUp("too much");
        return true;
    };
    ClaimSession<Ints<1>> session(claim);
    session.extend(20, {});
    session.draw({.seed = 1});
    EXPECT_EQ(session.report().verdict, VerdictKind::inconclusive) << "drawn at random";
    EXPECT_EQ(session.report().given_up, "too much");
}

TEST(GivenUp, SoIsOneWhoseMemoMayNotBeTaken) {
    Claim<Ints<1>> claim = plain_claim();
    claim.holds = [](const Ints<1>& x) -> Finding {
        runs::check_memory(x[0] * 10.0, "the memo");
        if (x[0] > 15) MemoLimits({.bytes = runs::memo_bytes()}).check_bytes(x[0] * 20.0, 1);
        return true;
    };
    for (const std::size_t bytes : {std::size_t{95}, std::size_t{165}}) {
        ClaimSession<Ints<1>> session(claim);
        session.extend(20, {.memo_bytes = bytes});
        EXPECT_EQ(session.report().verdict, VerdictKind::inconclusive) << bytes;
        EXPECT_EQ(session.report().exhaustive.bound, bytes == 95 ? 9 : 15);
        EXPECT_NE(session.report().given_up, "");
    }
    EXPECT_EQ(reported(claim, 20).verdict, VerdictKind::holds) << "all memory";
}

/// Draws seed, seed + 1, ... by what the claim says.
Claim<Ints<1>> drawn_claim() {
    Claim<Ints<1>> claim = plain_claim();
    claim.bounds = {.tests = 3, .verify = 3, .random_tests = 30};
    claim.over.drawn = [](std::uint64_t seed, int i) {
        return Ints<1>{static_cast<int>(seed) + i};
    };
    return claim;
}

TEST(Drawn, DrawsAsTheDomainSays) {
    Claim<Ints<1>> claim = drawn_claim();
    claim.near_misses.push_back(
        {"below 20", [](const Ints<1>& x) -> Finding { return x[0] < 20; }});
    ClaimSession<Ints<1>> session(claim);
    session.extend(3, {});
    session.draw({.seed = 2, .size_max = 25});
    const Report report = session.report();
    EXPECT_EQ(report.verdict, VerdictKind::holds);
    EXPECT_EQ(report.exhaustive.instances, 4u);
    EXPECT_EQ(report.random.tests, 24) << "2 to 25";
    EXPECT_EQ(report.random.bound, 25);
    EXPECT_EQ(report.random.seed, 2u);
    EXPECT_EQ(report.near_misses.at(1).refuted_by, "n=20");
}

TEST(Drawn, ShrinksWhatFailsOfTheDrawn) {
    Claim<Ints<1>> claim = drawn_claim();
    claim.holds = [](const Ints<1>& x) -> Finding { return x[0] < 7; };
    ClaimSession<Ints<1>> session(claim);
    session.extend(3, {});
    session.draw({.seed = 20});
    EXPECT_EQ(session.report().counterexample, "n=7");
    EXPECT_EQ(session.report().exhaustive.bound, 3);
    EXPECT_EQ(session.report().random.tests, 1);
    EXPECT_THAT(session.report().complaints.at(0),
                HasSubstr("fails (drawn at random, shrunk) at n=7"));
    // What is drawn comes in no order: it is before the registered instance only if it is smaller.
    claim.status = Status::refuted;
    for (const int registered : {7, 6, 8}) {
        claim.refuted_by = Ints<1>{registered};
        ClaimSession<Ints<1>> again(claim);
        again.extend(3, {});
        again.draw({.seed = 20});
        EXPECT_EQ(again.report().verdict,
                  registered == 7 ? VerdictKind::refuted : VerdictKind::unexpected)
            << registered;
    }
}

}  // namespace
}  // namespace gazetteer::properties
