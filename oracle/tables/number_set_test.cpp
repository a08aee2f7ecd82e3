// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of numbers in one word and in several are those of the standard library.
#include "oracle/tables/number_set.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace gazetteer {
namespace {

template <int words>
std::set<int> members(const NumberSet<words>& set) {
    std::set<int> result;
    int last = -1;
    set.for_each([&](int e) {
        EXPECT_LT(last, e) << "ascending";
        result.insert(last = e);
    });
    return result;
}

template <int words>
void expect_same_set(const NumberSet<words>& set, const std::set<int>& expected) {
    ASSERT_EQ(members(set), expected);
    for (int e = 0; e < 64 * words; ++e) ASSERT_EQ(set.contains(e), expected.contains(e));
    ASSERT_EQ(set.size(), static_cast<int>(expected.size()));
    ASSERT_EQ(set.empty(), expected.empty());
    ASSERT_EQ(set.is_single(), expected.size() == 1);
    if (!expected.empty()) {
        ASSERT_EQ(set.front(), *expected.begin());
    }
}

/// Random members of two sets, few and many, and what is made of the two.
template <int words>
void number_sets_are_sets() {
    std::mt19937 random(words);
    NumberSet<words> a, b;
    std::set<int> of_a, of_b;
    for (int step = 0; step < 20 * words; ++step) {
        expect_same_set(a, of_a);
        std::set<int> either = of_a, both, without;
        either.insert(of_b.begin(), of_b.end());
        for (int e : of_a) (of_b.contains(e) ? both : without).insert(e);
        expect_same_set(a | b, either);
        expect_same_set(a & b, both);
        expect_same_set(a - b, without);
        ASSERT_EQ(a == b, of_a == of_b);
        const int e = static_cast<int>(random() % (64 * words));
        expect_same_set(NumberSet<words>::of(e), {e});
        a.insert(e);
        of_a.insert(e);
        if (random() % 2 == 0) {
            b.insert(e);
            of_b.insert(e);
        }
        const int f = static_cast<int>(random() % (64 * words));
        if (step % 4 == 0) {
            a.erase(f);
            of_a.erase(f);
        }
    }
    while (!of_a.empty()) {
        a.erase(*of_a.begin());
        of_a.erase(of_a.begin());
        expect_same_set(a, of_a);
    }
}

TEST(NumberSet, IsASetInOneWordAndInSeveral) {
    number_sets_are_sets<1>();
    number_sets_are_sets<2>();
    number_sets_are_sets<3>();
}

}  // namespace
}  // namespace gazetteer
