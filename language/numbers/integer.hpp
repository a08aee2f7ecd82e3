// SPDX-License-Identifier: GPL-3.0-or-later
// The integers of conjectures: 64 bits, with infinity (the girth of a forest) and "undefined" (a
// division by 0, a value at a vertex that a deletion has taken away). A result beyond 64 bits is
// undefined too; comparisons then compute on integers of any size, exact.hpp.
#pragma once

#include <cstdint>
#include <limits>
#include <numeric>
#include <string>

namespace gazetteer::conjectures {

/// Whatever is computed from undefined is undefined; a comparison with it is false.
class Integer {
  public:
    constexpr Integer() = default;
    constexpr Integer(std::int64_t value)  // NOLINT(google-explicit-constructor)
        : value_(value) {}
    static constexpr Integer infinity() { return {std::numeric_limits<std::int64_t>::max()}; }
    static constexpr Integer undefined() { return {std::numeric_limits<std::int64_t>::min()}; }

    constexpr bool is_infinite() const { return *this == infinity(); }
    constexpr bool is_undefined() const { return *this == undefined(); }
    constexpr bool is_finite() const { return !is_infinite() && !is_undefined(); }
    constexpr std::int64_t value() const { return value_; }
    constexpr bool operator==(const Integer&) const = default;

  private:
    std::int64_t value_ = 0;
};

inline std::string to_string(Integer a) {
    return a.is_undefined()  ? "undefined"
           : a.is_infinite() ? "infinity"
                             : std::to_string(a.value());
}

/// A result of 64-bit arithmetic, unless it overflowed or is not a finite integer.
constexpr Integer checked(bool overflowed, std::int64_t value) {
    return overflowed || !Integer(value).is_finite() ? Integer::undefined() : Integer(value);
}

/// Infinity plus a number is infinity; infinity has no negative.
constexpr Integer operator+(Integer a, Integer b) {
    if (a.is_undefined() || b.is_undefined()) return Integer::undefined();
    if (a.is_infinite() || b.is_infinite()) return Integer::infinity();
    std::int64_t result = 0;
    const bool overflowed = __builtin_add_overflow(a.value(), b.value(), &result);
    return checked(overflowed, result);
}
constexpr Integer operator-(Integer a, Integer b) {
    if (a.is_undefined() || !b.is_finite()) return Integer::undefined();
    if (a.is_infinite()) return a;
    std::int64_t result = 0;
    const bool overflowed = __builtin_sub_overflow(a.value(), b.value(), &result);
    return checked(overflowed, result);
}
constexpr Integer operator-(Integer a) {
    return Integer(0) - a;
}
/// Infinity times a positive number is infinity, else undefined.
constexpr Integer operator*(Integer a, Integer b) {
    if (a.is_finite() && b.is_finite()) {
        std::int64_t result = 0;
        const bool overflowed = __builtin_mul_overflow(a.value(), b.value(), &result);
        return checked(overflowed, result);
    }
    const bool positive = !a.is_undefined() && !b.is_undefined() && a.value() > 0 && b.value() > 0;
    return positive ? Integer::infinity() : Integer::undefined();
}
/// Rounded down, so that a = b (a div b) + (a mod b) with 0 <= a mod b < b for b > 0; by 0
/// undefined.
constexpr Integer divide(Integer a, Integer b) {
    if (!a.is_finite() || !b.is_finite() || b.value() == 0) return Integer::undefined();
    const std::int64_t q = a.value() / b.value();
    return a.value() % b.value() != 0 && (a.value() < 0) != (b.value() < 0) ? q - 1 : q;
}
/// Has the sign of b.
constexpr Integer modulo(Integer a, Integer b) {
    const Integer q = divide(a, b);
    return q.is_undefined() ? q : a - b * q;
}
/// gcd(0, 0) = 0; never negative.
constexpr Integer gcd(Integer a, Integer b) {
    if (!a.is_finite() || !b.is_finite()) return Integer::undefined();
    return std::gcd(a.value(), b.value());
}
constexpr Integer min(Integer a, Integer b) {
    if (a.is_undefined() || b.is_undefined()) return Integer::undefined();
    return a.value() < b.value() ? a : b;
}
constexpr Integer max(Integer a, Integer b) {
    if (a.is_undefined() || b.is_undefined()) return Integer::undefined();
    return a.value() > b.value() ? a : b;
}
/// Neither is undefined, and a < b.
constexpr bool less(Integer a, Integer b) {
    return !a.is_undefined() && !b.is_undefined() && a.value() < b.value();
}
constexpr bool equal(Integer a, Integer b) {
    return !a.is_undefined() && a == b;
}

}  // namespace gazetteer::conjectures
