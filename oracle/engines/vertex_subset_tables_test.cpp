// SPDX-License-Identifier: GPL-3.0-or-later
// The tables over vertex subsets equal the definitions on all small boards and the hashed solvers
// on all of the next orders and on larger random ones.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/engines/slither/slither_solver.hpp"
#include "oracle/engines/slither/slither_table.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_table.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/directed_vertex_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/testkit/all_graphs.hpp"
#include "oracle/testkit/random_graphs.hpp"
#include "work/stop.hpp"

namespace gazetteer {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

template <class Board>
void vertex_table_equals_solver(const Board& board) {
    VertexGeographySolver solver(board);
    const VertexSet P_roots = vertex_geography_P_roots(board);
    for (Vertex v : board.vertices()) {
        EXPECT_EQ(P_roots.contains(v), solver.is_P(v));
        EXPECT_EQ(vertex_geography_winning_moves(board, v).to_vector(), solver.winning_moves(v));
    }
}

void slither_table_equals_solver(const Graph& g) {
    SlitherSolver solver(g);
    EXPECT_EQ(slither_winning_moves(g), solver.winning_moves());
    EXPECT_EQ(slither_outcome(g), solver.outcome());
}

TEST(VertexGeographyTable, EqualsTheDefinitionUpToOrderFive) {
    for_all_graphs(0, 5, [](const Graph& g) {
        const VertexSet P_roots = vertex_geography_P_roots(g);
        for (Vertex v : g.vertices())
            EXPECT_EQ(P_roots.contains(v),
                      outcome<UndirectedVertexGeography>({g, v}) == Outcome::P);
    });
    for_all_digraphs(0, 3, [](const Digraph& d) {
        const VertexSet P_roots = vertex_geography_P_roots(d);
        for (Vertex v : d.vertices())
            EXPECT_EQ(P_roots.contains(v), outcome<DirectedVertexGeography>({d, v}) == Outcome::P);
    });
}

TEST(VertexGeographyTable, EqualsTheSolverUpToOrderSix) {
    for_all_graphs(0, 6, vertex_table_equals_solver<Graph>);
    for_all_digraphs(0, 4, vertex_table_equals_solver<Digraph>);
}

TEST(VertexSubsetTablesLong, VertexGeographyUpToOrderEight) {
    for_all_graphs(7, 8, vertex_table_equals_solver<Graph>);
    for_all_digraphs(5, 5, vertex_table_equals_solver<Digraph>);
}

// With rows of one word that are not decided at once (dense), of many words, and in between.
TEST(VertexSubsetTablesStandard, VertexGeographyOfLargerOrder) {
    vertex_table_equals_solver(to_graph(complete(10)));
    vertex_table_equals_solver(to_graph(Grid{4, 4}.graph()));
    vertex_table_equals_solver(to_graph(Grid{3, 6}.graph()));
    for (int size : {13, 18, 24, 36, 60, 85}) {
        vertex_table_equals_solver(random_small_graph(14, size, 1));
        vertex_table_equals_solver(random_digraph(12, size, 1));
    }
}

/// Boards whose tables have several rows: of one word, decided at once or not, and of several.
template <class Check>
void for_boards_of_several_rows(Check check) {
    for (int size : {9, 12, 16, 22, 30})
        for (std::uint64_t seed : {1u, 2u}) check(random_small_graph(10, size, seed));
    check(to_graph(complete(8)));
    check(to_graph(complete_bipartite(7, 3)));
    check(to_graph(complete_bipartite(9, 2)));
    check(to_graph(path(11)));
}

TEST(VertexGeographyTable, EqualsTheSolverOnSeveralRows) {
    for_boards_of_several_rows(vertex_table_equals_solver<Graph>);
    for (int size : {9, 14, 24, 40})
        for (std::uint64_t seed : {1u, 2u})
            vertex_table_equals_solver(random_digraph(9, size, seed));
}

TEST(SlitherTable, EqualsTheSolverOnSeveralRows) {
    for_boards_of_several_rows(slither_table_equals_solver);
}

/// Two layers of blocks. On complete graphs 6 vertices are low and a row is a word: a block has a
/// row for each high vertex outside its set, and for Slither one for each pair with such a vertex.
/// At most 12 vertices are low, where they are pairwise non-adjacent.
TEST(VertexSubsetTables, TheMemoryIsThatOfTwoLayers) {
    const Graph k10 = to_graph(complete(10));
    EXPECT_EQ(vertex_geography_bytes(k10), (6 * 2 + 4 * 3) * 8);
    EXPECT_EQ(slither_bytes(k10), (6 * 13 + 4 * 21) * 8);
    EXPECT_EQ(vertex_geography_bytes(to_graph(complete_bipartite(13, 2))),
              (3 * 64 + 3 * 2 * 64) * 8);
    EXPECT_EQ(vertex_geography_bytes(k10, 0), (3 * 2 + 3) * 8);
    EXPECT_EQ(vertex_geography_bytes(disjoint_union(k10, Graph(3))), vertex_geography_bytes(k10));
    EXPECT_EQ(slither_bytes(disjoint_union(Graph(3), k10)), slither_bytes(k10));
    for (int order : {0, 1, 3}) {
        EXPECT_EQ(vertex_geography_bytes(Graph(order)), 0);
        EXPECT_EQ(vertex_geography_bytes(Digraph(order)), 0);
        EXPECT_EQ(slither_bytes(Graph(order)), 0);
    }
    // A move leads to earlier low vertices only, so that all ten are low; on a directed cycle of
    // order 15 twelve are.
    Digraph transitive(10), ring(15);
    for (Vertex v = 0; v < 10; ++v)
        for (Vertex w = 0; w < v; ++w) transitive.add_arc(v, w);
    for (Vertex v = 0; v < 15; ++v) ring.add_arc(v, (v + 1) % 15);
    EXPECT_EQ(vertex_geography_bytes(transitive), 0);
    EXPECT_EQ(vertex_geography_bytes(ring), (3 * 64 + 3 * 2 * 64) * 8);
    vertex_table_equals_solver(transitive);
    vertex_table_equals_solver(ring);
    EXPECT_NO_THROW(vertex_geography_bytes(to_graph(complete(48 + 6))));
    try {
        (void)vertex_geography_bytes(to_graph(complete(48 + 7)));
        ADD_FAILURE() << "49 high vertices";
    } catch (const TableTooLarge& e) {
        EXPECT_STREQ(e.what(),
                     "a component of order 55; a table over its vertex subsets holds at most 54");
    }
}

// Play on a path is forced: the parity of the number of moves decides.
TEST(VertexGeographyTable, OnlyWhatTheRootReachesIsPlayedOn) {
    const Graph paths = disjoint_union(to_graph(path(20)), to_graph(path(40)));
    EXPECT_THAT(vertex_geography_winning_moves(paths, 0).to_vector(), ElementsAre(1));
    Digraph ring(64);
    for (Vertex v = 0; v < 10; ++v) ring.add_arc(v, v + 1);
    EXPECT_THAT(vertex_geography_winning_moves(ring, 0).to_vector(), IsEmpty());
    EXPECT_THAT(vertex_geography_winning_moves(ring, 1).to_vector(), ElementsAre(2));
}

TEST(SlitherTable, EqualsTheSolverUpToOrderSix) {
    for_all_graphs(0, 6, slither_table_equals_solver);
}

TEST(SlitherTable, EqualsTheDefinitionUpToOrderFive) {
    for_all_graphs(0, 5, [](const Graph& g) {
        EXPECT_EQ(slither_outcome(g), outcome<Slither>(Slither::start(g)));
    });
}

TEST(VertexSubsetTablesLong, SlitherUpToOrderEight) {
    for_all_graphs(7, 8, slither_table_equals_solver);
}

TEST(VertexSubsetTablesStandard, SlitherOfLargerOrder) {
    slither_table_equals_solver(to_graph(complete(10)));
    slither_table_equals_solver(to_graph(Grid{4, 4}.graph()));
    slither_table_equals_solver(disjoint_union(to_graph(path(9)), to_graph(complete(8))));
    for (int size : {13, 18, 24, 36, 60, 85})
        slither_table_equals_solver(random_small_graph(14, size, static_cast<std::uint64_t>(size)));
}

TEST(VertexSubsetTables, TheSameOnAnyNumberOfThreads) {
    const Graph sparse = random_small_graph(20, 30, 1);
    const Graph dense = random_small_graph(18, 60, 2);
    for (const Graph& g : {sparse, dense}) {
        const VertexSet P_roots = vertex_geography_P_roots(g);
        const std::vector<Edge> moves = slither_winning_moves(g);
        for (int threads : {2, 5}) {
            EXPECT_EQ(vertex_geography_P_roots(g, {.threads = threads}), P_roots);
            EXPECT_EQ(slither_winning_moves(g, {.threads = threads}), moves);
        }
    }
}

TEST(VertexSubsetTables, CanBeStopped) {
    const std::stop_token stopping = runs::stopped_token();
    const EngineLimits stopped{.stop = &stopping};
    EXPECT_THROW(vertex_geography_P_roots(to_graph(path(3)), stopped), EngineStopped);
    EXPECT_THROW(slither_outcome(to_graph(path(3)), stopped), EngineStopped);
}

TEST(VertexSubsetTables, MemoryIsCheckedBeforeItIsTaken) {
    const Graph g = to_graph(complete(16));
    const auto bytes = static_cast<std::size_t>(vertex_geography_bytes(g, 0));
    EXPECT_NO_THROW(vertex_geography_winning_moves(g, 0, {.bytes = bytes}));
    EXPECT_THROW(vertex_geography_winning_moves(g, 0, {.bytes = bytes - 1}), TableTooLarge);
    const auto slither = static_cast<std::size_t>(slither_bytes(to_graph(complete(10))));
    EXPECT_NO_THROW(slither_outcome(to_graph(complete(10)), {.bytes = slither}));
    EXPECT_THROW(slither_outcome(to_graph(complete(10)), {.bytes = slither - 1}), TableTooLarge);
    EXPECT_THROW(vertex_geography_P_roots(to_graph(complete(64))), TableTooLarge);
    EXPECT_THROW(slither_outcome(to_graph(cycle(64))), TableTooLarge);
    EXPECT_THROW(slither_outcome(to_graph(cycle(40))), TableTooLarge);
    for (Vertex outside : {-1, 3}) {
        EXPECT_THROW(vertex_geography_winning_moves(Graph(3), outside), ContractViolation);
        EXPECT_THROW((void)vertex_geography_bytes(Graph(3), outside), ContractViolation);
        EXPECT_THROW((void)vertex_geography_bytes(Digraph(3), outside), ContractViolation);
    }
}

}  // namespace
}  // namespace gazetteer
