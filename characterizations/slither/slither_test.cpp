// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/slither/slither.hpp"

#include <gtest/gtest.h>

#include "characterizations/testkit/small_graphs.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

/// The sequence by its definition, from all maximum matchings; the outcome from index `first` on.
bool some_perfect_by_definition(Graph g, int first) {
    for (int i = 0; g.order() > 0; ++i) {
        const auto classes = vertex_classes(g, all_maximum_matchings(g));
        VertexSet inner;
        for (Vertex v : g.vertices()) {
            const VertexClass c = classes[static_cast<std::size_t>(v)];
            if (c == VertexClass::perfect && i >= first) return true;
            if (c == VertexClass::inner) inner.insert(v);
        }
        g = g.induced(inner);
    }
    return false;
}

TEST(Slither, SmallestCases) {
    EXPECT_TRUE(slither_sequence(SparseGraph()).levels.empty());
    EXPECT_EQ(slither_outcome(SparseGraph()), Outcome::P);
    EXPECT_EQ(slither_outcome(complete(1)), Outcome::P);
    EXPECT_EQ(slither_outcome(complete(2)), Outcome::N);
    EXPECT_EQ(slither_verdict(complete(2)).winning_moves, std::vector<Edge>({{0, 1}}));
    EXPECT_EQ(slither_outcome(path(3)), Outcome::P);
    EXPECT_EQ(slither_sequence(path(3)).level_of, std::vector<int>({0, 1, 0}));
    EXPECT_EQ(slither_outcome(SparseGraph(4, {{0, 1}})), Outcome::N);
}

TEST(Slither, TheIndexAtWhichTheSequenceStartsMatters) {
    EXPECT_TRUE(slither_sequence(complete(2)).some_perfect_from(0));
    EXPECT_FALSE(slither_sequence(complete(2)).some_perfect_from(1));
}

TEST(Slither, SequenceIsItsDefinitionOnAllLabelledGraphsOfOrderAtMost5) {
    for_all_labelled_graphs(5, [](const Graph& g) {
        const SlitherSequence sequence = slither_sequence(g);
        for (int first : {0, 1, 2})
            ASSERT_EQ(sequence.some_perfect_from(first), some_perfect_by_definition(g, first));
        ASSERT_EQ(sequence.first_perfect().has_value(), sequence.some_perfect_from(0));
        ASSERT_EQ(slither_verdict(g).outcome, slither_outcome(g));
    });
}

TEST(Slither, APerfectVertexCanAppearLate) {
    // The two inner vertices, each with two leaves, are joined: G_1 is K_2.
    const SparseGraph g(6, {{0, 1}, {0, 2}, {0, 3}, {1, 4}, {1, 5}});
    const SlitherSequence sequence = slither_sequence(g);
    ASSERT_EQ(sequence.levels.size(), 2U);
    EXPECT_EQ(sequence.levels[1].vertices, std::vector<Vertex>({0, 1}));
    EXPECT_EQ(sequence.first_perfect(), 1);
    EXPECT_EQ(slither_verdict(g).winning_moves, std::vector<Edge>({{0, 1}}));
}

TEST(Slither, WitnessesProveAllVerdicts) {
    for_all_labelled_graphs(5, [](const Graph& g) {
        SlitherVerdict verdict = slither_verdict(g);
        ASSERT_TRUE(is_slither_witness(g, verdict));
        verdict.outcome = verdict.outcome == Outcome::P ? Outcome::N : Outcome::P;
        ASSERT_FALSE(is_slither_witness(g, verdict));
    });
}

TEST(Slither, RejectsCorruptedWitnesses) {
    const SparseGraph g(6, {{0, 1}, {0, 2}, {0, 3}, {1, 4}, {1, 5}});
    const SlitherVerdict good = slither_verdict(g);
    ASSERT_TRUE(is_slither_witness(g, good));
    const auto rejected = [&](auto corrupt) {
        SlitherVerdict bad = good;
        corrupt(bad);
        return !is_slither_witness(g, bad);
    };
    EXPECT_TRUE(rejected([](auto& v) { v.witness.pop_back(); })) << "the last graph missing";
    EXPECT_TRUE(rejected([](auto& v) { v.witness[0].matching.pop_back(); })) << "not maximum";
    EXPECT_TRUE(rejected([](auto& v) { v.witness[0].barrier = {0}; })) << "no barrier";
    EXPECT_TRUE(rejected([](auto& v) { v.witness[0].exposing.pop_back(); })) << "a proof missing";
    EXPECT_TRUE(rejected([](auto& v) { v.witness[0].exposing[0] = v.witness[0].exposing[1]; }))
        << "a proof of another vertex";
    EXPECT_TRUE(rejected([](auto& v) { v.witness[0].vertices.pop_back(); })) << "not all of G";
    EXPECT_TRUE(rejected([](auto& v) { v.winning_moves = {{0, 2}}; })) << "a move that loses";
    EXPECT_TRUE(rejected([](auto& v) { v.winning_moves.clear(); })) << "no move";
}

TEST(Slither, WitnessesOfFalseVerdictsAreRejected) {
    // Player 1 wins on K_2. A matching that misses a vertex shows it exposed only if it is maximum.
    const SlitherLevelWitness level{
        .vertices = {0, 1}, .matching = {{0, 1}}, .barrier = {}, .exposing = {{}, {}}};
    EXPECT_FALSE(is_slither_witness(complete(2), {Outcome::P, {}, {level}}));
    // A lost position has no winning move.
    SlitherVerdict lost = slither_verdict(path(3));
    ASSERT_TRUE(is_slither_witness(path(3), lost));
    lost.winning_moves = {{0, 1}};
    EXPECT_FALSE(is_slither_witness(path(3), lost));
}

TEST(Slither, EachPartOfAWitnessIsLookedAt) {
    const auto rejected = [](const SparseGraph& g, const SlitherVerdict& verdict) {
        return !is_slither_witness(g, verdict);
    };
    const SlitherLevelWitness lone{
        .vertices = {2}, .matching = {}, .barrier = {}, .exposing = {{}}};
    EXPECT_TRUE(rejected(SparseGraph(3, {{0, 1}}), {Outcome::P, {}, {lone}})) << "not all of G";
    const SlitherLevelWitness small{
        .vertices = {0, 1}, .matching = {}, .barrier = {}, .exposing = {{}, {}}};
    EXPECT_TRUE(rejected(complete(2), {Outcome::P, {}, {small}})) << "the matching is not maximum";
    const SlitherLevelWitness loops{
        .vertices = {0, 1}, .matching = {{0, 1}}, .barrier = {}, .exposing = {{{1, 1}}, {{0, 0}}}};
    EXPECT_TRUE(rejected(complete(2), {Outcome::P, {}, {loops}})) << "loops are not a matching";
}

TEST(Slither, AVertexOutsideALevelIsNotTakenForItsNeighbourThere) {
    // G_1 is K_2 on 0 and 2, which player 1 wins; -1 and 1 come before these.
    const SparseGraph g(6, {{0, 2}, {0, 1}, {0, 3}, {2, 4}, {2, 5}});
    SlitherVerdict verdict = slither_verdict(g);
    ASSERT_EQ(verdict.witness.at(1).vertices, std::vector<Vertex>({0, 2}));
    verdict.outcome = Outcome::P;
    verdict.winning_moves.clear();
    verdict.witness[1].exposing = {{{-1, 2}}, {{0, 1}}};
    EXPECT_FALSE(is_slither_witness(g, verdict));
}

TEST(Slither, WhatIsNoVertexIsNotTakenForTheFirst) {
    SlitherVerdict verdict = slither_verdict(path(3));
    ASSERT_EQ(verdict.witness.at(0).exposing.at(1), Matching({{0, 1}}));
    verdict.witness[0].exposing[1] = {{-1, 1}};
    EXPECT_FALSE(is_slither_witness(path(3), verdict));
}

TEST(Slither, AMoveThatWinsIsAMatchingEdgeOfAnEvenComponent) {
    const auto accepted = [](const SparseGraph& g, const SlitherLevelWitness& level,
                             const std::vector<Edge>& moves) {
        return is_slither_witness(g, {Outcome::N, moves, {level}});
    };
    const SlitherLevelWitness odd{
        .vertices = {0, 1, 2}, .matching = {{0, 1}}, .barrier = {}, .exposing = {}};
    EXPECT_FALSE(accepted(path(3), odd, {{0, 1}}));
    const SlitherLevelWitness square{
        .vertices = {0, 1, 2, 3}, .matching = {{0, 1}, {2, 3}}, .barrier = {}, .exposing = {}};
    EXPECT_TRUE(accepted(cycle(4), square, {{0, 1}, {2, 3}}));
    EXPECT_FALSE(accepted(cycle(4), square, {{1, 2}}));
    // A star with the centre 0, and K_2 on 4 and 5.
    const SparseGraph star(6, {{0, 1}, {0, 2}, {0, 3}, {4, 5}});
    const SlitherLevelWitness level{.vertices = {0, 1, 2, 3, 4, 5},
                                    .matching = {{0, 1}, {4, 5}},
                                    .barrier = {0},
                                    .exposing = {}};
    EXPECT_TRUE(accepted(star, level, {{4, 5}}));
    EXPECT_FALSE(accepted(star, level, {{2, 5}}));
    EXPECT_FALSE(accepted(star, level, {{0, 1}}));
}

TEST(Slither, OfALargeTree) {
    const SparseGraph g = path(20001);
    const SlitherSequence sequence = slither_sequence(g);
    EXPECT_EQ(sequence.levels.size(), 2U);
    EXPECT_EQ(slither_outcome(g), Outcome::P);
    EXPECT_EQ(slither_outcome(path(20000)), Outcome::N);
}

}  // namespace
}  // namespace gazetteer
