// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/rational.hpp"

#include <limits>
#include <numeric>
#include <optional>

#include "graph/contract.hpp"

namespace gazetteer::conjectures {

namespace {

/// As the numerator or the denominator of a fraction on 64 bits; the least such number has no
/// negative there.
bool has_place(std::int64_t value) {
    return value != std::numeric_limits<std::int64_t>::min();
}

std::optional<std::int64_t> product_on_64_bits(std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    if (__builtin_mul_overflow(a, b, &result) || !has_place(result)) return std::nullopt;
    return result;
}

std::optional<std::int64_t> sum_on_64_bits(std::optional<std::int64_t> a,
                                           std::optional<std::int64_t> b) {
    std::int64_t result = 0;
    if (!a || !b || __builtin_add_overflow(*a, *b, &result) || !has_place(result))
        return std::nullopt;
    return result;
}

std::optional<std::int64_t> on_64_bits(const Rational::Whole& value) {
    const Rational::Whole most = std::numeric_limits<std::int64_t>::max();
    if (value > most || -value > most) return std::nullopt;
    return static_cast<std::int64_t>(value);
}

}  // namespace

Rational Rational::of(const Large& value) {
    const auto above = on_64_bits(numerator(value));
    const auto below = on_64_bits(denominator(value));
    Rational result;
    if (above && below) {
        result.above_ = *above;
        result.below_ = *below;
    } else {
        result.large_ = std::make_shared<const Large>(value);
    }
    return result;
}

Rational::Rational(std::int64_t above, std::int64_t below) {
    require(below != 0, "a denominator that is not 0");
    if (!has_place(above) || !has_place(below)) {
        *this = of(Large(above) / Large(below));
        return;
    }
    const std::int64_t common = std::gcd(above, below) * (below < 0 ? -1 : 1);
    above_ = above / common;
    below_ = below / common;
}

int Rational::sign() const {
    if (large_ != nullptr) return large_->sign();
    return above_ < 0 ? -1 : above_ > 0 ? 1 : 0;
}

std::string Rational::str() const {
    if (large_ != nullptr) return large_->str();
    return std::to_string(above_) + (below_ == 1 ? "" : "/" + std::to_string(below_));
}

Rational::operator double() const {
    constexpr std::int64_t exact = std::int64_t{1} << 53;
    const bool is_exact =
        large_ == nullptr && -exact <= above_ && above_ <= exact && below_ <= exact;
    if (is_exact) return static_cast<double>(above_) / static_cast<double>(below_);
    return static_cast<double>(large());
}

Rational Rational::operator-() const {
    if (large_ != nullptr) return of(Large(-*large_));
    Rational result = *this;
    result.above_ = -above_;
    return result;
}

/// a / b + c / d for g = gcd(b, d) is t / (b d / g) with t = a (d / g) + c (b / g), and gcd(t, g)
/// is all that the two have in common [Knuth, The Art of Computer Programming 2, section 4.5.1].
Rational operator+(const Rational& a, const Rational& b) {
    if (a.has_64_bits() && b.has_64_bits()) {
        const std::int64_t common = std::gcd(a.below_, b.below_);
        const auto above = sum_on_64_bits(product_on_64_bits(a.above_, b.below_ / common),
                                          product_on_64_bits(b.above_, a.below_ / common));
        const std::int64_t shared = above ? std::gcd(*above, common) : 1;
        const auto below = product_on_64_bits(a.below_ / common, b.below_ / shared);
        if (above && below) {
            Rational result;
            result.above_ = *above / shared;
            result.below_ = *below;
            return result;
        }
    }
    return Rational::of(Rational::Large(a.large() + b.large()));
}

Rational operator*(const Rational& a, const Rational& b) {
    if (a.has_64_bits() && b.has_64_bits()) {
        const std::int64_t across = std::gcd(a.above_, b.below_);
        const std::int64_t back = std::gcd(b.above_, a.below_);
        const auto above = product_on_64_bits(a.above_ / across, b.above_ / back);
        const auto below = product_on_64_bits(a.below_ / back, b.below_ / across);
        if (above && below) {
            Rational result;
            result.above_ = *above;
            result.below_ = *below;
            return result;
        }
    }
    return Rational::of(Rational::Large(a.large() * b.large()));
}

Rational operator/(const Rational& a, const Rational& b) {
    require(b.sign() != 0, "a divisor that is not 0");
    if (!b.has_64_bits()) return Rational::of(Rational::Large(a.large() / b.large()));
    Rational inverse;
    inverse.above_ = b.above_ < 0 ? -b.below_ : b.below_;
    inverse.below_ = b.above_ < 0 ? -b.above_ : b.above_;
    return a * inverse;
}

bool operator==(const Rational& a, const Rational& b) {
    if (a.has_64_bits() != b.has_64_bits()) return false;
    if (a.has_64_bits()) return a.above_ == b.above_ && a.below_ == b.below_;
    return *a.large_ == *b.large_;
}

std::strong_ordering operator<=>(const Rational& a, const Rational& b) {
    if (a.has_64_bits() && b.has_64_bits()) {
        const auto left = product_on_64_bits(a.above_, b.below_);
        const auto right = product_on_64_bits(b.above_, a.below_);
        if (left && right) return *left <=> *right;
    }
    return a.large().compare(b.large()) <=> 0;
}

}  // namespace gazetteer::conjectures
