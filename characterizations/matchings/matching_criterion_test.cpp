// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/matchings/matching_criterion.hpp"

#include <gtest/gtest.h>

#include "characterizations/testkit/small_graphs.hpp"
#include "graph/families.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

TEST(MatchingCriterion, SmallestCases) {
    EXPECT_EQ(uvg_verdict(complete(1), 0).outcome, Outcome::P);
    EXPECT_EQ(uvg_verdict(complete(2), 0).winning_moves, std::vector<Vertex>({1}));
    EXPECT_EQ(uvg_verdict(path(3), 0).outcome, Outcome::P);
    EXPECT_EQ(uvg_verdict(path(3), 1).winning_moves, std::vector<Vertex>({0, 2}));
    EXPECT_EQ(unrooted_uvg_verdict(SparseGraph()).outcome, Outcome::P);
    EXPECT_EQ(unrooted_uvg_verdict(complete(1)).winning_moves, std::vector<Vertex>({0}));
    EXPECT_THROW(uvg_verdict(SparseGraph(), 0), ContractViolation);
    EXPECT_THROW(uvg_verdict(complete(2), 2), ContractViolation);
}

TEST(MatchingCriterion, IsTheTheoremReadFromAllMaximumMatchings) {
    for_all_labelled_graphs(5, [](const Graph& g) {
        const auto all = all_maximum_matchings(g);
        for (Vertex v : g.vertices()) {
            const UvgVerdict verdict = uvg_verdict(g, v);
            ASSERT_EQ(verdict.outcome == Outcome::N, missing(all, v).empty());
            ASSERT_TRUE(is_witness(g, v, verdict));
            ASSERT_EQ(uvg_outcomes(g)[static_cast<std::size_t>(v)], verdict.outcome);
        }
    });
}

TEST(MatchingCriterion, WinningMovesAreAllNeighboursThatArePInTheRest) {
    for_all_labelled_graphs(5, [](const Graph& g) {
        for (Vertex v : g.vertices()) {
            std::vector<Vertex> winning;
            for (Vertex w : g.neighbours(v))
                if (uvg_verdict(g.isolating(v), w).outcome == Outcome::P) winning.push_back(w);
            ASSERT_EQ(uvg_verdict(g, v).winning_moves, winning);
        }
    });
}

TEST(MatchingCriterion, NoWitnessProvesTheOtherOutcome) {
    for_all_labelled_graphs(4, [](const Graph& g) {
        const auto matchings = all_matchings(g);
        for (Vertex v : g.vertices()) {
            const UvgVerdict truth = uvg_verdict(g, v);
            UvgVerdict lie = truth;
            lie.outcome = truth.outcome == Outcome::P ? Outcome::N : Outcome::P;
            for (const Matching& m : matchings)
                for (unsigned bits = 0; bits < 1U << g.order(); ++bits) {
                    lie.witness = {m, VertexSet::from_bits(bits).to_vector()};
                    ASSERT_FALSE(is_witness(g, v, lie));
                }
        }
    });
}

TEST(MatchingCriterion, RejectsCorruptedWitnesses) {
    const SparseGraph g = path(4);
    const UvgVerdict good = uvg_verdict(g, 0);
    ASSERT_EQ(good.outcome, Outcome::N);
    ASSERT_TRUE(is_witness(g, 0, good));
    UvgVerdict bad = good;
    bad.witness.matching.pop_back();
    EXPECT_FALSE(is_witness(g, 0, bad)) << "not maximum";
    bad = good;
    bad.witness.barrier = {};
    EXPECT_FALSE(is_witness(g, 0, bad)) << "a barrier without the root";
    bad = good;
    bad.witness.matching = {{0, 2}, {1, 3}};
    EXPECT_FALSE(is_witness(g, 0, bad)) << "not edges";
    bad = good;
    bad.witness.barrier = {0, 9};
    EXPECT_FALSE(is_witness(g, 0, bad)) << "not a vertex";
    EXPECT_FALSE(is_witness(g, 7, good)) << "not a root";
}

TEST(MatchingCriterion, UnrootedIsPExactlyWithAPerfectMatching) {
    for_all_labelled_graphs(5, [](const Graph& g) {
        const UvgVerdict verdict = unrooted_uvg_verdict(g);
        const bool perfect =
            2 * static_cast<int>(all_maximum_matchings(g).front().size()) == g.order();
        ASSERT_EQ(verdict.outcome == Outcome::P, perfect);
        ASSERT_TRUE(is_unrooted_witness(g, verdict));
        UvgVerdict lie = verdict;
        lie.outcome = perfect ? Outcome::N : Outcome::P;
        ASSERT_FALSE(is_unrooted_witness(g, lie));
    });
}

}  // namespace
}  // namespace gazetteer
