// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of conjectures beyond 64-bit integers: integers and rationals of any size, square
// roots, logarithms, powers of e, eigenvalues, and what arithmetic makes of them. Comparisons are
// decided, never guessed.
#pragma once

#include <compare>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "language/numbers/integer.hpp"
#include "language/numbers/limit_exceeded.hpp"
#include "language/numbers/rational.hpp"
#include "language/numbers/spectrum.hpp"

namespace gazetteer::conjectures {

/// The sum of c sqrt(r) over its entries (r, c): the r are positive, not divisible by a square, and
/// the c not 0. It is 0 only if it is empty, since such square roots are linearly independent
/// over the rationals [Besicovitch 1940].
using Surd = std::map<boost::multiprecision::cpp_int, Rational>;

/// As Integer: infinity, and undefined where there is no value. An irrational number is an
/// expression; copies share it.
class Real {
  public:
    struct Node;

    /// Undefined.
    Real() = default;
    Real(Integer value);  // NOLINT(google-explicit-constructor)
    explicit Real(Rational value);
    /// The k-th eigenvalue, 0 <= k < order.
    Real(std::shared_ptr<const Spectrum> spectrum, int k);
    static Real infinity() { return Integer::infinity(); }

    bool is_undefined() const { return kind_ == Kind::undefined; }
    bool is_infinite() const { return kind_ == Kind::infinite; }
    bool is_finite() const { return kind_ == Kind::rational || kind_ == Kind::irrational; }
    /// The value where it is known as a fraction; null for others, of which one may be a fraction
    /// all the same.
    const Rational* rational() const { return kind_ == Kind::rational ? &rational_ : nullptr; }
    /// As a 64-bit integer, where it is known as one.
    std::optional<std::int64_t> integer() const;

    friend Real operator+(const Real& a, const Real& b);
    friend Real operator-(const Real& a, const Real& b);
    friend Real operator-(const Real& a);
    friend Real operator*(const Real& a, const Real& b);
    /// Undefined where b is 0, or either is infinite.
    friend Real operator/(const Real& a, const Real& b);
    friend Real sqrt(const Real& a);
    friend Real ln(const Real& a);
    friend Real exp(const Real& a);
    /// The sum of many, as one expression.
    friend Real sum_of(const std::vector<Real>& terms);
    /// -1, 0 or 1 of a finite number. Throws LimitExceeded where more than precision_max bits would
    /// be needed; so it is with most numbers that are 0 and have logarithms or powers of e in them.
    friend int sign(const Real& a);
    /// The nearest double of a finite number, or one beside it.
    friend double approximate(const Real& a);
    /// "7/3"; 15 digits of an irrational number; "infinity", "undefined".
    friend std::string to_string(const Real& a);
    friend std::string exact_text(const Real& a);
    friend std::partial_ordering compared(const Real& a, const Real& b);

  private:
    enum class Kind : std::uint8_t { undefined, infinite, rational, irrational };

    explicit Real(std::shared_ptr<const Node> node)
        : kind_(Kind::irrational), node_(std::move(node)) {}
    std::shared_ptr<const Node> node() const;
    static Real of(Surd surd);
    static Real of(const std::shared_ptr<const Node>& node);
    /// Where it is one, and irrational; else null.
    const Surd* surd() const;

    Kind kind_ = Kind::undefined;
    Rational rational_;
    std::shared_ptr<const Node> node_;
};

Real sqrt(const Real& a);
/// The natural logarithm; undefined unless a > 0.
Real ln(const Real& a);
/// e^a. Throws LimitExceeded where a is greater than exponent_max in absolute value.
Real exp(const Real& a);
constexpr std::int64_t exponent_max = 1 << 20;
Real sum_of(const std::vector<Real>& terms);
int sign(const Real& a);
double approximate(const Real& a);
/// The same, or infinity, or NaN where it is undefined.
double in_floating_point(const Real& a);
std::string to_string(const Real& a);

/// Unordered where one is undefined. Exact: intervals are made smaller until they are disjoint or
/// smaller than any difference that the two could have. Sums of square roots and of rational
/// multiples of their logarithms are always decided, and so are two powers of e of what is. Throws
/// LimitExceeded where it takes more than precision_max bits.
std::partial_ordering compared(const Real& a, const Real& b);
constexpr slong precision_max = 1 << 15;

// As on 64 bits (integer.hpp); undefined unless both are integers. The first rounds down.
Real divide(const Real& a, const Real& b);
Real modulo(const Real& a, const Real& b);
Real gcd(const Real& a, const Real& b);
Real min(const Real& a, const Real& b);
Real max(const Real& a, const Real& b);
Real abs(const Real& a);
/// The greatest integer that is not greater.
Real floor(const Real& a);
Real ceil(const Real& a);
/// a^b for an integer b, which is not negative where a is 0 or infinite; 0^0 = 1. Throws
/// LimitExceeded for numbers of more than 2^20 bits.
Real power(const Real& a, const Real& b);

}  // namespace gazetteer::conjectures
