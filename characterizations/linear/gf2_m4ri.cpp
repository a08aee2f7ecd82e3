// SPDX-License-Identifier: GPL-3.0-or-later
// What M4RI does.
#include "characterizations/linear/gf2.hpp"

#include <m4ri/m4ri.h>

#include <algorithm>
#include <memory>
#include <mutex>

#include "graph/contract.hpp"

namespace gazetteer {

namespace {

/// M4RI keeps freed blocks in one unguarded cache for the whole process: one thread at a time.
std::mutex& m4ri_mutex() {
    static std::mutex mutex;
    return mutex;
}

struct FreeMatrix {
    void operator()(mzd_t* matrix) const { mzd_free(matrix); }
};

using DenseMatrix = std::unique_ptr<mzd_t, FreeMatrix>;

DenseMatrix to_m4ri(const BitMatrix& matrix) {
    DenseMatrix result(mzd_init(matrix.rows(), matrix.columns()));
    for (int r = 0; r < matrix.rows(); ++r)
        std::ranges::copy(matrix.row(r), mzd_row(result.get(), r));
    return result;
}

void copy_back(const DenseMatrix& dense, BitMatrix& matrix) {
    for (int r = 0; r < matrix.rows(); ++r) {
        const auto row = matrix.row(r);
        std::copy_n(mzd_row(dense.get(), r), row.size(), row.begin());
    }
}

/// The pivot columns of a matrix in echelon form.
std::vector<int> pivots(const BitMatrix& matrix) {
    std::vector<int> result;
    int c = 0;
    for (int r = 0; r < matrix.rows(); ++r) {
        while (c < matrix.columns() && !matrix.at(r, c)) ++c;
        if (c == matrix.columns()) break;
        result.push_back(c);
    }
    return result;
}

}  // namespace

std::vector<int> reduce_by_m4ri(BitMatrix& matrix) {
    if (matrix.rows() == 0 || matrix.columns() == 0) return {};
    const std::scoped_lock lock(m4ri_mutex());
    const DenseMatrix dense = to_m4ri(matrix);
    mzd_echelonize_m4ri(dense.get(), /*full=*/1, /*k=*/0);
    copy_back(dense, matrix);
    return pivots(matrix);
}

void add_product(BitMatrix& target, const BitMatrix& a, const BitMatrix& b) {
    require(target.rows() == a.rows() && a.columns() == b.rows() && target.columns() == b.columns(),
            "a product of this shape");
    if (a.rows() == 0 || b.rows() == 0 || b.columns() == 0) return;
    const std::scoped_lock lock(m4ri_mutex());
    const DenseMatrix sum = to_m4ri(target);
    mzd_addmul(sum.get(), to_m4ri(a).get(), to_m4ri(b).get(), /*cutoff=*/0);
    copy_back(sum, target);
}

}  // namespace gazetteer
