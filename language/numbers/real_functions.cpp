// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "language/numbers/real.hpp"

namespace gazetteer::conjectures {

namespace {

using boost::multiprecision::cpp_int;

bool is_whole(const Rational& value) {
    return denominator(value) == 1;
}

/// Rounded down.
cpp_int quotient_down(const cpp_int& a, const cpp_int& b) {
    cpp_int q = a / b;
    if (a % b != 0 && (a < 0) != (b < 0)) --q;
    return q;
}

/// Both as whole numbers, or nothing.
std::optional<std::pair<cpp_int, cpp_int>> whole(const Real& a, const Real& b) {
    if (a.rational() == nullptr || b.rational() == nullptr) return std::nullopt;
    if (!is_whole(*a.rational()) || !is_whole(*b.rational())) return std::nullopt;
    return std::pair(numerator(*a.rational()), numerator(*b.rational()));
}

Real of_whole(cpp_int value) {
    return Real(Rational(std::move(value)));
}

}  // namespace

Real divide(const Real& a, const Real& b) {
    const auto both = whole(a, b);
    if (!both || both->second == 0) return {};
    return of_whole(quotient_down(both->first, both->second));
}

Real modulo(const Real& a, const Real& b) {
    const Real quotient = divide(a, b);
    return quotient.is_undefined() ? quotient : a - b * quotient;
}

Real gcd(const Real& a, const Real& b) {
    const auto both = whole(a, b);
    if (!both) return {};
    return of_whole(boost::multiprecision::gcd(both->first, both->second));
}

Real min(const Real& a, const Real& b) {
    if (a.is_undefined() || b.is_undefined()) return {};
    return compared(a, b) < 0 ? a : b;
}

Real max(const Real& a, const Real& b) {
    if (a.is_undefined() || b.is_undefined()) return {};
    return compared(a, b) > 0 ? a : b;
}

Real abs(const Real& a) {
    return a.is_finite() && sign(a) < 0 ? -a : a;
}

Real floor(const Real& a) {
    if (!a.is_finite()) return a;
    if (a.rational() != nullptr)
        return of_whole(quotient_down(numerator(*a.rational()), denominator(*a.rational())));
    const double near = std::floor(approximate(a));
    if (std::abs(near) > 1e15) throw LimitExceeded("floor and ceil are of numbers below 10^15");
    const auto below = static_cast<std::int64_t>(near);
    for (std::int64_t k = below + 1; k >= below; --k)
        if (compared(a, Integer(k)) >= 0) return Integer(k);
    return Integer(below - 1);
}

Real ceil(const Real& a) {
    return a.is_finite() ? -floor(-a) : a;
}

Real power(const Real& a, const Real& b) {
    const auto exponent = b.integer();
    if (!a.is_finite() || !exponent) return {};
    const std::uint64_t size = *exponent < 0 ? 0 - static_cast<std::uint64_t>(*exponent)
                                             : static_cast<std::uint64_t>(*exponent);
    if (*exponent < 0 && sign(a) == 0) return {};
    Real result(Integer(1));
    Real square = a;
    for (std::uint64_t rest = size; rest != 0; rest >>= 1) {
        if ((rest & 1) != 0) result = result * square;
        if (rest > 1) square = square * square;
    }
    return *exponent < 0 ? Real(Integer(1)) / result : result;
}

}  // namespace gazetteer::conjectures
