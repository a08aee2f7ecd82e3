// SPDX-License-Identifier: GPL-3.0-or-later
// Fractions of any size. Where numerator and denominator have 64 bits, as nearly all have, their
// arithmetic is that of 64 bits; beyond, it is Boost's.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <compare>
#include <concepts>
#include <cstdint>
#include <memory>
#include <string>

namespace gazetteer::conjectures {

/// In lowest terms, with a positive denominator.
class Rational {
  public:
    using Whole = boost::multiprecision::cpp_int;
    using Large = boost::multiprecision::cpp_rational;

    Rational() = default;
    template <std::signed_integral Value>
    Rational(Value value)  // NOLINT(google-explicit-constructor)
        : Rational(std::int64_t{value}, std::int64_t{1}) {}
    Rational(const Whole& value)  // NOLINT(google-explicit-constructor)
        : Rational(of(Large(value))) {}
    /// The second is not 0.
    Rational(std::int64_t above, std::int64_t below);
    Rational(const Whole& above, const Whole& below) : Rational(of(Large(above) / Large(below))) {}

    friend Whole numerator(const Rational& a) { return numerator(a.large()); }
    friend Whole denominator(const Rational& a) { return denominator(a.large()); }
    /// Whether numerator and denominator have 64 bits; then these are they.
    bool has_64_bits() const { return large_ == nullptr; }
    std::int64_t above() const { return above_; }
    std::int64_t below() const { return below_; }

    /// -1, 0 or 1.
    int sign() const;
    /// "7/3", "-2".
    std::string str() const;
    /// The nearest double, or one beside it.
    explicit operator double() const;

    Rational operator-() const;
    friend Rational operator+(const Rational& a, const Rational& b);
    friend Rational operator-(const Rational& a, const Rational& b) { return a + -b; }
    friend Rational operator*(const Rational& a, const Rational& b);
    /// The second is not 0.
    friend Rational operator/(const Rational& a, const Rational& b);
    Rational& operator+=(const Rational& other) { return *this = *this + other; }

    friend bool operator==(const Rational& a, const Rational& b);
    friend std::strong_ordering operator<=>(const Rational& a, const Rational& b);

  private:
    static Rational of(const Large& value);
    Large large() const { return large_ ? *large_ : Large(Whole(above_), Whole(below_)); }

    std::int64_t above_ = 0;
    std::int64_t below_ = 1;
    /// Where one of the two has more than 64 bits, or is the least number of 64 bits; else null.
    std::shared_ptr<const Large> large_;
};

}  // namespace gazetteer::conjectures
