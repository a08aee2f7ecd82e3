// SPDX-License-Identifier: GPL-3.0-or-later
// Strategies of every game on all small boards: each is accepted by the checker, and the same text
// with the other outcome is not.
#include "certificates/strategy_dag.hpp"

#include <gtest/gtest.h>

#include "certificates/testkit/certificates.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/games.hpp"

namespace gazetteer::certificates {
namespace {

using check::Judgement;
using UVG = UndirectedVertexGeography;
using UEG = UndirectedEdgeGeography;
using DVG = DirectedVertexGeography;
using DEG = DirectedEdgeGeography;

/// Every graph, or digraph, of order <= order_max up to isomorphism with at most size_max edges.
template <class R, class Visit>
void for_each_board(int order_max, int size_max, Visit visit) {
    const auto small = [&](const auto& board) {
        if (board.size() <= size_max) visit(board);
        return true;
    };
    if constexpr (is_directed<R>)
        for_each_digraph(0, order_max, small);
    else
        for_each_graph({.order_max = order_max}, small);
}

/// The verdict's line turned into its opposite.
std::string flipped(const std::string& text) {
    return text.find("\nverdict N\n") != std::string::npos ? with(text, "verdict N", "verdict P")
                                                           : with(text, "verdict P", "verdict N");
}

template <class Game>
class Strategies : public testing::Test {};

template <class R, int order, int size>
struct Bounds {
    using Rules = R;
    static constexpr int order_max = order;
    static constexpr int size_max = size;
};
using Games =
    testing::Types<Bounds<UVG, 5, 10>, Bounds<UEG, 5, 9>, Bounds<DVG, 4, 12>, Bounds<DEG, 4, 6>,
                   Bounds<Unrooted<UVG>, 5, 10>, Bounds<Unrooted<UEG>, 5, 8>,
                   Bounds<Unrooted<DVG>, 3, 6>, Bounds<Unrooted<DEG>, 3, 6>, Bounds<Slither, 5, 10>,
                   Bounds<EdgeDelete, 5, 10>, Bounds<EdgeLabelling, 4, 3>>;
TYPED_TEST_SUITE(Strategies, Games);

TYPED_TEST(Strategies, OfAllSmallBoardsAreAcceptedAndTheirOppositesAreNot) {
    using R = typename TypeParam::Rules;
    int checked = 0;
    for_each_board<R>(TypeParam::order_max, TypeParam::size_max, [&](const auto& board) {
        for_each_start_on<R>(board, [&](const auto& start) {
            const std::string text = strategy_certificate<R>(start);
            const check::Finding finding = judged(text);
            ASSERT_EQ(finding.judgement, Judgement::valid) << finding.text << '\n' << text;
            const bool next_wins = outcome<R>(position_of<R>(start)) == Outcome::N;
            EXPECT_NE(text.find(next_wins ? "\nverdict N\n" : "\nverdict P\n"), std::string::npos);
            EXPECT_EQ(judged(flipped(text)).judgement, Judgement::invalid) << text;
            ++checked;
        });
    });
    EXPECT_GT(checked, 10);
}

template <class R>
class PartizanStrategies : public testing::Test {};
using PartizanGames = testing::Types<PartizanVertexGeography, PartizanEdgeGeography>;
TYPED_TEST_SUITE(PartizanStrategies, PartizanGames);

TYPED_TEST(PartizanStrategies, OfAllSmallBoardsAreAcceptedAndTheirOppositesAreNot) {
    int checked = 0;
    for_each_board<TypeParam>(4, 5, [&](const Graph& board) {
        for_each_start_on<TypeParam>(board, [&](const Start<Graph>& start) {
            for (Player mover : {Player::left, Player::right}) {
                const std::string text = partizan_certificate<TypeParam>(start, mover);
                ASSERT_EQ(judged(text).judgement, Judgement::valid) << text;
                EXPECT_EQ(judged(flipped(text)).judgement, Judgement::invalid) << text;
                ++checked;
            }
        });
    });
    EXPECT_GT(checked, 100);
}

TEST(StrategyDag, OfTheSmallestPositions) {
    Solver<UEG> solver;
    using Dag = StrategyDag<Vertex>;
    EXPECT_EQ(strategy_dag<UEG>({Graph(1), 0}, solver), (Dag{{{Outcome::P, {}}}}));
    EXPECT_EQ(strategy_dag<UEG>({Graph(2, {{0, 1}}), 0}, solver),
              (Dag{{{Outcome::N, {{1, 1}}}, {Outcome::P, {}}}}));
    // The path 1 - 0 - 2 from its middle: either move loses at once; from its end: P after two.
    EXPECT_EQ(strategy_dag<UEG>({Graph(3, {{0, 1}, {0, 2}}), 1}, solver),
              (Dag{{{Outcome::P, {{0, 1}}}, {Outcome::N, {{2, 2}}}, {Outcome::P, {}}}}));
}

TEST(StrategyDag, MeetsAPositionOnce) {
    // Unrooted UVG on K_2: either vertex may be chosen first; then the other remains.
    Solver<Unrooted<UVG>> solver;
    const auto dag = strategy_dag<Unrooted<UVG>>({Graph(2, {{0, 1}})}, solver);
    EXPECT_EQ(dag->nodes.size(), 5u);
    // In the square, DEG both ways round, positions are shared.
    Solver<EdgeDelete> removal;
    const Graph square(4, {{0, 1}, {1, 2}, {2, 3}, {0, 3}});
    const auto strategy = strategy_dag<EdgeDelete>(square, removal);
    EXPECT_EQ(strategy->nodes.size(), 7u);
}

TEST(StrategyDag, OverTheLimitIsNothing) {
    Solver<UEG> solver;
    const Graph triangle(3, {{0, 1}, {1, 2}, {0, 2}});
    EXPECT_TRUE(strategy_dag<UEG>({triangle, 0}, solver, 5).has_value());
    EXPECT_FALSE(strategy_dag<UEG>({triangle, 0}, solver, 1).has_value());
}

}  // namespace
}  // namespace gazetteer::certificates
