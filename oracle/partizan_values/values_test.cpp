// SPDX-License-Identifier: GPL-3.0-or-later
// Values against the definition on trees, the published numbers of values born by a day, and the
// laws of the group.
#include "oracle/partizan_values/values.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/errors.hpp"
#include "oracle/testkit/game_tree.hpp"

namespace gazetteer {
namespace {

using Values = PartizanValues::Values;

/// All subsets of a list.
template <class T>
std::vector<std::vector<T>> subsets(const std::vector<T>& list) {
    std::vector<std::vector<T>> result{{}};
    for (const T& item : list)
        for (std::size_t i = 0, n = result.size(); i < n; ++i) {
            result.push_back(result[i]);
            result.back().push_back(item);
        }
    return result;
}

/// All values with options among these.
Values next_day(PartizanValues& values, const std::vector<Values>& options) {
    std::set<PartizanValue> result;
    for (const Values& left : options)
        for (const Values& right : options) result.insert(values.value(left, right));
    return {result.begin(), result.end()};
}

Values born_by(PartizanValues& values, int day) {
    return day == 0 ? Values{PartizanValue::zero}
                    : next_day(values, subsets(born_by(values, day - 1)));
}

GameTree tree_of(const PartizanValues& values, PartizanValue g) {
    GameTree result;
    for (PartizanValue option : values.left(g)) result.left.push_back(tree_of(values, option));
    for (PartizanValue option : values.right(g)) result.right.push_back(tree_of(values, option));
    std::ranges::sort(result.left);
    std::ranges::sort(result.right);
    return result;
}

PartizanValue value_of(PartizanValues& values, const GameTree& g) {
    Values left;
    Values right;
    for (const GameTree& option : g.left) left.push_back(value_of(values, option));
    for (const GameTree& option : g.right) right.push_back(value_of(values, option));
    return values.value(left, right);
}

/// All forms of day 2, reducible ones too: 256.
std::vector<GameTree> forms_of_day_2() {
    std::vector<GameTree> days{{}};
    for (int day = 1; day <= 2; ++day) {
        std::vector<GameTree> next;
        for (const auto& left : subsets(days))
            for (const auto& right : subsets(days)) next.push_back({left, right});
        days = std::move(next);
    }
    return days;
}

/// The player, who is to move, wins.
bool wins_moving(const GameTree& g, Player player) {
    return std::ranges::any_of(
        player == Player::left ? g.left : g.right,
        [&](const GameTree& option) { return !wins_moving(option, opponent(player)); });
}

PartizanOutcome outcome_by_play(const GameTree& g) {
    return partizan_outcome(wins_moving(g, Player::left), wins_moving(g, Player::right));
}

TEST(PartizanValues, OneIsBornOnDay0FourByDay1And22ByDay2) {
    PartizanValues values;
    EXPECT_EQ(born_by(values, 0).size(), 1u);
    EXPECT_EQ(born_by(values, 1).size(), 4u);
    EXPECT_EQ(born_by(values, 2).size(), 22u);
}

/// No value of the list is <= another.
bool is_antichain(PartizanValues& values, const Values& list) {
    for (PartizanValue g : list)
        for (PartizanValue h : list)
            if (g != h && values.at_most(g, h)) return false;
    return true;
}

/// 1474 are born by day 3 [Sie13, section III.1]; options that are no antichain give nothing new.
TEST(PartizanValues, SoManyAreBornByDay3) {
    PartizanValues values;
    const Values day_2 = born_by(values, 2);
    std::vector<Values> antichains{{}};
    for (PartizanValue g : day_2)
        for (std::size_t i = 0, n = antichains.size(); i < n; ++i) {
            Values longer = antichains[i];
            longer.push_back(g);
            if (is_antichain(values, longer)) antichains.push_back(longer);
        }
    EXPECT_EQ(next_day(values, antichains).size(), 1474u);
}

TEST(PartizanValues, CanonicalFormsAndOrderAreThoseOfTheDefinition) {
    PartizanValues values;
    const std::vector<GameTree> forms = forms_of_day_2();
    ASSERT_EQ(forms.size(), 256u);
    for (const GameTree& g : forms) {
        const PartizanValue value = value_of(values, g);
        ASSERT_EQ(tree_of(values, value), canonical(g));
        ASSERT_EQ(values.outcome(value), outcome_by_play(g));
        for (const GameTree& h : forms)
            ASSERT_EQ(values.at_most(value, value_of(values, h)), at_most(g, h));
    }
}

TEST(PartizanValues, AGameMinusItselfIsZero) {
    PartizanValues values;
    for (PartizanValue g : born_by(values, 2)) {
        EXPECT_EQ(values.sum(g, values.negative(g)), PartizanValue::zero);
        EXPECT_EQ(values.negative(values.negative(g)), g);
        EXPECT_EQ(tree_of(values, values.negative(g)), canonical(negative(tree_of(values, g))));
    }
}

TEST(PartizanValues, SumsAreThoseOfTheDefinition) {
    PartizanValues values;
    const Values day_2 = born_by(values, 2);
    for (PartizanValue g : day_2)
        for (PartizanValue h : day_2) {
            const PartizanValue both = values.sum(g, h);
            const GameTree played = sum(tree_of(values, g), tree_of(values, h));
            ASSERT_EQ(values.outcome(both), outcome_by_play(played));
            ASSERT_EQ(both, value_of(values, played));
            ASSERT_EQ(values.at_most(g, h),
                      values.at_most(values.sum(g, values.negative(h)), PartizanValue::zero));
        }
}

TEST(PartizanValues, SumsAssociate) {
    PartizanValues values;
    const Values day_2 = born_by(values, 2);
    for (PartizanValue g : day_2)
        for (PartizanValue h : day_2)
            for (PartizanValue k : day_2)
                ASSERT_EQ(values.sum(values.sum(g, h), k), values.sum(g, values.sum(h, k)));
}

TEST(PartizanValues, NumbersAreKnown) {
    PartizanValues values;
    const PartizanValue one = values.integer(1);
    const PartizanValue half = values.value({PartizanValue::zero}, {one});
    EXPECT_EQ(values.number(PartizanValue::zero), Dyadic{});
    EXPECT_EQ(values.number(values.integer(-3)), (Dyadic{-3, 0}));
    EXPECT_EQ(values.number(half), (Dyadic{1, 1}));
    EXPECT_EQ(values.number(values.value({half}, {one})), (Dyadic{3, 2}));
    EXPECT_EQ(values.sum(half, half), one);
    EXPECT_EQ(values.number(values.sum(half, one)), (Dyadic{3, 1}));
    EXPECT_EQ(values.number(values.nimber(1)), std::nullopt);
    EXPECT_EQ(values.number(values.value({one}, {half})), std::nullopt);
    // The simplest number between its options: {1/2 | 3} = 1.
    EXPECT_EQ(values.value({half}, {values.integer(3)}), one);
}

TEST(PartizanValues, NumbersBeyondTheBoundsAreGamesAllTheSame) {
    PartizanValues values;
    PartizanValue small = values.integer(1);
    for (int k = 1; k <= 30; ++k) small = values.value({PartizanValue::zero}, {small});
    EXPECT_EQ(values.number(small), (Dyadic{1, 30}));
    const PartizanValue smaller = values.value({PartizanValue::zero}, {small});
    EXPECT_EQ(values.number(smaller), std::nullopt);
    EXPECT_EQ(values.sum(smaller, smaller), small);
    EXPECT_EQ(values.outcome(smaller), PartizanOutcome::L);
}

TEST(PartizanValues, NimbersAddByNimSum) {
    PartizanValues values;
    for (int m = 0; m < 8; ++m)
        for (int n = 0; n < 8; ++n)
            EXPECT_EQ(values.sum(values.nimber(m), values.nimber(n)), values.nimber(m ^ n));
}

TEST(PartizanValues, KeepToTheirLimits) {
    PartizanValues few(no_limits, 3);
    EXPECT_EQ(few.number(few.integer(2)), (Dyadic{2, 0}));
    EXPECT_THROW(few.integer(3), EngineLimitExceeded);
    EXPECT_THROW(few.integer(3), EngineLimitExceeded);
    EXPECT_EQ(few.integer(2), few.integer(2));
    EXPECT_EQ(few.size(), 3u);
    PartizanValues small({.bytes = 1000});
    EXPECT_THROW(small.nimber(60), EngineLimitExceeded);
}

}  // namespace
}  // namespace gazetteer
