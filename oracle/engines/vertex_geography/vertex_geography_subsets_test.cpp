// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/vertex_geography/vertex_geography_subsets.hpp"

#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"

namespace gazetteer {
namespace {

TEST(VertexGeographySubsets, SmallestCases) {
    EXPECT_EQ(vertex_geography_P_roots_of_subsets(Graph()), std::vector<VertexSet>(1));
    EXPECT_EQ(vertex_geography_P_roots_of_subsets(Graph(2, {{0, 1}})),
              (std::vector<VertexSet>{{}, {0}, {1}, {}}));
    EXPECT_EQ(vertex_geography_P_roots_of_subsets(Graph(20)).back(), VertexSet::first(20));
    EXPECT_THROW(vertex_geography_P_roots_of_subsets(Graph(21)), ContractViolation);
}

/// On all graphs of order <= 5, every subset, every root.
TEST(VertexGeographySubsets, EqualsTheDefinition) {
    for_each_graph({.order_min = 1, .order_max = 5}, [](const Graph& g) {
        const auto roots = vertex_geography_P_roots_of_subsets(g);
        for (std::size_t bits = 0; bits < roots.size(); ++bits) {
            const auto kept = VertexSet::from_bits(bits).to_vector();
            const Graph part = g.induced(VertexSet::of(kept));
            for (std::size_t i = 0; i < kept.size(); ++i)
                EXPECT_EQ(roots[bits].contains(kept[i]),
                          outcome<UndirectedVertexGeography>({part, static_cast<Vertex>(i)}) ==
                              Outcome::P);
        }
        return true;
    });
}

}  // namespace
}  // namespace gazetteer
