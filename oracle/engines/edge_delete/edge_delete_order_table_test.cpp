// SPDX-License-Identifier: GPL-3.0-or-later
// The table of an order asked about any graph of the order, in any labelling: equal to the
// definition and to the solver of one graph, and it refuses what it cannot hold.
#include "oracle/engines/edge_delete/edge_delete_order_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "graph/enumeration/labelled_graphs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/engines/edge_delete/edge_delete_solver.hpp"
#include "oracle/grundy.hpp"
#include "oracle/rules/edge_delete.hpp"

namespace gazetteer {
namespace {

std::unique_ptr<const EdgeDeleteOrderTable> edge_delete_table_of(int order) {
    return EdgeDeleteOrderTable::made(order, {.threads = 1});
}

TEST(EdgeDeleteOrderTable, EqualsTheDefinitionOnAllLabelledGraphsUpToOrderFive) {
    for (int order = 1; order <= 5; ++order) {
        const auto table = edge_delete_table_of(order);
        for_each_labelled_graph(order, [&](const Graph& g) {
            ASSERT_EQ(table->grundy_value(SmallGraph(g)), grundy_value<EdgeDelete>(g));
        });
    }
}

/// All graphs of nauty-geng in a random labelling.
void expect_equal_to_the_solver(int order) {
    const auto table = edge_delete_table_of(order);
    EdgeDeleteSolver solver;
    std::mt19937 random(1);
    std::vector<Vertex> image(static_cast<std::size_t>(order));
    std::iota(image.begin(), image.end(), 0);
    for_each_graph({.order_min = order, .order_max = order}, [&](const Graph& g) {
        std::ranges::shuffle(image, random);
        const Graph renamed = g.relabelled(image);
        EXPECT_EQ(table->grundy_value(SmallGraph(renamed)), solver.grundy_value(renamed));
        return !testing::Test::HasFailure();
    });
}

TEST(EdgeDeleteOrderTable, EqualsTheSolverOfOrderSixAndSeven) {
    expect_equal_to_the_solver(6);
    expect_equal_to_the_solver(7);
}

TEST(EdgeDeleteOrderTableStandard, EqualsTheSolverOfOrderEight) {
    expect_equal_to_the_solver(8);
}

/// The index, four digits of two words for each H of order 7, and what making it takes.
TEST(EdgeDeleteOrderTable, TheMemoryIsThatOfItsDigitsAndOfMakingIt) {
    const std::size_t graphs = BaseIndex::count(8);
    const std::vector<std::uint64_t> layers{graphs};
    EXPECT_EQ(EdgeDeleteOrderTable::bytes(8),
              BaseIndex::bytes(8) + graphs * 4 * 2 * 8 + edge_delete_classes_bytes(8, layers, 1));
    EXPECT_GT(EdgeDeleteOrderTable::bytes(1), 0u);
    EXPECT_GT(EdgeDeleteOrderTable::bytes(10), 10 * EdgeDeleteOrderTable::bytes(9));
    EXPECT_THROW(EdgeDeleteOrderTable::bytes(0), ContractViolation);
}

TEST(EdgeDeleteOrderTable, RefusesOtherOrdersAndStops) {
    EXPECT_THROW(edge_delete_table_of(0), ContractViolation);
    EXPECT_THROW(edge_delete_table_of(11), ContractViolation);
    EXPECT_THROW(EdgeDeleteOrderTable::bytes(11), ContractViolation);
    EXPECT_THROW(edge_delete_table_of(4)->grundy_value(SmallGraph(3)), ContractViolation);
    for (int order : {6, 10})
        EXPECT_EQ(
            EdgeDeleteOrderTable::made(
                order, {.threads = 1, .go_on = [](const ExtensionProgress&) { return false; }}),
            nullptr);
}

}  // namespace
}  // namespace gazetteer
