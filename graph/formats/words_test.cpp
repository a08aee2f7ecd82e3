// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/formats/words.hpp"

#include <gtest/gtest.h>

namespace gazetteer {
namespace {

TEST(Words, HaveTheirColumns) {
    EXPECT_TRUE(words_of("").empty());
    EXPECT_TRUE(words_of("  \t").empty());
    const auto words = words_of(" grid  3\t4");
    ASSERT_EQ(words.size(), 3u);
    EXPECT_EQ(words[0].text, "grid");
    EXPECT_EQ(words[0].column, 2);
    EXPECT_EQ(words[2].text, "4");
    EXPECT_EQ(words[2].column, 10);
    EXPECT_EQ(words_of("a,b", " ,").size(), 2u);
    EXPECT_EQ(words_of("a,b").size(), 1u);
}

TEST(Words, TheNearestNameIsFound) {
    const std::vector<std::string> known{"order", "size", "bridges", "girth"};
    EXPECT_EQ(nearest("ordr", known), "order");
    EXPECT_EQ(nearest("bridge", known), "bridges");
    EXPECT_EQ(nearest("brigdes", known), "bridges");
    EXPECT_EQ(nearest("chromatic", known), "");
    EXPECT_EQ(nearest("x", known), "");
}

TEST(Words, AnErrorTellsTheNearestNameOrWhatElseItHasToSay) {
    const std::vector<std::string> known{"order", "size"};
    EXPECT_EQ(nearest_or("ordr", known, "; there are two"), "; the nearest known one is order");
    EXPECT_EQ(nearest_or("chromatic", known, "; there are two"), "; there are two");
    EXPECT_EQ(nearest_or("chromatic", known), "");
    EXPECT_EQ(told_nearest("grid M N"), "; the nearest known one is grid M N");
    EXPECT_EQ(told_nearest(""), "");
}

}  // namespace
}  // namespace gazetteer
