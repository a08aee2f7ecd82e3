// SPDX-License-Identifier: GPL-3.0-or-later
// Published theorems come out of the search for conjectures.
#include "counterexamples/propose/propose.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "counterexamples/hunt/hunt.hpp"
#include "counterexamples/propose/dalmatian.hpp"
#include "counterexamples/testkit/proposal_texts.hpp"
#include "graph/families.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

Ground ground(const char* which, int order_min, int order_max) {
    return exhaustive_ground(*parse_restrictions(which), order_min, order_max);
}

ProposalReport report_on(const char* target, const std::vector<std::string>& terms, Ground over,
                         int threads = 0) {
    return propose(*value_table(target, terms, std::move(over), {.threads = threads}),
                   {.threads = threads});
}

std::vector<std::string> proposed(const char* target, const std::vector<std::string>& terms,
                                  Ground over) {
    return texts(report_on(target, terms, std::move(over)));
}

TEST(Propose, UvgIsMatching) {
    // FSU93 Theorem 1.1, and nothing else is left to say.
    EXPECT_THAT(
        proposed("P(uvg)", {"degree", "bipartite", "saturated", "cut_vertex"}, ground("", 0, 5)),
        ElementsAre("P(uvg) <-> not saturated"));
}

TEST(Propose, UnrootedUvgIsPerfectMatching) {
    // FSU93 section 1.
    EXPECT_THAT(
        proposed("P(unrooted(uvg))", {"order", "matching_number", "connected"}, ground("", 0, 5)),
        ElementsAre("P(unrooted(uvg)) <-> order = 2 * matching_number"));
}

TEST(Propose, BipartiteUegIsEvenKernels) {
    // FSU93 Theorem 3.1 with its corollaries, and Proposition 2.2.
    const auto found =
        proposed("P(ueg)", {"bipartite", "in_even_kernel", "order"}, ground("", 0, 5));
    EXPECT_THAT(found, Contains("bipartite -> (P(ueg) <-> in_even_kernel)"));
    EXPECT_THAT(found, Contains("in_even_kernel -> P(ueg)"));
}

TEST(Propose, TwinsAndMirrorsAreFound) {
    // FSU93 Corollary 2.3; GGHR Theorem 5.
    EXPECT_THAT(proposed("P(ueg)", {"twin", "planar"}, ground("", 0, 5)),
                Contains("twin -> P(ueg)"));
    EXPECT_THAT(proposed("P(edge_delete)", {"mirror", "connected"}, ground("degree 1..", 2, 6)),
                Contains("mirror -> P(edge_delete)"));
}

TEST(Propose, SaturationIsFoundInBothOfItsForms) {
    // Kun24 Lemma 1, and the comparison of sizes after it.
    EXPECT_THAT(proposed("N(uvg)", {"degree", "saturated", "bipartite"}, ground("", 0, 5)),
                ElementsAre("N(uvg) <-> saturated"));
    EXPECT_THAT(proposed("P(uvg)", {"matching_number", "matching_number(delete(v))", "order"},
                         ground("", 0, 5)),
                ElementsAre("P(uvg) <-> matching_number = matching_number(delete(v))"));
}

TEST(Propose, SlitherIsPerfectVertices) {
    // And74 Theorem 1, its first step: a perfect vertex of G is a win for player 1.
    EXPECT_THAT(proposed("N(slither)", {"exists u: perfect_vertex(u)", "bipartite", "order"},
                         ground("", 0, 6)),
                Contains("(exists u: perfect_vertex(u)) -> N(slither)"));
}

TEST(Propose, SlitherIsASequenceOfInnerVertices) {
    // And74 Theorem 1, with the graphs G_0 and G_1 of its sequence, which are enough to order 7.
    const std::string g_0 = "exists u: perfect_vertex(u)";
    const std::string g_1 =
        "exists S1: (forall w: w in S1 <-> inner_vertex(w)) and "
        "(exists w: perfect_vertex(induced(S1), w))";
    EXPECT_THAT(proposed("N(slither)", {g_0, g_1, "order", "bipartite"}, ground("", 1, 6)),
                ElementsAre("N(slither) <-> (" + g_0 + ") or (" + g_1 + ")"));
}

TEST(Propose, GridsAreTheirCommonDivisor) {
    // gcd(m + 1, n + 1) = 1 iff the sum and the product of the two have no common divisor.
    const std::string divisor = "gcd(2 * order - size + 2, 3 * order - size + 1)";
    const auto grids = [] { return **parse_families("grid 2..4 2..5"); };
    // SV25 Theorem 1, also FSU93 Theorem 4.2: the corners.
    EXPECT_THAT(proposed("P(ueg)", {divisor, "degree", "bipartite"}, grids()),
                Contains("degree = 2 -> (P(ueg) <-> " + divisor + " > 1)"));
    // SV25 Theorem 2: every vertex is N iff the divisor is 1, and then P moves first in no way.
    EXPECT_THAT(proposed("P(unrooted(ueg))", {divisor, "regular", "diameter"}, grids()),
                ElementsAre("P(unrooted(ueg)) <-> " + divisor + " = 1"));
}

TEST(Propose, BoundsOnIntegersAreFound) {
    EXPECT_THAT(proposed("nullity", {"order", "gf2_rank", "size"}, ground("", 0, 5)),
                ElementsAre("nullity = order - gf2_rank"));
    const auto found = proposed("winning_moves(ueg)", {"degree", "order"}, ground("", 1, 5));
    EXPECT_THAT(found, Contains("winning_moves(ueg) <= degree"));
}

TEST(Propose, CoefficientsAreFitted) {
    // E. J. Cockayne, R. M. Dawes, S. T. Hedetniemi, Total domination in graphs, 1980.
    EXPECT_THAT(proposed("total_domination_number", {"order"}, ground("trees", 3, 9)),
                Contains("total_domination_number <= 2 * order / 3"));
    // A side of the lower hull in two terms.
    EXPECT_THAT(proposed("size", {"order", "matching_number"}, ground("degree 1..", 1, 6)),
                Contains("size >= order - matching_number"));
}

TEST(Propose, BoundsHaveHypotheses) {
    // D. Koenig 1931, with T. Gallai 1959.
    EXPECT_THAT(proposed("independence_number", {"order", "matching_number", "bipartite"},
                         ground("", 1, 6)),
                Contains("bipartite -> independence_number = order - matching_number"));
    EXPECT_THAT(proposed("size", {"order", "connected", "girth"}, ground("", 1, 6)),
                Contains("girth > 3 -> size <= 9"));
}

TEST(Propose, TwoHypothesesTellEvenKernels) {
    const auto found = report_on("P(ueg)", {"in_even_kernel", "regular", "eulerian", "degree"},
                                 ground("connected", 1, 6));
    std::uint64_t with_two = 0;
    for (const std::string& text : texts(found))
        if (text.find(" and ") < text.find(" -> (P(ueg) <-> ")) ++with_two;
    EXPECT_GT(with_two, 0u);
}

TEST(Propose, WhatIsMetSeldomIsDropped) {
    const auto table =
        *value_table("size", {"order", "matching_number", "connected"}, ground("", 1, 5));
    const auto all = propose(table);
    const auto met = propose(table, {.met = 10});
    EXPECT_LT(met.proposals.size(), all.proposals.size());
    ASSERT_FALSE(met.proposals.empty());
    EXPECT_TRUE(std::ranges::is_sorted(met.proposals, std::greater<>(), &Proposal::decided));
    EXPECT_GE(met.proposals.back().decided, 10u);
}

/// What is kept holds, and each says something new.
TEST(Propose, ProposalsHoldAndNoneIsImplied) {
    for (const char* target : {"P(ueg)", "winning_moves(ueg)"}) {
        const auto report = report_on(target, {"bipartite", "degree", "size", "twin", "eulerian"},
                                      ground("connected", 0, 5));
        ASSERT_GE(report.proposals.size(), 2u);
        std::uint64_t told = 0;
        for (const Proposal& proposal : report.proposals) {
            EXPECT_GT(proposal.decided_first, 0u);
            EXPECT_GE(proposal.decided, proposal.decided_first);
            told += proposal.decided_first;
            EXPECT_EQ(hunt(Conjecture(proposal.expression), ground("connected", 0, 5), {}).verdict,
                      HuntVerdict::holds)
                << to_string(proposal.expression);
        }
        // A bound from above and one from below may be met on the same instance.
        EXPECT_GE(told, report.decided);
        EXPECT_TRUE(told == report.decided || std::string(target) != "P(ueg)");
        EXPECT_LE(report.decided, report.instances);
        EXPECT_GT(report.candidates_true, report.proposals.size());
    }
}

TEST(Propose, IsTheSameForAnyNumberOfThreads) {
    const std::vector<std::string> terms{"bipartite", "degree", "size", "girth", "twin", "order"};
    for (const char* target : {"P(ueg)", "winning_moves(ueg)"}) {
        const auto one = report_on(target, terms, ground("", 0, 5), 1);
        ASSERT_GE(one.proposals.size(), 2u);
        for (int threads : {2, 5}) {
            const auto many = report_on(target, terms, ground("", 0, 5), threads);
            EXPECT_EQ(texts(many), texts(one));
            EXPECT_EQ(many.decided, one.decided);
            EXPECT_EQ(many.candidates, one.candidates);
            EXPECT_EQ(many.candidates_true, one.candidates_true);
        }
    }
}

/// The Dalmatian test by its definition: again and again the true candidate that tells most.
TEST(Propose, KeepsWhatThePlainGreedyChoiceKeeps) {
    properties::Dice dice(5);
    for (int round = 0; round < 200; ++round) {
        std::vector<std::uint64_t> weights(20);
        for (auto& weight : weights) weight = static_cast<std::uint64_t>(dice.below(4));
        std::vector<RowSet> statements(30, RowSet(weights.size()));
        for (RowSet& rows : statements)
            for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = dice.chance(0.15);
        DalmatianTest test(weights, {});
        const auto kept =
            test.keep(statements.size(), [&](std::size_t i) { return statements[i]; });
        RowSet told(weights.size());
        for (const auto& one : kept) {
            std::size_t best = 0;
            for (std::size_t i = 1; i < statements.size(); ++i)
                if (test.weight(statements[i] - told) > test.weight(statements[best] - told))
                    best = i;
            EXPECT_EQ(one.number, best);
            EXPECT_EQ(one.decided_first, test.weight(statements[best] - told));
            EXPECT_GT(one.decided_first, 0u);
            told |= statements[best];
        }
        for (const RowSet& rows : statements) EXPECT_EQ(test.weight(rows - told), 0u);
        EXPECT_EQ(test.told(), told);
    }
}

TEST(Propose, CandidatesAreCountedInAdvance) {
    for (const char* target : {"P(ueg)", "winning_moves(ueg)", "order"}) {
        const auto table = *value_table(target, {"bipartite", "degree", "size"}, ground("", 0, 4));
        std::atomic<std::uint64_t> seen{0};
        EXPECT_EQ(propose(table, {.candidates = &seen}).candidates, candidates_of(table));
        EXPECT_EQ(seen, candidates_of(table));
    }
}

TEST(Propose, AnInterruptionLeavesWhatWasComplete) {
    runs::Stop stop;
    Ground over = ground("", 0, 9);
    over.next = [&, next = over.next]() {
        auto level = next();
        if (level->order == 5) stop.request();
        return level;
    };
    const auto table =
        *value_table("P(uvg)", {"saturated"}, std::move(over), {.stop = stop.token()});
    EXPECT_FALSE(table.complete);
    EXPECT_EQ(table.searched, "graphs of order 0 to 4");
    EXPECT_EQ(table.instances, value_table("P(uvg)", {"saturated"}, ground("", 0, 4))->instances);
    const ProposalReport stopped = propose(table, {.stop = stop.token()});
    EXPECT_FALSE(stopped.complete);
    EXPECT_THAT(stopped.proposals, IsEmpty());
}

TEST(Propose, WhatHeldOnFewFallsOnMore) {
    // K_5 is the only graph of order 5 that is not planar: it has 10 edges; K_{3,3} has 9.
    const auto small = proposed("planar", {"size", "2 * order"}, ground("", 5, 5));
    const auto large = proposed("planar", {"size", "2 * order"}, ground("", 5, 6));
    EXPECT_THAT(small, ElementsAre("planar <-> size != 2 * order"));
    EXPECT_THAT(large, Not(Contains("planar <-> size != 2 * order")));
    EXPECT_THAT(proposed("connected", {"tree"}, ground("trees", 1, 5)), IsEmpty());
}

TEST(Propose, ErrorsNameTheText) {
    EXPECT_THAT(value_table("P(ueg)", {"degre"}, ground("", 0, 3)).error().message,
                HasSubstr("'degre': unknown name 'degre'; the nearest known one is degree"));
    EXPECT_THAT(value_table("randic", {"degree"}, ground("", 0, 3)).error().message,
                testing::HasSubstr("proposals are of booleans and integers"));
    EXPECT_THAT(value_table("G", {"degree"}, ground("", 0, 3)).error().message,
                HasSubstr("expected a boolean or a number"));
}

}  // namespace
}  // namespace gazetteer::conjectures
