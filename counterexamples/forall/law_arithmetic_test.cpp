// SPDX-License-Identifier: GPL-3.0-or-later
// Laws computed from laws against the numbers that they stand for, far beyond their periods.
#include "counterexamples/forall/law_arithmetic.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "language/numbers/integer.hpp"

namespace gazetteer::conjectures {
namespace {

using Binary = std::function<SequenceLaw(const SequenceLaw&, const SequenceLaw&)>;
using OfNumbers = std::function<std::int64_t(std::int64_t, std::int64_t)>;

const std::vector<SequenceLaw>& samples() {
    static const std::vector<SequenceLaw> all{
        identity_law(1),
        constant_law(1, 3),
        constant_law(1, -2),
        {1, 0, 2, 0, {0, 1}},
        {2, 3, 3, 0, {5, -1, 7, 1, 2, 4}},
        {3, 1, 2, 3, {9, 0, 2}},
        {1, 2, 4, -5, {40, 30, 20, 21, 19, 18}},
        {1, 0, 3, 1, {-9, 0, 9}},
    };
    return all;
}

/// How many pairs have a law, each of whose values is right.
int compared(const Binary& of_laws, const OfNumbers& of_numbers) {
    int count = 0;
    for (const SequenceLaw& a : samples())
        for (const SequenceLaw& b : samples()) {
            SequenceLaw law;
            try {
                law = of_laws(a, b);
            } catch (const NotForAll&) {
                continue;
            }
            ++count;
            EXPECT_EQ(law.first, std::max(a.first, b.first));
            EXPECT_EQ(least_form(law), law);
            for (int n = law.first; n < law.first + 300; ++n)
                EXPECT_EQ(law.at(n), of_numbers(a.at(n), b.at(n))) << n;
        }
    return count;
}

TEST(LawArithmetic, IsThatOfTheNumbers) {
    EXPECT_EQ(compared(sum, std::plus<>()), 64);
    EXPECT_EQ(compared(difference, std::minus<>()), 64);
    EXPECT_EQ(compared(least_of, [](auto a, auto b) { return std::min(a, b); }), 64);
    EXPECT_EQ(compared(greatest_of, [](auto a, auto b) { return std::max(a, b); }), 64);
    EXPECT_EQ(compared(comparison, [](auto a, auto b) { return a < b ? -1 : a > b ? 1 : 0; }), 64);
    // Those with a constant: 8 + 8 pairs of each of two constants, less what is counted twice; and
    // two bounded ones that are not constant.
    EXPECT_EQ(compared(product, std::multiplies<>()), 2 * 16 - 4 + 4);
    const auto divided = [](auto a, auto b) { return divide(Integer(a), Integer(b)).value(); };
    const auto left = [](auto a, auto b) { return modulo(Integer(a), Integer(b)).value(); };
    // By two constants, and of a bounded number by the bounded one that is never 0.
    EXPECT_EQ(compared(quotient, divided), 2 * 8 + 4);
    EXPECT_EQ(compared(remainder, left), 2 * 8 + 4);
    EXPECT_EQ(compared(greatest_common_divisor, [](auto a, auto b) { return std::gcd(a, b); }),
              2 * 16 - 4 + 4);
}

TEST(LawArithmetic, AConnectiveMayBeDecidedByTheOneThatIsKnown) {
    const auto implies = [](std::int64_t a, std::int64_t b) { return (1 - a) | b; };
    // n > 4 for n >= 1, and n mod 2 for n >= 5; n > 4 for n >= 3 alone.
    const SequenceLaw after{1, 4, 1, 0, {0, 0, 0, 0, 1}};
    const SequenceLaw odd{5, 0, 2, 0, {1, 0}};
    const SequenceLaw both = connected(after, odd, implies);
    EXPECT_EQ(both, (SequenceLaw{1, 4, 2, 0, {1, 1, 1, 1, 1, 0}}));
    EXPECT_EQ(connected(odd, after, [](auto a, auto b) { return (1 - b) | a; }), both);
    // n > 3 decides n = 1, 2, 3 only: n = 4 is asked of the other.
    const SequenceLaw early{1, 3, 1, 0, {0, 0, 0, 1}};
    EXPECT_EQ(connected(early, odd, implies), odd);
    EXPECT_EQ(connected(after, odd, [](auto a, auto b) { return a & b; }).first, 1);
    EXPECT_EQ(connected(after, odd, [](auto a, auto b) { return a ^ b; }).first, 5);
}

TEST(LawArithmetic, ComposesWithWhatDoesNotFall) {
    int count = 0;
    for (const SequenceLaw& f : samples())
        for (const SequenceLaw& a : samples()) {
            SequenceLaw law;
            try {
                law = composed(f, a);
            } catch (const NotForAll&) {
                continue;
            }
            ++count;
            EXPECT_EQ(least_form(law), law);
            EXPECT_TRUE(law.first == a.first || a.at(law.first - 1) < f.first);
            for (int n = law.first; n < law.first + 300; ++n)
                EXPECT_EQ(law.at(n), f.at(a.at(n))) << n;
        }
    // With n, 3 and the two others that rise, each; with 1, 2, 4, ... those that begin with 1.
    EXPECT_EQ(count, 4 * 8 + 6);
    EXPECT_THROW(composed(identity_law(1), constant_law(1, 0)), NotForAll);
    EXPECT_THROW(composed(identity_law(1), negative(identity_law(1))), NotForAll);
}

TEST(LawArithmetic, SaysWhyThereIsNoLaw) {
    const SequenceLaw n = identity_law(1);
    EXPECT_THROW(product(n, n), NotForAll);
    EXPECT_THROW(quotient(n, constant_law(1, 0)), NotForAll);
    EXPECT_THROW(quotient(constant_law(1, 3), n), NotForAll);
    EXPECT_THROW(remainder(n, constant_law(1, 2'000'000)), NotForAll);
    const SequenceLaw large = constant_law(1, law_number_max);
    EXPECT_THROW(sum(large, constant_law(1, 1)), NotForAll);
    EXPECT_THROW(comparison(n, large), NotForAll);
}

}  // namespace
}  // namespace gazetteer::conjectures
