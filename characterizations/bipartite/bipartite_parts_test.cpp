// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/bipartite/bipartite_parts.hpp"

#include <gtest/gtest.h>

#include "graph/contract.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

TEST(BipartiteParts, SmallestCases) {
    EXPECT_TRUE(part_verdict(SparseGraph(1, {}), std::vector{0}, 0));
    EXPECT_TRUE(part_verdict(SparseGraph(1, {}), std::vector{1}, 0));
    EXPECT_FALSE(part_verdict(complete(2), std::vector{0, 1}, 0));
    EXPECT_THROW(part_verdict(complete(2), std::vector{0, 0}, 0), ContractViolation);
}

TEST(BipartiteParts, WholePartsAreEvenKernels) {
    for (const SparseGraph& g : {cycle(4), cycle(6), path(5), complete_bipartite(2, 3), cube(4)}) {
        const std::vector<int> side = bipartition_sides(g);
        for (Vertex v = 0; v < g.order(); ++v)
            if (const auto verdict = part_verdict(g, side, v)) {
                EXPECT_TRUE(proves(g, v, *verdict));
            }
    }
    EXPECT_TRUE(part_verdict(path(5), bipartition_sides(path(5)), 0));
    EXPECT_FALSE(part_verdict(path(5), bipartition_sides(path(5)), 1));
}

TEST(BipartiteParts, AnEdgeElsewhereSpoilsBothBipartitions) {
    // Beside an edge, the even ends of a path of order 3 make no even part in either bipartition.
    const Graph g = disjoint_union(to_graph(path(3)), to_graph(path(2)));
    EXPECT_FALSE(part_verdict(g, std::vector{0, 1, 0, 0, 1}, 0));
    EXPECT_FALSE(part_verdict(g, std::vector{0, 1, 0, 1, 0}, 0));
}

}  // namespace
}  // namespace gazetteer
