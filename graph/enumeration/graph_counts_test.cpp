// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of graphs beside graphs that are made, and beside the published totals.
#include "graph/enumeration/graph_counts.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "graph/contract.hpp"
#include "graph/enumeration/digraph_stream.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/enumeration/vertex_extensions.hpp"

namespace gazetteer {
namespace {

TEST(GraphCounts, AreThoseOfTheGraphsMadeToOrderSeven) {
    for (int order = 0; order <= 7; ++order) {
        const UnlabelledGraphs graphs(order, 1);
        const std::vector<std::uint64_t> counts = graph_counts_by_size(order);
        ASSERT_EQ(static_cast<int>(counts.size()), graphs.size_max() + 1) << order;
        for (int size = 0; size <= graphs.size_max(); ++size)
            EXPECT_EQ(counts[static_cast<std::size_t>(size)], graphs.of_size(size).size())
                << order << " " << size;
    }
}

/// OEIS A000088.
TEST(GraphCounts, AddUpToThePublishedNumbers) {
    const std::vector<std::uint64_t> published{1,   1,    2,     4,      11,       34,
                                               156, 1044, 12346, 274668, 12005168, 1018997864};
    for (std::size_t order = 0; order < published.size(); ++order) {
        const std::vector<std::uint64_t> counts = graph_counts_by_size(static_cast<int>(order));
        EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}),
                  published[order]);
    }
    EXPECT_THROW(graph_counts_by_size(12), ContractViolation);
}

TEST(GraphCounts, ConnectedAreThoseOfTheGraphsMadeToOrderSeven) {
    for (int order = 0; order <= 7; ++order) {
        std::vector<std::uint64_t> counts(connected_graph_counts_by_size(order).size());
        for_each_graph({.order_min = order, .order_max = order, .connected = true},
                       [&](const Graph& g) {
                           ++counts.at(static_cast<std::size_t>(g.size()));
                           return true;
                       });
        EXPECT_EQ(connected_graph_counts_by_size(order), counts) << order;
    }
}

/// OEIS A001349.
TEST(GraphCounts, ConnectedAddUpToThePublishedNumbers) {
    const std::vector<std::uint64_t> published{1,   1,   1,     2,      6,        21,
                                               112, 853, 11117, 261080, 11716571, 1006700565};
    for (std::size_t order = 0; order < published.size(); ++order) {
        const std::vector<std::uint64_t> counts =
            connected_graph_counts_by_size(static_cast<int>(order));
        EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}),
                  published[order]);
    }
}

std::vector<std::uint64_t> made_by_size(const DigraphClass& which, int order) {
    std::vector<std::uint64_t> result(digraph_counts_by_size(order).size());
    for (const DigraphPiece& piece : digraph_pieces(which, order))
        piece.each([&](const Digraph& d) {
            ++result.at(static_cast<std::size_t>(d.size()));
            return true;
        });
    return result;
}

TEST(GraphCounts, OfDigraphsAreThoseOfTheDigraphsMadeToOrderFour) {
    for (int order = 0; order <= 4; ++order) {
        EXPECT_EQ(digraph_counts_by_size(order), made_by_size({}, order)) << order;
        EXPECT_EQ(connected_digraph_counts_by_size(order), made_by_size({.connected = true}, order))
            << order;
    }
}

/// OEIS A000273 and A003085.
TEST(GraphCounts, OfDigraphsAddUpToThePublishedNumbers) {
    for (int order = 0; order <= 7; ++order) {
        const auto sum = [](const std::vector<std::uint64_t>& counts) {
            return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
        };
        EXPECT_EQ(sum(digraph_counts_by_size(order)), known_count({}, order));
        EXPECT_EQ(sum(connected_digraph_counts_by_size(order)),
                  known_count({.connected = true}, order));
    }
    EXPECT_THROW(digraph_counts_by_size(9), ContractViolation);
}

/// Complements of order 8, whose number the table above has not.
TEST(GraphCounts, OfDigraphsAreThoseOfTheirComplements) {
    std::vector<std::uint64_t> counts = digraph_counts_by_size(8);
    EXPECT_EQ(counts.size(), 57u);
    EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}), 1793359192848u);
    EXPECT_EQ(counts, std::vector<std::uint64_t>(counts.rbegin(), counts.rend()));
}

}  // namespace
}  // namespace gazetteer
