// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/subset_family.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

namespace gazetteer {
namespace {

SubsetFamily random_family(int ground, std::mt19937_64& random) {
    SubsetFamily result;
    for (std::uint64_t s = 0; s >> ground == 0; ++s)
        if ((random() & 1) != 0) result.insert(s);
    return result;
}

std::uint64_t image_of(std::uint64_t s, const SmallPermutation& place) {
    std::uint64_t result = 0;
    for (Vertex v : VertexSet::from_bits(s))
        result |= std::uint64_t{1} << place[static_cast<std::size_t>(v)];
    return result;
}

TEST(SubsetFamily, SizesAndElements) {
    for (std::uint64_t s = 0; s < 2048; ++s) {
        const std::size_t w = s >> 6;
        for (int k = 0; k <= 11; ++k)
            EXPECT_EQ(SubsetFamily::of_size(k, w) >> (s & 63) & 1, std::popcount(s) == k ? 1u : 0u);
        for (Vertex v = 0; v < 11; ++v)
            EXPECT_EQ(SubsetFamily::containing(v, w) >> (s & 63) & 1, s >> v & 1);
    }
    EXPECT_EQ(subset_family::words(0), 1u);
    EXPECT_EQ(subset_family::words(6), 1u);
    EXPECT_EQ(subset_family::words(10), 16u);
    EXPECT_EQ(subset_family::vectors(9), 1u);
    EXPECT_EQ(subset_family::vectors(10), 2u);
    EXPECT_EQ(subset_family::vectors(11), 4u);
    EXPECT_EQ(subset_family::valid(0), 1u);
    EXPECT_EQ(subset_family::valid(5), 0xffffffffu);
    EXPECT_EQ(subset_family::valid(6), ~std::uint64_t{0});
}

TEST(SubsetFamily, InsertAndErase) {
    SubsetFamily family;
    family.insert(1000);
    EXPECT_TRUE(family.contains(1000));
    EXPECT_FALSE(family.contains(999));
    family.erase(1000);
    EXPECT_FALSE(family.contains(1000));
}

/// Every pair of elements is exchanged by some permutation of 11: all kinds of exchange.
TEST(SubsetFamily, PermutedByDefinition) {
    std::mt19937_64 random(1);
    for (int ground = 0; ground <= 11; ++ground)
        for (int round = 0; round < 60; ++round) {
            SmallPermutation place{};
            std::iota(place.begin(), place.end(), std::uint8_t{0});
            std::shuffle(place.begin(), place.begin() + ground, random);
            const SubsetFamily family = random_family(ground, random);
            SubsetFamily moved = family;
            SubsetPermutation(place, ground).apply(moved);
            for (std::uint64_t s = 0; s >> ground == 0; ++s)
                ASSERT_EQ(moved.contains(s), family.contains(image_of(s, place))) << ground;
        }
}

}  // namespace
}  // namespace gazetteer
