// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/layered_sets.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

/// The witness of every vertex, by its own check and by the definitions on the graph.
void expect_proved(const std::vector<int>& sides, bool by_definition) {
    const Box box = Box::grid(sides);
    const SparseGraph g = box.graph();
    BoxGeography geography(box);
    for (Vertex v = 0; v < box.order(); ++v) {
        const std::vector<int> at = box.coordinates(v);
        SCOPED_TRACE(testing::PrintToString(sides) + " " + testing::PrintToString(at));
        if (const auto& witness = geography.obstruction(at)) {
            const LayeredSet kernel = layered_kernel(box, at, *witness, geography.orders());
            ASSERT_TRUE(is_layered_kernel(box, kernel, at));
            ASSERT_FALSE(is_layered_dual_vector(box, kernel, at));
            if (!by_definition) continue;
            const std::vector<Vertex> s = vertices(box, kernel, nullptr);
            EXPECT_TRUE(std::ranges::binary_search(s, v));
            EXPECT_TRUE(is_even_kernel(g, s));
        } else {
            const auto dual = layered_dual_vector(box, at);
            ASSERT_TRUE(dual.has_value());
            ASSERT_TRUE(is_layered_dual_vector(box, *dual, at));
            ASSERT_FALSE(is_layered_kernel(box, *dual, at));
            if (by_definition) {
                EXPECT_TRUE(is_dual_vector(g, v, vertices(box, *dual, &at)));
            }
        }
    }
}

TEST(LayeredSets, EveryVertexOfSmallGrids) {
    for (int n = 1; n <= 7; ++n) expect_proved({n}, true);
    for (int m = 1; m <= 5; ++m)
        for (int n = m; n <= 5; ++n) expect_proved({m, n}, true);
    for (const auto& sides : std::vector<std::vector<int>>{
             {3, 3, 3}, {1, 3, 3}, {2, 4, 4}, {2, 3, 5}, {3, 3, 5}, {2, 2, 3, 3}, {3, 3, 3, 3}})
        expect_proved(sides, true);
}

TEST(LayeredSetsStandard, EveryVertexOfGrids) {
    for (int l = 1; l <= 7; ++l)
        for (int m = l; m <= 7; ++m)
            for (int n = m; n <= 7; ++n) expect_proved({l, m, n}, false);
    expect_proved({7, 7, 7}, true);
    expect_proved({1, 3, 3, 3}, true);
    expect_proved({3, 3, 3, 3}, true);
    expect_proved({2, 3, 4, 5}, true);
}

// A set that misses the vertex, does not close, or lies in the wrong part proves nothing.
TEST(LayeredSets, FlippedBitsAreRejected) {
    const Box box = Box::grid({3, 5, 7});
    const std::vector<int> at{1, 1, 1};
    BoxGeography geography(box);
    const LayeredSet kernel =
        layered_kernel(box, at, *geography.obstruction(at), geography.orders());
    ASSERT_TRUE(is_layered_kernel(box, kernel, at));
    const auto across = static_cast<Vertex>(without_side(box, kernel.direction).order());
    int accepted = 0;
    for (Vertex v = 0; v < across; ++v) {
        LayeredSet flipped = kernel;
        flip_bit(flipped.first, v);
        accepted += is_layered_kernel(box, flipped, at) ? 1 : 0;
    }
    EXPECT_EQ(accepted, 0);
}

TEST(LayeredSetsStandard, LargeCorners) {
    for (const auto& sides :
         std::vector<std::vector<int>>{{200, 200, 200}, {100, 101, 102}, {30, 30, 30, 30}}) {
        const Box box = Box::grid(sides);
        const std::vector<int> corner(sides.size(), 1);
        BoxGeography geography(box);
        if (const auto& witness = geography.obstruction(corner)) {
            EXPECT_TRUE(is_layered_kernel(
                box, layered_kernel(box, corner, *witness, geography.orders()), corner));
        } else {
            const auto dual = layered_dual_vector(box, corner);
            ASSERT_TRUE(dual.has_value());
            EXPECT_TRUE(is_layered_dual_vector(box, *dual, corner));
        }
    }
}

}  // namespace
}  // namespace gazetteer
