// SPDX-License-Identifier: GPL-3.0-or-later
// Where each game begins, and from where it refuses to; the keys of positions, bit by bit.
#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "oracle/rules/alternating.hpp"
#include "oracle/rules/directed_edge_geography.hpp"
#include "oracle/rules/directed_vertex_geography.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/edge_labelling.hpp"
#include "oracle/rules/partizan_edge_geography.hpp"
#include "oracle/rules/partizan_vertex_geography.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/rules/starts.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/rules/unrooted.hpp"
#include "oracle/sum.hpp"

namespace gazetteer {
namespace {

template <class R, class Board>
void expect_roots(const Board& board) {
    for (Vertex root = 0; root < board.order(); ++root)
        EXPECT_EQ(R::start(board, root), (typename R::Position{board, root}));
    for (Vertex root : {-1, board.order(), 64})
        EXPECT_THROW(R::start(board, root), ContractViolation);
}

TEST(Starts, ARootIsAVertex) {
    const Graph g = to_graph(path(3));
    const Digraph d(3, {{0, 1}, {2, 1}});
    for (const Graph& board : {Graph(), Graph(1), g}) {
        expect_roots<UndirectedVertexGeography>(board);
        expect_roots<UndirectedEdgeGeography>(board);
    }
    for (const Digraph& board : {Digraph(), Digraph(1), d}) {
        expect_roots<DirectedVertexGeography>(board);
        expect_roots<DirectedEdgeGeography>(board);
    }
}

template <class R>
void expect_tokens(const Graph& board, bool may_share) {
    for (Vertex left = -1; left <= board.order(); ++left)
        for (Vertex right = -1; right <= board.order(); ++right)
            if (is_vertex(board, left) && is_vertex(board, right) && (may_share || left != right)) {
                EXPECT_EQ(R::start(board, left, right), (TwoTokenGraph{board, left, right}));
            } else {
                EXPECT_THROW(R::start(board, left, right), ContractViolation);
            }
}

TEST(Starts, TwoTokensAreOnVertices) {
    for (const Graph& board : {Graph(), Graph(1), to_graph(path(3))}) {
        expect_tokens<PartizanVertexGeography>(board, false);
        expect_tokens<PartizanEdgeGeography>(board, true);
    }
    EXPECT_TRUE(is_vertex(Graph(2), 0));
    EXPECT_TRUE(is_vertex(Graph(2), 1));
    EXPECT_FALSE(is_vertex(Graph(2), 2));
    EXPECT_FALSE(is_vertex(Graph(2), -1));
}

TEST(Starts, OfGamesWithoutTokens) {
    const Graph k2 = to_graph(complete(2));
    EXPECT_EQ(Slither::start(k2), (SlitherPosition{k2, {}, {}}));
    EXPECT_EQ(EdgeDelete::start(k2), k2);
    EXPECT_EQ(EdgeLabelling::start(k2), (LabelledGraph{k2, {0}}));
    EXPECT_FALSE(Unrooted<UndirectedEdgeGeography>::start(k2).has_root());
}

TEST(Starts, OfAnyGameByItsTokens) {
    const Graph g = to_graph(path(3));
    EXPECT_EQ(position_of<Slither>({g, {}}), Slither::start(g));
    EXPECT_EQ(position_of<UndirectedEdgeGeography>({g, {2}}), (RootedGraph{g, 2}));
    EXPECT_EQ(position_of<PartizanVertexGeography>({g, {1, 2}}), (TwoTokenGraph{g, 1, 2}));
    EXPECT_TRUE(may_start<UndirectedEdgeGeography>({g, {2}}));
    EXPECT_FALSE(may_start<UndirectedEdgeGeography>({g, {3}}));
    EXPECT_FALSE(may_start<PartizanVertexGeography>({g, {1, 1}}));
    EXPECT_TRUE(may_start<EdgeDelete>({g, {}}));
    EXPECT_FALSE(may_start<EdgeDelete>({Graph(1), {}}));
}

TEST(Starts, TheFirstMoveOfSlitherIsItsEdge) {
    const SlitherPosition start = Slither::start(Graph(4, {{0, 1}, {2, 3}}));
    const auto options = Slither::options(start);
    ASSERT_EQ(options.size(), 2u);
    EXPECT_EQ(Slither::move(start, options[0]), (Edge{0, 1}));
    EXPECT_EQ(Slither::move(start, options[1]), (Edge{2, 3}));
}

TEST(Alternating, ThePlayersTakeTurns) {
    using Turns = Alternating<PartizanEdgeGeography>;
    const TwoTokenGraph board{to_graph(path(4)), 0, 3};
    const Turns::Position start{board, Player::left};
    const auto options = Turns::options(start);
    ASSERT_EQ(options.size(), 1u);
    EXPECT_EQ(options[0].board, PartizanEdgeGeography::options(board, Player::left)[0]);
    EXPECT_EQ(options[0].mover, Player::right);
    EXPECT_EQ(Turns::move(start, options[0]), 1);
    const auto replies = Turns::options(options[0]);
    ASSERT_EQ(replies.size(), 1u);
    EXPECT_EQ(replies[0].mover, Player::left);
    EXPECT_EQ(Turns::move(options[0], replies[0]), 2);
}

/// The first word of the key, and a one after it.
template <class Position>
std::uint64_t marked_key(const Position& position) {
    Key key;
    encode(position, key);
    key.write(1, 1);
    EXPECT_EQ(key.words().size(), 1u);
    return key.words()[0];
}

// The order in 7 bits and the one edge; vertices in 6 bits.
TEST(Starts, KeysBitByBit) {
    const Graph k2 = to_graph(complete(2));
    constexpr std::uint64_t graph = 2 | 1 << 7;
    EXPECT_EQ(marked_key(k2), graph | 1 << 8);
    constexpr std::uint64_t rooted = graph | 1 << 8;
    EXPECT_EQ(marked_key(RootedGraph{k2, 1}), rooted | 1 << 14);
    EXPECT_EQ(marked_key(RootedDigraph{Digraph(2, {{0, 1}}), 1}),
              2 | 0b10 << 7 | 1 << 11 | 1 << 17);
    constexpr std::uint64_t tokens = graph | 1 << 8 | 1 << 20;
    EXPECT_EQ(marked_key(TwoTokenGraph{k2, 1, 0}), tokens);
    EXPECT_EQ(marked_key(TwoTokenGraph{k2, 0, 1}), graph | 1 << 14 | 1 << 20);
    EXPECT_EQ(marked_key(SlitherPosition{k2, {0, 1}, {0, 1}}),
              graph | 0b11 << 8 | 1 << 16 | 1 << 22);
    EXPECT_EQ(marked_key(SlitherPosition{k2, {}, {1, 0}}), graph | 1 << 10 | 1 << 22);
    EXPECT_EQ(marked_key(LabelledGraph{k2, {1}}), graph | 1 << 8 | 1 << 9);
    EXPECT_EQ(marked_key(LabelledGraph{to_graph(path(3)), {2, 1}}),
              3 | 0b101 << 7 | 2 << 10 | 1 << 12 | 1 << 14);
    using UnrootedGraph = Unrooted<UndirectedEdgeGeography>::Position;
    EXPECT_EQ(marked_key(UnrootedGraph{k2}), graph << 1 | 1 << 9);
    EXPECT_EQ(marked_key(UnrootedGraph{RootedGraph{k2, 1}}), 1 | rooted << 1 | 1 << 15);
    using Turn = AlternatingPosition<TwoTokenGraph>;
    EXPECT_EQ(marked_key(Turn{{k2, 1, 0}, Player::left}), tokens << 1);
    EXPECT_EQ(marked_key(Turn{{k2, 1, 0}, Player::right}), 1 | tokens << 1);
    EXPECT_EQ(marked_key(SumPosition<Graph, RootedGraph>{k2, {k2, 1}}),
              graph | rooted << 8 | 1 << 22);
}

TEST(Starts, APositionKnowsItsBoardAndTokensLieOnTheFirstVertex) {
    const Graph g(2, {{0, 1}});
    const Digraph d(2, {{1, 0}});
    EXPECT_EQ(board(RootedGraph{g, 1}), g);
    EXPECT_EQ(board(RootedDigraph{d, 1}), d);
    EXPECT_EQ(TwoTokenGraph(), (TwoTokenGraph{Graph(), 0, 0}));
}

TEST(Starts, AnUnrootedFormKnowsItsRootedGame) {
    using Rooted = UndirectedEdgeGeography;
    EXPECT_TRUE(is_unrooted_form<Unrooted<Rooted>>);
    EXPECT_FALSE(is_unrooted_form<Rooted>);
    EXPECT_TRUE((std::same_as<RootedForm<Unrooted<Rooted>>::type, Rooted>));
    EXPECT_TRUE((std::same_as<RootedForm<Rooted>::type, Rooted>));
}

}  // namespace
}  // namespace gazetteer
