// Published theorems come out of the search for conjectures.
#include "conjectures/propose.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "conjectures/hunt.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

Ground ground(const char* which, int order_min, int order_max) {
    return exhaustive_ground(*parse_restrictions(which), order_min, order_max);
}

std::vector<std::string> texts(const ProposalReport& report) {
    std::vector<std::string> result;
    for (const Proposal& proposal : report.proposals)
        result.push_back(to_string(proposal.expression));
    return result;
}

std::vector<std::string> proposed(const char* target, const std::vector<std::string>& terms,
                                  Ground over) {
    return texts(*propose(target, terms, std::move(over)));
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

TEST(Propose, BoundsOnIntegersAreFound) {
    EXPECT_THAT(proposed("nullity", {"order", "gf2_rank", "size"}, ground("", 0, 5)),
                ElementsAre("nullity = order - gf2_rank"));
    const auto found = proposed("winning_moves(ueg)", {"degree", "order"}, ground("", 1, 5));
    EXPECT_THAT(found, Contains("winning_moves(ueg) <= degree"));
}

/// What is kept holds, and each says something new.
TEST(Propose, ProposalsHoldAndNoneIsImplied) {
    const auto report = *propose("P(ueg)", {"bipartite", "degree", "size", "twin", "eulerian"},
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
    EXPECT_EQ(told, report.decided);
    EXPECT_LE(report.decided, report.instances);
    EXPECT_GT(report.candidates_true, report.proposals.size());
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
    EXPECT_THAT(propose("P(ueg)", {"degre"}, ground("", 0, 3)).error().message,
                HasSubstr("'degre': unknown name 'degre'; the nearest known one is degree"));
    EXPECT_THAT(propose("G", {"degree"}, ground("", 0, 3)).error().message,
                HasSubstr("expected a boolean or an integer"));
}

}  // namespace
}  // namespace gazetteer
