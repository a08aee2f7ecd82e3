// SPDX-License-Identifier: GPL-3.0-or-later
// The hunter: what it finds is least, and the same for any number of threads.
#include "counterexamples/hunt/hunt.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include <algorithm>
#include <set>
#include <sstream>

#include "counterexamples/hunt/level_reports.hpp"
#include "counterexamples/hunt/suite.hpp"
#include "counterexamples/hunt/tally.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/errors.hpp"
#include "graph/families.hpp"
#include "language/expressions/terms.hpp"
#include "language/naive/naive_evaluator.hpp"
#include "work/stop.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Conjecture conjecture(const char* text) {
    return Conjecture(*parse_expression(text));
}

HuntReport hunted(const char* text, const GraphRestrictions& which, int order_max,
                  HuntOptions options = {}) {
    return hunt(conjecture(text), exhaustive_ground(which, 0, order_max), options);
}

std::vector<std::string> graph6s(const HuntReport& report) {
    std::vector<std::string> result;
    for (const Found& found : report.counterexamples) result.push_back(text_of(found.graph));
    return result;
}

/// The rooted classes of the least order that fail, by the naive evaluator over all graphs.
std::set<std::string> least_by_definition(const char* text, int order_max) {
    const auto syntax = parse_syntax(text);
    std::set<std::string> result;
    for (int order = 0; order <= order_max && result.empty(); ++order)
        for_each_graph({.order_min = order, .order_max = order}, [&](const Graph& g) {
            naive::Evaluation evaluation(g);
            for (Vertex v : g.vertices())
                if (!evaluation.holds(*syntax, v))
                    result.insert(to_graph6(canonical(RootedGraph{g, v}).graph));
            return true;
        });
    return result;
}

TEST(Hunt, FindsAllOfTheLeastOrderAndNothingElse) {
    for (const char* text :
         {"connected and P(ueg) -> in_even_kernel", "degree <= 2", "eccentricity <= 2 or order < 4",
          "N(ueg) and triangle_free -> degree = 1", "degree != 3 or cut_vertex"}) {
        const HuntReport report = hunted(text, {}, 5);
        EXPECT_EQ(report.verdict, HuntVerdict::refuted);
        EXPECT_TRUE(report.complete_order);
        const auto found = graph6s(report);
        EXPECT_EQ(std::set<std::string>(found.begin(), found.end()), least_by_definition(text, 5))
            << text;
        EXPECT_TRUE(std::ranges::is_sorted(report.counterexamples, precedes)) << text;
        EXPECT_EQ(report.failures, found.size()) << text;
    }
}

TEST(Hunt, TheFirstIsLeastInOrderThenSize) {
    // Graphs with two cycles: the least order is 4, and the least size of that order is 5.
    const HuntReport report = hunted("size <= order", {}, 6);
    ASSERT_EQ(report.counterexamples.size(), 2u);
    EXPECT_EQ(report.counterexamples[0].graph.order(), 4);
    EXPECT_EQ(report.counterexamples[0].graph.size(), 5);
    EXPECT_EQ(report.counterexamples[1].graph.size(), 6);
    EXPECT_EQ(report.searched, "graphs of order 0 to 4");
}

TEST(Hunt, HoldsToItsBoundWithCounts) {
    const HuntReport report = hunted("bipartite -> (P(ueg) <-> in_even_kernel)", {}, 5);
    EXPECT_EQ(report.verdict, HuntVerdict::holds);
    EXPECT_EQ(report.searched, "graphs of order 0 to 5");
    EXPECT_EQ(report.ground, "graphs of order 0 to 5");
    EXPECT_EQ(report.graphs, 1u + 1 + 2 + 4 + 11 + 34);
    EXPECT_EQ(report.graphs_met, 1u + 2 + 3 + 7 + 13) << "the null graph has no vertex";
    EXPECT_THAT(report.counterexamples, IsEmpty());
}

TEST(Hunt, CountsVacuousInstances) {
    const HuntReport report = hunted("order > 9 -> false", {}, 5);
    EXPECT_EQ(report.verdict, HuntVerdict::holds);
    EXPECT_EQ(report.graphs_met, 0u);
    const HuntReport some = hunted("degree = 4 -> connected", {}, 5);
    EXPECT_EQ(some.graphs_met, 11u) << "a vertex joined to each graph of order 4";
    EXPECT_EQ(some.instances_met, 11u);
}

TEST(Hunt, IsTheSameForAnyNumberOfThreads) {
    const auto with = [](int threads) {
        return hunted("planar or chromatic_number >= 4", {}, 7, {.threads = threads, .near = 5});
    };
    const HuntReport one = with(1);
    EXPECT_EQ(one.verdict, HuntVerdict::refuted);
    for (int threads : {2, 5}) {
        const HuntReport many = with(threads);
        EXPECT_EQ(many.counterexamples, one.counterexamples);
        EXPECT_EQ(many.graphs, one.graphs);
        EXPECT_EQ(many.failures, one.failures);
        EXPECT_EQ(many.searched, one.searched);
    }
}

TEST(Hunt, ListsWhatComesClosest) {
    const HuntReport report =
        hunted("connected and order >= 3 -> size < order * order - 5", {}, 5, {.near = 3});
    ASSERT_EQ(report.near.size(), 3u);
    EXPECT_EQ(report.near[0].slack, 0);
    EXPECT_EQ(report.near[0].found.graph.order(), 3);
    EXPECT_EQ(report.near[0].found.graph.size(), 3);
    EXPECT_EQ(report.near[1].slack, 1);
    EXPECT_EQ(report.near[2].slack, 4);
}

/// Fractions and irrational numbers too; equality is 0, however it is computed.
TEST(Hunt, ListsWhatComesClosestToABoundOfReals) {
    const HuntReport report =
        hunted("tree and order >= 2 -> spectral_radius <= sqrt(order - 1)", {}, 5, {.near = 6});
    ASSERT_EQ(report.near.size(), 6u);
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(report.near[i].slack, 0) << "a star";
    EXPECT_EQ(report.near[4].slack, 0.114016818819) << "sqrt(3) - phi, a path of order 4";
    EXPECT_EQ(report.near[5].slack, 0.152240934977) << "2 - sqrt(2 + sqrt 2) on order 5";
    const HuntReport thirds =
        hunted("order > 0 -> 2 * size / order <= order - 1 / 3", {}, 3, {.near = 1});
    EXPECT_EQ(thirds.near.at(0).slack, 0.666666666667);
}

/// Far more instances than are kept on the way: the closest few are the first of all of them.
TEST(Hunt, TheClosestAreTheFirstOfAll) {
    const auto with = [](int near) {
        return hunt(conjecture("size * 37 * automorphisms mod 101 <= 101"),
                    exhaustive_ground({}, 7, 7), {.near = near})
            .near;
    };
    const auto all = with(1100);
    const auto few = with(4);
    ASSERT_EQ(all.size(), 1044u);
    ASSERT_EQ(few.size(), 4u);
    for (std::size_t i = 0; i < few.size(); ++i) {
        EXPECT_EQ(few[i].slack, all[i].slack);
        EXPECT_EQ(few[i].found, all[i].found);
    }
}

TEST(Hunt, AnInterruptionSaysHowFarItCame) {
    runs::Stop stop;
    std::uint64_t seen = 0;
    Ground ground = exhaustive_ground({}, 0, 9);
    // Stops after a while within order 5.
    const auto next = ground.next;
    ground.next = [&, next]() -> std::optional<Level> {
        auto level = next();
        for (Piece& piece : level->pieces) {
            const auto each = piece.each;
            piece.each = [&, each](const GraphVisitor& visit) {
                each([&](const Graph& g) {
                    if (++seen == 30) stop.request();
                    return visit(g);
                });
            };
        }
        return level;
    };
    const HuntReport report =
        hunt(conjecture("order < 9"), std::move(ground), {.threads = 1, .stop = stop.token()});
    EXPECT_EQ(report.verdict, HuntVerdict::inconclusive);
    EXPECT_EQ(report.searched, "graphs of order 0 to 4");
    // Orders 0 to 4 have 19 graphs; of order 5 there are 1, 1, 2, 4 with 0 to 3 edges, 6 with 4.
    EXPECT_EQ(report.also_searched, "of order 5 those with fewer than 4 edges");
    EXPECT_EQ(report.graphs, 29u);
}

TEST(Hunt, GivenGraphsAreGoneThroughInFull) {
    const std::vector<Graph> graphs{to_graph(complete(6)), to_graph(cycle(5)), to_graph(cycle(5)),
                                    to_graph(complete(5)), to_graph(path(3))};
    const HuntReport report = hunt(conjecture("bipartite"), list_ground("five graphs", graphs), {});
    EXPECT_EQ(report.failures, 4u);
    EXPECT_EQ(report.leastness, Leastness::of_the_given);
    EXPECT_THAT(graph6s(report), ElementsAre(to_graph6(canonical(to_graph(cycle(5)))), "D~{"));
}

TEST(Hunt, RandomHitsAreReplacedByLeastOnes) {
    const auto model = *parse_random_model("gnp(14, 0.5)");
    const HuntReport report = hunt_at_random(conjecture("planar"), model, 20, 1, {});
    EXPECT_EQ(report.leastness, Leastness::exhaustive);
    EXPECT_THAT(graph6s(report), ElementsAre("D~{"));
    ASSERT_TRUE(report.hit);
    EXPECT_EQ(report.hit->order(), 14);
}

TEST(Hunt, RandomHitsBeyondExhaustionAreShrunk) {
    const auto model = *parse_random_model("gnp(14, 0.5)");
    HuntOptions options;
    options.exhaustive_order_max = 4;
    const HuntReport report = hunt_at_random(conjecture("planar"), model, 20, 1, options);
    EXPECT_EQ(report.leastness, Leastness::shrunk);
    ASSERT_EQ(report.counterexamples.size(), 1u);
    const Graph& g = report.counterexamples[0].graph.graph();
    // No vertex or edge can go: a subdivision-free K_5 or K_{3,3}, or one subdivided.
    const Conjecture planar = conjecture("planar");
    for (const Edge& e : g.edges())
        EXPECT_EQ(hunt(planar, list_ground("", {g.without_edge(e.u, e.v)}), {}).failures, 0u);
    for (Vertex v : g.vertices())
        EXPECT_EQ(hunt(planar, list_ground("", {g.without_vertex(v)}), {}).failures, 0u);
    EXPECT_EQ(report.also_searched, "graphs of order <= 4");
}

/// The draws are over when the interruption comes: what was hit is shrunk and told all the same.
TEST(Hunt, AnInterruptedSearchForALeastOneStillShowsTheShrunkOne) {
    runs::Stop stop;
    auto model = *parse_random_model("gnp(14, 0.5)");
    model.draw = [draw = model.draw, &stop, drawn = 0](properties::Dice& dice) mutable {
        if (++drawn == 20) stop.request();
        return draw(dice);
    };
    const HuntReport report =
        hunt_at_random(conjecture("planar"), model, 20, 1, {.threads = 1, .stop = stop.token()});
    EXPECT_EQ(report.verdict, HuntVerdict::refuted);
    EXPECT_EQ(report.leastness, Leastness::shrunk);
    ASSERT_EQ(report.counterexamples.size(), 1u);
    EXPECT_FALSE(report.draw) << "drawing again would find more";
}

TEST(Hunt, AGeneratorThatLosesAGraphIsNoticed) {
    Ground ground = exhaustive_ground({}, 0, 5);
    ground.next = [next = ground.next]() -> std::optional<Level> {
        auto level = next();
        if (level && level->order == 5) level->pieces.erase(level->pieces.begin() + 4);
        return level;
    };
    try {
        hunt(conjecture("order < 9"), std::move(ground), {});
        FAIL();
    } catch (const CountMismatch& e) {
        EXPECT_STREQ(e.what(), "28 graphs of order 5 were generated, there are 34");
    }
}

/// Twice a graph of size 4 for one of size 5: their number is right, those of the sizes are not.
TEST(Hunt, AGeneratorThatSkipsASizeForAnotherIsNoticed) {
    Ground ground = exhaustive_ground({.connected = true}, 0, 5);
    ground.next = [next = ground.next]() -> std::optional<Level> {
        auto level = next();
        if (!level || level->order != 5) return level;
        level->pieces.at(1).each = [](const GraphVisitor& visit) {
            for (int i = 0; i < 5; ++i) visit(to_graph(path(5)));
        };
        return level;
    };
    try {
        hunt(conjecture("order < 9"), std::move(ground), {});
        FAIL();
    } catch (const CountMismatch& e) {
        EXPECT_STREQ(e.what(), "8 graphs of order 5 with 4 edges were looked at, there are 3");
    }
}

TEST(Hunt, OfNoGraphNothingHolds) {
    const HuntReport report = hunt(conjecture("order >= 0"), list_ground("none", {}), {});
    EXPECT_EQ(report.verdict, HuntVerdict::inconclusive);
    EXPECT_TRUE(report.complete_order);
}

TEST(Hunt, AnOrderWithoutItsGraphIsNamed) {
    Ground ground = exhaustive_ground({}, 0, 1);
    ground.next = [next = ground.next]() -> std::optional<Level> {
        auto level = next();
        level->pieces.clear();
        return level;
    };
    try {
        hunt(conjecture("order < 9"), std::move(ground), {});
        FAIL();
    } catch (const CountMismatch& e) {
        EXPECT_STREQ(e.what(), "0 graphs of order 0 were generated, there are 1");
    }
}

/// A path of order 3 fails at its ends and in the middle, however it was drawn.
TEST(Hunt, InstancesOfAShrunkGraphAreTold) {
    const auto model = parse_random_model("gnp(7, 0.3)").value();
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const HuntReport report =
            hunt_at_random(conjecture("size < 2 or min_degree < 1 or degree < 0"), model, 5, seed,
                           {.exhaustive_order_max = 0});
        if (report.verdict != HuntVerdict::refuted) continue;
        EXPECT_TRUE(std::ranges::is_sorted(report.counterexamples, precedes)) << seed;
    }
}

/// Within the first size of the order: no size is complete, and none is named.
TEST(Hunt, AnInterruptionInTheFirstSizeNamesNoSize) {
    runs::Stop stop;
    Ground ground = exhaustive_ground({.size_min = 3}, 4, 4);
    ground.next = [&stop, next = ground.next]() -> std::optional<Level> {
        auto level = next();
        if (!level) return level;
        for (Piece& piece : level->pieces)
            piece.each = [&stop, each = piece.each](const GraphVisitor& visit) {
                each([&](const Graph& g) {
                    stop.request();
                    return visit(g);
                });
            };
        return level;
    };
    const HuntReport report =
        hunt(conjecture("order < 9"), std::move(ground), {.threads = 1, .stop = stop.token()});
    EXPECT_EQ(report.also_searched, "");
    EXPECT_TRUE(report.slices.empty());
    EXPECT_FALSE(report.complete_order);
}

TEST(Hunt, ADisplayIsToldOfPiecesAndOfStreams) {
    // Slither is decided in batches, for which graphs wait.
    for (const char* text : {"N(ueg) or degree >= 0", "N(ueg) or N(slither) or P(slither)"}) {
        for (const int whole_orders_from : {1, 99}) {
            HuntProgress progress;
            hunt(conjecture(text), exhaustive_ground({}, 4, 5),
                 {.progress = &progress, .whole_orders_from = whole_orders_from});
            EXPECT_EQ(progress.order, 5);
            EXPECT_EQ(progress.level_count, 34u);
            EXPECT_EQ(progress.level_graphs, 34u);
            EXPECT_EQ(progress.graphs, 11u + 34);
        }
    }
}

/// All draws were made, and the search for a least one was stopped: drawing again would find more.
TEST(Hunt, DrawsAreNoAnswerWhereTheSearchForALeastOneIsStopped) {
    const auto model = *parse_random_model("gnp(12, 0.6)");
    const Conjecture planar = conjecture("planar");
    const HuntReport drawn = hunt(planar, random_ground(model, 20, 1), {});
    ASSERT_EQ(drawn.verdict, HuntVerdict::refuted);
    EXPECT_TRUE(made_least(planar, model, 20, 1, drawn, {}).draw);
    runs::Stop stop;
    stop.request();
    const HuntReport least = made_least(planar, model, 20, 1, drawn, {.stop = stop.token()});
    EXPECT_FALSE(least.draw);
    EXPECT_EQ(least.verdict, HuntVerdict::refuted);
}

/// The stop came before: there is a moment left to make a graph smaller.
TEST(Hunt, WhatWasHitBeforeAStopIsShrunkAllTheSame) {
    runs::Stop stop;
    stop.request();
    const Conjecture few = conjecture("size < 3");
    const HuntReport drawn = hunt(few, list_ground("", {to_graph(complete(7))}), {});
    const HuntReport least = made_least(few, GraphRestrictions{}, 0, drawn, {.stop = stop.token()});
    ASSERT_EQ(least.counterexamples.size(), 1u);
    EXPECT_LT(least.counterexamples[0].graph.order(), 7);
}

TEST(Hunt, AllOfTheLeastOrderAreThereThoughNotAllWereDrawn) {
    const Conjecture planar = conjecture("planar");
    HuntReport drawn = hunt(planar, list_ground("", {to_graph(complete(6))}), {});
    drawn.complete_order = false;
    const HuntReport least = made_least(planar, GraphRestrictions{}, 0, drawn, {});
    EXPECT_EQ(least.leastness, Leastness::exhaustive);
    EXPECT_TRUE(least.complete_order);
}

TEST(Hunt, TheVerticesOfAShrunkGraphAreInTheirOrder) {
    for (int size = 4; size <= 14; ++size) {
        const std::string text = "not connected or order < 6 or degree > 20 or size < ";
        const Conjecture shape = conjecture((text + std::to_string(size)).c_str());
        const HuntReport drawn = hunt(shape, list_ground("", {to_graph(complete(8))}), {});
        const HuntReport least =
            made_least(shape, GraphRestrictions{}, 0, drawn, {.exhaustive_order_max = 0});
        EXPECT_GE(least.counterexamples.size(), 1u);
        EXPECT_TRUE(std::ranges::is_sorted(least.counterexamples, precedes)) << size;
    }
}

TEST(Hunt, OneThatIsToKeepNoCounterexampleIsRefutedAllTheSame) {
    for (const HuntOptions& options :
         {HuntOptions{.counterexamples = 0}, HuntOptions{.listed = 0}}) {
        const HuntReport report = hunted("size < 2", {}, 4, options);
        EXPECT_EQ(report.verdict, HuntVerdict::refuted);
        EXPECT_EQ(report.searched, "graphs of order 0 to 3");
        EXPECT_EQ(report.counterexamples.size(), 1u);
    }
}

TEST(Hunt, ReportsHaveTheirSlices) {
    const HuntReport report = hunted("degree = 2 -> not bipartite", {.size_min = 2}, 3);
    const std::vector<Slice> wanted{{3, 2, {1, 1, 1, 1}}, {3, 3, {1, 1, 1, 0}}};
    EXPECT_TRUE(report.slices == wanted);
    EXPECT_TRUE(report.within == GraphRestrictions{.size_min = 2});
    EXPECT_TRUE(hunt(conjecture("bipartite"), list_ground("", {Graph(2)}), {}).slices.empty());
}

TEST(Hunt, AGraphOverALimitIsGivenUpAndNamed) {
    const auto graphs = [](int order) {
        return list_ground("", {to_graph(complete(order)), to_graph(complete(3))});
    };
    const HuntReport report = hunt(conjecture("order(line_graph) > 0"), graphs(12), {});
    EXPECT_EQ(report.verdict, HuntVerdict::inconclusive);
    EXPECT_EQ(report.graphs, 2u);
    EXPECT_EQ(report.given_up.count, 1u);
    ASSERT_EQ(report.given_up.least.size(), 1u);
    EXPECT_EQ(report.given_up.least.front().graph, to_graph(complete(12)));
    EXPECT_THAT(report.given_up.least.front().reason, testing::HasSubstr("line_graph: 66 edges"));
    EXPECT_EQ(hunt(conjecture("order(line_graph) > 0"), graphs(11), {}).verdict,
              HuntVerdict::holds);
    EXPECT_EQ(hunt(conjecture("order(line_graph) > 3"), graphs(12), {}).verdict,
              HuntVerdict::refuted);
}

TEST(Suite, BlankFieldsAndAByteOrderMarkAreRead) {
    std::istringstream in(
        "\xef\xbb\xbfx | holds | order ..3 | order >= 0 |\n"
        "y | open | order ..3 | order >= 0 |  \n");
    const auto lines = read_suite(in, "file");
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0].id, "x");
    EXPECT_EQ(lines[0].comment, "");
    EXPECT_EQ(lines[1].comment, "");
}

TEST(Suite, AFileWithoutAnEndIsToldAtOnce) {
    std::ifstream in("/dev/zero");
    EXPECT_THAT([&] { read_suite(in, "/dev/zero"); },
                testing::ThrowsMessage<InputError>("/dev/zero:1:1: a file of conjectures has at "
                                                   "most 1000000 bytes, and this one has more"));
}

TEST(Suite, GroundsOfAllKindsAreHunted) {
    const TemporaryFolder folder;
    std::ofstream(folder.path("two.g6")) << "Bw\nDhc\n";
    std::istringstream lines(
        "define odd(k) = k mod 2 = 1\n"
        "blank |  |  | odd(n) or odd(n + 1)\n"
        "given | holds | graph Bw; cycle 5 | odd(n)\n"
        "file | holds | file two.g6 | odd(m)\n"
        "random | refuted | random tree(12) count 20 seed 3 | odd(m) -> n < 3\n");
    const auto suite = read_suite(lines, folder.path("suite.txt"));
    ASSERT_EQ(suite.size(), 4u);
    const auto report = [&](std::size_t i) {
        return hunt(*suite[i].conjecture, suite[i].ground, {});
    };
    EXPECT_EQ(suite[0].expected, Expected::open);
    EXPECT_EQ(report(0).graphs, 1252u);
    EXPECT_EQ(report(1).graphs, 2u);
    EXPECT_EQ(report(2).graphs, 2u);
    EXPECT_EQ(report(2).verdict, HuntVerdict::holds);
    EXPECT_EQ(report(3).draw->count, 20u);
    EXPECT_EQ(report(3).draw->seed, 3u);
    EXPECT_EQ(report(3).counterexamples.front().graph.order(), 4);
}

TEST(Suite, AConstructionMayHaveSemicolonsInItsParentheses) {
    std::istringstream lines(
        "both | holds | graph blowup(K1, empty(2); 0-1); cayley(Z3xZ4; (0,1) (1,2)) | n != 4\n");
    const auto suite = read_suite(lines, "suite.txt");
    ASSERT_EQ(suite.size(), 1u);
    ASSERT_EQ(suite[0].ground.graphs.size(), 2u);
    EXPECT_EQ(suite[0].ground.graphs[0].order(), 3);
    EXPECT_EQ(suite[0].ground.graphs[1].order(), 12);
    std::istringstream open("open | holds | graph blowup(K1, empty(2); 0-1; K3 | n != 4\n");
    EXPECT_THROW(read_suite(open, "suite.txt"), InputError);
}

TEST(Hunt, TalliesOfGraphsGivenUpAreKept) {
    HuntTally tally;
    give_up(tally.given_up, {to_graph(complete(3)), "a reason"});
    const HuntTally again = tally_from(to_json(tally, {}), false);
    EXPECT_EQ(again.given_up.count, 1u);
    EXPECT_EQ(again.given_up.least, tally.given_up.least);
    HuntTally none;
    EXPECT_FALSE(to_json(none, {}).contains("given_up"));
}

TEST(HuntStandard, EveryUvgTheoremAndItsNearMissToOrder7) {
    EXPECT_EQ(hunted("P(uvg) <-> not saturated", {}, 7).verdict, HuntVerdict::holds);
    EXPECT_EQ(hunted("P(uvg) <-> inner_vertex", {}, 7).verdict, HuntVerdict::refuted);
    EXPECT_EQ(hunted("P(uvg) -> twin or degree < 4", {}, 7).verdict, HuntVerdict::refuted);
}

}  // namespace
}  // namespace gazetteer::conjectures
