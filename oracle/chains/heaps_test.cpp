// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/chains/heaps.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/index.hpp"
#include "oracle/chains/dense_values.hpp"
#include "oracle/chains/laws.hpp"
#include "oracle/grundy.hpp"

namespace gazetteer::chains {
namespace {

using testing::HasSubstr;

/// The values of the octal game 0.d_1 d_2 ..., from its rules [GuySmith56].
std::vector<int> octal_values(const std::vector<int>& digits, int length) {
    std::vector<int> result;
    for (int n = 0; n < length; ++n) {
        std::vector<int> options;
        for (int k = 1; k <= static_cast<int>(digits.size()) && k <= n; ++k) {
            const int digit = digits[index(k - 1)];
            const int rest = n - k;
            if ((digit & 1) != 0 && rest == 0) options.push_back(0);
            if ((digit & 2) != 0 && rest > 0) options.push_back(result[index(rest)]);
            for (int a = 1; (digit & 4) != 0 && a < rest; ++a)
                options.push_back(result[index(a)] ^ result[index(rest - a)]);
        }
        result.push_back(mex(std::move(options)));
    }
    return result;
}

HeapTable octal_table(const std::vector<int>& digits) {
    HeapTable table;
    table.moves.resize(1);
    for (int k = 1; k <= static_cast<int>(digits.size()); ++k) {
        const int digit = digits[index(k - 1)];
        if ((digit & 2) != 0) table.moves[0].near.push_back({0, 0, k});
        if ((digit & 4) != 0) table.moves[0].middle.push_back({0, 0, 1, 0, 1, k});
    }
    table.short_values = {octal_values(digits, static_cast<int>(digits.size()) + 1)};
    return table;
}

struct Octal {
    std::vector<int> digits;
    Period period;
};
/// [BCG82, chapter 4]; OEIS A071434, A071435, A071452 and A071453. What a period is seen from is
/// one more than the last exception.
const std::vector<Octal> published{
    {{0, 7}, {53, 34}},     {{1, 3, 7}, {52, 34}},     {{7, 7}, {71, 12}},
    {{1, 1, 7}, {47, 48}},  {{0, 5, 1}, {48, 48}},     {{1, 3, 7, 7}, {141, 24}},
    {{0, 7, 5}, {142, 24}}, {{4, 4}, {143, 24}},       {{1, 1, 3, 7, 7}, {187, 32}},
    {{0, 4, 5}, {189, 32}}, {{0, 1, 7, 7}, {188, 32}}, {{1, 7, 7}, {497, 20}},
    {{4, 5}, {498, 20}},
};

TEST(Heaps, OctalGamesHaveTheirPublishedPeriods) {
    for (const auto& [digits, period] : published) {
        const HeapTable table = octal_table(digits);
        const int length = period_bound(table, period.preperiod, period.period) + period.period;
        const ValueRows rows = values(table, length);
        const std::vector<int> first(rows[0].begin(), rows[0].begin() + 100);
        EXPECT_EQ(first, octal_values(digits, 100));
        EXPECT_EQ(find_period(table, rows), period) << testing::PrintToString(digits);
        EXPECT_TRUE(proves_period(table, rows, period));
    }
}

/// Guy and Smith's bound for one kind: 2e + 2p + t values, of which the last is not needed.
TEST(Heaps, TheBoundOfAnOctalGameIsGuyAndSmiths) {
    EXPECT_EQ(period_bound(octal_table({7, 7}), 71, 12) + 12, 2 * 71 + 2 * 12 + 2 - 1);
    EXPECT_EQ(period_bound(octal_table({1, 3, 7}), 52, 34) + 34, 2 * 52 + 2 * 34 + 3 - 1);
}

TEST(Heaps, NothingLessProvesAPeriod) {
    const HeapTable table = octal_table({7, 7});
    const ValueRows rows = values(table, 400);
    EXPECT_TRUE(proves_period(table, rows, {71, 12}));
    EXPECT_TRUE(proves_period(table, rows, {72, 24}));
    EXPECT_FALSE(proves_period(table, rows, {70, 12}));
    EXPECT_FALSE(proves_period(table, rows, {71, 11}));
    EXPECT_FALSE(proves_period(table, rows, {71, 0}));
    ValueRows shorter = values(table, period_bound(table, 71, 12) + 12);
    EXPECT_TRUE(proves_period(table, shorter, {71, 12}));
    shorter[0].pop_back();
    EXPECT_FALSE(proves_period(table, shorter, {71, 12}));
}

TEST(Heaps, EveryWrongValueIsRefused) {
    const HeapTable table = octal_table({7, 7});
    ValueRows rows = values(table, period_bound(table, 71, 12) + 12);
    for (int& value : rows[0]) {
        ++value;
        EXPECT_FALSE(proves_period(table, rows, {71, 12}));
        --value;
    }
}

TEST(Heaps, ALostMoveIsRefused) {
    const HeapTable table = octal_table({7, 7});
    const ValueRows rows = values(table, 400);
    for (std::size_t i = 0; i < 2; ++i) {
        HeapTable without_near = table;
        without_near.moves[0].near.erase(without_near.moves[0].near.begin() +
                                         static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(proves_period(without_near, rows, {71, 12}));
        HeapTable without_middle = table;
        without_middle.moves[0].middle.erase(without_middle.moves[0].middle.begin() +
                                             static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(proves_period(without_middle, rows, {71, 12}));
    }
}

/// 0 0 1 1 0 0 1 1: from 2 on the values repeat with period 1 at one place, and at the next not.
TEST(Heaps, ABoundOneLessProvesWhatIsNotSo) {
    const HeapTable table{.moves = {{.near = {{0, 0, 2}}}}, .short_values = {{0, 0}}};
    const ValueRows rows = values(table, 40);
    ASSERT_EQ(period_bound(table, 2, 1), 4);
    EXPECT_EQ(rows[0][3], rows[0][2]);
    EXPECT_NE(rows[0][4], rows[0][3]);
    EXPECT_FALSE(proves_period(table, rows, {2, 1}));
    EXPECT_EQ(find_period(table, rows), (Period{2, 4}));
}

TEST(Heaps, FaultsOfATableAreTold) {
    HeapTable table = octal_table({7, 7});
    EXPECT_EQ(fault_of(table), "");
    const auto fault = [&](const auto& change) {
        HeapTable changed = table;
        change(changed);
        EXPECT_FALSE(proves_period(changed, values(table, 400), {71, 12}));
        return fault_of(changed);
    };
    EXPECT_THAT(fault([](HeapTable& t) { t.moves[0].near[0].kind = 1; }), HasSubstr("no kind"));
    EXPECT_THAT(fault([](HeapTable& t) { t.moves[0].near[0].less = 0; }), HasSubstr("as long"));
    EXPECT_THAT(fault([](HeapTable& t) { t.moves[0].near[0].less = 9; }), HasSubstr("range"));
    EXPECT_THAT(fault([](HeapTable& t) { t.moves[0].middle[0].right_kind = 1; }),
                HasSubstr("no kind"));
    EXPECT_THAT(fault([](HeapTable& t) {
                    t.moves[0].middle[0].less = 0;
                    t.moves[0].middle[0].left_least = 0;
                }),
                HasSubstr("an empty one"));
    EXPECT_THAT(fault([](HeapTable& t) { t.short_values.clear(); }), HasSubstr("not a row"));
}

TEST(Heaps, OfTwoKindsBothMustRepeat) {
    // One to four may be taken of the second kind: its period is 5.
    HeapTable table = octal_table({7, 7});
    table.moves.push_back({});
    for (int less = 1; less <= 4; ++less) table.moves[1].near.push_back({0, 1, less});
    table.short_values.push_back({0, 1, 2, 3});
    const ValueRows rows = values(table, 500);
    EXPECT_EQ(find_period(table, rows), (Period{71, 60}));
    EXPECT_FALSE(proves_period(table, rows, {71, 12}));
    EXPECT_FALSE(proves_period(table, rows, {71, 5}));
}

TEST(Heaps, NoKindAndNoMove) {
    EXPECT_TRUE(values({}, 5).empty());
    const HeapTable still{.moves = {{}}, .short_values = {{}}};
    EXPECT_EQ(values(still, 3), (ValueRows{{0, 0, 0}}));
    EXPECT_EQ(find_period(still, values(still, 3)), (Period{0, 1}));
}

/// Heaps whose values, or what is left beside them, have no room in a byte or in two.
std::vector<HeapTable> wide_tables() {
    // Heaps from which less than 300 may be taken have a value above 255.
    HeapTable wide = octal_table({7, 7});
    wide.moves.push_back({});
    for (int less = 1; less <= 300; ++less) wide.moves[1].near.push_back({0, 1, less});
    wide.short_values.push_back({});
    for (int n = 0; n <= 300; ++n) wide.short_values[1].push_back(n);
    HeapTable worth = wide;
    worth.moves[0].middle.push_back({300, 0, 1, 1, 1, 3});
    HeapTable more = worth;
    more.moves[1].middle.push_back({70'000, 0, 1, 0, 1, 3});
    // The first kind has the first value above 255, beyond the short heaps. The second asks for it,
    // and the third has so many values that they are not asked about.
    HeapTable early;
    early.moves.resize(3);
    early.moves[2].middle.push_back({0, 0, 0, 0, 0, 1});
    early.moves[0].middle.push_back({3, 0, 1, 1, 1, 2});
    early.moves[1].near = {{0, 0, 0}, {2, 1, 1}};
    early.short_values = {{}, {1, 2}, {}};
    for (int less = 1; less <= 300; ++less) early.moves[0].near.push_back({0, 0, less});
    for (int n = 0; n <= 300; ++n) early.short_values[0].push_back(n % 255);
    return {wide, worth, more, early};
}

TEST(HeapsStandard, NoValueIsAnotherWhereManyAreComparedAtOnce) {
    std::vector<HeapTable> tables = wide_tables();
    for (const std::vector<int>& digits :
         std::vector<std::vector<int>>{{6}, {1, 3, 7}, {7, 7}, {1, 6}})
        tables.push_back(octal_table(digits));
    HeapTable two = octal_table({1, 3, 7});
    two.moves.push_back({{{1, 0, 1}, {0, 1, 2}}, {{5, 0, 1, 1, 2, 1}, {3, 1, 1, 1, 1, 4}}});
    two.short_values.push_back({0, 3, 1, 2});
    tables.push_back(two);
    for (const HeapTable& table : tables) {
        const ValueRows plain = values(table, 2'500);
        for (int from : {0, 1, 1'500}) {
            ValueRows rows;
            extend(table, from, rows);
            extend_densely(table, 1'700, rows);
            extend_densely(table, 2'500, rows);
            EXPECT_EQ(rows, plain);
        }
    }
    ValueRows none;
    extend_densely({}, 10, none);
    EXPECT_TRUE(none.empty());
}

TEST(Heaps, AStopIsHeard) {
    std::stop_source source;
    source.request_stop();
    const std::stop_token token = source.get_token();
    EXPECT_THROW(values(octal_table({7, 7}), 10, {.stop = &token}), EngineStopped);
}

}  // namespace
}  // namespace gazetteer::chains
