// SPDX-License-Identifier: GPL-3.0-or-later
// Our own Edmonds' algorithm against LEMON's, the definition and the Tutte-Berge bound.
#include "characterizations/matchings/blossom_search.hpp"

#include <gtest/gtest.h>

#include "characterizations/matchings/karp_sipser.hpp"
#include "characterizations/testkit/random_graph.hpp"
#include "characterizations/testkit/small_graphs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

/// `count` copies of the cycle of odd order n in a row, each joined to the next by an edge:
/// blossoms within the ways of other trees.
SparseGraph chain_of_cycles(int count, int n) {
    std::vector<Edge> edges;
    for (int i = 0; i < count; ++i) {
        for (int j = 0; j < n; ++j) edges.push_back(edge(i * n + j, i * n + (j + 1) % n));
        if (i > 0) edges.push_back(edge(i * n - n / 2, i * n));
    }
    return {count * n, edges};
}

void agrees_with_lemon(const SparseGraph& g) {
    const GallaiEdmonds by_lemon = gallai_edmonds_by_lemon(g);
    // From nothing, every edge of the matching is found by a search.
    for (const auto& start :
         {std::vector<Vertex>(static_cast<std::size_t>(g.order()), -1), karp_sipser_matching(g)}) {
        const GallaiEdmonds found = enlarged(g, start);
        ASSERT_EQ(found.classes, by_lemon.classes);
        ASSERT_EQ(found.matching().size(), by_lemon.matching().size());
        ASSERT_TRUE(is_tutte_berge_pair(g, found.matching(), found.inner()));
    }
}

TEST(BlossomSearch, AgreesWithLemonOnAllLabelledGraphsOfOrderAtMostFive) {
    for_all_labelled_graphs(5, agrees_with_lemon);
}

TEST(BlossomSearch, AgreesWithLemonOnAllGraphsOfOrderAtMostSeven) {
    for_each_graph({.order_min = 6, .order_max = 7}, [](const Graph& g) {
        agrees_with_lemon(g);
        return !testing::Test::HasFatalFailure();
    });
}

TEST(BlossomSearchLong, AgreesWithLemonOnAllGraphsOfOrderAtMostNine) {
    for_each_graph({.order_min = 8, .order_max = 9}, [](const Graph& g) {
        agrees_with_lemon(g);
        return !testing::Test::HasFatalFailure();
    });
}

TEST(BlossomSearch, AgreesWithLemonOnRandomGraphs) {
    for (unsigned seed = 0; seed < 200; ++seed)
        agrees_with_lemon(
            random_graph(12 + static_cast<int>(seed % 40), 8 + static_cast<int>(seed % 53), seed));
    agrees_with_lemon(random_graph(3000, 4500, 1));
}

TEST(BlossomSearch, BlossomsWithinBlossoms) {
    for (int n : {3, 5, 9})
        for (int count = 1; count <= 9; ++count) agrees_with_lemon(chain_of_cycles(count, n));
    agrees_with_lemon(complete(9));
}

TEST(BlossomSearchStandard, AgreesWithLemonOnLargeRandomGraphs) {
    agrees_with_lemon(random_graph(20'000, 20'000, 1));
    agrees_with_lemon(random_graph(20'000, 40'000, 2));
    agrees_with_lemon(chain_of_cycles(1'000, 7));
}

TEST(BlossomSearchLong, AHundredThousandVertices) {
    const SparseGraph g = random_graph(100'000, 200'000, 3);
    const GallaiEdmonds found = gallai_edmonds(g);
    EXPECT_EQ(found.classes, gallai_edmonds_by_lemon(g).classes);
    EXPECT_TRUE(is_tutte_berge_pair(g, found.matching(), found.inner()));
}

TEST(BlossomSearch, RefusesAMatchingOfAnotherOrder) {
    EXPECT_THROW(enlarged(path(3), {-1, -1}), ContractViolation);
}

TEST(KarpSipser, IsAMatchingThatNoEdgeCanBeAddedTo) {
    for_all_labelled_graphs(5, [](const Graph& g) {
        const Matching found = matching_of(karp_sipser_matching(g));
        ASSERT_TRUE(is_matching(g, found));
        for (const Edge& e : g.edges()) ASSERT_TRUE(saturates(found, e.u) || saturates(found, e.v));
    });
}

TEST(KarpSipser, IsMaximumOnTrees) {
    for_each_tree(1, 10, [](const Graph& tree) {
        EXPECT_EQ(static_cast<int>(matching_of(karp_sipser_matching(tree)).size()),
                  matching_number(tree));
        return true;
    });
}

}  // namespace
}  // namespace gazetteer
