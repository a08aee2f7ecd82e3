// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/rational.hpp"

#include <gtest/gtest.h>

#include <array>
#include <limits>

#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr std::int64_t greatest_whole = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t least_whole = std::numeric_limits<std::int64_t>::min();

/// Small numbers, and those near the end of 64 bits.
std::int64_t drawn_whole(properties::Dice& dice) {
    constexpr std::array ends{greatest_whole,  greatest_whole - 1, least_whole,
                              least_whole + 1, greatest_whole / 3, std::int64_t{3037000500}};
    if (dice.below(3) == 0) return ends.at(static_cast<std::size_t>(dice.below(6)));
    return dice.below(41) - 20;
}

struct KnownTwice {
    Rational mine;
    Rational::Large known;
};

KnownTwice drawn_fraction(properties::Dice& dice) {
    const std::int64_t above = drawn_whole(dice);
    std::int64_t below = drawn_whole(dice);
    if (below == 0) below = 7;
    return {Rational(above, below), Rational::Large(above) / Rational::Large(below)};
}

void expect_one_value(const Rational& mine, const Rational::Large& known) {
    EXPECT_EQ(mine.str(), known.str());
    EXPECT_EQ(mine.sign(), known.sign());
    EXPECT_EQ(numerator(mine), numerator(known));
    EXPECT_EQ(denominator(mine), denominator(known));
    EXPECT_DOUBLE_EQ(static_cast<double>(mine), static_cast<double>(known));
    // A value has one form, from whatever it was computed.
    EXPECT_EQ(mine, Rational(numerator(known), denominator(known)));
}

TEST(Rational, EqualsBoostsWithinAndBeyond64Bits) {
    properties::Dice dice(11);
    int beyond = 0;
    for (int round = 0; round < 20000; ++round) {
        const KnownTwice a = drawn_fraction(dice);
        const KnownTwice b = drawn_fraction(dice);
        expect_one_value(a.mine, a.known);
        expect_one_value(-a.mine, -a.known);
        expect_one_value(a.mine + b.mine, a.known + b.known);
        expect_one_value(a.mine - b.mine, a.known - b.known);
        expect_one_value(a.mine * b.mine, a.known * b.known);
        if (b.known != 0) expect_one_value(a.mine / b.mine, a.known / b.known);
        // Back from a large value to a small one.
        expect_one_value(a.mine + b.mine - a.mine, b.known);
        EXPECT_EQ(a.mine < b.mine, a.known < b.known);
        EXPECT_EQ(a.mine == b.mine, a.known == b.known);
        if (!(a.mine * b.mine).has_64_bits()) ++beyond;
    }
    EXPECT_GT(beyond, 1000);
}

TEST(Rational, TheEndsOf64Bits) {
    EXPECT_EQ(Rational(greatest_whole).str(), "9223372036854775807");
    EXPECT_EQ(Rational(least_whole).str(), "-9223372036854775808");
    EXPECT_EQ((-Rational(least_whole)).str(), "9223372036854775808");
    EXPECT_EQ((Rational(greatest_whole) + 1 - 1).has_64_bits(), true);
    EXPECT_EQ(Rational(least_whole, least_whole).str(), "1");
    EXPECT_EQ(Rational(1, least_whole).str(), "-1/9223372036854775808");
    EXPECT_EQ(Rational(6, -4).str(), "-3/2");
    EXPECT_EQ(Rational(0, -4).str(), "0");
}

}  // namespace

}  // namespace gazetteer::conjectures
