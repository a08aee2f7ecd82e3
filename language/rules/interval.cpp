// SPDX-License-Identifier: GPL-3.0-or-later
// Each function errs to the wider side: a bound that would pass `unbounded` is none.
#include "language/rules/interval.hpp"

#include <cmath>

namespace gazetteer::conjectures {

namespace {

constexpr std::int64_t unbounded = Interval::unbounded;

std::int64_t clamped(std::int64_t bound) {
    return std::clamp(bound, -unbounded, unbounded);
}
Interval between(std::int64_t low, std::int64_t high, bool undefined) {
    return {clamped(low), clamped(high), undefined};
}

std::int64_t times(std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    if (__builtin_mul_overflow(a, b, &result)) return (a < 0) == (b < 0) ? unbounded : -unbounded;
    return clamped(result);
}

Interval product(const Interval& a, const Interval& b, bool undefined) {
    // Infinity times 0 is undefined, and so is it times a negative number.
    if (!a.is_bounded() || !b.is_bounded()) {
        const bool natural = a.low >= 0 && b.low >= 0;
        return {natural ? times(a.low, b.low) : -unbounded, unbounded, true};
    }
    const std::int64_t ends[] = {times(a.low, b.low), times(a.low, b.high), times(a.high, b.low),
                                 times(a.high, b.high)};
    return {std::ranges::min(ends), std::ranges::max(ends), undefined};
}

std::int64_t rounded_down(std::int64_t a, std::int64_t b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

/// By a positive number alone.
Interval divided(Op op, const Interval& a, const Interval& b) {
    if (!a.is_bounded() || !b.is_bounded() || b.low <= 0) return {};
    const bool undefined = a.undefined || b.undefined;
    if (op == Op::quotient || op == Op::divide)
        return {std::min(rounded_down(a.low, b.low), rounded_down(a.low, b.high)),
                std::max(rounded_down(a.high, b.low), rounded_down(a.high, b.high)) +
                    (op == Op::quotient ? 1 : 0),
                undefined};
    if (a.low == a.high && b.low == b.high) {
        const std::int64_t rest = a.low - b.low * rounded_down(a.low, b.low);
        return {rest, rest, undefined};
    }
    return {0, b.high - 1, undefined};
}

bool may_be_less(const Interval& a, const Interval& b) {
    return a.low < b.high || a.low == -unbounded || b.high == unbounded;
}
bool may_be_equal(const Interval& a, const Interval& b) {
    return a.low <= b.high && b.low <= a.high;
}

}  // namespace

Interval meet(const Interval& a, const Interval& b) {
    return {std::max(a.low, b.low), std::min(a.high, b.high), a.undefined && b.undefined};
}

Interval operated(Op op, const Interval& a, const Interval& b) {
    const bool undefined = a.undefined || b.undefined;
    if (!a.has_number() || !b.has_number()) return {1, 0, undefined};
    switch (op) {
        case Op::add:
            return between(a.low == -unbounded || b.low == -unbounded ? -unbounded : a.low + b.low,
                           a.high == unbounded || b.high == unbounded ? unbounded : a.high + b.high,
                           undefined);
        case Op::subtract:
            // Less infinity is undefined.
            return between(a.low == -unbounded || b.high == unbounded ? -unbounded : a.low - b.high,
                           a.high == unbounded || b.low == -unbounded ? unbounded : a.high - b.low,
                           undefined || b.high == unbounded);
        case Op::multiply:
            return product(a, b, undefined);
        case Op::min:
            return {std::min(a.low, b.low), std::min(a.high, b.high), undefined};
        case Op::max:
            return {std::max(a.low, b.low), std::max(a.high, b.high), undefined};
        case Op::divide:
        case Op::modulo:
        case Op::quotient:
            return divided(op, a, b);
        case Op::gcd:
            return {0, unbounded, true};
        default:
            return {};
    }
}

Interval operated(Op op, const Interval& a) {
    if (!a.has_number()) return a;
    switch (op) {
        case Op::minus:
            return {a.high == unbounded ? -unbounded : -a.high,
                    a.low == -unbounded ? unbounded : -a.low, a.undefined || a.high == unbounded};
        case Op::absolute:
            if (a.low >= 0) return a;
            return {std::max<std::int64_t>(0, -a.high), std::max(-a.low, a.high), a.undefined};
        case Op::floor:
        case Op::ceiling:
            return a;
        case Op::square_root:
            if (a.low < 0 || !a.is_bounded()) return {0, unbounded, true};
            return {static_cast<std::int64_t>(std::sqrt(static_cast<double>(a.low)) - 1e-6),
                    static_cast<std::int64_t>(std::sqrt(static_cast<double>(a.high)) + 1e-6) + 1,
                    a.undefined};
        default:
            return {};
    }
}

Truths compared(Op op, const Interval& a, const Interval& b) {
    Truths result = a.undefined || b.undefined ? is_undefined : 0;
    if (!a.has_number() || !b.has_number()) return result;
    const bool less = may_be_less(a, b);
    const bool greater = may_be_less(b, a);
    const bool equal = may_be_equal(a, b);
    // Which of the three orders the comparison is true of.
    const bool of_less = op == Op::less || op == Op::less_equal || op == Op::unequal;
    const bool of_greater = op == Op::greater || op == Op::greater_equal || op == Op::unequal;
    const bool of_equal = op == Op::equal || op == Op::less_equal || op == Op::greater_equal;
    // Two points that are one: neither less nor greater.
    const bool same = a.low == a.high && b.low == b.high && a.low == b.low && a.is_bounded();
    const auto add = [&result](bool may_be, bool holds) {
        if (may_be) result |= holds ? is_true : is_false;
    };
    add(less && !same, of_less);
    add(greater && !same, of_greater);
    add(equal, of_equal);
    return result;
}

namespace {

/// a < b, or a <= b.
void order(bool strict, Interval& a, bool integer_a, Interval& b, bool integer_b) {
    if (b.high < unbounded) a.at_most(b.high - (strict && integer_a ? 1 : 0));
    if (a.low > -unbounded) b.at_least(a.low + (strict && integer_b ? 1 : 0));
}

/// An end of `a` that is the one value of `b`.
void differ(Interval& a, bool integer_a, const Interval& b) {
    if (!integer_a || b.low != b.high || !b.is_bounded()) return;
    if (a.low == b.low) ++a.low;
    if (a.high == b.low) --a.high;
}

}  // namespace

void contract(Op op, Truths result, Interval& a, bool integer_a, Interval& b, bool integer_b) {
    if ((result & is_undefined) == 0) a.undefined = b.undefined = false;
    if (result != is_true && result != is_false) return;
    const bool holds = result == is_true;
    switch (op) {
        case Op::less:
            return holds ? order(true, a, integer_a, b, integer_b)
                         : order(false, b, integer_b, a, integer_a);
        case Op::less_equal:
            return holds ? order(false, a, integer_a, b, integer_b)
                         : order(true, b, integer_b, a, integer_a);
        case Op::greater:
            return contract(Op::less, result, b, integer_b, a, integer_a);
        case Op::greater_equal:
            return contract(Op::less_equal, result, b, integer_b, a, integer_a);
        case Op::equal:
        case Op::unequal:
            if (holds == (op == Op::equal)) {
                a = b = meet(a, b);
            } else {
                differ(a, integer_a, b);
                differ(b, integer_b, a);
            }
            return;
        default:
            return;
    }
}

}  // namespace gazetteer::conjectures
