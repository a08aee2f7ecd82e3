// SPDX-License-Identifier: GPL-3.0-or-later
// Edge-delete on every graph of an order at once, by extensions of one vertex: equal to the
// definition, to the solver of one graph after the other and to the table of one graph.
#include "oracle/engines/edge_delete/edge_delete_classes.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "oracle/engines/edge_delete/edge_delete_solver.hpp"
#include "oracle/engines/edge_delete/edge_delete_table.hpp"
#include "oracle/engines/extensions/edge_layers.hpp"
#include "oracle/grundy.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/testkit/class_checks.hpp"

namespace gazetteer {
namespace {

/// Every H + x, each S in its own labelling, against value_of(graph).
template <class ValueOf>
void expect_every_S(int order, ValueOf value_of) {
    EXPECT_TRUE(for_each_edge_delete_class(
        order, {.threads = 1}, [&](const EdgeDeleteExtensions& extensions) {
            for (std::uint64_t s = 0; s >> (order - 1) == 0; ++s)
                ASSERT_EQ(
                    extensions.grundy().value(s),
                    value_of(extensions.base().with_vertex(VertexSet::from_bits(s)).to_graph()));
        }));
}

TEST(EdgeDeleteClasses, EveryExtensionEqualsTheDefinitionUpToOrderFive) {
    for (int order = 1; order <= 5; ++order)
        expect_every_S(order, [](const Graph& g) { return grundy_value<EdgeDelete>(g); });
}

TEST(EdgeDeleteClassesStandard, EveryExtensionEqualsTheSolverOfOrderSixToEight) {
    EdgeDeleteSolver solver;
    for (int order = 6; order <= 8; ++order)
        expect_every_S(order, [&](const Graph& g) { return solver.grundy_value(g); });
}

/// The largest orders, which need more than one word a family: few edges in H, any at x.
TEST(EdgeDeleteClasses, ExtensionsOfSparseGraphsOfTheLargestOrders) {
    for (int order : {8, 9, 10, 11, 12})
        for_each_edge_delete_class(
            order, {.threads = 1, .base_size_max = 5}, [&](const EdgeDeleteExtensions& extensions) {
                for (std::uint64_t s = 0; s >> (order - 1) == 0; s += 1 + s % 3)
                    ASSERT_EQ(
                        extensions.grundy().value(s),
                        edge_delete_grundy_value(
                            extensions.base().with_vertex(VertexSet::from_bits(s)).to_graph()));
            });
    EXPECT_THROW(edge_delete_census(3, {.base_size_max = 2}), ContractViolation);
}

TEST(EdgeDeleteClasses, OrdersOutOfReachAreRefused) {
    const std::vector<std::uint64_t> bases{1, 1};
    EXPECT_GT(edge_delete_classes_bytes(1, bases, 9), 0u);
    EXPECT_EQ(edge_delete_classes_bytes(12, bases, 9), edge_layers_bytes(4 * 32, bases, 9))
        << "four digits of 2^11 sets";
    for (int order : {-1, 0, 13, 64}) {
        EXPECT_THROW(
            for_each_edge_delete_class(order, {.threads = 1}, [](const EdgeDeleteExtensions&) {}),
            ContractViolation)
            << order;
        EXPECT_THROW((void)edge_delete_classes_bytes(order, bases, 9), ContractViolation) << order;
    }
}

/// The unlabelled graphs visited have EdgeDeleteSolver's values.
void expect_each_once(int order) {
    EdgeDeleteSolver solver;
    expect_unlabelled_graphs_once(order, [&](auto visit) {
        for_each_edge_delete_class(
            order, {.threads = 1}, [&](const EdgeDeleteExtensions& extensions) {
                extensions.for_each_unlabelled([&](const SmallGraph& small, int value) {
                    const Graph g = small.to_graph();
                    visit(g);
                    ASSERT_EQ(value, solver.grundy_value(g));
                });
            });
    });
}

TEST(EdgeDeleteClasses, VisitsEveryUnlabelledGraphOnceUpToOrderSeven) {
    for (int order = 1; order <= 7; ++order) expect_each_once(order);
}

ValueCensus edge_delete_census_by_solver(int order) {
    EdgeDeleteSolver solver;
    return census_graph_after_graph<ValueCensus>(
        order, [&](const Graph& g, std::uint64_t labelled) {
            ValueCounts counts;
            if (has_isolated_vertex(g)) return counts;
            const auto value = static_cast<std::size_t>(solver.grundy_value(g));
            counts.unlabelled[value] = 1;
            counts.labelled[value] = labelled;
            return counts;
        });
}

TEST(EdgeDeleteCensus, EqualsGraphAfterGraphUpToOrderSeven) {
    for (int order = 0; order <= 7; ++order)
        EXPECT_EQ(*edge_delete_census(order), edge_delete_census_by_solver(order)) << order;
}

/// Families of two words: the graphs without isolated vertices [OEIS A002494, A006129].
TEST(EdgeDeleteCensus, CountsAllGraphsOfOrderEight) {
    const ValueCounts total = edge_delete_census(8)->total();
    LabelledCount unlabelled = 0, labelled = 0;
    for (std::size_t k = 0; k < ValueCounts::values; ++k) {
        unlabelled += total.unlabelled[k];
        labelled += total.labelled[k];
    }
    EXPECT_EQ(static_cast<std::uint64_t>(unlabelled), 11302u);
    EXPECT_EQ(static_cast<std::uint64_t>(labelled), 252522481u);
}

TEST(EdgeDeleteCensusStandard, EqualsGraphAfterGraphOfOrderEight) {
    EXPECT_EQ(*edge_delete_census(8), edge_delete_census_by_solver(8));
}

TEST(EdgeDeleteCensusExtreme, EqualsGraphAfterGraphOfOrderNine) {
    EXPECT_EQ(*edge_delete_census(9), edge_delete_census_by_solver(9));
}

TEST(EdgeDeleteCensus, IsTheSameForAnyNumberOfThreads) {
    const ValueCensus one = *edge_delete_census(8, {.threads = 1});
    for (int threads : {2, 3, 5}) EXPECT_EQ(*edge_delete_census(8, {.threads = threads}), one);
}

TEST(EdgeDeleteCensus, ShardsAddUp) {
    for (int order : {0, 1, 2, 6})
        expect_shards_add_up(
            *edge_delete_census(order), [&](std::uint64_t shard, std::uint64_t count) {
                return *edge_delete_census(order, {.shard = shard, .shard_count = count});
            });
}

TEST(EdgeDeleteCensus, CanBeStopped) {
    std::uint64_t last = 0;
    const auto stop_late = [&](const ExtensionProgress& progress) {
        last = progress.done;
        return progress.done < 100;
    };
    EXPECT_FALSE(edge_delete_census(7, {.threads = 1, .go_on = stop_late}).has_value());
    EXPECT_LT(last, 156u);
}

}  // namespace
}  // namespace gazetteer
