// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/hunt.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>

#include "gazetteer/game.hpp"

namespace {

using gazetteer::AnyGraph;
using gazetteer::Graph;
using gazetteer::HuntAnswer;
using gazetteer::HuntProgress;
using gazetteer::Verdict;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

TEST(LibraryHunt, FindsALeastCounterexample) {
    const HuntAnswer answer =
        gazetteer::hunt("P(ueg) <-> in_even_kernel", "connected, order ..5", {.certificate = true});
    EXPECT_EQ(answer.verdict, Verdict::refuted);
    ASSERT_FALSE(answer.counterexamples.empty());
    EXPECT_EQ(to_text(answer.counterexamples.front().graph), "Cj");
    EXPECT_EQ(answer.counterexamples.front().vertex, 0);
    EXPECT_TRUE(answer.least);
    EXPECT_GT(answer.failures, 0u);
    EXPECT_THAT(answer.certificate, StartsWith("gazetteer-certificate"));
}

TEST(LibraryHunt, HoldsToTheBoundItSays) {
    const HuntAnswer answer =
        gazetteer::hunt("bipartite -> (P(ueg) <-> in_even_kernel)", "order ..5");
    EXPECT_EQ(answer.verdict, Verdict::holds);
    EXPECT_THAT(answer.searched, HasSubstr("order <= 5"));
    EXPECT_EQ(answer.graphs, 52u);
    EXPECT_LT(answer.graphs_met, 52u);
    EXPECT_THAT(answer.counterexamples, IsEmpty());
    EXPECT_FALSE(answer.least);
    EXPECT_EQ(answer.certificate, "");
}

TEST(LibraryHunt, GoesOverGivenGraphs) {
    const std::vector<AnyGraph> graphs{Graph::from_text("cycle 5"), Graph::from_text("cycle 4")};
    const HuntAnswer answer = gazetteer::hunt("bipartite", graphs);
    EXPECT_EQ(answer.verdict, Verdict::refuted);
    EXPECT_EQ(answer.graphs, 2u);
    EXPECT_FALSE(answer.least);
    EXPECT_THROW(gazetteer::hunt("bipartite", std::vector<AnyGraph>()), gazetteer::InputError);
    EXPECT_THROW(
        gazetteer::hunt("bipartite", {Graph::from_text("path 2"), gazetteer::Digraph(1, {})}),
        gazetteer::InputError);
}

TEST(LibraryHunt, ATextAtFaultHasItsPlace) {
    try {
        gazetteer::hunt("bipartit -> tree", "order ..3");
        FAIL();
    } catch (const gazetteer::InputError& e) {
        EXPECT_EQ(e.column(), 1);
        EXPECT_THAT(e.what(), HasSubstr("bipartite"));
    }
    try {
        gazetteer::hunt("bipartite", "conected, order ..3");
        FAIL();
    } catch (const gazetteer::InputError& e) {
        EXPECT_THAT(e.what(), StartsWith("<ground>:1:"));
    }
}

TEST(LibraryHunt, TellsHowFarItIs) {
    std::atomic<int> calls = 0;
    HuntProgress last;
    const auto told = [&](const HuntProgress& now) {
        ++calls;
        EXPECT_GE(now.graphs, last.graphs);
        last = now;
    };
    const HuntAnswer answer = gazetteer::hunt("size >= 0", "order ..6", {.progress = told});
    EXPECT_GE(calls, 1);
    EXPECT_EQ(last.graphs, answer.graphs);
}

struct OwnError {};

TEST(LibraryHunt, IsEndedByItsStopItsTimeAndItsCaller) {
    std::stop_source stop;
    stop.request_stop();
    const char* const longer = "order ..9";
    EXPECT_EQ(gazetteer::hunt("size >= 0", longer, {.limits = {.stop = stop.get_token()}}).verdict,
              Verdict::inconclusive);
    EXPECT_EQ(gazetteer::hunt("size >= 0", longer, {.limits = {.seconds = 0}}).verdict,
              Verdict::inconclusive);
    const auto refuse = [](const HuntProgress&) { throw OwnError(); };
    EXPECT_THROW(
        gazetteer::hunt("size >= 0", longer, {.progress = refuse, .progress_seconds = 0.001}),
        OwnError);
}

TEST(LibraryHunt, OwnGamesAreNamedOnceTheyAreKnown) {
    // No game can be forgotten, and the test may be repeated.
    static int made = 0;
    const std::string name = "game_of_hunt_test_" + std::to_string(++made);
    EXPECT_THROW(gazetteer::hunt("P(" + name + ")", "order ..3"), gazetteer::InputError);
    gazetteer::know_games("game " + name + "\nmove u: delete(u, N(u))\n");
    EXPECT_EQ(gazetteer::hunt("P(" + name + ") <-> P(node_kayles)", "order ..5").verdict,
              Verdict::holds);
}

TEST(LibraryHunt, EachGraphOfAGroundIsVisited) {
    int graphs = 0;
    const auto count = [&](const AnyGraph& g) {
        EXPECT_LE(order_of(g), 4);
        return ++graphs > 0;
    };
    gazetteer::for_each_graph("connected, order ..4", count);
    EXPECT_EQ(graphs, 1 + 1 + 2 + 6);
    graphs = 0;
    gazetteer::for_each_graph("graph path 3; cycle 4", count);
    EXPECT_EQ(graphs, 2);
    graphs = 0;
    gazetteer::for_each_graph("digraphs, order ..3", count);
    EXPECT_EQ(graphs, 1 + 3 + 16);
    graphs = 0;
    gazetteer::for_each_graph("order ..4", [&](const AnyGraph&) { return ++graphs < 3; });
    EXPECT_EQ(graphs, 3);
}

TEST(LibraryHunt, KeepingNoCounterexampleRefutesAllTheSame) {
    const HuntAnswer answer = gazetteer::hunt("size < 2", "order ..4", {.counterexamples = 0});
    EXPECT_EQ(answer.verdict, Verdict::refuted);
    EXPECT_EQ(answer.graphs, 7u) << "orders 1 to 3";
}

TEST(LibraryHunt, AnInstanceIsAPlaceInTheListThatWasGiven) {
    const std::vector<AnyGraph> stars{Graph(1, {}), Graph(4, {{0, 3}, {1, 3}, {2, 3}}),
                                      Graph(4, {{0, 1}, {0, 2}, {0, 3}})};
    const HuntAnswer answer = gazetteer::hunt("degree(v) < 2", stars, {.near = 9});
    ASSERT_EQ(answer.counterexamples.size(), 1u);
    EXPECT_EQ(answer.counterexamples[0].given, 1u) << "the third is isomorphic to the second";
    EXPECT_EQ(answer.counterexamples[0].given_vertex, 3);
    ASSERT_FALSE(answer.near.empty());
    EXPECT_EQ(answer.near.back().instance.given, 0u) << "the isolated vertex";
    EXPECT_EQ(answer.near.back().instance.given_vertex, 0);
    EXPECT_FALSE(gazetteer::hunt("order < 2", "order ..3").counterexamples.at(0).given);
}

}  // namespace
