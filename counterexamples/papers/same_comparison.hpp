// SPDX-License-Identifier: GPL-3.0-or-later
// Comparisons that differ in their signs and say the same.
#pragma once

#include "language/expressions/expression.hpp"

namespace gazetteer::conjectures {

/// Whether the comparison says the same with the other sign, since its left side is never below 0,
/// or is a remainder and so below its divisor: "size <= 0" and "size = 0", "order mod 2 >= 1" and
/// "order mod 2 = 1".
bool is_same_comparison(const Expression& expression, const Node& comparison, Op other);

}  // namespace gazetteer::conjectures
