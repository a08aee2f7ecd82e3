// SPDX-License-Identifier: GPL-3.0-or-later
// Boards decided many at once: equal to the definitions on all small boards, and to the solvers of
// one board on all of the next orders; lanes do not touch each other.
#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/engines/batch/graph_batch.hpp"
#include "oracle/engines/slither/slither_solver.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "oracle/partizan.hpp"
#include "oracle/rules/directed_vertex_geography.hpp"
#include "oracle/rules/partizan_vertex_geography.hpp"
#include "oracle/rules/starts.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"

namespace gazetteer {
namespace {

/// Gives all boards of an order in turn to `add`, and all of a full batch, or the last, to `check`.
template <class Board, class Batch, class Check>
void in_batches(int order, Check check) {
    Batch batch(order);
    std::vector<Board> boards;
    const auto finish = [&] {
        check(boards, batch);
        EXPECT_EQ(batch.size(), 0);
        boards.clear();
    };
    const auto add = [&](const Board& board) {
        batch.add(board);
        boards.push_back(board);
        if (batch.full()) finish();
        return !testing::Test::HasFailure();
    };
    if constexpr (std::is_same_v<Board, Graph>)
        for_each_graph({.order_min = order, .order_max = order}, add);
    else
        for_each_digraph(order, order, add);
    finish();
}

/// `is_P(board)` is a function of the root.
template <class Board, class Decide>
void compare_roots(int order, Decide decide) {
    in_batches<Board, VertexGeographyBatch>(order, [&](const auto& boards, auto& batch) {
        const std::vector<VertexSet> roots = batch.take_P_roots();
        ASSERT_EQ(roots.size(), boards.size());
        for (std::size_t i = 0; i < boards.size(); ++i)
            EXPECT_EQ(roots[i], decide(boards[i])) << "order " << order << ", board " << i;
    });
}

template <class R>
VertexSet P_roots_by_definition(const BoardOf<R>& board) {
    VertexSet result;
    for (Vertex v : board.vertices())
        if (outcome<R>({board, v}) == Outcome::P) result.insert(v);
    return result;
}

template <class Board>
VertexSet P_roots_by_solver(const Board& board) {
    VertexGeographySolver solver(board);
    VertexSet result;
    for (Vertex v : board.vertices())
        if (solver.is_P(v)) result.insert(v);
    return result;
}

TEST(VertexGeographyBatch, EqualsTheDefinition) {
    for (int order = 0; order <= 5; ++order)
        compare_roots<Graph>(order, P_roots_by_definition<UndirectedVertexGeography>);
    for (int order = 0; order <= 4; ++order)
        compare_roots<Digraph>(order, P_roots_by_definition<DirectedVertexGeography>);
}

TEST(GraphBatchStandard, VertexGeographyEqualsTheSolver) {
    for (int order = 6; order <= 8; ++order) compare_roots<Graph>(order, P_roots_by_solver<Graph>);
    compare_roots<Digraph>(5, P_roots_by_solver<Digraph>);
}

void compare_slither(int order) {
    in_batches<Graph, SlitherBatch>(order, [&](const auto& graphs, auto& batch) {
        const std::vector<Outcome> outcomes = batch.take_outcomes();
        ASSERT_EQ(outcomes.size(), graphs.size());
        for (std::size_t i = 0; i < graphs.size(); ++i)
            EXPECT_EQ(outcomes[i], order <= 5 ? outcome<Slither>(Slither::start(graphs[i]))
                                              : SlitherSolver(graphs[i]).outcome());
    });
}

TEST(SlitherBatch, EqualsTheDefinition) {
    for (int order = 0; order <= 5; ++order) compare_slither(order);
}

TEST(GraphBatchStandard, SlitherEqualsTheSolver) {
    for (int order = 6; order <= 8; ++order) compare_slither(order);
}

/// The vertices w from which the opponent's token lets the mover on v win.
template <class WinsMoving>
std::vector<VertexSet> wins(const Graph& g, WinsMoving wins_moving) {
    std::vector<VertexSet> result(static_cast<std::size_t>(g.order()));
    for (Vertex v : g.vertices())
        for (Vertex w : g.vertices())
            if (v != w && wins_moving(PartizanVertexGeography::start(g, v, w)))
                result[static_cast<std::size_t>(v)].insert(w);
    return result;
}

template <class WinsMoving>
void compare_partizan(int order, WinsMoving wins_moving) {
    in_batches<Graph, PartizanVertexBatch>(order, [&](const auto& graphs, auto& batch) {
        const auto found = batch.take_wins();
        ASSERT_EQ(found.size(), graphs.size());
        for (std::size_t i = 0; i < graphs.size(); ++i)
            EXPECT_EQ(found[i], wins(graphs[i], wins_moving));
    });
}

TEST(PartizanVertexBatch, EqualsTheDefinition) {
    for (int order = 0; order <= 5; ++order)
        compare_partizan(order, [](const TwoTokenGraph& position) {
            return wins_moving<PartizanVertexGeography>(position, Player::left);
        });
}

TEST(GraphBatchStandard, PartizanVertexGeographyEqualsTheSolver) {
    PartizanSolver<PartizanVertexGeography> solver;
    for (int order = 6; order <= 7; ++order)
        compare_partizan(order, [&](const TwoTokenGraph& position) {
            solver.clear();
            return solver.wins_moving(position, Player::left);
        });
}

TEST(GraphBatch, ABoardDoesNotTouchItsNeighbours) {
    VertexGeographyBatch batch(4);
    for (int i = 0; i < Lanes::count; ++i) batch.add(i % 3 == 0 ? to_graph(path(4)) : Graph(4));
    EXPECT_TRUE(batch.full());
    EXPECT_THROW(batch.add(Graph(4)), ContractViolation);
    const std::vector<VertexSet> roots = batch.take_P_roots();
    for (std::size_t i = 0; i < roots.size(); ++i)
        EXPECT_EQ(roots[i], i % 3 == 0 ? VertexSet() : VertexSet::first(4)) << i;
    batch.add(to_graph(cycle(4)));  // what a full batch leaves behind is gone
    EXPECT_EQ(batch.take_P_roots(), std::vector{VertexSet()});
    EXPECT_TRUE(batch.take_P_roots().empty());
}

template <class Batch>
void expect_room_for_512() {
    Batch batch(2);
    for (int i = 0; i < 512; ++i) {
        EXPECT_EQ(batch.size(), i);
        EXPECT_FALSE(batch.full());
        batch.add(Graph(2));
    }
    EXPECT_EQ(batch.size(), 512);
    EXPECT_TRUE(batch.full());
    EXPECT_THROW(batch.add(Graph(2)), ContractViolation);
}

TEST(GraphBatch, HasRoomFor512Boards) {
    expect_room_for_512<VertexGeographyBatch>();
    expect_room_for_512<SlitherBatch>();
    expect_room_for_512<PartizanVertexBatch>();
    for (const int order : {0, 1, 7}) {
        EXPECT_EQ(VertexGeographyBatch(order).order(), order);
        EXPECT_EQ(SlitherBatch(order).order(), order);
    }
}

TEST(GraphBatch, RefusesOtherOrders) {
    EXPECT_THROW(VertexGeographyBatch(-1), ContractViolation);
    EXPECT_THROW(VertexGeographyBatch(VertexGeographyBatch::order_max + 1), ContractViolation);
    EXPECT_THROW(SlitherBatch(SlitherBatch::order_max + 1), ContractViolation);
    EXPECT_THROW(PartizanVertexBatch(PartizanVertexBatch::order_max + 1), ContractViolation);
    EXPECT_THROW(VertexGeographyBatch(3).add(Graph(4)), ContractViolation);
    EXPECT_THROW(VertexGeographyBatch(3).add(Digraph(2)), ContractViolation);
}

TEST(SlitherBatch, TheLargestOrder) {
    SlitherBatch batch(SlitherBatch::order_max);
    const Graph odd = to_graph(path(SlitherBatch::order_max));
    batch.add(odd);
    batch.add(Graph(SlitherBatch::order_max));
    EXPECT_EQ(batch.take_outcomes(), (std::vector{SlitherSolver(odd).outcome(), Outcome::P}));
}

}  // namespace
}  // namespace gazetteer
