// SPDX-License-Identifier: GPL-3.0-or-later
// How the probability that vertex 1 of G(n, p) is an N-position of UEG changes with n, as exact
// polynomials in p [FSU93, section 5 (3)].
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <vector>

namespace gazetteer::properties {

/// A polynomial in p, given by integers c_0, ..., c_M: the sum of c_m p^m (1 - p)^(M - m).
using EdgePolynomial = std::vector<boost::multiprecision::cpp_int>;

/// The probability for order n: c_m is the number of labelled graphs with m edges on which vertex 1
/// is N. 1 <= n <= 10; about 0.1 s at 9 and 4 s at 10.
EdgePolynomial probability_of_N(int n);

/// The probability for order n less that for order n - 1, 2 <= n <= 10.
EdgePolynomial growth_of_N(int n);

/// The sign of f at p = numerator / denominator, 0 <= p <= 1.
int sign_at(const EdgePolynomial& f, int numerator, int denominator);

/// Whether there is a q with f > 0 for 0 < p < q and f < 0 for q < p < 1. Why a yes is right: by
/// Descartes' rule f has at most as many zeros p in (0, 1) as its integers c_m change sign, and
/// multiplying by p + (1 - p) changes the integers, not f. A no means that not even many such
/// multiplications leave one change of sign.
bool crosses_once(EdgePolynomial f);

}  // namespace gazetteer::properties
