// SPDX-License-Identifier: GPL-3.0-or-later
// The real roots of polynomials, each in an interval of its own, and that interval as small as one
// likes.
#pragma once

#include <cstddef>
#include <vector>

#include "language/numbers/integer_polynomial.hpp"

namespace gazetteer::conjectures::spectra {

/// One root, and the interval from low to high in which it is the only one of its factor.
struct Root {
    std::size_t factor = 0;
    Ball low;
    Ball high;
};

/// The roots ascending and distinct. The proposals are the same, in floating point; all roots are
/// real.
std::vector<Root> roots_of(const std::vector<Factor>& factors,
                           const std::vector<double>& proposals);

/// The middle of an interval, exactly.
Ball middle(const Ball& low, const Ball& high);

/// Halves the interval until its width is below 2^-bits or Newton's method goes on from there.
Ball refined(const Polynomial& polynomial, Ball low, Ball high, slong bits);

}  // namespace gazetteer::conjectures::spectra
