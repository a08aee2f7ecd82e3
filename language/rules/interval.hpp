// SPDX-License-Identifier: GPL-3.0-or-later
// What may be the value of a part of a condition: truth values, or numbers between two bounds.
#pragma once

#include <algorithm>
#include <cstdint>

#include "language/expressions/expression.hpp"

namespace gazetteer::conjectures {

/// A set of truth values, of which a condition has three.
using Truths = std::uint8_t;
constexpr Truths is_false = 1;
constexpr Truths is_true = 2;
constexpr Truths is_undefined = 4;
constexpr Truths any_truth = is_false | is_true | is_undefined;

/// The numbers from low to high, infinity above `unbounded`, and perhaps what is undefined. Bounds
/// are integers also around reals.
struct Interval {
    static constexpr std::int64_t unbounded = std::int64_t{1} << 60;
    std::int64_t low = -unbounded;
    std::int64_t high = unbounded;
    bool undefined = true;

    bool operator==(const Interval&) const = default;
    static constexpr Interval of(std::int64_t low, std::int64_t high) { return {low, high, false}; }
    bool has_number() const { return low <= high; }
    bool is_empty() const { return !has_number() && !undefined; }
    bool is_bounded() const { return -unbounded < low && high < unbounded; }
    bool is(std::int64_t value) const { return low == value && high == value && !undefined; }

    void at_least(std::int64_t bound) { low = std::max(low, std::min(bound, unbounded)); }
    void at_most(std::int64_t bound) { high = std::min(high, std::max(bound, -unbounded)); }
};

/// Where one of both is empty, so is the result.
Interval meet(const Interval& a, const Interval& b);
/// Around all values of the operation on two numbers: +, -, *, /, min, max, div, mod, gcd. For the
/// others anything.
Interval operated(Op op, const Interval& a, const Interval& b);
/// The same of one number: minus, abs, floor, ceil, sqrt.
Interval operated(Op op, const Interval& a);
/// What a comparison of two numbers may be.
Truths compared(Op op, const Interval& a, const Interval& b);
/// Leaves of `a` and `b` what may be where the comparison is one of these. From a bound of an
/// integer, < takes one.
void contract(Op op, Truths result, Interval& a, bool integer_a, Interval& b, bool integer_b);

}  // namespace gazetteer::conjectures
