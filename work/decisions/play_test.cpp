// SPDX-License-Identifier: GPL-3.0-or-later
// What is played on boards of any order is what the rules say on small ones.
#include "work/decisions/play.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"

namespace gazetteer::decisions {
namespace {

/// The board and the root after a move.
template <class AnyBoard>
Board as_board(const AnyBoard& b) {
    if constexpr (std::same_as<AnyBoard, Digraph>)
        return b;
    else
        return SparseGraph(b);
}

/// The moves and the boards after them are those of the options, in the order of the moves.
template <class R>
void expect_rules(const BoardOf<R>& asked) {
    for (Vertex from : asked.vertices()) {
        const auto position = R::start(asked, from);
        std::vector<Vertex> ruled;
        for (const auto& option : R::options(position)) {
            const Vertex to = R::move(position, option);
            ruled.push_back(to);
            EXPECT_EQ(after_move(Game::of<R>(), as_board(asked), from, to), as_board(board(option)))
                << R::name;
        }
        std::ranges::sort(ruled);
        EXPECT_EQ(moves_from(as_board(asked), from), ruled) << R::name;
    }
}

TEST(Play, MovesAreThoseOfTheRules) {
    int games = 0;
    Games::for_each([&]<class R>() {
        if constexpr (has_unrooted_form<R>) {
            ++games;
            if constexpr (is_directed<R>)
                for_each_digraph(0, 3, [](const Digraph& d) {
                    expect_rules<R>(d);
                    return !testing::Test::HasFailure();
                });
            else
                for_each_graph({.order_max = 6}, [](const Graph& g) {
                    expect_rules<R>(g);
                    return !testing::Test::HasFailure();
                });
        }
    });
    EXPECT_GE(games, 4);
}

TEST(Play, WhoeverCanWinDoes) {
    Judge judge(Game::of<UndirectedEdgeGeography>(), std::nullopt);
    for_each_graph({.order_max = 4}, [&](const Graph& g) {
        for (Vertex root : g.vertices()) {
            const auto play =
                exemplary_play(Game::of<UndirectedEdgeGeography>(), SparseGraph(g), root, judge);
            const Answer answer = judge.answers(SparseGraph(g), {root}).front();
            EXPECT_EQ(play.size() % 2 == 0, answer.is_N());
        }
        return !testing::Test::HasFailure();
    });
}

TEST(Play, IsOfGamesWithOneToken) {
    EXPECT_THROW(Judge(Game::of<Slither>(), std::nullopt), ContractViolation);
    EXPECT_THROW(after_move(Game::of<Slither>(), SparseGraph(path(2)), 0, 1), ContractViolation);
}

}  // namespace
}  // namespace gazetteer::decisions
