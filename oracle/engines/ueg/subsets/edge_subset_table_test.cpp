// SPDX-License-Identifier: GPL-3.0-or-later
// The table over edge subsets equals the definition on all small graphs and the memo on all
// subgraphs of larger ones.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/engines/ueg/labelled/labelled_table.hpp"
#include "oracle/engines/ueg/subsets/edge_subset_table.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/tables/page_memory.hpp"
#include "oracle/testkit/random_graphs.hpp"
#include "work/stop.hpp"

namespace gazetteer {
namespace {

using testing::HasSubstr;

using UEG = UndirectedEdgeGeography;

TEST(EdgeSubsetTable, EqualsTheDefinitionUpToOrderFive) {
    for_each_graph({.order_max = 5}, [&](const Graph& g) {
        const EdgeSubsetTable table(g);
        const EdgeSubsetTable portable(g, {}, Instructions::portable);
        for (Vertex root : g.vertices()) {
            EXPECT_EQ(table.outcome(root), outcome<UEG>({g, root}));
            EXPECT_EQ(portable.outcome(root), table.outcome(root));
        }
        return !testing::Test::HasFailure();
    });
}

/// Every subgraph from every root, and the moves in the whole.
void equals_the_memo_on_all_subgraphs(const SparseGraph& g, const EngineLimits& limits = {}) {
    const EdgeSubsetTable table(g, limits);
    const std::vector<Edge> edges = g.edges();
    std::uint64_t count_of_P = 0;
    for (std::uint64_t set = 0; set < std::uint64_t{1} << edges.size(); ++set) {
        std::vector<Edge> left;
        for (std::size_t e = 0; e < edges.size(); ++e)
            if ((set >> e & 1) != 0) left.push_back(edges[e]);
        EdgeGeographySolver<> memo(SparseGraph(g.order(), left));
        for (Vertex root = 0; root < g.order(); ++root) {
            ASSERT_EQ(table.outcome(set, root), memo.outcome(root)) << set;
            if (memo.is_P(root)) ++count_of_P;
        }
    }
    EXPECT_EQ(table.count_of_P(), count_of_P);
    EXPECT_EQ(table.positions(), static_cast<std::uint64_t>(g.order()) << edges.size());
    EdgeGeographySolver<> memo(g);
    for (Vertex root = 0; root < g.order(); ++root)
        EXPECT_EQ(table.winning_moves(root), memo.winning_moves(root));
}

TEST(EdgeSubsetTable, EqualsTheMemoOnAllSubgraphs) {
    equals_the_memo_on_all_subgraphs(Graph(2));  // no edge
    equals_the_memo_on_all_subgraphs(path(4));   // fewer edges than a word has
    equals_the_memo_on_all_subgraphs(complete(5));
    equals_the_memo_on_all_subgraphs(complete_bipartite(1, 9));  // one star
    equals_the_memo_on_all_subgraphs(random_graph(18, 11, 1));   // a large matching
    equals_the_memo_on_all_subgraphs(disjoint_union(Graph(1), to_graph(complete(4))));
}

// A clique of order 6 has stars of 5 edges only, so three inner edges are in none.
TEST(EdgeSubsetTableLong, EqualsTheMemoOnAllSubgraphsOfLargerGraphs) {
    equals_the_memo_on_all_subgraphs(complete(6));
    equals_the_memo_on_all_subgraphs(Grid{3, 4}.graph(), {.threads = 2});
    for (std::uint64_t seed = 0; seed < 4; ++seed)
        equals_the_memo_on_all_subgraphs(random_graph(7 + 2 * static_cast<int>(seed), 14, seed));
}

TEST(EdgeSubsetTableStandard, EqualsTheMemoOnAllGraphsOfOrderSixAndSeven) {
    for_each_graph({.order_min = 6, .order_max = 7}, [&](const Graph& g) {
        if (g.size() > 17) return true;
        EdgeGeographySolver<> memo(g);
        const EdgeSubsetTable table(g);
        for (Vertex root : g.vertices())
            EXPECT_EQ(table.winning_moves(root), memo.winning_moves(root));
        return !testing::Test::HasFailure();
    });
}

// All subgraphs of K_7 hold those of every graph of order 7.
TEST(EdgeSubsetTable, TheSameForAnyNumberOfThreadsAndInstructions) {
    const EdgeSubsetTable one(complete(7));
    const std::uint64_t count = one.count_of_P();
    EXPECT_EQ(count, LabelledTable(7).count_of_P());
    EXPECT_EQ(EdgeSubsetTable(complete(7), {.threads = 2}).count_of_P(), count);
    EXPECT_EQ(EdgeSubsetTable(complete(7), {.threads = 3}).count_of_P(), count);
    EXPECT_EQ(EdgeSubsetTable(complete(7), {}, Instructions::portable).count_of_P(), count);
}

/// A vertex without an edge takes no room.
TEST(EdgeSubsetTable, AllOfTheMemoryMayBeTaken) {
    const Graph g = disjoint_union(Graph(1), to_graph(complete(4)));
    const auto bytes = static_cast<std::size_t>(EdgeSubsetTable::bytes(4, 6));
    EXPECT_EQ(EdgeSubsetTable(g, {.bytes = bytes}).positions(), 5u << 6);
    EXPECT_THROW(EdgeSubsetTable(g, {.bytes = bytes - 1}), EngineLimitExceeded);
}

TEST(EdgeSubsetTable, ThePortableKernelIsAnother) {
    EXPECT_EQ(edge_subset_kernel(Instructions::best) != edge_subset_kernel(Instructions::portable),
              has_avx2());
}

TEST(EdgeSubsetTable, RefusesWhatDoesNotFit) {
    const EdgeSubsetTable table(path(3));
    EXPECT_THROW(table.outcome(3), ContractViolation);
    EXPECT_THROW(table.outcome(-1), ContractViolation);
    EXPECT_THROW(table.outcome(4, 0), ContractViolation);
    EXPECT_THROW(table.winning_moves(3), ContractViolation);
    try {
        EdgeSubsetTable(complete(8), {.bytes = 1 << 20});
        FAIL();
    } catch (const EngineLimitExceeded& e) {
        EXPECT_THAT(e.what(), HasSubstr("28 edges needs 256 MiB, allowed are 1 MiB"));
    }
    EXPECT_THROW(EdgeSubsetTable(complete(30)), EngineLimitExceeded);
    // 48 edges are more than any memory holds, and 49 are refused before it is asked for.
    EXPECT_THROW(EdgeSubsetTable(random_graph(11, 48, 1), no_limits), OutOfMemory);
    EXPECT_THROW(EdgeSubsetTable(random_graph(11, 49, 1), no_limits), EngineLimitExceeded);
    const std::stop_token stopping = runs::stopped_token();
    EXPECT_THROW(EdgeSubsetTable(complete(7), {.stop = &stopping}), EngineStopped);
}

}  // namespace
}  // namespace gazetteer
