// SPDX-License-Identifier: GPL-3.0-or-later
// A number written without loss: as a term of the language that has this value, where there is one.
#pragma once

#include <string>

#include "language/numbers/real.hpp"

namespace gazetteer::conjectures {

/// "7/3", "1/2 + 1/2 * sqrt(5)", "ln(2) / ln(3)"; of an eigenvalue whose polynomial has a degree of
/// 3 or more "CRootOf(x^3 - x^2 - 2 * x + 1, 2)", as sympy writes the irreducible polynomial and
/// the place of the root among its roots, ascending from 0. That is no term of the language. Empty
/// where the number is not finite, and where it is no fraction and the text would be longer than
/// exact_text_max. Linear in the length of the text, but for the factors of the polynomial.
std::string exact_text(const Real& a);
constexpr std::size_t exact_text_max = 1 << 16;

}  // namespace gazetteer::conjectures
