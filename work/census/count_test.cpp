// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/count.hpp"

#include <gtest/gtest.h>

namespace gazetteer::census {
namespace {

TEST(Tally, AddsAndTotals) {
    Tally tally;
    tally.add({3, 1}, 0, 5);
    tally.add({3, 2}, 2, 7);
    tally.add({4, 0}, 0, 1);
    EXPECT_EQ(tally.total(3), (Tally::Row{5, 0, 7}));
    EXPECT_EQ(tally.total(5), Tally::Row());
    Tally twice = tally;
    twice.add(tally);
    EXPECT_EQ(twice.total(3), (Tally::Row{10, 0, 14}));
    EXPECT_EQ(entry(twice.total(4), 0), 2);
    EXPECT_EQ(entry(twice.total(4), 9), 0);
}

TEST(Tally, LargeCountsKeepEveryDigit) {
    const Count large = Count(15) << 105;
    Tally tally;
    tally.add({15, 9}, 1, large);
    tally.add({15, 9}, 0, Count("18446744073709551615"));
    EXPECT_EQ(tally.to_json().dump(),
              "[[15,9,[18446744073709551615,\"608472288109550112718417538580480\"]]]");
    EXPECT_EQ(Tally::from_json(tally.to_json()), tally);
    EXPECT_THROW(tally.add({15, 9}, 1, (Count(1) << 127) - 1 + (Count(1) << 127)),
                 std::overflow_error);
}

TEST(Tally, NonsenseIsNoTally) {
    for (const char* text :
         {"[1]", "[[1,2]]", "[[1,2,[\"x\"]]]", "[[1,2,[-1.5]]]", "[[\"1\",2,[]]]"})
        EXPECT_ANY_THROW(Tally::from_json(nlohmann::json::parse(text))) << text;
}

}  // namespace
}  // namespace gazetteer::census
