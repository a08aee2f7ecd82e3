#include "characterizations/gf2_sparse.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "graph/contract.hpp"

namespace gazetteer {
namespace {

int plain_rank(const SparseBitMatrix& matrix) {
    BitMatrix dense = matrix.dense();
    return static_cast<int>(reduce_by_words(dense).size());
}

/// Each row with `weight` ones at random places.
SparseBitMatrix random_matrix(int rows, int columns, int weight, unsigned seed) {
    std::mt19937 random(seed);
    SparseBitMatrix result{columns, {}};
    for (int r = 0; r < rows; ++r) {
        std::vector<int> row;
        while (static_cast<int>(row.size()) < weight) {
            const int c = static_cast<int>(random() % static_cast<unsigned>(columns));
            if (std::ranges::find(row, c) == row.end()) row.push_back(c);
        }
        result.rows.push_back(row);
    }
    return result;
}

TEST(SparseRank, SmallestCases) {
    EXPECT_EQ(rank_of({0, {}}), 0);
    EXPECT_EQ(rank_of({3, {}}), 0);
    EXPECT_EQ(rank_of({0, {{}, {}}}), 0);
    EXPECT_EQ(rank_of({1, {{0}}}), 1);
    EXPECT_EQ(rank_of({1, {{0}, {0}, {}}}), 1);
    EXPECT_EQ(rank_of({2, {{0, 1}, {0, 1}}}), 1);
    EXPECT_EQ(rank_of({3, {{0, 1}, {1, 2}, {0, 2}}}), 2);
    EXPECT_THROW(rank_of({2, {{2}}}), ContractViolation);
    EXPECT_THROW(rank_of({2, {{-1}}}), ContractViolation);
}

TEST(SparseRank, EqualsThePlainEliminationOnAllMatricesOfThreeByFour) {
    for (unsigned code = 0; code < 1U << 12; ++code) {
        SparseBitMatrix matrix{4, {{}, {}, {}}};
        for (int i = 0; i < 12; ++i)
            if ((code >> i & 1) != 0) matrix.rows[static_cast<std::size_t>(i / 4)].push_back(i % 4);
        ASSERT_EQ(rank_of(matrix), plain_rank(matrix)) << code;
    }
}

TEST(SparseRank, EqualsThePlainEliminationOnRandomMatrices) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        const int rows = 1 + static_cast<int>(seed * 7 % 90);
        const int columns = 4 + static_cast<int>(seed * 11 % 90);
        const SparseBitMatrix matrix =
            random_matrix(rows, columns, 1 + static_cast<int>(seed % 4), seed);
        ASSERT_EQ(rank_of(matrix), plain_rank(matrix)) << seed;
    }
}

TEST(SparseRank, TheCoreHasTwoOnesInEveryLine) {
    const PeeledMatrix peeled = peel(random_matrix(200, 220, 3, 1));
    ASSERT_GT(peeled.core.rows(), 0);
    ASSERT_GT(peeled.peeled, 0);
    std::vector<int> in_column(static_cast<std::size_t>(peeled.core.columns()), 0);
    for (int r = 0; r < peeled.core.rows(); ++r) {
        int in_row = 0;
        for (int c = 0; c < peeled.core.columns(); ++c)
            if (peeled.core.at(r, c)) {
                ++in_row;
                ++in_column[static_cast<std::size_t>(c)];
            }
        EXPECT_GE(in_row, 2);
    }
    for (int ones : in_column) EXPECT_GE(ones, 2);
}

TEST(SparseRank, AnAcyclicMatrixLeavesNoCore) {
    SparseBitMatrix path{1000, {}};
    for (int r = 0; r + 1 < 1000; ++r) path.rows.push_back({r, r + 1});
    EXPECT_EQ(peel(path).peeled, 999);
    EXPECT_EQ(peel(path).core.rows(), 0);
}

}  // namespace
}  // namespace gazetteer
