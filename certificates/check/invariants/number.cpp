// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/invariants/number.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace gazetteer::check::invariants {

namespace {

constexpr std::int64_t scale = std::int64_t{1} << 30;
enum class Round { down, up };

/// The greatest integer that is at most top / bottom; bottom > 0.
Wide floored(Wide top, Wide bottom) {
    return top / bottom - (top % bottom < 0 ? 1 : 0);
}

/// top / bottom, bottom > 0, on a coarser scale where its denominator is too large.
Fraction rounded(Wide top, Wide bottom, Round round) {
    Wide a = top < 0 ? -top : top;
    for (Wide b = bottom; b != 0;) std::swap(a %= b, b);
    if (a != 0) top /= a, bottom /= a;
    if (bottom > scale) {
        const Wide whole = floored(top, bottom);
        const Wide rest = (top - whole * bottom) * scale;
        top = whole * scale + floored(rest, bottom) + (round == Round::up ? 1 : 0);
        bottom = scale;
    }
    if (top > scale * bottom || top < -scale * bottom) throw Unproved{"a number exceeds 2^30"};
    const auto t = static_cast<std::int64_t>(top);
    const auto b = static_cast<std::int64_t>(bottom);
    const std::int64_t common = std::gcd(t, b);
    return {t / common, b / common};
}

Fraction sum(Fraction a, Fraction b, Round round) {
    return rounded(Wide{a.top} * b.bottom + Wide{b.top} * a.bottom, Wide{a.bottom} * b.bottom,
                   round);
}
Fraction product(Fraction a, Fraction b, Round round) {
    return rounded(Wide{a.top} * b.top, Wide{a.bottom} * b.bottom, round);
}
Fraction negative(Fraction a) {
    return {-a.top, a.bottom};
}
Fraction inverse(Fraction a, Round round) {
    return a.top < 0 ? rounded(-a.bottom, -a.top, round) : rounded(a.bottom, a.top, round);
}

/// The greatest integer whose square is at most a, 0 <= a < 2^122.
Wide root(Wide a) {
    Wide result = 0;
    for (Wide bit = Wide{1} << 61; bit != 0; bit >>= 1)
        if ((result + bit) * (result + bit) <= a) result += bit;
    return result;
}
Fraction root(Fraction a, Round round) {
    const Wide top = root(Wide{a.top});
    const Wide bottom = root(Wide{a.bottom});
    if (top * top == a.top && bottom * bottom == a.bottom) return rounded(top, bottom, round);
    const Wide scaled = root(Wide{a.top} * scale * scale / a.bottom);
    return rounded(scaled + (round == Round::up ? 1 : 0), scale, round);
}

std::int64_t floor_of(Fraction a) {
    return static_cast<std::int64_t>(floored(a.top, a.bottom));
}

void demand_finite(Number a) {
    if (a.is_infinite())
        throw Unproved{"infinity has no part in this difference, product, quotient or power"};
}
void demand_divisor(bool is_zero) {
    if (is_zero) throw Unproved{"a division by 0 is undefined"};
}

}  // namespace

bool operator<(Fraction a, Fraction b) {
    return Wide{a.top} * b.bottom < Wide{b.top} * a.bottom;
}

Number::Number(std::int64_t value) : low_(rounded(value, 1, Round::down)), high_(low_) {}

Number Number::between(std::int64_t low, std::int64_t high) {
    return {Number(low).low_, Number(high).high_};
}

Number Number::between(Fraction low, Fraction high) {
    return {rounded(low.top, low.bottom, Round::down), rounded(high.top, high.bottom, Round::up)};
}

Number Number::infinity() {
    Number result;
    result.infinite_ = true;
    return result;
}

std::int64_t Number::integer() const {
    if (!is_exact() || low_.bottom != 1) throw Unproved{"no integer is known for an operand"};
    return low_.top;
}

Number operator+(Number a, Number b) {
    if (a.infinite_ || b.infinite_) return Number::infinity();
    return {sum(a.low_, b.low_, Round::down), sum(a.high_, b.high_, Round::up)};
}

Number operator-(Number a, Number b) {
    demand_finite(b);
    if (a.infinite_) return a;
    return {sum(a.low_, negative(b.high_), Round::down), sum(a.high_, negative(b.low_), Round::up)};
}

Number operator*(Number a, Number b) {
    const auto is_positive = [](Number x) { return x.infinite_ || Fraction{} < x.low_; };
    if ((a.infinite_ || b.infinite_) && is_positive(a) && is_positive(b)) return Number::infinity();
    demand_finite(a);
    demand_finite(b);
    std::array<Fraction, 4> low;
    std::array<Fraction, 4> high;
    std::size_t i = 0;
    for (Fraction x : {a.low_, a.high_})
        for (Fraction y : {b.low_, b.high_}) {
            low.at(i) = product(x, y, Round::down);
            high.at(i++) = product(x, y, Round::up);
        }
    return {*std::min_element(low.begin(), low.end()), *std::max_element(high.begin(), high.end())};
}

Number operator/(Number a, Number b) {
    demand_finite(a);
    demand_finite(b);
    demand_divisor(!(Fraction{} < b.low_) && !(b.high_ < Fraction{}));
    return a * Number(inverse(b.high_, Round::down), inverse(b.low_, Round::up));
}

Number least(Number a, Number b) {
    if (a.infinite_ || b.infinite_) return a.infinite_ ? b : a;
    return {std::min(a.low_, b.low_), std::min(a.high_, b.high_)};
}

Number greatest(Number a, Number b) {
    if (a.infinite_ || b.infinite_) return Number::infinity();
    return {std::max(a.low_, b.low_), std::max(a.high_, b.high_)};
}

Number floor(Number a) {
    return a.infinite_ ? a : Number::between(floor_of(a.low_), floor_of(a.high_));
}

Number ceiling(Number a) {
    return a.infinite_ ? a
                       : Number::between(-floor_of(negative(a.low_)), -floor_of(negative(a.high_)));
}

Number absolute(Number a) {
    return a.infinite_ ? a : greatest(greatest(a, 0 - a), 0);
}

Number square_root(Number a) {
    if (a.infinite_) return a;
    if (a.low_ < Fraction{}) throw Unproved{"no square root of a negative number"};
    return {root(a.low_, Round::down), root(a.high_, Round::up)};
}

bool is_less(Number a, Number b) {
    if (a.infinite_ || b.infinite_) return !a.infinite_;
    if (a.high_ < b.low_) return true;
    if (!(a.low_ < b.high_)) return false;
    throw Unproved{"the numbers " + to_string(a) + " and " + to_string(b) +
                   " are not told apart by what is known of them"};
}

bool is_equal(Number a, Number b) {
    if (a.infinite_ || b.infinite_) return a.infinite_ && b.infinite_;
    if (a.is_exact() && b.is_exact()) return a.low_ == b.low_;
    return !is_less(a, b) && !is_less(b, a);
}

Number divide(Number a, Number b) {
    const std::int64_t divisor = b.integer();
    demand_divisor(divisor == 0);
    return divisor < 0 ? Number(static_cast<std::int64_t>(floored(-a.integer(), -divisor)))
                       : Number(static_cast<std::int64_t>(floored(a.integer(), divisor)));
}

Number modulo(Number a, Number b) {
    return a - b * divide(a, b);
}

Number common_divisor(Number a, Number b) {
    return std::gcd(a.integer(), b.integer());
}

Number power(Number a, Number b) {
    demand_finite(a);
    Number result = 1;
    const std::int64_t exponent = b.integer();
    if (exponent < 0 || exponent > 64) throw Unproved{"an exponent is 0..64"};
    for (std::int64_t i = 0; i < exponent; ++i) result = result * a;
    return result;
}

std::string to_string(Number a) {
    const auto text = [](Fraction f) {
        return std::to_string(f.top) + (f.bottom == 1 ? "" : "/" + std::to_string(f.bottom));
    };
    if (a.is_infinite()) return "infinity";
    return a.is_exact() ? text(a.low()) : text(a.low()) + ".." + text(a.high());
}

}  // namespace gazetteer::check::invariants
