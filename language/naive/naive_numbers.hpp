// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of the second evaluator, and what the signs of the language make of them.
#pragma once

#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace gazetteer::conjectures::naive {

/// A number, infinity or nothing: undefined. Booleans are 0, 1 or undefined, vertices their names,
/// sets the sums of 2^name. Integers are exact to 2^64.
using Number = std::optional<long double>;
constexpr long double infinite = HUGE_VALL;
/// Two integers are equal or not; other numbers are also where rounding may part them.
bool same(long double a, long double b);

Number negated(Number a);
Number both(Number a, Number b);

Number arithmetic(const std::string& sign, long double a, long double b);

Number of_one(const std::string& what, Number a);

/// A sum is 0 of none, the others are undefined.
Number folded(const std::string& what, const std::vector<Number>& values);

Number as_number(long value);
Number as_number(long double value);

/// What a quantifier comes to, by the values of its body.
Number quantified(const std::string& sign, const std::vector<Number>& values);

/// 0, which counts nothing, unless it is an integer.
long ordinal(long double k);

}  // namespace gazetteer::conjectures::naive
