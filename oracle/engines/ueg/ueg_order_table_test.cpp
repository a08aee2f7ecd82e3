// SPDX-License-Identifier: GPL-3.0-or-later
// The table of an order asked about any graph of the order, in any labelling: equal to the
// definition and to ClassSolver, and it refuses what it cannot hold.
#include "oracle/engines/ueg/ueg_order_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "graph/enumeration/labelled_graphs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/engines/class_solver.hpp"
#include "oracle/engines/extensions/base_index.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"

namespace gazetteer {
namespace {

using UEG = UndirectedEdgeGeography;

std::unique_ptr<const UegOrderTable> table_of(int order) {
    return UegOrderTable::made(order, {.threads = 1});
}

/// Every root of g, and every move from it.
template <class IsP>
void expect_equal(const UegOrderTable& table, const Graph& g, IsP is_P) {
    const SmallGraph small(g);
    const VertexSet P = table.P_roots(small);
    for (Vertex v : g.vertices()) {
        ASSERT_EQ(P.contains(v), is_P(RootedGraph{g, v}));
        VertexSet winning;
        for (const RootedGraph& option : UEG::options({g, v}))
            if (is_P(option)) winning.insert(option.root);
        ASSERT_EQ(table.winning_moves(small, v), winning);
    }
}

TEST(UegOrderTable, EqualsTheDefinitionOnAllLabelledGraphsUpToOrderFive) {
    for (int order = 1; order <= 5; ++order) {
        const auto table = table_of(order);
        for_each_labelled_graph(order, [&](const Graph& g) {
            expect_equal(*table, g,
                         [](const RootedGraph& p) { return outcome<UEG>(p) == Outcome::P; });
        });
    }
}

/// All graphs of nauty-geng in a random labelling.
void expect_equal_to_classes(int order) {
    const auto table = table_of(order);
    ClassSolver<UEG> solver;
    std::mt19937 random(1);
    std::vector<Vertex> image(static_cast<std::size_t>(order));
    std::iota(image.begin(), image.end(), 0);
    for_each_graph({.order_min = order, .order_max = order}, [&](const Graph& g) {
        std::ranges::shuffle(image, random);
        expect_equal(*table, g.relabelled(image),
                     [&](const RootedGraph& p) { return solver.is_P(p); });
        return true;
    });
}

TEST(UegOrderTable, EqualsClassSolverOfOrderSix) {
    expect_equal_to_classes(6);
}

TEST(UegOrderTableLong, EqualsClassSolverOfOrderSevenAndEight) {
    expect_equal_to_classes(7);
    expect_equal_to_classes(8);
}

TEST(UegOrderTableStandard, EqualsASolverAGraphAtRandomOfOrderNine) {
    const auto table = table_of(9);
    std::mt19937_64 random(2);
    for (int i = 0; i < 100; ++i) {
        const Graph g =
            SmallGraph(9, random() & random() & ((std::uint64_t{1} << 36) - 1)).to_graph();
        EdgeGeographySolver<> solver(g);
        VertexSet P;
        for (Vertex v : g.vertices())
            if (solver.is_P(v)) P.insert(v);
        ASSERT_EQ(table->P_roots(SmallGraph(g)), P);
    }
}

/// The index, a row of two words for each root of each H of order 7, and what making it takes.
TEST(UegOrderTable, TheMemoryIsThatOfItsRowsAndOfMakingIt) {
    const std::size_t graphs = BaseIndex::count(8);
    const std::vector<std::uint64_t> layers{graphs};
    EXPECT_EQ(UegOrderTable::bytes(8),
              BaseIndex::bytes(8) + graphs * 8 * 2 * 8 + ueg_classes_bytes(8, layers, 1));
    EXPECT_GT(UegOrderTable::bytes(1), 0u);
    EXPECT_GT(UegOrderTable::bytes(10), 10 * UegOrderTable::bytes(9));
    EXPECT_THROW(UegOrderTable::bytes(0), ContractViolation);
}

TEST(UegOrderTable, RefusesOtherOrdersAndStops) {
    EXPECT_THROW(table_of(0), ContractViolation);
    EXPECT_THROW(table_of(11), ContractViolation);
    EXPECT_THROW(UegOrderTable::bytes(11), ContractViolation);
    EXPECT_THROW(table_of(4)->P_roots(SmallGraph(3)), ContractViolation);
    EXPECT_EQ(UegOrderTable::made(
                  6, {.threads = 1, .go_on = [](const ExtensionProgress&) { return false; }}),
              nullptr);
}

}  // namespace
}  // namespace gazetteer
