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
        // n for odd n, else 3; and 2 n, -n, 1 in turn.
        {1, 0, 2, 0, {1, 3}, {2, 0}},
        {2, 1, 3, 0, {7, 6, -4, 1}, {6, -3, 0}},
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

/// From there on each law repeats, and any two repeat together behind so many numbers.
constexpr int late = 24;
constexpr int together_behind = 12;
bool grows(const SequenceLaw& law, int n) {
    return law.at(n + together_behind) != law.at(n);
}
bool of_all_late(const std::function<bool(int)>& holds) {
    for (int n = late; n < late + together_behind; ++n)
        if (!holds(n)) return false;
    return true;
}
int pairs(const std::function<bool(const SequenceLaw&, const SequenceLaw&)>& have_a_law) {
    int count = 0;
    for (const SequenceLaw& a : samples())
        for (const SequenceLaw& b : samples()) count += have_a_law(a, b) ? 1 : 0;
    return count;
}

TEST(LawArithmetic, IsThatOfTheNumbers) {
    EXPECT_EQ(compared(sum, std::plus<>()), 100);
    EXPECT_EQ(compared(difference, std::minus<>()), 100);
    EXPECT_EQ(compared(least_of, [](auto a, auto b) { return std::min(a, b); }), 100);
    EXPECT_EQ(compared(greatest_of, [](auto a, auto b) { return std::max(a, b); }), 100);
    EXPECT_EQ(compared(comparison, [](auto a, auto b) { return a < b ? -1 : a > b ? 1 : 0; }), 100);
    const auto not_both_grow = [](const SequenceLaw& a, const SequenceLaw& b) {
        return of_all_late([&](int n) { return !grows(a, n) || !grows(b, n); });
    };
    EXPECT_EQ(compared(product, std::multiplies<>()), pairs(not_both_grow));
    const auto divided = [](auto a, auto b) { return divide(Integer(a), Integer(b)).value(); };
    const auto left = [](auto a, auto b) { return modulo(Integer(a), Integer(b)).value(); };
    const int by_whole = pairs([](const SequenceLaw& a, const SequenceLaw& b) {
        for (int n = std::max(a.first, b.first); n < late; ++n)
            if (b.at(n) == 0) return false;
        return of_all_late([&](int n) { return !grows(b, n) && b.at(n) != 0; });
    });
    EXPECT_EQ(compared(quotient, divided), by_whole);
    EXPECT_EQ(compared(remainder, left), by_whole);
    EXPECT_EQ(compared(greatest_common_divisor, [](auto a, auto b) { return std::gcd(a, b); }),
              pairs([&](const SequenceLaw& a, const SequenceLaw& b) {
                  return not_both_grow(a, b) && of_all_late([&](int n) {
                             return (!grows(a, n) || b.at(n) != 0) &&
                                    (!grows(b, n) || a.at(n) != 0);
                         });
              }));
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
    EXPECT_EQ(count, pairs([](const SequenceLaw& f, const SequenceLaw& a) {
                  return of_all_late([&](int n) {
                      return a.at(n + together_behind) >= a.at(n) &&
                             (grows(a, n) || a.at(n) >= f.first);
                  });
              }));
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
