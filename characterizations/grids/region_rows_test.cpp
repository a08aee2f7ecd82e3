// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/region_rows.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "graph/contract.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

std::vector<Vertex> vertices(const Grid& grid, const GridRows& rows) {
    std::vector<Vertex> result;
    for (Vertex w = 0; w < grid.order(); ++w)
        if ((rows[static_cast<std::size_t>(grid.a(w))] >> grid.b(w) & 1) != 0) result.push_back(w);
    return result;
}

/// On every trail of every grid to 8 x 8: a labelling exists by rows iff by regions, and the
/// points in positive regions are the same.
TEST(RegionRows, EqualTheLabelledRegions) {
    int labelled = 0;
    int without = 0;
    for (int m = 1; m <= 8; ++m)
        for (int n = 1; n <= 8; ++n)
            for (Vertex v = 0; v < m * n; ++v)
                for (const Trail& trail : trails({m, n}, v)) {
                    const Regions regions({m, n}, trail);
                    const auto positive = regions.labelling();
                    const auto rows = positive_rows({m, n}, trail);
                    ASSERT_EQ(rows.has_value(), positive.has_value());
                    ++(rows ? labelled : without);
                    if (!rows) continue;
                    const Point start = trail.points.front();
                    for (int x = 0; x <= m + 1; ++x)
                        for (int y = 0; y <= n + 1; ++y) {
                            const bool other = (x + y - start.x - start.y) % 2 != 0;
                            const bool inside =
                                other && (*positive)[static_cast<std::size_t>(regions.of({x, y}))];
                            EXPECT_EQ(((*rows)[static_cast<std::size_t>(x)] >> y & 1) != 0, inside);
                        }
                }
    EXPECT_GT(labelled, 500);
    EXPECT_GT(without, 500);
}

TEST(RegionRows, TheLongestRowsAndTooLongOnes) {
    for (const Grid grid : {Grid{3, 62}, Grid{61, 62}, Grid{62, 3}}) {
        const Trail trail = closed_right_angle(grid, grid.at(3, 3)).value();
        EXPECT_EQ(vertices(grid, positive_rows(grid, trail).value()),
                  kernel_in_positive_regions(grid, trail).kernel);
    }
    const Grid longer{3, 63};
    EXPECT_THROW(positive_rows(longer, trails(longer, 0).front()), ContractViolation);
}

/// On all sets of vertices of some small grids and all pairs u, v.
TEST(RegionRows, EvenKernelsByTheirDefinition) {
    int kernels = 0;
    for (const Grid grid : {Grid{1, 1}, Grid{1, 5}, Grid{5, 1}, Grid{3, 3}, Grid{2, 4}})
        for (std::uint64_t bits = 0; bits < std::uint64_t{1} << grid.order(); ++bits) {
            const auto k = VertexSet::from_bits(bits).to_vector();
            GridRows rows(static_cast<std::size_t>(grid.m + 2));
            for (Vertex w : k)
                rows[static_cast<std::size_t>(grid.a(w))] |= std::uint64_t{1} << grid.b(w);
            for (Vertex u = 0; u < grid.order(); ++u)
                for (Vertex v = 0; v < grid.order(); ++v) {
                    const SparseGraph g = grid.graph();
                    const bool expected = g.adjacent(u, v) && std::ranges::count(k, v) == 1 &&
                                          is_even_kernel(g.without_edge(u, v), k);
                    EXPECT_EQ(is_even_kernel_without(grid, rows, {grid.a(u), grid.b(u)},
                                                     {grid.a(v), grid.b(v)}),
                              expected);
                    kernels += expected ? 1 : 0;
                }
        }
    EXPECT_EQ(kernels, 20);
}

}  // namespace
}  // namespace gazetteer
