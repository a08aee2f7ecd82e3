// SPDX-License-Identifier: GPL-3.0-or-later
// What is worked on all subsets at once is what is worked on each: truth values and numbers that
// are known or not, over grounds of one word and of several.
#include "counterexamples/families/family_values.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {
namespace {

/// For each subset a value, or nothing where it is not known.
template <class Value>
using ForEach = std::vector<std::optional<Value>>;

/// The subsets of the ground at which this holds.
template <class Holds>
SubsetFamily where_it_holds(std::size_t subsets, Holds holds) {
    SubsetFamily result;
    for (std::size_t s = 0; s < subsets; ++s)
        if (holds(s)) result.insert(s);
    return result;
}

Truth truth_of(const ForEach<bool>& values) {
    return {where_it_holds(values.size(), [&](std::size_t s) { return values[s] == true; }),
            where_it_holds(values.size(), [&](std::size_t s) { return values[s] == false; })};
}

void expect_truth(const Truth& truth, const ForEach<bool>& values, const char* what) {
    EXPECT_EQ(truth.yes.words, truth_of(values).yes.words) << what << " of " << values.size();
    EXPECT_EQ(truth.no.words, truth_of(values).no.words) << what << " of " << values.size();
}

/// Also where it is not known there are some digits.
FamilyNumber number_from(const ForEach<int>& values, properties::Dice& dice) {
    FamilyNumber result;
    for (std::size_t s = 0; s < values.size(); ++s) {
        if (values[s]) result.known.insert(s);
        const int digits = values[s].value_or(dice.below(FamilyNumber::end));
        for (std::size_t i = 0; i < FamilyNumber::digits; ++i)
            if ((digits >> i & 1) != 0) result.digit[i].insert(s);
    }
    return result;
}

void expect_number(const FamilyNumber& number, const ForEach<int>& values, const char* what) {
    for (std::size_t s = 0; s < values.size(); ++s) {
        if (!values[s]) continue;
        int digits = 0;
        for (std::size_t i = 0; i < FamilyNumber::digits; ++i)
            digits += number.digit[i].contains(s) ? 1 << i : 0;
        EXPECT_EQ(digits, *values[s]) << what << " of " << values.size();
    }
    const auto known = [&](std::size_t s) { return values[s].has_value(); };
    EXPECT_EQ(number.known.words, where_it_holds(values.size(), known).words)
        << what << " of " << values.size();
}

template <class Value, class Draw>
ForEach<Value> drawn_for(std::size_t subsets, properties::Dice& dice, Draw draw) {
    ForEach<Value> result(subsets);
    for (auto& value : result)
        if (dice.below(6) > 0) value = draw();
    return result;
}

/// What f says of both values; nothing where one is not known, or f has none.
template <class Result, class Value, class F>
ForEach<Result> of_both(const ForEach<Value>& a, const ForEach<Value>& b, F f) {
    ForEach<Result> result(a.size());
    for (std::size_t s = 0; s < a.size(); ++s)
        if (a[s] && b[s]) result[s] = f(*a[s], *b[s]);
    return result;
}

/// Calls with each ground and as many draws as make up for its size.
template <class F>
void on_grounds(F f) {
    properties::Dice dice(9);
    for (int ground : {0, 1, 3, 5, 6, 7, 9, 11})
        for (int i = 0; i < 1 + (64 >> ground); ++i) f(ground, std::size_t{1} << ground, dice);
}

TEST(FamilyValues, FamiliesAreSetsOfSubsets) {
    on_grounds([](int ground, std::size_t subsets, properties::Dice& dice) {
        const FamilyAlgebra algebra(ground);
        const auto draw = [&] {
            return where_it_holds(subsets, [&](std::size_t) { return dice.chance(0.5); });
        };
        const SubsetFamily a = draw();
        const SubsetFamily b = draw();
        const auto expect = [&](const SubsetFamily& family, auto holds) {
            EXPECT_EQ(family.words, where_it_holds(subsets, holds).words) << ground;
        };
        expect(algebra.all(), [](std::size_t) { return true; });
        expect(algebra.both(a, b), [&](auto s) { return a.contains(s) && b.contains(s); });
        expect(algebra.either(a, b), [&](auto s) { return a.contains(s) || b.contains(s); });
        expect(algebra.without(a, b), [&](auto s) { return a.contains(s) && !b.contains(s); });
        for (Vertex v = 0; v < ground; ++v)
            expect(algebra.containing(v), [&](auto s) { return (s >> v & 1) != 0; });
        std::size_t members = 0;
        for (std::size_t s = 0; s < subsets; ++s) members += a.contains(s) ? 1 : 0;
        EXPECT_EQ(algebra.count(a), members);
        EXPECT_EQ(algebra.is_all(a), members == subsets);
        EXPECT_EQ(algebra.is_empty(a), members == 0);
        EXPECT_TRUE(algebra.is_all(algebra.all()) && algebra.is_empty({})) << ground;
        SubsetFamily last;
        last.insert(subsets - 1);
        EXPECT_FALSE(algebra.is_empty(last)) << ground;
        EXPECT_FALSE(algebra.is_all(algebra.without(algebra.all(), last))) << ground;
        EXPECT_EQ(algebra.words(), subsets > 64 ? subsets / 64 : 1);
    });
}

TEST(FamilyValues, TruthIsKnownWhereOneSideDecides) {
    on_grounds([](int ground, std::size_t subsets, properties::Dice& dice) {
        const FamilyAlgebra algebra(ground);
        const auto draw = [&] {
            return drawn_for<bool>(subsets, dice, [&] { return dice.chance(0.5); });
        };
        const ForEach<bool> p = draw();
        const ForEach<bool> q = draw();
        const Truth a = truth_of(p);
        const Truth b = truth_of(q);
        ForEach<bool> conjunction(subsets);
        ForEach<bool> disjunction(subsets);
        ForEach<bool> negation(subsets);
        for (std::size_t s = 0; s < subsets; ++s) {
            if (p[s] == true && q[s] == true) conjunction[s] = true;
            if (p[s] == false || q[s] == false) conjunction[s] = false;
            if (p[s] == true || q[s] == true) disjunction[s] = true;
            if (p[s] == false && q[s] == false) disjunction[s] = false;
            if (p[s]) negation[s] = !*p[s];
        }
        expect_truth(algebra.conjunction(a, b), conjunction, "and");
        expect_truth(algebra.disjunction(a, b), disjunction, "or");
        expect_truth(FamilyAlgebra::negation(a), negation, "not");
        expect_truth(algebra.equivalence(a, b),
                     of_both<bool>(p, q, [](bool x, bool y) { return x == y; }), "equivalence");
        EXPECT_EQ(algebra.known(a).words,
                  where_it_holds(subsets, [&](auto s) { return p[s].has_value(); }).words);
        expect_truth(algebra.truth(true), ForEach<bool>(subsets, true), "true");
        expect_truth(algebra.truth(false), ForEach<bool>(subsets, false), "false");
        const Truth somewhere = algebra.where(b.yes, a);
        EXPECT_EQ(somewhere.yes.words, algebra.both(a.yes, b.yes).words);
        EXPECT_EQ(somewhere.no.words, algebra.both(a.no, b.yes).words);
    });
}

TEST(FamilyValues, NumbersAreKnownFrom0To127) {
    on_grounds([](int ground, std::size_t subsets, properties::Dice& dice) {
        const FamilyAlgebra algebra(ground);
        const auto draw = [&] {
            return drawn_for<int>(subsets, dice, [&] {
                const int small = dice.below(4);
                return dice.chance(0.3) ? small : dice.chance(0.4) ? 127 - small : dice.below(128);
            });
        };
        const ForEach<int> p = draw();
        const ForEach<int> q = draw();
        const FamilyNumber a = number_from(p, dice);
        const FamilyNumber b = number_from(q, dice);
        const auto within = [](int x) {
            return 0 <= x && x < 128 ? std::optional(x) : std::nullopt;
        };
        expect_number(algebra.sum(a, b),
                      of_both<int>(p, q, [&](int x, int y) { return within(x + y); }), "sum");
        expect_number(algebra.difference(a, b),
                      of_both<int>(p, q, [&](int x, int y) { return within(x - y); }),
                      "difference");
        expect_truth(algebra.equal(a, b), of_both<bool>(p, q, [](int x, int y) { return x == y; }),
                     "equal");
        expect_truth(algebra.less(a, b), of_both<bool>(p, q, [](int x, int y) { return x < y; }),
                     "less");
        const auto here = where_it_holds(subsets, [&](std::size_t) { return dice.chance(0.5); });
        ForEach<int> more = p;
        for (std::size_t s = 0; s < subsets; ++s)
            if (p[s] && here.contains(s)) more[s] = within(*p[s] + 1);
        FamilyNumber counted = a;
        algebra.add(here, counted);
        expect_number(counted, more, "one more");
        for (int value : {-1, 0, 1, 64, 127, 128, 129})
            expect_number(algebra.constant(value), ForEach<int>(subsets, within(value)),
                          "constant");
    });
}

}  // namespace
}  // namespace gazetteer::conjectures
