// SPDX-License-Identifier: GPL-3.0-or-later
// The two hash tables are exact: keys whose hashes collide in full are told apart. Such keys are
// made, since a word is mixed in by a bijection: the second word undoes what the first one did.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "oracle/tables/fixed_table.hpp"
#include "oracle/tables/position_table.hpp"
#include "work/stop.hpp"

namespace gazetteer {
namespace {

constexpr std::uint64_t seed = 0x9e3779b97f4a7c15;

TEST(PositionTable, TellsCollidingKeysApart) {
    const auto mixed = [](std::uint64_t word) {
        const std::uint64_t h = (seed ^ word) * 0xff51afd7ed558ccd;
        return h ^ h >> 32;
    };
    const auto key_of = [](std::uint64_t first, std::uint64_t second) {
        Key key;
        key.write(first, 64);
        key.write(second, 64);
        return key;
    };
    PositionTable table;
    for (std::uint64_t i = 0; i < 100; ++i) {
        const Key key = key_of(i, mixed(0) ^ mixed(i));
        ASSERT_EQ(PositionTable::hash(key), PositionTable::hash(key_of(0, 0)));
        EXPECT_EQ(table.find_or_insert(key, static_cast<int>(i)).value, static_cast<int>(i));
    }
    EXPECT_EQ(table.size(), 100u);
    EXPECT_EQ(table.find_or_insert(key_of(7, mixed(0) ^ mixed(7)), -1).value, 7);
}

TEST(PositionTable, TellsAKeyFromItsBeginning) {
    PositionTable table;
    Key key;
    for (int words = 0; words < 5; ++words) {
        EXPECT_EQ(table.find_or_insert(key, words).value, words);
        key.write(0, 64);
    }
    EXPECT_EQ(table.size(), 5u);
}

TEST(PositionTable, KeepsEveryKeyThroughGrowth) {
    PositionTable table;
    Key key;
    for (int i = 0; i < 3000; ++i) {
        key.clear();
        key.write(static_cast<std::uint64_t>(i), 40);
        table.set(table.find_or_insert(key, -1).entry, i);
    }
    for (int i = 0; i < 3000; ++i) {
        key.clear();
        key.write(static_cast<std::uint64_t>(i), 40);
        EXPECT_EQ(table.find_or_insert(key, -1).value, i);
    }
    EXPECT_EQ(table.size(), 3000u);
    table.clear();
    EXPECT_EQ(table.size(), 0u);
    EXPECT_EQ(table.find_or_insert(key, -1).value, -1);
}

TEST(FixedTable, KeepsEveryKeyThroughGrowth) {
    FixedTable<2> table;
    for (std::uint64_t i = 0; i < 3000; ++i) {
        EXPECT_EQ(table.find({i, ~i}), table.absent);
        table.insert({i, ~i}, static_cast<int>(i % 255));
    }
    EXPECT_EQ(table.size(), 3000u);
    for (std::uint64_t i = 0; i < 3000; ++i)
        EXPECT_EQ(table.find({i, ~i}), static_cast<int>(i % 255));
    EXPECT_EQ(table.find({~std::uint64_t{0}, 0}), table.absent);
    table.clear();
    EXPECT_EQ(table.size(), 0u);
    EXPECT_EQ(table.find({1, ~std::uint64_t{1}}), table.absent);
}

TEST(FixedTable, TellsCollidingKeysApart) {
    const auto mixed = [](std::uint64_t word) {
        std::uint64_t h = seed ^ word;
        h ^= h >> 32;
        h *= 0xd6e8feb86659fd93;
        return h ^ h >> 32;
    };
    const auto key_of_number = [&](std::uint64_t i) {
        return FixedTable<2>::Key{i, mixed(0) ^ mixed(i)};
    };
    // As many as fill half of the first places.
    FixedTable<2> table;
    for (std::uint64_t i = 0; i < 128; ++i) {
        const FixedTable<2>::Key key = key_of_number(i);
        ASSERT_EQ(FixedTable<2>::hash(key), FixedTable<2>::hash({0, 0}));
        EXPECT_EQ(table.find(key), table.absent);
        table.insert(key, static_cast<int>(i));
    }
    for (std::uint64_t i = 0; i < 128; ++i)
        EXPECT_EQ(table.find(key_of_number(i)), static_cast<int>(i));
    EXPECT_EQ(table.find(key_of_number(128)), table.absent);
}

/// 16 keys for each of 1024 places, by chance between none and three times as many.
TEST(FixedTable, KeysOfSmallNumbersHaveDifferentPlaces) {
    std::vector<int> keys_at(1024);
    for (std::uint64_t i = 0; i < 128; ++i)
        for (std::uint64_t j = 0; j < 128; ++j) ++keys_at[FixedTable<2>::hash({i, j}) % 1024];
    EXPECT_LE(std::ranges::max(keys_at), 48);
    EXPECT_LE(std::ranges::count(keys_at, 0), 8);
}

Key key_of(std::uint64_t word) {
    Key result;
    result.write(word, 64);
    return result;
}

TEST(PositionTable, KeepsToItsLimits) {
    PositionTable small(EngineLimits{.bytes = std::size_t{1} << 16});
    EXPECT_THROW(for (std::uint64_t i = 0;; ++i) small.find_or_insert(key_of(i), 0),
                 EngineLimitExceeded);
    EXPECT_GT(small.size(), 100u);
    EXPECT_LT(small.size() * 40, std::size_t{1} << 16);
    const std::stop_token stopping = runs::stopped_token();
    PositionTable stopped(EngineLimits{.stop = &stopping});
    EXPECT_THROW(stopped.find_or_insert(key_of(0), 0), EngineStopped);
}

/// With 512 keys half of the 1024 places are taken, and 40 bytes a key are there three times while
/// they move.
TEST(PositionTable, GrowsAtHalfAndCountsItsBytes) {
    for (std::size_t more : {0u, 1u}) {
        PositionTable table(EngineLimits{.bytes = 3 * 512 * 40 - 1 + more});
        EXPECT_THROW(for (std::uint64_t i = 0;; ++i) table.find_or_insert(key_of(i), 0),
                     EngineLimitExceeded);
        EXPECT_EQ(table.size(), 512u << more);
    }
}

/// So with 256 places of 9 bytes.
TEST(FixedTable, GrowsAtHalfAndCountsItsBytes) {
    for (std::size_t more : {0u, 1u}) {
        FixedTable<1> table(EngineLimits{.bytes = 3 * 256 * 9 - 1 + more});
        EXPECT_THROW(for (std::uint64_t i = 0;; ++i) table.insert({i}, 0), EngineLimitExceeded);
        EXPECT_EQ(table.size(), 128u << more);
    }
}

TEST(FixedTable, KeepsToItsLimits) {
    FixedTable<1> small(EngineLimits{.bytes = std::size_t{1} << 16});
    EXPECT_THROW(for (std::uint64_t i = 0;; ++i) small.insert({i}, 0), EngineLimitExceeded);
    EXPECT_GT(small.size(), 100u);
    EXPECT_LT(small.size() * 18, std::size_t{1} << 16);
    const std::stop_token stopping = runs::stopped_token();
    FixedTable<1> stopped(EngineLimits{.stop = &stopping});
    EXPECT_THROW(stopped.insert({0}, 0), EngineStopped);
}

}  // namespace
}  // namespace gazetteer
