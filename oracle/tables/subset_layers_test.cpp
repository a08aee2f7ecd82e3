// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/tables/subset_layers.hpp"

#include <gtest/gtest.h>

namespace gazetteer {
namespace {

TEST(SubsetLayers, EverySubsetOnceInAscendingOrderWithItsRank) {
    for (int elements = 0; elements <= 10; ++elements) {
        const SubsetLayers layers(elements);
        std::uint64_t total = 0;
        for (int size = 0; size <= elements; ++size) {
            std::uint64_t last = 0;
            std::uint64_t seen = 0;
            layers.for_each(size, [&](std::uint64_t subset, std::uint64_t rank) {
                EXPECT_EQ(std::popcount(subset), size);
                EXPECT_LT(subset, std::uint64_t{1} << elements);
                EXPECT_TRUE(seen == 0 || subset > last);
                EXPECT_EQ(rank, seen);
                EXPECT_EQ(layers.rank(subset), rank);
                last = subset;
                ++seen;
            });
            EXPECT_EQ(seen, layers.count(size));
            total += seen;
        }
        EXPECT_EQ(total, std::uint64_t{1} << elements);
    }
}

TEST(SubsetLayers, ARangeOfRanks) {
    const SubsetLayers layers(9);
    for (int size = 0; size <= 9; ++size)
        for (std::uint64_t first = 0; first <= layers.count(size); ++first) {
            std::uint64_t seen = first;
            layers.for_each_of(size, first, layers.count(size),
                               [&](std::uint64_t subset, std::uint64_t rank) {
                                   EXPECT_EQ(rank, seen++);
                                   EXPECT_EQ(layers.rank(subset), rank);
                               });
            EXPECT_EQ(seen, layers.count(size));
        }
}

TEST(SubsetLayers, RanksWithoutEachMember) {
    const SubsetLayers layers(9);
    std::vector<std::uint64_t> ranks;
    for (std::uint64_t subset = 0; subset < 512; ++subset) {
        layers.ranks_without_each(subset, ranks);
        ASSERT_EQ(ranks.size(), static_cast<std::size_t>(std::popcount(subset)));
        std::size_t i = 0;
        for (std::uint64_t rest = subset; rest != 0; rest &= rest - 1)
            EXPECT_EQ(ranks[i++], layers.rank(subset & ~(rest & (0 - rest))));
    }
}

TEST(SubsetLayers, TheLargestSet) {
    const SubsetLayers layers(SubsetLayers::elements_max);
    EXPECT_EQ(layers.count(24), 32247603683100u);
    EXPECT_EQ(layers.rank(((std::uint64_t{1} << 24) - 1) << 24), layers.count(24) - 1);
    EXPECT_THROW(SubsetLayers(SubsetLayers::elements_max + 1), ContractViolation);
    EXPECT_THROW(SubsetLayers(-1), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
