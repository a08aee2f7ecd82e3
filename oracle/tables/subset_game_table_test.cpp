// SPDX-License-Identifier: GPL-3.0-or-later
// DEG and partizan UEG on all boards of an order at once equal the definitions, and the memoised
// solvers on the next orders.
#include "oracle/tables/subset_game_table.hpp"

#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "oracle/engines/directed/directed_edge_geography_table.hpp"
#include "oracle/engines/partizan/partizan_edge_table.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/directed_edge_geography.hpp"
#include "oracle/rules/partizan_edge_geography.hpp"
#include "oracle/testkit/all_graphs.hpp"

namespace gazetteer {
namespace {

TEST(DirectedEdgeGeographyTable, EqualsTheDefinitionUpToOrderThree) {
    for (int order = 0; order <= 3; ++order) {
        const auto table = DirectedEdgeGeographyTable::all(order);
        for_all_digraphs(order, order, [&](const Digraph& d) {
            for (Vertex v : d.vertices())
                EXPECT_EQ(table.outcome(d, v), outcome<DirectedEdgeGeography>({d, v}));
        });
    }
}

void deg_equals_the_solver(int order) {
    const auto table = DirectedEdgeGeographyTable::all(order);
    for_all_digraphs(order, order, [&](const Digraph& d) {
        EdgeGeographySolver<> solver(d);
        const DirectedEdgeGeographyTable own(d);
        for (Vertex v : d.vertices()) {
            EXPECT_EQ(table.outcome(d, v), solver.outcome(v));
            EXPECT_EQ(own.outcome(d, v), solver.outcome(v));
        }
    });
}

TEST(DirectedEdgeGeographyTable, EqualsTheSolverOnOrderFour) {
    deg_equals_the_solver(4);
}

TEST(SubsetGameTableLong, DirectedEdgeGeographyOnAllDigraphsOfOrderFive) {
    deg_equals_the_solver(5);
}

TEST(DirectedEdgeGeographyTable, CountsAllLabelledDigraphs) {
    EXPECT_EQ(DirectedEdgeGeographyTable::all(0).count_of_P(), 0u);
    EXPECT_EQ(DirectedEdgeGeographyTable::all(1).count_of_P(), 1u);
    EXPECT_EQ(DirectedEdgeGeographyTable::all(2).count_of_P(), 6u);
    EXPECT_EQ(DirectedEdgeGeographyTable::all(3).count_of_P(), 120u);  // tools/bench/signature.txt
}

TEST(DirectedEdgeGeographyTable, RefusesWhatItDoesNotHold) {
    const DirectedEdgeGeographyTable table(Digraph(3, {{0, 1}}));
    EXPECT_THROW(table.P_roots(Digraph(2)), ContractViolation);
    EXPECT_THROW(table.P_roots(Digraph(3, {{1, 0}})), ContractViolation);
    EXPECT_THROW(table.outcome(Digraph(3), 3), ContractViolation);
    EXPECT_THROW(DirectedEdgeGeographyTable::all(6, std::size_t{700} << 20), TableTooLarge);
    EXPECT_THROW(DirectedEdgeGeographyTable::all(8), TableTooLarge);
}

TEST(PartizanEdgeTable, EqualsTheDefinitionUpToOrderFour) {
    for (int order = 0; order <= 4; ++order) {
        const auto table = PartizanEdgeTable::all(order);
        for_all_graphs(order, order, [&](const Graph& g) {
            for (Vertex left : g.vertices())
                for (Vertex right : g.vertices())
                    EXPECT_EQ(table.outcome({g, left, right}),
                              partizan_outcome<PartizanEdgeGeography>({g, left, right}));
        });
    }
}

void partizan_equals_the_solver(int order) {
    const auto table = PartizanEdgeTable::all(order);
    for_all_graphs(order, order, [&](const Graph& g) {
        PartizanSolver<PartizanEdgeGeography> solver;
        const PartizanEdgeTable own(g);
        for (Vertex left : g.vertices())
            for (Vertex right : g.vertices()) {
                EXPECT_EQ(table.outcome({g, left, right}), solver.outcome({g, left, right}));
                EXPECT_EQ(own.outcome({g, left, right}), solver.outcome({g, left, right}));
            }
    });
}

TEST(SubsetGameTableStandard, PartizanEdgeGeographyOnAllGraphsOfOrderFive) {
    partizan_equals_the_solver(5);
}

TEST(SubsetGameTableLong, PartizanEdgeGeographyOnAllGraphsOfOrderSix) {
    partizan_equals_the_solver(6);
}

TEST(PartizanEdgeTable, RefusesWhatItDoesNotHold) {
    const PartizanEdgeTable table(to_graph(path(3)));
    EXPECT_THROW(table.outcome({Graph(2), 0, 1}), ContractViolation);
    EXPECT_THROW(table.outcome({to_graph(complete(3)), 0, 1}), ContractViolation);
    EXPECT_THROW(table.outcome({Graph(3), 0, 3}), ContractViolation);
    EXPECT_THROW(PartizanEdgeTable::all(9), TableTooLarge);
    EXPECT_THROW(PartizanEdgeTable::all(12), TableTooLarge);
}

// A ring of states on which each move uses up its own element: play is forced.
TEST(SubsetGameTable, ForcedPlayInRowsThatAreNotDecidedAtOnce) {
    for (int n = 1; n <= 14; ++n) {
        std::vector<std::vector<SubsetMove>> moves(static_cast<std::size_t>(n));
        for (int q = 0; q < n; ++q) moves[static_cast<std::size_t>(q)] = {{q, (q + 1) % n}};
        const SubsetGameTable table(n, moves, 1 << 20);
        for (std::uint64_t left = 0; left < std::uint64_t{1} << n; ++left)
            for (int q = 0; q < n; ++q) {
                int length = 0;
                while (length < n && (left >> (q + length) % n & 1) != 0) ++length;
                ASSERT_EQ(table.loses(left, q), length % 2 == 0) << n << " " << left << " " << q;
            }
    }
}

}  // namespace
}  // namespace gazetteer
