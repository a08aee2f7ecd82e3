// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cstdlib>

namespace gazetteer {
namespace {

TEST(Families, SmallestMembers) {
    EXPECT_EQ(path(0), SparseGraph());
    EXPECT_EQ(path(1), SparseGraph(1, {}));
    EXPECT_EQ(path(2), SparseGraph(2, {{0, 1}}));
    EXPECT_EQ(cycle(3), complete(3));
    EXPECT_EQ(complete(0), SparseGraph());
    EXPECT_EQ(complete_bipartite(0, 0), SparseGraph());
    EXPECT_EQ(complete_bipartite(0, 2), SparseGraph(2, {}));
    EXPECT_EQ(complete_bipartite(1, 2), SparseGraph(3, {{0, 1}, {0, 2}}));
    EXPECT_EQ(cocktail_party(0), SparseGraph());
    EXPECT_EQ(cocktail_party(1), SparseGraph(2, {}));
    EXPECT_EQ(cocktail_party(2), SparseGraph(4, {{0, 2}, {0, 3}, {1, 2}, {1, 3}}));
    EXPECT_EQ(cube(0), SparseGraph(1, {}));
    EXPECT_EQ(cube(1), complete(2));
    EXPECT_EQ((Grid{1, 1}.graph()), SparseGraph(1, {}));
    EXPECT_EQ((Grid{1, 4}.graph()), path(4));
    EXPECT_EQ((Grid{4, 1}.graph()), path(4));
}

TEST(Families, SizesAndDegrees) {
    for (int n = 3; n <= 8; ++n) {
        EXPECT_EQ(path(n).size(), n - 1);
        EXPECT_EQ(cycle(n).size(), n);
        EXPECT_EQ(complete(n).size(), n * (n - 1) / 2);
        EXPECT_EQ(cocktail_party(n).size(), 2 * n * (n - 1));
        EXPECT_EQ(complete_bipartite(n, 2).size(), 2 * n);
        for (Vertex v = 0; v < n; ++v) EXPECT_EQ(cycle(n).degree(v), 2);
    }
}

TEST(Families, CubesJoinSequencesThatDifferInOnePlace) {
    const SparseGraph q = cube(4);
    for (Vertex u = 0; u < 16; ++u)
        for (Vertex v = 0; v < 16; ++v)
            EXPECT_EQ(q.adjacent(u, v), std::popcount(static_cast<unsigned>(u ^ v)) == 1);
}

TEST(Families, GridsByTheirDefinition) {
    for (int m = 1; m <= 4; ++m)
        for (int n = 1; n <= 4; ++n) {
            const Grid grid{m, n};
            const SparseGraph g = grid.graph();
            ASSERT_EQ(g.order(), m * n);
            for (Vertex u = 0; u < g.order(); ++u) {
                ASSERT_EQ(grid.at(grid.a(u), grid.b(u)), u);
                for (Vertex v = 0; v < g.order(); ++v)
                    ASSERT_EQ(
                        g.adjacent(u, v),
                        std::abs(grid.a(u) - grid.a(v)) + std::abs(grid.b(u) - grid.b(v)) == 1);
            }
        }
}

TEST(Families, ContractViolations) {
    EXPECT_THROW(path(-1), ContractViolation);
    EXPECT_THROW(cycle(2), ContractViolation);
    EXPECT_THROW(complete(-1), ContractViolation);
    EXPECT_THROW(complete_bipartite(-1, 2), ContractViolation);
    EXPECT_THROW(cocktail_party(-1), ContractViolation);
    EXPECT_THROW(cube(-1), ContractViolation);
    EXPECT_THROW(cube(21), ContractViolation);
    EXPECT_THROW((Grid{0, 3}.graph()), ContractViolation);
    EXPECT_THROW((Grid{2, 3}.at(3, 1)), ContractViolation);
    EXPECT_THROW((Grid{2, 3}.at(1, 0)), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
