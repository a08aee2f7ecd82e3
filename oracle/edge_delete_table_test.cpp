// The table of edge subsets equals the definition and the solver by classes.
#include "oracle/edge_delete_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "graph/families.hpp"
#include "graph/nauty_stream.hpp"
#include "oracle/edge_delete_solver.hpp"

namespace gazetteer {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

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

TEST(EdgeDeleteTableStandard, EqualsTheSolverUpToOrderEight) {
    EdgeDeleteSolver solver;
    compare(7, 7, 21, [&](const Graph& g) { return solver.grundy_value(g); });
    compare(8, 8, 17, [&](const Graph& g) { return solver.grundy_value(g); });
}

Graph random_graph(int order, int size, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    Graph result(order);
    while (result.size() < size) {
        const Vertex u = static_cast<Vertex>(random() % static_cast<unsigned>(order));
        const Vertex v = static_cast<Vertex>(random() % static_cast<unsigned>(order));
        if (u != v) result.add_edge(u, v);
    }
    return result;
}

// More edges than one row has.
TEST(EdgeDeleteTableStandard, SeveralRows) {
    EdgeDeleteSolver solver;
    for (int size = 16; size <= 20; ++size) {
        const Graph g = random_graph(9, size, static_cast<std::uint64_t>(size));
        EXPECT_EQ(edge_delete_grundy_value(g), solver.grundy_value(g)) << size;
        EXPECT_EQ(edge_delete_outcome(g), solver.outcome(g)) << size;
    }
}

TEST(EdgeDeleteTableRepresentative, TwentyEightEdges) {
    EdgeDeleteSolver solver;
    const Graph dense = random_graph(9, 28, 1);
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
    // A star's centre with two paths of length 2 more: nothing joins the two edges that can go.
    const Graph spider(6, {{0, 1}, {0, 2}, {2, 3}, {0, 4}, {4, 5}});
    EXPECT_THAT(edge_delete_summands(spider), ElementsAre(CoverGame{1, {}}, CoverGame{1, {}}));
    EXPECT_EQ(edge_delete_outcome(spider), Outcome::P);
}

TEST(EdgeDeleteTable, LongPathsFallIntoNothingButOneSummand) {
    EdgeDeleteSolver solver;
    for (int n = 0; n <= 20; ++n) {
        const Graph g = to_graph(path(n));
        EXPECT_EQ(edge_delete_grundy_value(g), solver.grundy_value(g)) << n;
    }
}

TEST(EdgeDeleteTable, MemoryIsCheckedBeforeItIsTaken) {
    const Graph k8 = to_graph(complete(8));
    const std::size_t plane = cover_game_bytes(edge_delete_summands(k8).front());
    EXPECT_THROW(edge_delete_outcome(k8, plane - 1), TableTooLarge);
    EXPECT_THROW(edge_delete_grundy_value(k8, plane), TableTooLarge);
    EXPECT_THROW(edge_delete_outcome(to_graph(complete(10)), std::size_t{1} << 30), TableTooLarge);
    EXPECT_THROW(edge_delete_outcome(to_graph(complete(12))), TableTooLarge);  // 66 edges
}

TEST(EdgeDeleteTable, AnEdgeThatNothingHoldsIsAMoveForEver) {
    EXPECT_EQ(cover_game_value({0, {}}, 9, table_bytes_max), 0);
    EXPECT_EQ(cover_game_value({1, {}}, 9, table_bytes_max), 1);
    EXPECT_EQ(cover_game_value({2, {}}, 9, table_bytes_max), 0);
    EXPECT_EQ(cover_game_value({7, {}}, 9, table_bytes_max), 1);
    EXPECT_EQ(cover_game_value({17, {}}, 9, table_bytes_max), 1);
    EXPECT_EQ(cover_game_value({1, {1}}, 9, table_bytes_max), 0);
}

}  // namespace
}  // namespace gazetteer
