// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/linear/gf2.hpp"

#include <gtest/gtest.h>

#include <random>
#include <thread>

#include "graph/contract.hpp"

namespace gazetteer {
namespace {

BitMatrix random_matrix(int rows, int columns, std::mt19937& generator, double density) {
    BitMatrix result(rows, columns);
    std::bernoulli_distribution one(density);
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            if (one(generator)) result.set(r, c);
    return result;
}

/// The two clauses of "reduced row echelon form", with the pivots named.
bool is_reduced(const BitMatrix& matrix, const std::vector<int>& pivots) {
    const int rank = static_cast<int>(pivots.size());
    for (int r = 0; r < matrix.rows(); ++r)
        for (int c = 0; c < matrix.columns(); ++c) {
            if (r >= rank && matrix.at(r, c)) return false;
            if (r < rank && c < pivots[static_cast<std::size_t>(r)] && matrix.at(r, c))
                return false;
        }
    for (int p = 0; p < rank; ++p)
        for (int r = 0; r < matrix.rows(); ++r)
            if (matrix.at(r, pivots[static_cast<std::size_t>(p)]) != (r == p)) return false;
    return true;
}

TEST(Gf2, SmallestCases) {
    for (const auto& [rows, columns] : {std::pair{0, 0}, {0, 3}, {3, 0}, {1, 1}, {2, 65}}) {
        BitMatrix zero(rows, columns);
        EXPECT_TRUE(reduce_by_words(zero).empty());
        EXPECT_TRUE(reduce_by_m4ri(zero).empty());
        EXPECT_EQ(zero, BitMatrix(rows, columns));
    }
    BitMatrix one(1, 1);
    one.set(0, 0);
    EXPECT_EQ(reduce(one), std::vector<int>{0});
    EXPECT_THROW(BitMatrix(-1, 2), ContractViolation);
}

TEST(Gf2, WordsAndM4riReachTheSameForm) {
    std::mt19937 generator(1);
    for (const int rows : {1, 2, 5, 63, 64, 65, 90})
        for (const int columns : {1, 3, 63, 64, 65, 128, 130})
            for (const double density : {0.02, 0.5}) {
                BitMatrix by_words = random_matrix(rows, columns, generator, density);
                BitMatrix by_m4ri = by_words;
                const std::vector<int> pivots = reduce_by_words(by_words);
                EXPECT_EQ(reduce_by_m4ri(by_m4ri), pivots);
                EXPECT_EQ(by_m4ri, by_words);
                EXPECT_TRUE(is_reduced(by_words, pivots));
            }
}

TEST(Gf2, TheFormIsCheckedByACheckThatCanFail) {
    BitMatrix matrix(2, 2);
    matrix.set(0, 0);
    matrix.set(0, 1);
    matrix.set(1, 1);
    EXPECT_FALSE(is_reduced(matrix, {0, 1})) << "echelon, not reduced";
    EXPECT_FALSE(is_reduced(matrix, {0})) << "a row is left over";
}

// M4RI's cache of blocks is shared by the process; without the lock this corrupts the heap.
TEST(Gf2, SeveralThreadsMayReduceAtOnce) {
    const auto reduce_many = [](unsigned seed) {
        std::mt19937 generator(seed);
        for (int i = 0; i < 200; ++i) {
            BitMatrix matrix(20 + i % 30, 70 + i);
            for (int r = 0; r < matrix.rows(); ++r)
                for (int c = 0; c < matrix.columns(); ++c)
                    if (generator() % 2 == 0) matrix.set(r, c);
            BitMatrix by_words = matrix;
            EXPECT_EQ(reduce_by_m4ri(matrix), reduce_by_words(by_words));
            EXPECT_EQ(matrix, by_words);
        }
    };
    std::vector<std::jthread> threads;
    for (unsigned seed = 0; seed < 4; ++seed) threads.emplace_back(reduce_many, seed);
}

}  // namespace
}  // namespace gazetteer
