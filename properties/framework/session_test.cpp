// SPDX-License-Identifier: GPL-3.0-or-later
// The drivers, tried on claims whose answers are known: each way to go wrong must be complained of.
#include "properties/framework/session.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <stop_token>

#include "properties/domains/int_domains.hpp"
#include "properties/framework/any_claim.hpp"
#include "properties/framework/verify.hpp"
#include "work/limits.hpp"
#include "work/stop.hpp"

namespace gazetteer::properties {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// n^2 + n is even, for n = 0, 1, ...
Claim<Ints<1>> even_claim() {
    return {
        .id = "Test even",
        .place = "here",
        .says = "n^2 + n is even.",
        .status = Status::proved,
        .over = integers("integers 0 <= n <= {}", "n", 0),
        .bounds = {.tests = 10, .verify = 20, .random = 1000, .random_tests = 50},
        .holds = [](const Ints<1>& x) -> Finding { return (x[0] * x[0] + x[0]) % 2 == 0; },
        .near_misses = {{"n^2 + 1",
                         [](const Ints<1>& x) -> Finding { return (x[0] * x[0] + 1) % 2 == 0; }}},
    };
}

/// All n are below 7: false from n = 7 on.
Claim<Ints<1>> below_seven() {
    Claim<Ints<1>> claim = even_claim();
    claim.holds = [](const Ints<1>& x) -> Finding { return x[0] < 7; };
    claim.status = Status::refuted;
    claim.refuted_by = Ints<1>{7};
    return claim;
}

Report run(const Claim<Ints<1>>& claim, int bound) {
    ClaimSession<Ints<1>> session(claim);
    session.extend(bound, {});
    return session.report();
}

TEST(Session, CountsWhatHolds) {
    const Report report = run(even_claim(), 20);
    EXPECT_EQ(report.verdict, VerdictKind::holds);
    EXPECT_EQ(report.exhaustive.bound, 20);
    EXPECT_EQ(report.exhaustive.instances, 21u);
    EXPECT_EQ(report.exhaustive.nonvacuous, 21u);
    EXPECT_EQ(report.near_misses.at(0).refuted_by, "n=0");
    EXPECT_THAT(report.complaints, IsEmpty());
}

TEST(Session, TellsOfVariantsByTheMachineThatHold) {
    Claim<Ints<1>> claim = even_claim();
    claim.near_misses.push_back(
        {"n^2 + 3n", [](const Ints<1>& x) -> Finding { return (x[0] * x[0] + 3 * x[0]) % 2 == 0; },
         true});
    claim.near_misses.push_back(
        {"of no n", [](const Ints<1>&) -> Finding { return vacuous(); }, true});
    const Report report = run(claim, 20);
    EXPECT_THAT(report.complaints, IsEmpty());
    EXPECT_TRUE(report.near_misses.at(1).made && report.near_misses.at(1).met);
    EXPECT_EQ(report.near_misses.at(1).refuted_by, "");
    EXPECT_FALSE(report.near_misses.at(2).met);
}

TEST(Session, AClaimOfWhichNoVariantFallsIsNoCheck) {
    Claim<Ints<1>> claim = even_claim();
    claim.near_misses = {{"true", [](const Ints<1>&) -> Finding { return true; }, true}};
    EXPECT_THAT(run(claim, 20).complaints,
                ElementsAre("no variant of it is refuted: it is no check"));
}

TEST(Session, StopsWithinAnInstance) {
    Claim<Ints<1>> claim = even_claim();
    claim.holds = [](const Ints<1>&) -> Finding {
        for (int i = 0; i < 1'000'000; ++i) runs::poll();
        return true;
    };
    std::stop_source source;
    source.request_stop();
    ClaimSession<Ints<1>> session(claim);
    session.extend(20, {.stop = source.get_token()});
    EXPECT_EQ(session.report().verdict, VerdictKind::inconclusive);
    EXPECT_EQ(session.report().exhaustive.instances, 0u);
    EXPECT_EQ(session.next_size(), 0);
}

TEST(Session, ContinuesWhereItStopped) {
    ClaimSession<Ints<1>> session(even_claim());
    session.extend(5, {});
    session.extend(20, {});
    EXPECT_EQ(session.report().exhaustive.instances, 21u);
}

TEST(Session, FindsTheFirstFailure) {
    Claim<Ints<1>> claim = below_seven();
    claim.refuted_by.reset();
    const Report report = run(claim, 20);
    EXPECT_EQ(report.verdict, VerdictKind::fails);
    EXPECT_EQ(report.counterexample, "n=7");
    EXPECT_THAT(report.complaints.at(0), HasSubstr("n=7"));
}

TEST(Session, AcceptsARegisteredRefutation) {
    const Report report = run(below_seven(), 20);
    EXPECT_EQ(report.verdict, VerdictKind::refuted);
    EXPECT_EQ(report.counterexample, "n=7");
    EXPECT_THAT(report.complaints, IsEmpty());
}

TEST(Session, RejectsARefutationThatIsNotTheFirst) {
    Claim<Ints<1>> claim = below_seven();
    claim.refuted_by = Ints<1>{8};
    const Report report = run(claim, 20);
    EXPECT_EQ(report.verdict, VerdictKind::unexpected);
    EXPECT_THAT(report.complaints.at(0), HasSubstr("refuted before the registered n=8, by n=7"));
}

TEST(Session, RejectsARefutationThatDoesNotRefute) {
    Claim<Ints<1>> claim = even_claim();
    claim.refuted_by = Ints<1>{3};
    const Report report = run(claim, 20);
    EXPECT_EQ(report.verdict, VerdictKind::unexpected);
    EXPECT_THAT(report.complaints.at(0), HasSubstr("no longer refuted by n=3"));
}

TEST(Session, RejectsARefutationOutsideTheDomain) {
    Claim<Ints<1>> claim = below_seven();
    claim.refuted_by = Ints<1>{-1};
    EXPECT_EQ(run(claim, 20).verdict, VerdictKind::unexpected);
}

TEST(Session, ComplainsOfANearMissThatHolds) {
    Claim<Ints<1>> claim = even_claim();
    claim.near_misses.push_back({"the claim itself", claim.holds});
    EXPECT_THAT(run(claim, 20).complaints.at(0), HasSubstr("near miss not refuted"));
}

TEST(Session, ComplainsOfAHypothesisThatNeverHolds) {
    Claim<Ints<1>> claim = even_claim();
    claim.holds = [](const Ints<1>&) { return vacuous(); };
    const Report report = run(claim, 20);
    EXPECT_EQ(report.exhaustive.nonvacuous, 0u);
    EXPECT_THAT(report.complaints.at(0), HasSubstr("no instance satisfied the hypothesis"));
}

TEST(Session, StopsAtTheDeadlineAndSaysHowFarItCame) {
    ClaimSession<Ints<1>> session(even_claim());
    session.extend(20, {.stop = runs::stopped_token()});
    const Report report = session.report();
    EXPECT_EQ(report.verdict, VerdictKind::inconclusive);
    EXPECT_LT(report.exhaustive.bound, 20);
    EXPECT_FALSE(report.exhaustive.complete);
}

/// Ten instances of each size from `least` on: the numbers of that many tens.
Claim<Ints<1>> tens(int least) {
    Claim<Ints<1>> claim = even_claim();
    claim.over = integers("tens {}", "n", least);
    claim.over.enumerate = [](int size, const auto& visit) {
        for (int digit = 0; digit < 10; ++digit)
            if (!visit(Ints<1>{10 * size + digit})) return;
    };
    claim.over.size = [](const Ints<1>& x) { return x[0] / 10; };
    return claim;
}

TEST(Session, AnInterruptionWithinASizeLeavesItOpen) {
    for (const int least : {0, 5}) {
        runs::Stop stop;
        Claim<Ints<1>> claim = tens(least);
        claim.holds = [&](const Ints<1>& x) -> Finding {
            if (x[0] == 10 * least + 3) stop.request();
            return true;
        };
        ClaimSession<Ints<1>> session(claim);
        session.extend(least, {.stop = stop.token()});
        Report report = session.report();
        EXPECT_EQ(report.verdict, VerdictKind::inconclusive);
        EXPECT_EQ(report.exhaustive.bound, least - 1);
        EXPECT_EQ(session.next_size(), least);
        EXPECT_EQ(report.exhaustive.instances, 4u);
        EXPECT_THAT(report.complaints, IsEmpty()) << "of what was not done there is none";
    }
}

TEST(Session, AFailureFoundAsItIsInterruptedIsKept) {
    runs::Stop stop;
    Claim<Ints<1>> claim = tens(0);
    claim.near_misses.clear();
    claim.holds = [&](const Ints<1>& x) -> Finding {
        if (x[0] == 13) stop.request();
        return x[0] != 13;
    };
    ClaimSession<Ints<1>> session(claim);
    session.extend(9, {.stop = stop.token()});
    EXPECT_EQ(session.report().verdict, VerdictKind::fails);
    EXPECT_EQ(session.report().counterexample, "n=13");
    EXPECT_EQ(session.report().exhaustive.bound, 1);
    EXPECT_TRUE(session.report().exhaustive.complete);
    EXPECT_FALSE(session.advance(9, {})) << "nothing is left to find";
}

TEST(Session, GoesOnUntilEveryNearMissIsRefuted) {
    Claim<Ints<1>> claim = below_seven();
    const auto below = [](int bound) {
        return [bound](const Ints<1>& x) -> Finding { return x[0] < bound; };
    };
    claim.near_misses = {{"at once", below(0)}, {"late", below(9)}, {"later", below(12)}};
    const Report report = run(claim, 20);
    EXPECT_EQ(report.near_misses.at(0).refuted_by, "n=0");
    EXPECT_EQ(report.near_misses.at(1).refuted_by, "n=9");
    EXPECT_EQ(report.near_misses.at(2).refuted_by, "n=12");
    EXPECT_EQ(report.exhaustive.bound, 12);
    EXPECT_EQ(report.exhaustive.instances, 8u) << "the claim is not asked again";
    claim.near_misses.clear();
    EXPECT_EQ(run(claim, 20).exhaustive.bound, 7);
    EXPECT_THAT(run(claim, 20).complaints, IsEmpty());
}

TEST(Session, ComplainsOfWhatTheDomainLacks) {
    Claim<Ints<1>> claim = below_seven();
    claim.holds = [](const Ints<1>& x) -> Finding { return x[0] >= 0; };
    claim.refuted_by = Ints<1>{-1};
    EXPECT_THAT(run(claim, 20).complaints,
                testing::Contains(HasSubstr("is not in the domain: n=-1")));
    // The enumeration leaves out the registered instance, of the last size that is done.
    claim = below_seven();
    claim.over.enumerate = [](int size, const auto& visit) {
        if (size != 7) visit(Ints<1>{size});
    };
    for (const int bound : {7, 6}) {
        const Report report = run(claim, bound);
        EXPECT_EQ(report.verdict, bound == 7 ? VerdictKind::unexpected : VerdictKind::refuted);
        EXPECT_EQ(report.counterexample, "n=7");
    }
    EXPECT_THAT(run(claim, 7).complaints.at(0), HasSubstr("does not meet the registered n=7"));
}

TEST(Session, SaysWhetherASizeIsLeft) {
    ClaimSession<Ints<1>> session(even_claim());
    EXPECT_TRUE(session.advance(1, {}));
    EXPECT_FALSE(session.advance(1, {})) << "the bound is done";
    EXPECT_EQ(session.next_size(), 2);
    EXPECT_TRUE(session.advance(3, {}));
    EXPECT_FALSE(session.advance(3, {}));
}

TEST(Session, ComplainsOfNothingWhileASizeIsOpen) {
    Claim<Ints<1>> claim = even_claim();
    claim.holds = [](const Ints<1>&) { return vacuous(); };
    claim.near_misses = {{"the claim itself", claim.holds}};
    ClaimSession<Ints<1>> session(claim);
    EXPECT_EQ(session.report().id, "Test even");
    session.extend(20, {.stop = runs::stopped_token()});
    EXPECT_THAT(session.report().complaints, IsEmpty());
    session.extend(20, {});
    EXPECT_EQ(session.report().complaints.size(), 2u);
}

TEST(Session, CountsEachInstanceAsProgress) {
    std::atomic<std::uint64_t> progress = 0;
    ClaimSession<Ints<1>> session(even_claim());
    session.extend(20, {.progress = &progress});
    EXPECT_EQ(progress, 21u);
}

TEST(Session, TellsWhatWasSeenAtTheFailure) {
    Claim<Ints<1>> claim = below_seven();
    EXPECT_EQ(run(claim, 20).detail, "") << "nothing was said";
    claim.holds = [](const Ints<1>& x) { return x[0] < 7 ? true : fails("it is large"); };
    EXPECT_EQ(run(claim, 20).detail, "it is large");
    EXPECT_EQ(run(claim, 3).detail, "it is large") << "of the registered instance";
    claim.refuted_by.reset();
    EXPECT_EQ(run(claim, 20).detail, "it is large");
    EXPECT_THAT(run(claim, 20).complaints, ElementsAre("fails, first at n=7: it is large"));
    claim.holds = below_seven().holds;
    EXPECT_THAT(run(claim, 20).complaints, ElementsAre("fails, first at n=7"));
}

TEST(Session, DrawsNothingMoreOnceTheClaimHasFailed) {
    Claim<Ints<1>> claim = below_seven();
    claim.refuted_by.reset();
    ClaimSession<Ints<1>> session(claim);
    session.extend(20, {});
    session.draw({.seed = 1});
    EXPECT_EQ(session.report().random.tests, 0);
    EXPECT_EQ(session.report().counterexample, "n=7");
    EXPECT_THAT(session.report().complaints.at(0), HasSubstr("fails, first at n=7"));
    ClaimSession<Ints<1>> fresh(claim);
    fresh.extend(3, {});
    EXPECT_FALSE(fresh.failed());
    fresh.draw({.seed = 1});
    EXPECT_TRUE(fresh.failed());
    EXPECT_GT(fresh.report().random.tests, 0);
    EXPECT_THAT(fresh.report().complaints.at(0),
                HasSubstr("fails (drawn at random, shrunk) at n=7"));
}

TEST(RandomDriver, ShrinksToTheLeastFailure) {
    Claim<Ints<1>> claim = below_seven();
    const auto outcome = run_random(claim, Limits{.seed = 1});
    ASSERT_TRUE(outcome.failure.has_value());
    EXPECT_EQ((*outcome.failure)[0], 7);
}

TEST(RandomDriver, TheSameSeedDrawsTheSame) {
    std::vector<int> drawn;
    Claim<Ints<1>> claim = even_claim();
    claim.holds = [&](const Ints<1>& x) {
        drawn.push_back(x[0]);
        return Finding(true);
    };
    run_random(claim, Limits{.seed = 5});
    const std::vector<int> first = drawn;
    drawn.clear();
    run_random(claim, Limits{.seed = 5});
    EXPECT_EQ(drawn, first);
    drawn.clear();
    run_random(claim, Limits{.seed = 6});
    EXPECT_NE(drawn, first);
}

/// The claim, from `size_min` on, and at each instance `visit(n)`.
Claim<Ints<1>> watched_claim(int size_min, std::function<void(int)> visit) {
    Claim<Ints<1>> claim = even_claim();
    claim.over = integers("integers 0 <= n <= {}", "n", size_min);
    claim.holds = [visit](const Ints<1>& x) -> Finding {
        visit(x[0]);
        return true;
    };
    return claim;
}

TEST(Verify, TheSameForAnyNumberOfThreads) {
    const std::vector<AnyClaim> claims{even_claim(), below_seven(), even_claim()};
    const auto counts = [&](int threads) {
        VerifyProgress progress;
        std::vector<std::uint64_t> result;
        for (const Report& report :
             verify(claims, {.beyond = 50, .seed = 3, .threads = threads}, progress)) {
            result.push_back(report.exhaustive.instances);
            result.push_back(static_cast<std::uint64_t>(report.exhaustive.bound));
        }
        return result;
    };
    EXPECT_EQ(counts(1), counts(2));
    EXPECT_EQ(counts(1), (std::vector<std::uint64_t>{51, 50, 8, 7, 51, 50}));
}

TEST(Verify, NoInstanceIsLargerThanTheMostForAll) {
    const std::vector<AnyClaim> claims{even_claim(), below_seven(), even_claim()};
    std::vector<std::uint64_t> before{0, 0, 0};
    for (int most = 0; most <= 25; ++most) {
        VerifyProgress progress;
        const auto reports = verify(claims, {.order_max = most, .seed = 3}, progress);
        EXPECT_EQ(progress.claims_done, 3);
        EXPECT_EQ(progress.sizes_left, 0);
        for (std::size_t i = 0; i < claims.size(); ++i) {
            EXPECT_EQ(reports[i].exhaustive.bound, std::min(most, i == 1 ? 7 : 20));
            EXPECT_LE(reports[i].random.bound, most);
            EXPECT_THAT(reports[i].complaints, IsEmpty()) << most;
            EXPECT_EQ(reports[i].verdict, i == 1 ? VerdictKind::refuted : VerdictKind::holds);
            const std::uint64_t checked = reports[i].exhaustive.instances;
            EXPECT_GE(checked, before[i]) << "a smaller most is never more work";
            before[i] = checked;
        }
    }
}

TEST(Verify, WhatHasNoInstanceSoSmallIsInconclusive) {
    const std::vector<AnyClaim> claims{watched_claim(6, [](int) {})};
    for (const int most : {5, 6}) {
        VerifyProgress progress;
        const auto reports = verify(claims, {.order_max = most}, progress);
        EXPECT_EQ(reports[0].exhaustive.instances, most == 5 ? 0u : 1u);
        EXPECT_EQ(reports[0].random.tests > 0, most == 6);
        EXPECT_EQ(reports[0].verdict, most == 5 ? VerdictKind::inconclusive : VerdictKind::holds);
        EXPECT_THAT(reports[0].complaints, IsEmpty());
    }
}

/// A claim that goes on beyond its bound is not done before, and what is at work is told.
TEST(Verify, TellsWhatIsAtWork) {
    std::vector<std::string> told;
    VerifyProgress progress;
    const std::vector<AnyClaim> claims{watched_claim(0, [&](int) {
        told.push_back(progress.at_work.text() + "; " + std::to_string(progress.claims_done) +
                       " done, " + std::to_string(progress.sizes_left) + " left");
    })};
    verify(claims, {.beyond = 22, .threads = 1}, progress);
    EXPECT_EQ(told.front(), "Test even at size 0; 0 done, 23 left");
    EXPECT_THAT(told, testing::Contains("Test even at random; 0 done, 2 left"));
    EXPECT_EQ(told.back(), "Test even at size 22; 0 done, 1 left");
    EXPECT_EQ(progress.claims_done, 1);
    EXPECT_EQ(progress.sizes_left, 0);
    EXPECT_EQ(progress.at_work.text(), "");
    AtWork two;
    const AnyClaim other = below_seven();
    two.begin(claims[0], "at size 3");
    two.begin(other, "at random");
    EXPECT_EQ(two.text(), "Test even at size 3, and 1 more");
    two.end(claims[0]);
    EXPECT_EQ(two.text(), other.id + " at random");
}

TEST(Verify, ABudgetThatEndsAtOnceIsInconclusive) {
    const std::vector<AnyClaim> claims{even_claim()};
    VerifyProgress progress;
    const auto reports = verify(claims, {.budget = std::chrono::seconds(0)}, progress);
    EXPECT_EQ(reports.at(0).verdict, VerdictKind::inconclusive);
}

TEST(Verify, ABudgetThatEndsAtOnceLeavesEachClaimItsLeastSize) {
    for (const int threads : {1, 3}) {
        const auto nothing = [](int) {};
        const std::vector<AnyClaim> claims{watched_claim(0, nothing), watched_claim(3, nothing),
                                           below_seven(), watched_claim(20, nothing)};
        VerifyProgress progress;
        const auto reports =
            verify(claims, {.budget = std::chrono::seconds(0), .threads = threads}, progress);
        const std::vector<int> least{0, 3, 0, 20};
        for (std::size_t i = 0; i < claims.size(); ++i)
            EXPECT_EQ(reports[i].exhaustive.bound, least[i]) << claims[i].id;
        EXPECT_EQ(reports[3].verdict, VerdictKind::holds) << "its least size is its bound";
        EXPECT_EQ(reports[0].verdict, VerdictKind::inconclusive);
    }
}

TEST(Verify, AnInterruptionLeavesEachClaimItsLeastSize) {
    runs::Stop stop;
    const auto interrupt = [&](int) { stop.request(); };
    const std::vector<AnyClaim> claims{watched_claim(0, interrupt), watched_claim(2, interrupt),
                                       below_seven()};
    VerifyProgress progress{.stop = stop.token()};
    const auto reports = verify(claims, {.threads = 1}, progress);
    EXPECT_EQ(reports[0].exhaustive.bound, 0);
    EXPECT_EQ(reports[1].exhaustive.bound, 2);
    EXPECT_EQ(reports[2].exhaustive.bound, 0);
}

TEST(Verify, ClaimsTakeTurnsAndHeavyOnesEndLast) {
    std::vector<std::pair<int, int>> visits;
    std::vector<AnyClaim> claims;
    for (int i = 0; i < 3; ++i) {
        auto claim = watched_claim(0, [&visits, i](int n) { visits.emplace_back(i, n); });
        claim.near_misses.clear();
        claim.bounds.weight = i == 0 ? 2 : i == 1 ? 5 : 0;
        claim.over.generate = nullptr;
        claims.emplace_back(claim);
    }
    VerifyProgress progress;
    verify(claims, {.threads = 1}, progress);
    ASSERT_EQ(visits.size(), 3u * 21);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(visits[static_cast<std::size_t>(i)], std::pair(i, 0));
    EXPECT_EQ(visits[visits.size() - 2], std::pair(1, 20)) << "the heaviest";
    EXPECT_EQ(visits[visits.size() - 1], std::pair(0, 20));
    EXPECT_EQ(progress.sizes_left, 0);
    EXPECT_EQ(progress.claims_done, 3);
}

TEST(Verify, AnExceptionOnAnyThreadReachesTheCaller) {
    Claim<Ints<1>> broken = even_claim();
    broken.holds = [](const Ints<1>&) -> Finding { throw std::runtime_error("no generator"); };
    const std::vector<AnyClaim> claims(8, broken);
    VerifyProgress progress;
    EXPECT_THROW(verify(claims, {.threads = 4}, progress), std::runtime_error);
}

TEST(AnyClaim, ReplaysAPrintedInstance) {
    const AnyClaim claim = below_seven();
    EXPECT_EQ(claim.refuted_by, "n=7");
    EXPECT_TRUE(claim.replay("n=7")->failed());
    EXPECT_FALSE(claim.replay("n=6")->failed());
    EXPECT_FALSE(claim.replay("n=-1").has_value());
    EXPECT_FALSE(claim.replay("n=7 ").has_value());
    EXPECT_FALSE(claim.replay("m=7").has_value());
}

}  // namespace
}  // namespace gazetteer::properties
