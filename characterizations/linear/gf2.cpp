// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/linear/gf2.hpp"

#include <algorithm>
#include <functional>

#include "graph/contract.hpp"

namespace gazetteer {

BitMatrix::BitMatrix(int rows, int columns)
    : rows_(rows), columns_(columns), stride_((static_cast<std::size_t>(columns) + 63) / 64) {
    require(rows >= 0 && columns >= 0, "rows, columns >= 0");
    words_.resize(static_cast<std::size_t>(rows) * stride_);
}

void BitMatrix::add_row(int r, int s) {
    const auto source = row(s);
    std::ranges::transform(row(r), source, row(r).begin(), std::bit_xor{});
}

void BitMatrix::swap_rows(int r, int s) {
    if (r != s) std::ranges::swap_ranges(row(r), row(s));
}

std::vector<int> reduce_by_words(BitMatrix& matrix) {
    std::vector<int> result;
    for (int c = 0; c < matrix.columns(); ++c) {
        const int rank = static_cast<int>(result.size());
        int pivot = rank;
        while (pivot < matrix.rows() && !matrix.at(pivot, c)) ++pivot;
        if (pivot == matrix.rows()) continue;
        matrix.swap_rows(rank, pivot);
        for (int r = 0; r < matrix.rows(); ++r)
            if (r != rank && matrix.at(r, c)) matrix.add_row(r, rank);
        result.push_back(c);
    }
    return result;
}

std::vector<int> reduce(BitMatrix& matrix) {
    return matrix.columns() <= 64 ? reduce_by_words(matrix) : reduce_by_m4ri(matrix);
}

}  // namespace gazetteer
