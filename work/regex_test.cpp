// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/regex.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gazetteer {
namespace {

using ::testing::ElementsAre;

TEST(Regex, MatchesTheWholeTextOrAPartOfIt) {
    const Regex pair("(\\d+)-(\\d+)");
    EXPECT_EQ(pair.whole("3-14"), (Regex::Groups{"3-14", "3", "14"}));
    EXPECT_EQ(pair.whole("x3-14"), std::nullopt);
    EXPECT_EQ(pair.first_in("x3-14 5-6"), (Regex::Groups{"3-14", "3", "14"}));
    EXPECT_EQ(pair.first_in("x3 14"), std::nullopt);
    EXPECT_EQ(Regex("a(b)?(c)").whole("ac"), (Regex::Groups{"ac", "", "c"}));
}

TEST(Regex, FindsAllMatchesFromTheLeft) {
    const Regex letter("a(.)");
    EXPECT_THAT(
        letter.all_in("abaacad"),
        ElementsAre(Regex::Groups{"ab", "b"}, Regex::Groups{"aa", "a"}, Regex::Groups{"ad", "d"}));
    EXPECT_THAT(letter.group_in("abaacad"), ElementsAre("b", "a", "d"));
    EXPECT_THAT(letter.group_in("abx", 0), ElementsAre("ab"));
    EXPECT_THAT(letter.all_in(""), ElementsAre());
    EXPECT_EQ(letter.replaced("abcad", "$1!"), "b!cd!");
}

TEST(Regex, LinesHaveEndsOfTheirOwnAndCaseIsOneIfAsked) {
    EXPECT_EQ(Regex("^b$", Regex::lines).all_in("a\nb\nb").size(), 2u);
    EXPECT_EQ(Regex("^b$").all_in("a\nb\nb").size(), 0u);
    EXPECT_TRUE(Regex("Graph", Regex::any_case).whole("gRAPH"));
    EXPECT_FALSE(Regex("Graph").whole("gRAPH"));
    EXPECT_THROW(Regex("("), std::exception);
}

}  // namespace
}  // namespace gazetteer
