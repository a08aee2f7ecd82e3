// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/linear/gf2_row_space.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "graph/contract.hpp"
#include "work/limits.hpp"

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

BitMatrix rows_of(const BitMatrix& matrix, int from, int count) {
    BitMatrix result(count, matrix.columns());
    for (int r = 0; r < count; ++r) std::ranges::copy(matrix.row(from + r), result.row(r).begin());
    return result;
}

/// Writes the rows of the space into the matrix, by their pivots, and zeros below; the pivots.
std::vector<int> in_order_of_pivots(const RowSpace& space, BitMatrix& matrix) {
    std::vector<std::pair<int, int>> order;
    for (int i = 0; i < space.rank(); ++i)
        order.emplace_back(space.pivots()[static_cast<std::size_t>(i)], i);
    std::ranges::sort(order);
    std::vector<int> pivots;
    for (const auto& [pivot, i] : order) {
        const int place = static_cast<int>(pivots.size());
        std::ranges::copy(space.basis().row(i), matrix.row(place).begin());
        pivots.push_back(pivot);
    }
    for (int r = space.rank(); r < matrix.rows(); ++r)
        std::ranges::fill(matrix.row(r), std::uint64_t{0});
    return pivots;
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

int rows_of_a_block(int rows, int columns) {
    // A row added to as many is rows * columns operations on bits.
    const double operations_a_row = std::max(1.0, static_cast<double>(rows) * columns);
    return static_cast<int>(std::clamp(std::ldexp(1.0, 37) / operations_a_row, 64.0, 4096.0));
}

double reduction_bytes(int rows, int columns) {
    // The matrix, the basis, and the next basis or M4RI's copy with its own temporaries.
    return 4.0 * rows * (columns / 8.0 + 8);
}

std::vector<int> reduce_in_blocks(BitMatrix& matrix, int rows_a_block) {
    require(rows_a_block > 0, "at least one row a block");
    runs::check_memory(reduction_bytes(matrix.rows(), matrix.columns()),
                       "the rows of the elimination");
    RowSpace space(matrix.columns());
    for (int r = 0; r < matrix.rows(); r += rows_a_block) {
        if (runs::stop_requested()) throw runs::Stopped();
        space.add(rows_of(matrix, r, std::min(rows_a_block, matrix.rows() - r)));
    }
    return in_order_of_pivots(space, matrix);
}

}  // namespace gazetteer
