// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of graphs beside graphs that are made, and beside the published totals.
#include "graph/enumeration/graph_counts.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "graph/contract.hpp"
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

}  // namespace
}  // namespace gazetteer
