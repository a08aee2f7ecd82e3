// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/linear/gf2_row_space.hpp"

#include <algorithm>

#include "graph/contract.hpp"

namespace gazetteer {

namespace {

BitMatrix chosen_columns(const BitMatrix& matrix, const std::vector<int>& columns) {
    BitMatrix result(matrix.rows(), static_cast<int>(columns.size()));
    for (int r = 0; r < matrix.rows(); ++r)
        for (int i = 0; i < result.columns(); ++i)
            if (matrix.at(r, columns[static_cast<std::size_t>(i)])) result.set(r, i);
    return result;
}

/// The first rows of `above`, then those of `below`.
BitMatrix stacked(const BitMatrix& above, const BitMatrix& below, int below_rows) {
    BitMatrix result(above.rows() + below_rows, above.columns());
    for (int r = 0; r < above.rows(); ++r) std::ranges::copy(above.row(r), result.row(r).begin());
    for (int r = 0; r < below_rows; ++r)
        std::ranges::copy(below.row(r), result.row(above.rows() + r).begin());
    return result;
}

}  // namespace

void RowSpace::add(BitMatrix block) {
    require(block.columns() == columns(), "a block of as many columns");
    if (rank() > 0) {
        const BitMatrix known = chosen_columns(block, pivots_);
        add_product(block, known, basis_);
    }
    const std::vector<int> fresh = reduce(block);
    if (fresh.empty()) return;
    const int fresh_rank = static_cast<int>(fresh.size());
    if (rank() == 0) {
        basis_ = stacked(BitMatrix(0, columns()), block, fresh_rank);
    } else {
        const BitMatrix top = stacked(BitMatrix(0, columns()), block, fresh_rank);
        const BitMatrix in_basis = chosen_columns(basis_, fresh);
        add_product(basis_, in_basis, top);
        basis_ = stacked(basis_, top, fresh_rank);
    }
    pivots_.insert(pivots_.end(), fresh.begin(), fresh.end());
}

}  // namespace gazetteer
