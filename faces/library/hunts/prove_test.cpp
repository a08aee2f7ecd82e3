// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/prove.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gazetteer/errors.hpp"

namespace {

using gazetteer::ForAll;
using gazetteer::ProveAnswer;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(LibraryProve, DecidesForAllN) {
    const ProveAnswer proved = gazetteer::prove("P(uvg, first) <-> n mod 2 = 1", "path n");
    EXPECT_EQ(proved.verdict, ForAll::proved);
    EXPECT_THAT(proved.law->values, ElementsAre(1));
    EXPECT_FALSE(proved.least);
    const ProveAnswer refuted = gazetteer::prove("order < 100", "ladder n");
    EXPECT_EQ(refuted.verdict, ForAll::refuted);
    EXPECT_EQ(refuted.least, 50);
    const ProveAnswer open = gazetteer::prove("P(ueg, first)", "cycle n");
    EXPECT_EQ(open.verdict, ForAll::inconclusive);
    EXPECT_FALSE(open.law);
    EXPECT_THAT(open.reason, HasSubstr("not bipartite"));
}

TEST(LibraryProve, FindsTheLawOfANumber) {
    const ProveAnswer kayles = gazetteer::prove("grundy(kayles)", "path n");
    EXPECT_EQ(kayles.verdict, ForAll::sequence);
    EXPECT_EQ(kayles.law->period, 12);
    EXPECT_EQ(kayles.law->repeats_from, 71);
    EXPECT_EQ(kayles.law->at(70), 6);
    EXPECT_EQ(kayles.law->at(1'000'000'002), kayles.law->at(90));
    EXPECT_THAT(kayles.law->exceptions,
                ElementsAre(3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70));
    const ProveAnswer size = gazetteer::prove("size", "prism n");
    EXPECT_EQ(size.law->slope, 3);
    EXPECT_EQ(size.law->at(100), 300);
    EXPECT_THROW((void)size.law->at(2), gazetteer::InputError);
    // n for odd n, else 0.
    const ProveAnswer odd = gazetteer::prove("n * (n mod 2)", "path n");
    EXPECT_EQ(odd.law->slope, 0);
    EXPECT_THAT(odd.law->slopes, ElementsAre(2, 0));
    EXPECT_EQ(odd.law->at(1'000'001), 1'000'001);
    EXPECT_EQ(odd.law->at(1'000'002), 0);
}

TEST(LibraryProve, TellsWhatIsWrong) {
    try {
        gazetteer::prove("n = ", "path n");
        FAIL();
    } catch (const gazetteer::InputError& e) {
        EXPECT_EQ(e.line(), 1);
        EXPECT_EQ(e.column(), 5);
    }
    EXPECT_THROW((void)gazetteer::prove("n = 1", "wheel n"), gazetteer::InputError);
}

TEST(LibraryProve, KeepsToItsLimits) {
    const ProveAnswer little =
        gazetteer::prove("matching_number = n", "grid 16 n", {.bytes = 1'000'000});
    EXPECT_EQ(little.verdict, ForAll::inconclusive);
    EXPECT_THAT(little.reason, HasSubstr("the numbers of matchings"));
    std::stop_source stopped;
    stopped.request_stop();
    const ProveAnswer none =
        gazetteer::prove("grundy(node_kayles)", "ladder n", {.stop = stopped.get_token()});
    EXPECT_EQ(none.verdict, ForAll::inconclusive);
}

}  // namespace
