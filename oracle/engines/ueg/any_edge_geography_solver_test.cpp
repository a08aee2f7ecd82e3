// SPDX-License-Identifier: GPL-3.0-or-later
// The solver of any width is the solver of a fixed width, and each width is met.
#include "oracle/engines/ueg/any_edge_geography_solver.hpp"

#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"

namespace gazetteer {
namespace {

template <class AnyBoard, class Fixed>
void expect_equal(const AnyBoard& board, Fixed fixed) {
    AnyEdgeGeographySolver any(board);
    for (Vertex v = 0; v < board.order(); ++v) {
        EXPECT_EQ(any.outcome(v), fixed.outcome(v));
        EXPECT_EQ(any.is_P(v), fixed.is_P(v));
        EXPECT_EQ(any.winning_moves(v), fixed.winning_moves(v));
        EXPECT_EQ(any.positions(), fixed.positions());
    }
}

TEST(AnyEdgeGeographySolver, EqualsOneWordOnSmallBoards) {
    for_each_graph({.order_max = 5}, [](const Graph& g) {
        expect_equal(SparseGraph(g), EdgeGeographySolver<1>(g));
        return !testing::Test::HasFailure();
    });
    for_each_digraph(0, 3, [](const Digraph& d) {
        expect_equal(d, EdgeGeographySolver<1>(d));
        return !testing::Test::HasFailure();
    });
}

/// From 65 to 128 arcs two words are needed.
TEST(AnyEdgeGeographySolver, EqualsTwoWordsOnADigraphWithMoreArcs) {
    std::vector<Arc> arcs;
    for (Vertex v = 0; v < 40; ++v) {
        arcs.push_back({v, (v + 1) % 40});
        arcs.push_back({(v + 1) % 40, v});
    }
    const Digraph d(40, arcs);
    expect_equal(d, EdgeGeographySolver<2>(d));
}

/// On a star every move from the centre ends the play, and a leaf has one reply to lose by.
TEST(AnyEdgeGeographySolver, TakesEveryWidth) {
    for (int words = 1; words <= 64; words *= 2)
        for (int size : {64 * words - 1, 64 * words}) {
            AnyEdgeGeographySolver solver(complete_bipartite(1, size));
            EXPECT_EQ(solver.winning_moves(0).size(), static_cast<std::size_t>(size));
            EXPECT_TRUE(solver.is_P(size)) << size;
        }
}

TEST(AnyEdgeGeographySolver, RefusesWhatItDoesNotTake) {
    EXPECT_THROW(AnyEdgeGeographySolver(path(AnyEdgeGeographySolver::size_max + 2)),
                 EngineLimitExceeded);
    AnyEdgeGeographySolver solver(path(3));
    EXPECT_THROW(solver.outcome(3), ContractViolation);
    EXPECT_THROW(solver.winning_moves(-1), ContractViolation);
}

/// What both searches have kept after the outcome from this vertex. Asking again keeps no more.
template <class AnyBoard>
std::size_t kept_from(Vertex root, const AnyBoard& board) {
    EdgeGeographySolver<> by_recursion(board);
    EdgeGeographySolver<8> by_frames(board);
    for (int time = 0; time < 2; ++time) {
        EXPECT_EQ(by_recursion.outcome(root), by_frames.outcome(root));
        EXPECT_EQ(by_recursion.positions(), by_frames.positions());
    }
    return by_recursion.positions();
}

/// On a cycle each set of edges that is left, from either side; what has no move is not kept.
TEST(EdgeGeographySolver, KeepsEachPositionOnce) {
    EXPECT_EQ(kept_from(0, path(1)), 0u);
    EXPECT_EQ(kept_from(0, path(2)), 1u);
    for (int n = 4; n <= 8; n += 2)
        EXPECT_EQ(kept_from(0, cycle(n)), static_cast<std::size_t>(2 * n - 1)) << n;
    // The first move from an odd cycle wins, and the other is not looked at.
    for (int n = 3; n <= 7; n += 2)
        EXPECT_EQ(kept_from(0, cycle(n)), static_cast<std::size_t>(n)) << n;
}

/// Two ways to vertex 3, which leave the same arcs to go on by.
TEST(EdgeGeographySolver, ForgetsEdgesThatNoWalkFromTheRootCanUse) {
    EXPECT_EQ(kept_from(0, Digraph(6, {{0, 1}, {0, 2}, {1, 3}, {2, 3}, {3, 4}, {4, 5}})), 5u);
    EXPECT_EQ(kept_from(0, disjoint_union(to_graph(path(2)), to_graph(complete(4)))), 1u);
}

/// The leaf has the last name, and the move to it wins at once.
TEST(EdgeGeographySolver, TriesVerticesOfFewExitsFirst) {
    EXPECT_EQ(kept_from(0, SparseGraph(5, {{0, 1}, {1, 2}, {2, 3}, {0, 3}, {0, 4}})), 1u);
    EXPECT_EQ(kept_from(0, Digraph(4, {{0, 1}, {1, 2}, {2, 0}, {0, 3}})), 1u);
}

/// The last edge that a word holds, and the first of the next.
TEST(EdgeGeographySolver, HoldsAnEdgeForEachBitOfItsWords) {
    EXPECT_EQ(EdgeGeographySolver<1>(cycle(64)).outcome(0), Outcome::P);
    EXPECT_THROW(EdgeGeographySolver<1>(cycle(65)), ContractViolation);
    EXPECT_EQ(EdgeGeographySolver<2>(cycle(65)).outcome(0), Outcome::N);
    EXPECT_EQ(EdgeGeographySolver<8>(cycle(511)).outcome(9), Outcome::N);
    EXPECT_EQ(EdgeGeographySolver<8>(cycle(512)).outcome(9), Outcome::P);
}

TEST(EdgeGeographySolver, HasNoMovesFromARootOutsideTheGraph) {
    EdgeGeographySolver<> solver{path(3)};
    EXPECT_THROW(solver.winning_moves(3), ContractViolation);
    EXPECT_THROW(solver.winning_moves(-1), ContractViolation);
    EXPECT_THROW(EdgeGeographySolver<>(path(0)).winning_moves(0), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
