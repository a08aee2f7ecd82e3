// SPDX-License-Identifier: GPL-3.0-or-later
// The extensions of graphs of each order, set by set.
#include "oracle/engines/extensions/graph_extensions.hpp"

#include <gtest/gtest.h>

#include "graph/canonical/canonical.hpp"
#include "oracle/testkit/random_graphs.hpp"

namespace gazetteer {
namespace {

/// 2^order neighbourhoods, more than a word from order 7 on.
TEST(GraphExtensions, EachSetOfTheFamilyIsGivenOnce) {
    for (int order = 0; order <= 11; ++order) {
        const Graph h = random_small_graph(order, order * (order - 1) / 4, 1);
        const GraphExtensions extensions{SmallGraph(h)};
        EXPECT_EQ(extensions.base().to_graph(), h);
        EXPECT_EQ(extensions.base_automorphisms(), automorphism_count(h));
        std::vector<std::uint64_t> visited;
        extensions.for_each_unlabelled_set([&](VertexSet s) { visited.push_back(s.bits()); });
        std::vector<std::uint64_t> expected;
        for (std::uint64_t s = 0; s >> order == 0; ++s) {
            if (extensions.unlabelled().contains(s)) expected.push_back(s);
            EXPECT_EQ(
                extensions.connected().contains(s),
                is_connected(extensions.base().with_vertex(VertexSet::from_bits(s)).to_graph()));
        }
        EXPECT_EQ(visited, expected) << order;
        EXPECT_FALSE(expected.empty());
    }
    EXPECT_THROW(GraphExtensions(SmallGraph(12)), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
