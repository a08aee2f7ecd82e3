// SPDX-License-Identifier: GPL-3.0-or-later
// Eigenvalues of symmetric matrices of integers, by integers alone. The characteristic polynomial p
// is made by Faddeev's and LeVerrier's recursion. Its roots are real, so that as many are greater
// than x as the coefficients of p(x + y) change their sign: Descartes's rule is exact where all
// roots are real. And p is monic, so that a root that is a fraction is an integer.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <vector>

#include "certificates/check/invariants/terms/terms.hpp"

namespace gazetteer::check::invariants {

using BigInteger = boost::multiprecision::cpp_int;
/// Rows; square.
using IntegerMatrix = std::vector<std::vector<BigInteger>>;

class Spectrum {
  public:
    /// The matrix is symmetric. O(n^4) operations on integers.
    Spectrum(const IntegerMatrix& matrix, Steps& steps);

    int order() const { return static_cast<int>(polynomial_.size()) - 1; }
    /// The k-th eigenvalue, 1 <= k <= order, descending, as often as it is one: an integer, or
    /// between two fractions 2^-30 apart. O(n^2) operations for each of some 40 values of x.
    Number eigenvalue(int k) const;

  private:
    /// How many roots are greater than `top` / 2^bits, and how often that is one.
    struct Roots {
        int above = 0;
        int equal = 0;
    };
    Roots roots(const BigInteger& top, unsigned bits) const;

    /// Place i is the coefficient of the i-th power.
    std::vector<BigInteger> polynomial_;
    /// No eigenvalue is greater in absolute value.
    std::int64_t bound_ = 0;
    Steps* steps_;
};

IntegerMatrix adjacency_matrix(const Graph& g);
/// Degrees less adjacency.
IntegerMatrix laplacian_matrix(const Graph& g);
/// Degrees and adjacency.
IntegerMatrix signless_laplacian_matrix(const Graph& g);
/// Throws Unproved where the graph is not connected.
IntegerMatrix distance_matrix(const Graph& g);

}  // namespace gazetteer::check::invariants
