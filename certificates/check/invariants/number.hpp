// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of an expression: fractions, and what is known of the others. A number lies between
// two fractions, which are equal where it is one. A comparison that these leave open proves
// nothing.
#pragma once

#include <cstdint>
#include <string>

namespace gazetteer::check::invariants {

/// Why an expression has no value here that the checker can tell.
struct Unproved {
    std::string reason;
};

__extension__ using Wide = __int128;

/// In lowest terms, 1 <= bottom <= 2^30, |top / bottom| <= 2^30.
struct Fraction {
    std::int64_t top = 0;
    std::int64_t bottom = 1;
    bool operator==(const Fraction&) const = default;
};
bool operator<(Fraction a, Fraction b);

/// A number that is at least `low` and at most `high`; or infinity. Every operation is O(1). It
/// throws Unproved where the result is undefined, may be undefined, or exceeds 2^30.
class Number {
  public:
    Number() = default;
    Number(std::int64_t value);  // NOLINT(google-explicit-constructor)
    static Number between(std::int64_t low, std::int64_t high);
    /// Low <= high, each not yet in lowest terms, its denominator at most 2^30.
    static Number between(Fraction low, Fraction high);
    static Number infinity();

    bool is_infinite() const { return infinite_; }
    bool is_exact() const { return !infinite_ && low_ == high_; }
    Fraction low() const { return low_; }
    Fraction high() const { return high_; }
    /// Throws Unproved unless it is known to be one.
    std::int64_t integer() const;

    friend Number operator+(Number a, Number b);
    friend Number operator-(Number a, Number b);
    friend Number operator*(Number a, Number b);
    friend Number operator/(Number a, Number b);
    /// min and max.
    friend Number least(Number a, Number b);
    friend Number greatest(Number a, Number b);
    friend Number floor(Number a);
    friend Number ceiling(Number a);
    friend Number absolute(Number a);
    /// Ends that are no squares of fractions are known to 2^-30.
    friend Number square_root(Number a);

    /// Throw Unproved where the bounds leave it open.
    friend bool is_less(Number a, Number b);
    friend bool is_equal(Number a, Number b);

  private:
    Number(Fraction low, Fraction high) : low_(low), high_(high) {}

    Fraction low_;
    Fraction high_;
    bool infinite_ = false;
};

/// Integers that are known: div rounds down, mod has the sign of the divisor.
Number divide(Number a, Number b);
Number modulo(Number a, Number b);
Number common_divisor(Number a, Number b);
Number power(Number a, Number b);
std::string to_string(Number a);

}  // namespace gazetteer::check::invariants
