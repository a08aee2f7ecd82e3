// The drivers, tried on claims whose answers are known: each way to go wrong must be complained of.
#include "properties/session.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "properties/any_claim.hpp"
#include "properties/int_domains.hpp"
#include "properties/verify.hpp"

namespace gazetteer {
namespace {

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
    session.extend(20, {.deadline = std::chrono::steady_clock::now()});
    const Report report = session.report();
    EXPECT_EQ(report.verdict, VerdictKind::inconclusive);
    EXPECT_LT(report.exhaustive.bound, 20);
    EXPECT_FALSE(report.exhaustive.complete);
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

TEST(Verify, TheSameForAnyNumberOfThreads) {
    const std::vector<AnyClaim> claims{even_claim(), below_seven(), even_claim()};
    const auto counts = [&](int threads) {
        VerifyProgress progress;
        std::vector<std::uint64_t> result;
        for (const Report& report :
             verify(claims, {.order_max = 50, .seed = 3, .threads = threads}, progress)) {
            result.push_back(report.exhaustive.instances);
            result.push_back(static_cast<std::uint64_t>(report.exhaustive.bound));
        }
        return result;
    };
    EXPECT_EQ(counts(1), counts(2));
    EXPECT_EQ(counts(1), (std::vector<std::uint64_t>{51, 50, 8, 7, 51, 50}));
}

TEST(Verify, ABudgetThatEndsAtOnceIsInconclusive) {
    const std::vector<AnyClaim> claims{even_claim()};
    VerifyProgress progress;
    const auto reports = verify(claims, {.budget = std::chrono::seconds(0)}, progress);
    EXPECT_EQ(reports.at(0).verdict, VerdictKind::inconclusive);
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
}  // namespace gazetteer
