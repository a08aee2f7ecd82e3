// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of sequences: their values, and their least forms, against all smaller ones.
#include "graph/chains/sequence_law.hpp"

#include <gtest/gtest.h>

namespace gazetteer {
namespace {

TEST(SequenceLaw, HasItsValues) {
    // n div 2 from 1 on, with 7 for n = 1.
    const SequenceLaw law{1, 1, 2, 1, {7, 1, 1}};
    EXPECT_EQ(law.at(1), 7);
    for (std::int64_t n = 2; n <= 9; ++n) EXPECT_EQ(law.at(n), n / 2) << n;
    EXPECT_THROW((void)law.at(0), ContractViolation);
    EXPECT_EQ(starting_at(law, 3), (SequenceLaw{3, 0, 2, 1, {1, 2}}));
    EXPECT_EQ(starting_at(law, 1), law);
    // n for odd n, else 4.
    const SequenceLaw unlike{1, 0, 2, 0, {1, 4}, {2, 0}};
    for (std::int64_t n = 1; n <= 9; ++n) EXPECT_EQ(unlike.at(n), n % 2 == 1 ? n : 4) << n;
    EXPECT_EQ(unlike.added(5), 2);
    EXPECT_EQ(unlike.added(6), 0);
    EXPECT_EQ(starting_at(unlike, 2), (SequenceLaw{2, 0, 2, 0, {4, 3}, {0, 2}}));
}

TEST(SequenceLaw, HasExceptionsWhereThePeriodWouldSayOtherwise) {
    using List = std::vector<int>;
    EXPECT_EQ(exceptions({1, 0, 2, 1, {0, 1}}), List{});
    // n div 2, with 7 for n = 1 and 8 for n = 4.
    EXPECT_EQ(exceptions({1, 4, 2, 1, {7, 1, 1, 8, 2, 3}}), (List{1, 4}));
    // n for odd n, else 4, but 6 for n = 3.
    EXPECT_EQ(exceptions({1, 3, 2, 0, {1, 4, 6, 4, 5}, {0, 2}}), List{3});
    EXPECT_EQ(exceptions({3, 5, 3, 0, {0, 1, 2, 0, 2, 2, 0, 1}}), (List{7}));
}

/// Whether a law with these numbers has the values of another for a while.
bool has_values_of(const SequenceLaw& law, const SequenceLaw& other) {
    for (int n = other.first; n < other.first + 40; ++n)
        if (law.at(n) != other.at(n)) return false;
    return true;
}

TEST(SequenceLaw, HasALeastFormThatNoSmallerOneEquals) {
    const SequenceLaw laws[] = {{1, 3, 4, 4, {0, 1, 2, 3, 4, 5, 6}},
                                {1, 3, 4, 2, {0, 1, 1, 2, 2, 3, 3}},
                                {0, 2, 6, 0, {1, 0, 1, 0, 0, 1, 0, 0}},
                                {5, 0, 6, 0, {1, 1, 1, 1, 1, 2}},
                                {1, 2, 4, 3, {0, 0, 0, 0, 0, 0}},
                                {1, 0, 2, 0, {1, 4}, {2, 0}},
                                {1, 3, 4, 0, {1, 4, 3, 4, 5, 4, 7}, {0, 4, 0, 4}},
                                {0, 0, 4, 0, {0, 1, 2, 3}, {0, 1, 0, 2}}};
    for (const SequenceLaw& law : laws) {
        const SequenceLaw least = least_form(law);
        EXPECT_TRUE(has_values_of(least, law));
        EXPECT_EQ(least_form(least), least);
        for (int period = 1; period <= least.period; ++period)
            for (int preperiod = 0; preperiod <= law.preperiod; ++preperiod) {
                if (period == least.period && preperiod >= least.preperiod) continue;
                const SequenceLaw smaller = law_of_lines(law.first, preperiod, period,
                                                         [&](std::int64_t n) { return law.at(n); });
                EXPECT_FALSE(has_values_of(smaller, law)) << period << " " << preperiod;
            }
    }
    EXPECT_EQ(least_form(laws[0]), (SequenceLaw{1, 0, 1, 1, {0}}));
    EXPECT_EQ(least_form(laws[6]), laws[5]);
    EXPECT_EQ(least_form(laws[7]), laws[7]);
    EXPECT_EQ(least_form(laws[2]), (SequenceLaw{0, 1, 3, 0, {1, 0, 1, 0}}));
}

}  // namespace
}  // namespace gazetteer
