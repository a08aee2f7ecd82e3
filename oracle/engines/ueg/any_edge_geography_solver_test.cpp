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

}  // namespace
}  // namespace gazetteer
