// The rank of a sparse matrix over GF(2), what is sparse first. A line (row or column) with a
// single 1 settles the line that it crosses there: both are taken away, which lowers the rank by
// one, and may leave further such lines. What is left, the core, is eliminated densely.
#pragma once

#include <span>
#include <vector>

#include "characterizations/gf2.hpp"

namespace gazetteer {

/// A matrix by the columns of the ones of each row.
struct SparseBitMatrix {
    int columns = 0;
    /// Each without repetition, in 0..columns-1.
    std::vector<std::vector<int>> rows;

    BitMatrix dense() const;
};

/// What peeling leaves.
struct PeeledMatrix {
    /// How many pairs of a row and a column were taken away.
    int peeled = 0;
    /// The rest, lines without ones left out: every line has at least two ones.
    BitMatrix core{0, 0};
};

/// O(ones + core rows * core columns / 64). Throws ContractViolation on a one outside the columns.
PeeledMatrix peel(const SparseBitMatrix& matrix);

/// The rank: the pairs peeled, and the rank of the core by `reduce`.
int rank_of(const SparseBitMatrix& matrix);

}  // namespace gazetteer
