// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/linear/gf2_row_space.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "graph/contract.hpp"
#include "work/limits.hpp"
#include "work/stop.hpp"

namespace gazetteer {
namespace {

BitMatrix random_matrix(std::mt19937& random, int rows, int columns, int density) {
    BitMatrix result(rows, columns);
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            if (static_cast<int>(random() % 100) < density) result.set(r, c);
    return result;
}

BitMatrix rows_of(const BitMatrix& matrix, int from, int count) {
    BitMatrix result(count, matrix.columns());
    for (int r = 0; r < count; ++r) std::ranges::copy(matrix.row(from + r), result.row(r).begin());
    return result;
}

/// The basis in the order of its pivots, as the echelon form has it.
BitMatrix in_order(const RowSpace& space) {
    std::vector<int> order(static_cast<std::size_t>(space.rank()));
    for (int i = 0; i < space.rank(); ++i) order[static_cast<std::size_t>(i)] = i;
    std::ranges::sort(order, {},
                      [&](int i) { return space.pivots()[static_cast<std::size_t>(i)]; });
    BitMatrix result(space.rank(), space.columns());
    for (int i = 0; i < space.rank(); ++i)
        std::ranges::copy(space.basis().row(order[static_cast<std::size_t>(i)]),
                          result.row(i).begin());
    return result;
}

TEST(RowSpace, SmallestCases) {
    RowSpace space(0);
    space.add(BitMatrix(3, 0));
    EXPECT_EQ(space.rank(), 0);
    RowSpace zero(5);
    zero.add(BitMatrix(2, 5));
    zero.add(BitMatrix(0, 5));
    EXPECT_EQ(zero.rank(), 0);
    EXPECT_THROW(zero.add(BitMatrix(1, 4)), ContractViolation);
}

/// In blocks of any size the same reduced echelon form as at once.
TEST(RowSpace, EqualsTheEchelonFormOfTheWhole) {
    std::mt19937 random(1);
    for (int columns : {1, 7, 64, 65, 130})
        for (int density : {2, 20, 50})
            for (int rows_a_block : {1, 3, 40, 200}) {
                const BitMatrix all = random_matrix(random, 150, columns, density);
                RowSpace space(columns);
                for (int from = 0; from < all.rows(); from += rows_a_block)
                    space.add(rows_of(all, from, std::min(rows_a_block, all.rows() - from)));
                BitMatrix whole = all;
                const std::vector<int> pivots = reduce_by_words(whole);
                std::vector<int> ours = space.pivots();
                std::ranges::sort(ours);
                EXPECT_EQ(ours, pivots);
                EXPECT_EQ(in_order(space), rows_of(whole, 0, static_cast<int>(pivots.size())));
            }
}

TEST(ReduceInBlocks, EqualsTheFormByWords) {
    std::mt19937 random(3);
    for (int columns : {0, 1, 64, 130})
        for (int density : {0, 2, 50})
            for (int rows_a_block : {1, 7, 64, 200}) {
                BitMatrix ours = random_matrix(random, 150, columns, density);
                BitMatrix by_words = ours;
                EXPECT_EQ(reduce_in_blocks(ours, rows_a_block), reduce_by_words(by_words));
                EXPECT_EQ(ours, by_words);
            }
    BitMatrix none(0, 3);
    EXPECT_TRUE(reduce_in_blocks(none, 1).empty());
    EXPECT_THROW(reduce_in_blocks(none, 0), ContractViolation);
}

TEST(ReduceInBlocks, KeepsToTheLimitsOfItsThread) {
    std::mt19937 random(4);
    const BitMatrix before = random_matrix(random, 100, 100, 50);
    BitMatrix matrix = before;
    {
        const runs::WorkLimits limits(runs::stopped_token());
        EXPECT_THROW(reduce_in_blocks(matrix, 10), runs::Stopped);
    }
    const runs::WorkLimits limits({}, 1000);
    EXPECT_THROW(reduce_in_blocks(matrix, 10), runs::MemoryExceeded);
    EXPECT_EQ(matrix, before);
}

TEST(ReduceInBlocks, ABlockIsAFractionOfASecond) {
    EXPECT_EQ(rows_of_a_block(0, 0), 4096);
    EXPECT_EQ(rows_of_a_block(1 << 14, 1 << 14), 512);
    EXPECT_EQ(rows_of_a_block(100000, 200000), 64);
}

TEST(AddProduct, EqualsTheDefinition) {
    std::mt19937 random(2);
    for (int n : {1, 5, 64, 70})
        for (int m : {1, 66, 130}) {
            const BitMatrix a = random_matrix(random, n, m, 50);
            const BitMatrix b = random_matrix(random, m, n + 3, 50);
            BitMatrix ours = random_matrix(random, n, n + 3, 50);
            BitMatrix plain = ours;
            add_product(ours, a, b);
            for (int r = 0; r < n; ++r)
                for (int i = 0; i < m; ++i)
                    if (a.at(r, i)) {
                        const auto row = plain.row(r);
                        std::ranges::transform(row, b.row(i), row.begin(), std::bit_xor{});
                    }
            EXPECT_EQ(ours, plain);
        }
    BitMatrix target(2, 2);
    EXPECT_THROW(add_product(target, BitMatrix(2, 3), BitMatrix(2, 2)), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
