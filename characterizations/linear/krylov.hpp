// SPDX-License-Identifier: GPL-3.0-or-later
// Polynomials in a linear map over GF(2) that is known by its action alone.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "characterizations/linear/gf2_polynomial.hpp"

namespace gazetteer {

/// Coordinate c is bit c % 64 of word c / 64; what is beyond the dimension is 0.
using BitVector = std::vector<std::uint64_t>;
/// v to A v.
using LinearMap = std::function<BitVector(const BitVector&)>;

bool is_zero(const BitVector& v);
void add(BitVector& target, const BitVector& v);

/// p(A) v, by deg p steps.
BitVector apply(const Gf2Polynomial& p, const LinearMap& a, const BitVector& v);

/// The polynomial p of least degree with p(A) v = 0, by Krylov vectors and random functionals with
/// a fixed seed; a functional may miss a factor, so the answer is checked and what is left is tried
/// again. A few times 3 dimension steps, and O(dimension^2 / 64).
Gf2Polynomial annihilator(const LinearMap& a, const BitVector& v, int dimension);

}  // namespace gazetteer
