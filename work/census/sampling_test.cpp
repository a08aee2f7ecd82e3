// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/sampling.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "graph/contract.hpp"
#include "oracle/engines/ueg/cycle_space/cycle_space_solver.hpp"
#include "work/census/plot.hpp"
#include "work/stop.hpp"

namespace gazetteer::census {
namespace {

/// The two roots of (share - x)^2 = z^2 x (1 - x) / n, which defines the interval.
TEST(Wilson, EndsSolveTheEquation) {
    constexpr double z = 1.959963984540054;
    for (const std::uint64_t n : {1u, 2u, 10u, 1000u})
        for (std::uint64_t k = 0; k <= n; k += std::max<std::uint64_t>(1, n / 7)) {
            const Interval interval = wilson(k, n);
            const double share = static_cast<double>(k) / static_cast<double>(n);
            for (const double x : {interval.low, interval.high})
                EXPECT_NEAR((share - x) * (share - x), z * z * x * (1 - x) / static_cast<double>(n),
                            1e-12);
            EXPECT_LE(interval.low, share);
            EXPECT_GE(interval.high, share);
        }
}

TEST(Wilson, Ends) {
    EXPECT_EQ(wilson(0, 0).low, 0);
    EXPECT_EQ(wilson(0, 0).high, 1);
    EXPECT_EQ(wilson(0, 50).low, 0);
    EXPECT_EQ(wilson(50, 50).high, 1);
    EXPECT_NEAR(wilson(5, 10).low, 0.236593, 1e-6);
    EXPECT_NEAR(wilson(5, 10).high, 0.763407, 1e-6);
    EXPECT_THROW(wilson(2, 1), ContractViolation);
}

/// The probability of `successes` in `trials` independent trials, each with probability p.
double binomial(int trials, int successes, double p) {
    return std::exp(std::lgamma(trials + 1) - std::lgamma(successes + 1) -
                    std::lgamma(trials - successes + 1) + successes * std::log(p) +
                    (trials - successes) * std::log(1 - p));
}

/// How often an interval holds its p: 95 % on the average over p, at every p not much less. Other
/// factors than 1.96 fail: 1.64 holds 90 %, 2.58 holds 99 %.
TEST(Wilson, CoversNinetyFivePercent) {
    for (const int trials : {20, 50, 200}) {
        double mean = 0;
        for (int percent = 1; percent < 100; ++percent) {
            const double p = percent / 100.0;
            double covered = 0;
            for (int k = 0; k <= trials; ++k) {
                const Interval interval =
                    wilson(static_cast<std::uint64_t>(k), static_cast<std::uint64_t>(trials));
                if (interval.low <= p && p <= interval.high) covered += binomial(trials, k, p);
            }
            EXPECT_GT(covered, 0.8) << trials << " " << p;
            mean += covered / 99;
        }
        EXPECT_NEAR(mean, 0.95, 0.01) << trials;
    }
}

std::vector<Sample> sampled(SampleRequest request, const std::vector<double>& ps) {
    runs::Monitor monitor;
    return sample(request, ps, monitor);
}

/// The probabilities of order 4 are known exactly; with this seed no interval misses its own.
TEST(Sampling, FindsTheExactProbabilities) {
    Request exact;
    exact.subject = "ueg";
    exact.order_min = exact.order_max = 4;
    exact.labelled = true;
    const Plan plan(exact, {});
    runs::Ledger ledger(std::vector<runs::UnitState>(static_cast<std::size_t>(plan.units())));
    runs::Monitor monitor;
    ASSERT_TRUE(run_census(plan, ledger, {}, monitor));
    const Probability f = probability(exact, findings_of(exact, ledger.units()).tally, 4);
    for (const Sample& s : sampled({"ueg", 4, 2000, 5, 1000, 2}, {0.2, 0.5, 0.7, 0.9})) {
        EXPECT_EQ(s.samples, 2000u);
        EXPECT_EQ(s.undecided, 0u);
        EXPECT_LE(s.interval().low, f.at(s.p));
        EXPECT_GE(s.interval().high, f.at(s.p));
        EXPECT_LT(s.interval().high - s.interval().low, 0.05);
    }
}

/// The same by 400 samples of 50 graphs each, from seeds of their own: drawn, played and counted.
TEST(Sampling, IntervalsHoldTheExactProbabilityNinetyFiveTimesInAHundred) {
    // Every maximum matching meets vertex 1 in 3 of the 8 labelled graphs of order 3: in two graphs
    // the only edge is at vertex 1, in the third vertex 1 is the middle of a path.
    const double exact = 3.0 / 8;
    int held = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const Interval interval = sampled({"uvg", 3, 50, seed, 1, 1}, {0.5}).at(0).interval();
        held += interval.low <= exact && exact <= interval.high ? 1 : 0;
    }
    EXPECT_GT(held, 400 * 0.92);
    EXPECT_LT(held, 400 * 0.98);
}

/// Two engines, either of which decides, give one answer; a budget of one position leaves the
/// search alone.
TEST(Sampling, TheCycleSpaceDecidesWhatTheSearchGivesUp) {
    const Sample few = sampled({"ueg", 10, 30, 4, 100, 2}, {0.5}).at(0);
    const Sample many = sampled({"ueg", 10, 30, 4, 1'000'000, 2}, {0.5}).at(0);
    EXPECT_GT(few.undecided, 0u);
    EXPECT_EQ(many.undecided, 0u);
    EXPECT_LE(few.happened, many.happened);
    EXPECT_GE(few.happened + few.undecided, many.happened);
    std::uint64_t happened = 0;
    for (std::uint64_t i = 0; i < 30; ++i)
        happened += CycleSpaceSolver(SparseGraph(random_graph(10, 0.5, 4, 0, i)), 0).is_P() ? 0 : 1;
    EXPECT_EQ(many.happened, happened);
}

/// Stopped in the middle of graphs of 60 edges, each of which takes hours: what was begun counts as
/// undecided, and is not waited for.
TEST(Sampling, WhatIsStoppedIsUndecided) {
    const runs::Stop soon(0.05);
    runs::Monitor monitor{.stop = soon.token()};
    const std::vector<Sample> result =
        sample({"ueg", 16, 1'000'000, 1, ~std::uint64_t{0}, 2}, {0.5}, monitor);
    ASSERT_EQ(result.size(), 1u);
    EXPECT_LT(result[0].samples, 1'000'000u);
    EXPECT_EQ(result[0].samples, monitor.items);
    EXPECT_GT(result[0].undecided, 0u);
}

TEST(Sampling, TheSameForAnyNumberOfThreads) {
    for (const char* subject : {"ueg", "uvg", "slither"}) {
        const auto one = sampled({subject, 9, 50, 3, 100000, 1}, {0.3, 0.6});
        const auto two = sampled({subject, 9, 50, 3, 100000, 2}, {0.3, 0.6});
        for (std::size_t i = 0; i < one.size(); ++i) {
            EXPECT_EQ(one[i].happened, two[i].happened);
            EXPECT_EQ(one[i].undecided, two[i].undecided);
        }
    }
}

TEST(Sampling, ASearchThatGivesUpWidensTheInterval) {
    const Sample s = sampled({"ueg", 14, 20, 1, 1, 2}, {0.6}).at(0);
    EXPECT_GT(s.undecided, 0u);
    EXPECT_LE(s.interval().low, wilson(s.happened, s.samples - s.undecided).low);
    EXPECT_GE(s.interval().high, wilson(s.happened, s.samples - s.undecided).high);
}

TEST(Sampling, RandomGraphs) {
    EXPECT_EQ(random_graph(7, 0, 1, 2, 3).size(), 0);
    EXPECT_EQ(random_graph(7, 1, 1, 2, 3).size(), 21);
    EXPECT_EQ(random_graph(7, 0.5, 1, 2, 3), random_graph(7, 0.5, 1, 2, 3));
    EXPECT_NE(random_graph(7, 0.5, 1, 2, 3), random_graph(7, 0.5, 1, 2, 4));
    EXPECT_NE(random_graph(7, 0.5, 1, 2, 3), random_graph(7, 0.5, 1, 1, 3));
    EXPECT_NE(random_graph(7, 0.5, 1, 2, 3), random_graph(7, 0.5, 2, 2, 3));
}

std::size_t count_of(const std::string& text, const std::string& word) {
    std::size_t result = 0;
    for (std::size_t i = text.find(word); i != text.npos; i = text.find(word, i + 1)) ++result;
    return result;
}

TEST(Plot, HasItsCurvesAndPoints) {
    const std::string svg = plot("a < b", {{2, "", {0, 1}}, {3, "", {0, 2, 1, 1}}},
                                 {{16, {{0.5, 10, 5, 0}, {0.9, 10, 0, 10}}}});
    EXPECT_TRUE(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    EXPECT_TRUE(svg.ends_with("</svg>"));
    EXPECT_EQ(count_of(svg, "<polyline"), 2u);
    EXPECT_EQ(count_of(svg, "<circle"), 1u) << "the undecided ones have no share";
    EXPECT_EQ(count_of(svg, "<title>a &lt; b</title>"), 1u);
    EXPECT_EQ(count_of(svg, ">n = 3</text>"), 1u);
    EXPECT_EQ(count_of(svg, ">n = 16 *</text>"), 1u);
    // P(2) = p is the diagonal.
    EXPECT_NE(svg.find("points=\"60.00,430.00 "), std::string::npos);
    EXPECT_NE(svg.find(" 560.00,40.00\""), std::string::npos);
}

}  // namespace
}  // namespace gazetteer::census
