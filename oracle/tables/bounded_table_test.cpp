// SPDX-License-Identifier: GPL-3.0-or-later
// The table of bounded memory forgets what was cheap, and nothing else: what it finds is what was
// set last.
#include "oracle/tables/bounded_table.hpp"

#include <gtest/gtest.h>

namespace gazetteer {
namespace {

using NumbersTable = BoundedTable<1>;

ProofNumbers numbers_of(std::uint64_t key) {
    return {static_cast<std::uint32_t>(key), static_cast<std::uint32_t>(key >> 7)};
}

/// How many of the keys below `count` are found; each with its own numbers.
std::size_t found_below(const NumbersTable& table, std::uint64_t count) {
    std::size_t result = 0;
    for (std::uint64_t key = 0; key < count; ++key) {
        const ProofNumbers* const found = table.find({key});
        if (found == nullptr) continue;
        ++result;
        EXPECT_EQ(found->wins, numbers_of(key).wins);
        EXPECT_EQ(found->loses, numbers_of(key).loses);
    }
    return result;
}

TEST(BoundedTable, HoldsWhatIsFound) {
    NumbersTable table(0);
    EXPECT_EQ(table.find({0}), nullptr);
    for (std::uint64_t key = 0; key < 20'000; ++key) table.set({key}, numbers_of(key), 1);
    EXPECT_EQ(table.size(), found_below(table, 20'000));
    EXPECT_GT(table.size(), 4000u);
    EXPECT_LE(table.size(), 4096u);
    EXPECT_EQ(table.find({20'000}), nullptr);
    // The last key that was set is there.
    EXPECT_NE(table.find({19'999}), nullptr);
}

/// What has cost more stays, also where it was paid bit by bit, and where the table grows after.
TEST(BoundedTable, ForgetsWhatCostLeast) {
    for (std::size_t bytes : {std::size_t{0}, std::size_t{1} << 20}) {
        NumbersTable table(bytes);
        for (std::uint64_t key = 0; key < 100; ++key) table.set({key}, numbers_of(key), 5);
        for (int time = 0; time < 5; ++time)
            for (std::uint64_t key = 100; key < 200; ++key) table.set({key}, numbers_of(key), 1);
        EXPECT_EQ(table.size(), 200u);
        for (std::uint64_t key = 200; key < 20'000; ++key) table.set({key}, numbers_of(key), 4);
        EXPECT_EQ(found_below(table, 200), 200u);
        for (std::uint64_t key = 20'000; key < 80'000; ++key) table.set({key}, numbers_of(key), 6);
        EXPECT_LT(found_below(table, 200), 20u);
    }
}

TEST(BoundedTable, NewNumbersTakeThePlaceOfTheOldOnes) {
    NumbersTable table(0);
    table.set({7}, {3, 4}, 10);
    table.set({7}, ProofNumbers::proved(true), 1);
    EXPECT_EQ(table.size(), 1u);
    EXPECT_EQ(table.find({7})->wins, 0u);
    EXPECT_EQ(table.find({7})->loses, ProofNumbers::never);
    EXPECT_TRUE(table.find({7})->decided());
    EXPECT_TRUE(ProofNumbers::proved(false).decided());
    EXPECT_EQ(ProofNumbers::proved(false).loses, 0u);
    EXPECT_EQ(ProofNumbers::proved(false).wins, ProofNumbers::never);
    EXPECT_FALSE(ProofNumbers().decided());
    EXPECT_EQ(ProofNumbers().wins + ProofNumbers().loses, 2u);
}

/// It grows by 4 once half of the places are taken, as far as the bytes reach; an entry takes 24.
TEST(BoundedTable, GrowsByFourAsFarAsTheBytesReach) {
    const std::size_t start = NumbersTable(0).bytes();
    EXPECT_EQ(start, 4096u * 24);
    for (std::size_t bytes : {4 * start - 1, 4 * start, 16 * start - 1, 16 * start}) {
        NumbersTable table(bytes);
        std::uint64_t key = 0;
        while (table.size() <= 2048) {
            EXPECT_EQ(table.bytes(), start);
            table.set({key}, numbers_of(key), 1);
            ++key;
        }
        EXPECT_EQ(table.bytes(), start);
        table.set({key}, numbers_of(key), 1);
        EXPECT_EQ(table.bytes(), bytes < 4 * start ? start : 4 * start);
        EXPECT_EQ(table.size(), found_below(table, key + 1));
        EXPECT_GE(table.size(), 2049u);
        for (; key < 40'000; ++key) table.set({key}, numbers_of(key), 1);
        EXPECT_EQ(table.bytes(), bytes < 4 * start    ? start
                                 : bytes < 16 * start ? 4 * start
                                                      : bytes);
        EXPECT_EQ(table.size(), found_below(table, key));
    }
}

/// Keys whose hashes are equal in full, as a word undoes what the word before it did, share a
/// bucket: four of them are there at a time.
TEST(BoundedTable, TellsCollidingKeysApart) {
    const auto mixed = [](std::uint64_t word) {
        const std::uint64_t h = (0x9e3779b97f4a7c15 ^ word) * 0xd6e8feb86659fd93;
        return h ^ h >> 32;
    };
    BoundedTable<2> table(0);
    const auto key_of_number = [&](std::uint64_t i) {
        return BoundedTable<2>::Key{i, mixed(0) ^ mixed(i)};
    };
    for (std::uint64_t i = 0; i < 4; ++i) table.set(key_of_number(i), numbers_of(i), 10 + i);
    EXPECT_EQ(table.find(key_of_number(4)), nullptr);
    for (std::uint64_t i = 0; i < 4; ++i) EXPECT_EQ(table.find(key_of_number(i))->wins, i);
    table.set(key_of_number(4), numbers_of(4), 1);
    EXPECT_EQ(table.size(), 4u);
    EXPECT_EQ(table.find(key_of_number(0)), nullptr) << "it had cost least";
    for (std::uint64_t i = 1; i <= 4; ++i) EXPECT_EQ(table.find(key_of_number(i))->wins, i);
}

}  // namespace
}  // namespace gazetteer
