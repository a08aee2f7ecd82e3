// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/formats/text_within.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace gazetteer {
namespace {

TEST(TextWithin, HasOneByteMoreOfALongerText) {
    const auto read = [](const std::string& text) {
        std::istringstream in(text);
        return text_within(in, 3);
    };
    EXPECT_EQ(read(""), "");
    EXPECT_EQ(read("abc"), "abc");
    EXPECT_EQ(read("abcd"), "abcd");
    EXPECT_EQ(read("abcde"), "abcd");
}

TEST(TextWithin, EndsWithAFileThatDoesNot) {
    EXPECT_EQ(text_within("/dev/zero", 1000), std::string(1001, '\0'));
    EXPECT_EQ(text_within("/dev/null", 1000), "");
    EXPECT_EQ(text_within("/dev", 1000), std::nullopt);
    EXPECT_EQ(text_within("/dev/no_such_file", 1000), std::nullopt);
}

}  // namespace
}  // namespace gazetteer
