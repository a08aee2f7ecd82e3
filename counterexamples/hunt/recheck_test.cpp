// SPDX-License-Identifier: GPL-3.0-or-later
// The second judge agrees with hunts, and notices what one has passed over.
#include "counterexamples/hunt/recheck.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/hunt/suite.hpp"
#include "counterexamples/testkit/rechecked_line.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/digraph_stream.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "language/naive/naive_graphs.hpp"
#include "language/naive/naive_orbits.hpp"
#include "work/stop.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::conjectures {
namespace {

constexpr std::uint64_t unlimited = 1'000'000;

Conjecture stated(const std::string& text) {
    return Conjecture(*parse_expression(text));
}

/// By any way that a hunt has: streams from order 1 on, tables, batches.
HuntReport hunted_over(const std::string& text, const GraphRestrictions& which, int order_max,
                       int whole_orders_from = 9) {
    return hunt(stated(text), exhaustive_ground(which, 0, order_max),
                {.whole_orders_from = whole_orders_from});
}

Recheck rechecked_at(const std::string& text, const HuntReport& report,
                     std::uint64_t graphs = unlimited) {
    return recheck(stated(text), report, {.graphs_max = graphs});
}

/// All slices were gone through, and each count is the same.
void expect_the_same(const Recheck& second, const HuntReport& report) {
    EXPECT_TRUE(second.complete);
    EXPECT_EQ(second.slices, report.slices.size());
    EXPECT_EQ(second.seen.graphs, report.graphs);
    EXPECT_EQ(second.seen.graphs_met, report.graphs_met);
    EXPECT_EQ(second.seen.instances_met, report.instances_met);
    EXPECT_EQ(second.seen.failures, report.failures);
    for (const RecheckDifference& difference : second.differences)
        ADD_FAILURE() << to_string(difference);
}

void expect_agreement(const std::string& text, const HuntReport& report) {
    SCOPED_TRACE(text);
    expect_the_same(rechecked_at(text, report), report);
}

TEST(Recheck, AgreesWithHuntsOfAllKinds) {
    for (const char* text :
         {"bipartite -> (P(ueg) <-> in_even_kernel)", "P(uvg) <-> not saturated",
          "degree > 1 and triangle_free -> N(ueg) or twin", "grundy(edge_delete) <= 4",
          "chi <= spectral_radius + 1", "tree -> spectral_radius <= sqrt(order - 1)",
          "connected -> (forall S: empty(S) or |S| <= order)", "degree(delete(v)) >= 0",
          "independence_number >= order * ln(max_degree + 1) / exp(2)", "ln(size - 4) >= 0",
          "exp(min_degree) <= size + 2", "exp(ln(degree + 1)) < degree + 2",
          "2 * size / order <= max_degree -> floor(randic) <= alpha"})
        for (int from : {1, 9}) expect_agreement(text, hunted_over(text, {}, 5, from));
}

TEST(Recheck, AgreesOnEveryClass) {
    for (const GraphRestrictions& which :
         std::vector<GraphRestrictions>{{.connected = true},
                                        {.biconnected = true},
                                        {.bipartite = true},
                                        {.triangle_free = true},
                                        {.square_free = true},
                                        {.k4_free = true},
                                        {.chordal = true},
                                        {.split = true},
                                        {.perfect = true},
                                        {.claw_free = true},
                                        {.vertex_transitive = true},
                                        {.trees = true},
                                        {.regular = true},
                                        {.connected = true, .degree_min = 2, .degree_max = 3},
                                        {.size_min = 3, .size_max = 6}}) {
        SCOPED_TRACE(to_string(which));
        expect_agreement("degree <= 5 or P(ueg)",
                         hunted_over("degree <= 5 or P(ueg)", which, 5, 1));
    }
}

/// One graph, one met graph, one instance or one failure too few, in one slice.
TEST(Recheck, WhatWasPassedOverIsNoticed) {
    const std::string text = "degree > 1 -> (N(ueg) or bipartite)";
    const HuntReport report = hunted_over(text, {}, 5);
    ASSERT_TRUE(rechecked_at(text, report).differences.empty());
    for (std::uint64_t SizeTally::*const what : {&SizeTally::graphs, &SizeTally::graphs_met,
                                                 &SizeTally::instances_met, &SizeTally::failures}) {
        HuntReport skipping = report;
        SizeTally& seen = skipping.slices.at(12).seen;
        seen.*what = seen.*what == 0 ? 1 : seen.*what - 1;
        const Recheck second = rechecked_at(text, skipping);
        ASSERT_EQ(second.differences.size(), 1u);
        EXPECT_TRUE(second.differences[0].hunted == skipping.slices[12]);
        EXPECT_TRUE(second.differences[0].wanted == report.slices[12].seen);
    }
}

HuntReport hunted_over_digraphs(const std::string& text, const DigraphClass& which, int order_max) {
    return hunt(Conjecture(*parse_expression(text, About::digraphs)),
                digraph_ground(which, 0, order_max), {});
}
Recheck rechecked_over_digraphs(const std::string& text, const HuntReport& report) {
    return recheck(Conjecture(*parse_expression(text, About::digraphs)), report,
                   {.graphs_max = unlimited});
}
void expect_agreement_over_digraphs(const std::string& text, const DigraphClass& which,
                                    int order_max) {
    SCOPED_TRACE(text + " on " + to_string(which));
    const HuntReport report = hunted_over_digraphs(text, which, order_max);
    EXPECT_GT(report.slices.size(), static_cast<std::size_t>(order_max));
    expect_the_same(rechecked_over_digraphs(text, report), report);
}

TEST(Recheck, AgreesWithHuntsOverDigraphs) {
    for (const char* text :
         {"acyclic -> (P(deg) <-> in_kernel)", "forall u, w: u -> w -> not w -> u",
          "outdegree > 0 -> exists w: v -> w and N(dvg, delete(v), w) or indegree = 0",
          "N(unrooted(deg)) <-> exists u: P(deg, u)", "grundy(dvg) <= 2 and winning_moves(deg) < 3",
          "symmetric -> (P(dvg) <-> P(uvg, underlying))", "size(delete_arc(v, v)) = size",
          "strongly_connected -> eccentricity(underlying, v) <= 2",
          "isomorphic(converse) or max_outdegree > 1 or isomorphic(\"&AO\")",
          "exists S: forall u: u in S <-> not exists w: u -> w and w in S",
          "reachable(v, v) -> distance(converse, v, v) = 0",
          "forall S: size(induced(S)) <= |S| or not reachable(delete(v), v, v)"})
        expect_agreement_over_digraphs(text, {}, 3);
}

TEST(RecheckStandard, AgreesOnEveryClassOfDigraphs) {
    for (const DigraphClass& which :
         std::vector<DigraphClass>{{},
                                   {.oriented = true},
                                   {.tournaments = true},
                                   {.acyclic = true},
                                   {.connected = true},
                                   {.strongly_connected = true},
                                   {.acyclic = true, .connected = true}})
        expect_agreement_over_digraphs("P(deg) and not in_kernel -> indegree >= 0", which, 4);
}

/// Slices in place of which the hunt saw nothing, or one digraph less than there are.
TEST(Recheck, ASliceOfDigraphsThatWasSkippedIsNoticed) {
    const std::string text = "outdegree > 1 -> N(dvg)";
    const HuntReport report = hunted_over_digraphs(text, {.oriented = true}, 3);
    ASSERT_TRUE(rechecked_over_digraphs(text, report).differences.empty());
    for (std::size_t i = 0; i < report.slices.size(); ++i) {
        HuntReport skipping = report;
        skipping.slices[i].seen = {};
        const Recheck second = rechecked_over_digraphs(text, skipping);
        EXPECT_EQ(second.differences.size(), report.slices[i].seen.graphs > 0 ? 1U : 0U) << i;
    }
    HuntReport skipping = report;
    --skipping.slices.back().seen.graphs;
    const Recheck second = rechecked_over_digraphs(text, skipping);
    ASSERT_EQ(second.differences.size(), 1u);
    EXPECT_EQ(to_string(second.differences[0]),
              "order 3, size 3: the hunt has 1 digraphs, 1 met, 1 instances, 0 failing; the second "
              "judge has 2 digraphs, 1 met, 1 instances, 0 failing");
}

/// No number of these digraphs is published, so that only the second judge knows.
TEST(Recheck, AGeneratorOfDigraphsThatSkipsASizeIsNoticed) {
    Ground ground = digraph_ground({.acyclic = true, .connected = true}, 0, 4);
    ground.next = [next = ground.next]() -> std::optional<Level> {
        auto level = next();
        if (level && level->order == 4)
            std::erase_if(level->pieces, [](const Piece& piece) { return piece.size == 4; });
        return level;
    };
    const std::string text = "outdegree >= 0";
    const Conjecture conjecture(*parse_expression(text, About::digraphs));
    const HuntReport report = hunt(conjecture, std::move(ground), {});
    EXPECT_EQ(report.verdict, HuntVerdict::holds);
    const Recheck second = rechecked_over_digraphs(text, report);
    ASSERT_EQ(second.differences.size(), 1u);
    EXPECT_EQ(second.differences[0].hunted.order, 4);
    EXPECT_EQ(second.differences[0].hunted.size, 4);
    EXPECT_EQ(second.differences[0].hunted.seen.graphs, 0u);
    EXPECT_GT(second.differences[0].wanted.graphs, 0u);
}

TEST(Recheck, ADifferenceSaysBothNumbers) {
    const RecheckDifference difference{{4, 3, {2, 1, 3, 0}}, {3, 1, 3, 1}};
    EXPECT_EQ(to_string(difference),
              "order 4, size 3: the hunt has 2 graphs, 1 met, 3 instances, 0 failing; the second "
              "judge has 3 graphs, 1 met, 3 instances, 1 failing");
}

TEST(Recheck, DrawsWholeSlicesBySeedWithinTheLimit) {
    const std::string text = "bipartite -> order >= 0";
    const HuntReport report = hunted_over(text, {}, 7);
    const auto with = [&](std::uint64_t seed, std::uint64_t graphs) {
        return recheck(stated(text), report, {.seed = seed, .graphs_max = graphs});
    };
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        const Recheck some = with(seed, 100);
        EXPECT_LE(some.seen.graphs, 100u);
        EXPECT_GT(some.slices, 5u);
        EXPECT_LT(some.slices, some.slices_in_all);
        EXPECT_EQ(some.slices_in_all, report.slices.size());
        EXPECT_EQ(with(seed, 100).seen, some.seen);
    }
    EXPECT_NE(with(1, 100).seen, with(2, 100).seen);
    EXPECT_EQ(with(1, 0).slices, 0u);
}

TEST(Recheck, WordsThatTheSecondEvaluatorLacksAreNamed) {
    const HuntReport report = hunted_over("order >= 0", {}, 3);
    for (const auto& [text, word] : {std::pair{"grundy(node_kayles) >= 0", "grundy(node_kayles)"},
                                     std::pair{"outcome(col) = L", "outcome(col)"}}) {
        try {
            rechecked_at(text, report);
            ADD_FAILURE() << text;
        } catch (const naive::Unknown& e) {
            EXPECT_STREQ(e.what(), word);
        }
    }
}

TEST(Recheck, AStopEndsIt) {
    runs::Stop stop;
    stop.request();
    const Recheck second = recheck(stated("degree >= 0"), hunted_over("degree >= 0", {}, 5),
                                   {.graphs_max = unlimited, .stop = stop.token()});
    EXPECT_FALSE(second.complete);
    EXPECT_EQ(second.slices, 0u);
}

/// By its own search; nauty is what the hunt asks.
TEST(Recheck, OrbitsAreThoseOfNauty) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        EXPECT_EQ(naive::least_of_orbits(g), orbit_representatives(g));
        return true;
    });
}

TEST(Recheck, OrbitsOfDigraphsAreThoseOfNauty) {
    for (int order = 0; order <= 4; ++order)
        for (const DigraphPiece& piece : digraph_pieces({}, order))
            piece.each([](const Digraph& d) {
                EXPECT_EQ(naive::least_of_orbits(d), orbit_representatives(d));
                return true;
            });
}

/// Graphs made of graphs are larger, and not all their automorphisms are tried.
TEST(Recheck, ManyAutomorphismsTakeNoTime) {
    EXPECT_EQ(naive::least_of_orbits(Graph(20)).size(), 1u);
    EXPECT_EQ(naive::least_of_orbits(to_graph(complete(20))).size(), 1u);
}

TEST(RecheckStandard, AgreesWithStreamsOfOrderSeven) {
    for (const char* text : {"in_even_kernel -> P(ueg)", "winning_moves(ueg) <= 2"})
        expect_agreement(text, hunted_over(text, {.connected = true}, 7, 5));
}

/// How many lines of a file were rechecked.
int rechecked_lines(const std::filesystem::path& file) {
    std::ifstream in(file);
    int result = 0;
    for (const SuiteLine& line : read_suite(in, file.string()))
        result += is_rechecked(line.id, *line.conjecture, line.ground) ? 1 : 0;
    return result;
}

TEST(RecheckLong, AgreesWithTheFilesOfConjectures) {
    int lines = 0;
    for (const auto& entry : std::filesystem::directory_iterator(source_path("docs/conjectures")))
        if (entry.path().extension() == ".txt") lines += rechecked_lines(entry.path());
    EXPECT_GT(lines, 140);
}

}  // namespace
}  // namespace gazetteer::conjectures
