// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/grid_transfer.hpp"

#include <algorithm>
#include <array>

#include "characterizations/linear/gf2.hpp"

namespace gazetteer {

namespace {

/// next row i = row i - 1 + row i + 1 of `now` + row i of `before`, which becomes the next.
void step(const BitMatrix& now, BitMatrix& before) {
    const int last = now.rows() - 1;
    for (int i = 0; i <= last; ++i) {
        const auto result = before.row(i);
        const std::size_t words = result.size();
        const std::uint64_t* const left = i > 0 ? now.row(i - 1).data() : nullptr;
        const std::uint64_t* const right = i < last ? now.row(i + 1).data() : nullptr;
        if (left != nullptr && right != nullptr)
            for (std::size_t w = 0; w < words; ++w) result[w] ^= left[w] ^ right[w];
        else if (left != nullptr || right != nullptr)
            for (std::size_t w = 0; w < words; ++w)
                result[w] ^= (left != nullptr ? left : right)[w];
    }
}

/// F_(n+1)(T) for the path T of order m.
BitMatrix closing_matrix(int m, int n) {
    std::vector<std::uint8_t> before(static_cast<std::size_t>(m), 0);
    std::vector<std::uint8_t> now(static_cast<std::size_t>(m), 0);
    const auto advance = [m](const std::vector<std::uint8_t>& x, std::vector<std::uint8_t>& y) {
        for (std::size_t i = 0; i < static_cast<std::size_t>(m); ++i) {
            if (i > 0) y[i] ^= x[i - 1];
            if (i + 1 < static_cast<std::size_t>(m)) y[i] ^= x[i + 1];
        }
    };
    now.front() = 1;
    for (int j = 0; j < n; ++j) {
        advance(now, before);
        std::swap(now, before);
    }
    BitMatrix result(m, m);
    std::ranges::fill(before, std::uint8_t{0});
    for (int k = 0; k < m; ++k) {  // now: column k; it is row k as well, T being symmetric
        for (int i = 0; i < m; ++i)
            if (now[static_cast<std::size_t>(i)] != 0) result.set(k, i);
        advance(now, before);
        std::swap(now, before);
    }
    return result;
}

/// Row i: which of a basis of the right first columns are 1 at i.
BitMatrix null_space(BitMatrix matrix) {
    const std::vector<int> pivots = reduce(matrix);
    std::vector<int> free_columns;
    for (int c = 0, next = 0; c < matrix.columns(); ++c)
        if (next < static_cast<int>(pivots.size()) && pivots[static_cast<std::size_t>(next)] == c)
            ++next;
        else
            free_columns.push_back(c);
    BitMatrix result(matrix.columns(), static_cast<int>(free_columns.size()));
    for (int f = 0; f < result.columns(); ++f) {
        const int c = free_columns[static_cast<std::size_t>(f)];
        result.set(c, f);
        for (int r = 0; r < static_cast<int>(pivots.size()); ++r)
            if (matrix.at(r, c)) result.set(pivots[static_cast<std::size_t>(r)], f);
    }
    return result;
}

BitMatrix first_columns(const Grid& grid) {
    const int smaller = std::min(grid.m, grid.n);
    return null_space(closing_matrix(smaller, std::max(grid.m, grid.n)));
}

}  // namespace

std::vector<Outcome> grid_outcomes_by_transfer(const Grid& grid) {
    std::vector<Outcome> result(static_cast<std::size_t>(grid.m) * static_cast<std::size_t>(grid.n),
                                Outcome::N);
    if (result.empty()) return result;
    std::array<BitMatrix, 2> x{BitMatrix(0, 0), first_columns(grid)};
    x[0] = BitMatrix(x[1].rows(), x[1].columns());
    for (int j = 1; j <= std::max(grid.m, grid.n); ++j) {
        const BitMatrix& now = x[static_cast<std::size_t>(j % 2)];
        for (int i = 0; i < now.rows(); ++i)
            if (std::ranges::any_of(now.row(i), [](std::uint64_t w) { return w != 0; }))
                result[static_cast<std::size_t>(grid.m <= grid.n ? grid.at(i + 1, j)
                                                                 : grid.at(j, i + 1))] = Outcome::P;
        step(now, x[static_cast<std::size_t>((j + 1) % 2)]);
    }
    return result;
}

int grid_nullity(const Grid& grid) {
    return std::min(grid.m, grid.n) == 0 ? 0 : first_columns(grid).columns();
}

}  // namespace gazetteer
