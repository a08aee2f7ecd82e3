// SPDX-License-Identifier: GPL-3.0-or-later
// A number written without loss, as a term of the language that has this value.
#pragma once

#include <string>

#include "language/numbers/real.hpp"

namespace gazetteer::conjectures {

/// "7/3", "1/2 + 1/2 * sqrt(5)", "ln(2) / ln(3)". Empty where the number is not finite, where it is
/// made of an eigenvalue that is not an integer, and where it is no fraction and the text would be
/// longer than exact_text_max. Linear in the length of the text.
std::string exact_text(const Real& a);
constexpr std::size_t exact_text_max = 1 << 16;

}  // namespace gazetteer::conjectures
