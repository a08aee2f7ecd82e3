// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of subsets, bit by bit, and nothing written behind them.
#include "oracle/tables/subset_rows.hpp"

#include <gtest/gtest.h>
#include <tbb/cache_aligned_allocator.h>

#include <random>

namespace gazetteer {
namespace {

/// They begin at a line of the cache, as in a table.
using WordsOfRow = std::vector<SubsetRow::Word, tbb::cache_aligned_allocator<SubsetRow::Word>>;

WordsOfRow random_row(std::size_t words, std::mt19937_64& random) {
    WordsOfRow result(words);
    for (SubsetRow::Word& word : result) word = random();
    return result;
}

bool has_subset(const WordsOfRow& row, std::uint64_t subset) {
    return SubsetRow::contains(row.data(), VertexSet::from_bits(subset));
}

TEST(SubsetRow, AMoveAddsItsVertex) {
    std::mt19937_64 random(1);
    for (int low : {3, 6, 7, 8, 11}) {
        const std::size_t words = SubsetRow::words(low);
        const WordsOfRow row = random_row(words, random);
        for (int v = 0; v < low; ++v) {
            WordsOfRow moved = random_row(words + 1, random);
            const SubsetRow::Word behind = moved.back();
            SubsetRow::move(moved.data(), row.data(), v, words);
            for (std::uint64_t x = 0; x >> low == 0; ++x)
                ASSERT_EQ(has_subset(moved, x),
                          (x >> v & 1) != 0 && has_subset(row, x ^ std::uint64_t{1} << v));
            EXPECT_EQ(moved.back(), behind);
        }
    }
}

TEST(SubsetRow, TheRestIsWhatNoSourceHas) {
    std::mt19937_64 random(2);
    for (std::size_t words : {1u, 2u, 4u, 8u, 16u, 32u})
        for (std::size_t count : {0u, 1u, 2u, 5u}) {
            std::vector<WordsOfRow> rows;
            std::vector<const SubsetRow::Word*> sources;
            for (std::size_t s = 0; s < count; ++s) rows.push_back(random_row(words, random));
            for (const WordsOfRow& row : rows) sources.push_back(row.data());
            WordsOfRow rest = random_row(words + 1, random);
            const SubsetRow::Word behind = rest.back();
            EXPECT_EQ(SubsetRow::set_to_rest(rest.data(), sources, words), words == 1);
            for (std::size_t i = 0; i < words; ++i) {
                SubsetRow::Word sum = 0;
                for (const WordsOfRow& row : rows) sum |= row[i];
                ASSERT_EQ(rest[i], ~sum);
            }
            EXPECT_FALSE(SubsetRow::set_to_rest(rest.data(), sources, words));
            EXPECT_EQ(rest.back(), behind);
        }
}

}  // namespace
}  // namespace gazetteer
