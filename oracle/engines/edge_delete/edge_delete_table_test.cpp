// SPDX-License-Identifier: GPL-3.0-or-later
// The table of edge subsets equals the definition and the solver by classes.
#include "oracle/engines/edge_delete/edge_delete_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/engines/edge_delete/edge_delete_solver.hpp"
#include "oracle/testkit/random_graphs.hpp"
#include "work/stop.hpp"

namespace gazetteer {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

void equals_the_solver(const Graph& g, const EngineLimits& limits = table_limits) {
    EdgeDeleteSolver solver;
    const EdgeDeleteAnswer answer = edge_delete_answer(g, limits);
    EXPECT_EQ(answer.value, solver.grundy_value(g));
    EXPECT_EQ(answer.winning_moves, solver.winning_moves(g));
}

/// Value and outcome of every graph of the orders with at most size_max edges.
template <class Value>
void compare(int order_min, int order_max, int size_max, Value value) {
    for_each_graph({.order_min = order_min, .order_max = order_max}, [&](const Graph& g) {
        if (g.size() > size_max) return true;
        const int expected = value(g);
        EXPECT_EQ(edge_delete_grundy_value(g), expected);
        EXPECT_EQ(edge_delete_outcome(g), expected == 0 ? Outcome::P : Outcome::N);
        return !testing::Test::HasFailure();
    });
}

TEST(EdgeDeleteTable, EqualsTheDefinitionUpToOrderFive) {
    compare(0, 5, 8, [](const Graph& g) { return grundy_value<EdgeDelete>(g); });
}

TEST(EdgeDeleteTable, EqualsTheSolverUpToOrderSix) {
    EdgeDeleteSolver solver;
    compare(5, 6, 15, [&](const Graph& g) { return solver.grundy_value(g); });
}

TEST(EdgeDeleteTableLong, EqualsTheSolverUpToOrderEight) {
    EdgeDeleteSolver solver;
    compare(7, 7, 21, [&](const Graph& g) { return solver.grundy_value(g); });
    compare(8, 8, 17, [&](const Graph& g) { return solver.grundy_value(g); });
}

// More edges than one row has.
TEST(EdgeDeleteTableLong, SeveralRows) {
    EdgeDeleteSolver solver;
    for (int size = 16; size <= 20; ++size) {
        const Graph g = random_small_graph(9, size, static_cast<std::uint64_t>(size));
        EXPECT_EQ(edge_delete_grundy_value(g), solver.grundy_value(g)) << size;
        EXPECT_EQ(edge_delete_outcome(g), solver.outcome(g)) << size;
    }
}

TEST(EdgeDeleteTableLong, TwentyEightEdges) {
    EdgeDeleteSolver solver;
    const Graph dense = random_small_graph(9, 28, 1);
    EXPECT_EQ(edge_delete_grundy_value(dense), solver.grundy_value(dense));
    const Graph k8 = to_graph(complete(8));
    EXPECT_EQ(edge_delete_grundy_value(k8), solver.grundy_value(k8));
}

TEST(EdgeDeleteTable, SummandsOfSmallGraphs) {
    EXPECT_THAT(edge_delete_summands(Graph(0)), IsEmpty());
    EXPECT_THAT(edge_delete_summands(Graph(3)), IsEmpty());
    EXPECT_THAT(edge_delete_summands(to_graph(path(3))), IsEmpty());
    // The middle edge of the path of order 4 joins two vertices that are covered for good.
    EXPECT_THAT(edge_delete_summands(to_graph(path(4))), ElementsAre(CoverGame{1, {}}));
    EXPECT_THAT(edge_delete_summands(to_graph(path(5))), ElementsAre(CoverGame{2, {3}}));
    EXPECT_THAT(edge_delete_summands(to_graph(cycle(3))), ElementsAre(CoverGame{3, {3, 5, 6}}));
    // Its edges in ascending order: 01, 04, 12, 23, 34.
    EXPECT_THAT(edge_delete_summands(to_graph(cycle(5))),
                ElementsAre(CoverGame{5, {3, 5, 12, 24, 18}}));
    EXPECT_EQ(edge_delete_summands(to_graph(cycle(63))).front().elements, 63);
    EXPECT_THROW(edge_delete_summands(to_graph(cycle(64))), TableTooLarge);
    // A star's centre with two paths of length 2 more: nothing joins the two edges that can go.
    const Graph spider(6, {{0, 1}, {0, 2}, {2, 3}, {0, 4}, {4, 5}});
    EXPECT_THAT(edge_delete_summands(spider), ElementsAre(CoverGame{1, {}}, CoverGame{1, {}}));
    EXPECT_EQ(edge_delete_outcome(spider), Outcome::P);
}

TEST(EdgeDeleteTable, WinningMovesUpToOrderSix) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        equals_the_solver(g);
        return !testing::Test::HasFailure();
    });
    equals_the_solver(disjoint_union(to_graph(cycle(5)), to_graph(path(6))));
    // Every edge of three triangles wins, and the moves of one do not stand together.
    equals_the_solver(
        Graph(9, {{0, 3}, {0, 6}, {1, 4}, {1, 7}, {2, 5}, {2, 8}, {3, 6}, {4, 7}, {5, 8}}));
}

// More edges than one row has, on several threads.
TEST(EdgeDeleteTableLong, WinningMovesOnAnyNumberOfThreads) {
    for (int threads : {1, 2, 5})
        for (int size : {17, 19, 21})
            equals_the_solver(random_small_graph(9, size, static_cast<std::uint64_t>(size)),
                              {.threads = threads});
}

TEST(EdgeDeleteTable, ValuesAboveTheBoundAskedFor) {
    const CoverGame summand = edge_delete_summands(to_graph(complete(6))).front();
    const CoverGameValues whole = cover_game_values(summand, summand.elements);
    for (int value_max = 0; value_max <= 4; ++value_max) {
        const CoverGameValues bounded = cover_game_values(summand, value_max);
        EXPECT_EQ(bounded.all, std::min(whole.all, value_max + 1));
        for (std::size_t e = 0; e < whole.without.size(); ++e)
            EXPECT_EQ(bounded.without[e], std::min(whole.without[e], value_max + 1));
    }
}

TEST(EdgeDeleteTable, CanBeStopped) {
    const std::stop_token stopping = runs::stopped_token();
    EXPECT_THROW(edge_delete_outcome(to_graph(complete(6)), {.stop = &stopping}), EngineStopped);
}

TEST(EdgeDeleteTable, LongPathsFallIntoNothingButOneSummand) {
    EdgeDeleteSolver solver;
    for (int n = 0; n <= 20; ++n) {
        const Graph g = to_graph(path(n));
        EXPECT_EQ(edge_delete_grundy_value(g), solver.grundy_value(g)) << n;
    }
}

/// The outcome of one summand takes a plane, its value two at least.
TEST(EdgeDeleteTable, AnOutcomeOfOneSummandTakesOnePlane) {
    const Graph k6 = to_graph(complete(6));
    const std::size_t plane = cover_game_bytes(edge_delete_summands(k6).front());
    EXPECT_EQ(edge_delete_outcome(k6, {.bytes = plane}), edge_delete_outcome(k6));
    EXPECT_THROW(edge_delete_outcome(k6, {.bytes = plane - 1}), TableTooLarge);
    EXPECT_THROW(edge_delete_grundy_value(k6, {.bytes = plane}), TableTooLarge);
}

TEST(EdgeDeleteTable, MemoryIsCheckedBeforeItIsTaken) {
    const Graph k8 = to_graph(complete(8));
    const std::size_t plane = cover_game_bytes(edge_delete_summands(k8).front());
    EXPECT_THROW(edge_delete_outcome(k8, {.bytes = plane - 1}), TableTooLarge);
    EXPECT_THROW(edge_delete_grundy_value(k8, {.bytes = plane}), TableTooLarge);
    EXPECT_THROW(edge_delete_outcome(to_graph(complete(10)), {.bytes = std::size_t{1} << 30}),
                 TableTooLarge);
    EXPECT_THROW(edge_delete_outcome(to_graph(complete(12))), TableTooLarge);  // 66 edges
}

TEST(EdgeDeleteTable, AnEdgeThatNothingHoldsIsAMoveForEver) {
    EXPECT_EQ(cover_game_values({0, {}}, 9).all, 0);
    EXPECT_EQ(cover_game_values({1, {}}, 9).all, 1);
    EXPECT_EQ(cover_game_values({2, {}}, 9).all, 0);
    EXPECT_EQ(cover_game_values({7, {}}, 9).all, 1);
    EXPECT_EQ(cover_game_values({17, {}}, 9).all, 1);
    EXPECT_EQ(cover_game_values({1, {1}}, 9).all, 0);
}

}  // namespace
}  // namespace gazetteer
