// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/matrix_polynomial.hpp"

#include <flint/fmpz_mat.h>

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

namespace gazetteer::conjectures::spectra {

namespace {

/// Rows that an exchange of the two does not change: equal but for the two places, and there alike.
bool are_twins(const SymmetricMatrix& matrix, int i, int j) {
    if (matrix.at(i, i) != matrix.at(j, j)) return false;
    for (int k = 0; k < matrix.order; ++k)
        if (k != i && k != j && matrix.at(i, k) != matrix.at(j, k)) return false;
    return true;
}

/// A class of twins: a row of it, how many, the common diagonal entry, and that between two.
struct Twins {
    int row = 0;
    int count = 1;
    std::int64_t diagonal = 0;
    std::int64_t between = 0;

    /// The eigenvalue of the vectors on the class whose sum is 0, which are count - 1 dimensions.
    std::int64_t of_differences() const { return diagonal - between; }
    /// The sum of a row over the class.
    std::int64_t row_sum() const { return diagonal + (count - 1) * between; }
};

/// To be twins is an equivalence. The other eigenvalues are those of the matrix whose entry for two
/// classes is the sum of a row of the one over the other [C. Godsil, G. Royle, Algebraic Graph
/// Theory, 2001, section 9.3].
std::vector<Twins> twins_of(const SymmetricMatrix& matrix) {
    std::vector<Twins> result;
    for (int i = 0; i < matrix.order; ++i) {
        const auto known = std::ranges::find_if(
            result, [&](const Twins& twins) { return are_twins(matrix, twins.row, i); });
        if (known == result.end()) {
            result.push_back({i, 1, matrix.at(i, i), 0});
        } else {
            ++known->count;
            known->between = matrix.at(known->row, i);
        }
    }
    return result;
}

}  // namespace

Polynomial characteristic_polynomial(const SymmetricMatrix& matrix) {
    const std::vector<Twins> classes = twins_of(matrix);
    const auto count = static_cast<slong>(classes.size());
    fmpz_mat_t m;
    fmpz_mat_init(m, count, count);
    for (slong i = 0; i < count; ++i)
        for (slong j = 0; j < count; ++j) {
            const Twins& a = classes[static_cast<std::size_t>(i)];
            const Twins& b = classes[static_cast<std::size_t>(j)];
            fmpz_set_si(fmpz_mat_entry(m, i, j),
                        i == j ? a.row_sum() : matrix.at(a.row, b.row) * b.count);
        }
    Polynomial result;
    fmpz_mat_charpoly(result.get(), m);
    fmpz_mat_clear(m);
    for (const Twins& twins : classes) {
        Polynomial factor;
        fmpz_poly_set_coeff_si(factor.get(), 1, 1);
        fmpz_poly_set_coeff_si(factor.get(), 0, -twins.of_differences());
        fmpz_poly_pow(factor.get(), factor.get(), static_cast<ulong>(twins.count - 1));
        fmpz_poly_mul(result.get(), result.get(), factor.get());
    }
    return result;
}

std::vector<double> proposed(const SymmetricMatrix& matrix) {
    const std::vector<Twins> classes = twins_of(matrix);
    const auto count = static_cast<Eigen::Index>(classes.size());
    Eigen::MatrixXd m(count, count);
    for (Eigen::Index i = 0; i < count; ++i)
        for (Eigen::Index j = 0; j < count; ++j) {
            const Twins& a = classes[static_cast<std::size_t>(i)];
            const Twins& b = classes[static_cast<std::size_t>(j)];
            // Made symmetric by the square roots of the sizes of the classes.
            m(i, j) = i == j ? static_cast<double>(a.row_sum())
                             : static_cast<double>(matrix.at(a.row, b.row)) *
                                   std::sqrt(static_cast<double>(a.count) * b.count);
        }
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(m, Eigen::EigenvaluesOnly);
    std::vector<double> result(solver.eigenvalues().begin(), solver.eigenvalues().end());
    for (const Twins& twins : classes)
        result.insert(result.end(), static_cast<std::size_t>(twins.count - 1),
                      static_cast<double>(twins.of_differences()));
    std::ranges::sort(result);
    return result;
}

}  // namespace gazetteer::conjectures::spectra
