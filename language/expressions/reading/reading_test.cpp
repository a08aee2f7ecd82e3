// SPDX-License-Identifier: GPL-3.0-or-later
// Words, signs and bytes of a text, and what an error says of them.
#include <gtest/gtest.h>

#include <array>

#include "language/expressions/reading/furthest.hpp"
#include "language/expressions/reading/letters.hpp"
#include "language/expressions/syntax.hpp"
#include "language/expressions/syntax_properties.hpp"

namespace gazetteer::conjectures {
namespace {

TEST(Reading, NamesAreOfLettersDigitsAndUnderscores) {
    const std::string_view letters =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    for (int byte = 0; byte < 256; ++byte) {
        const char c = static_cast<char>(byte);
        EXPECT_EQ(is_of_word(c), letters.find(c) != letters.npos) << byte;
    }
    EXPECT_EQ(first_word("u_1 ~ w"), "u_1");
    EXPECT_EQ(first_word("order"), "order");
    EXPECT_EQ(first_word("~ w"), "");
    EXPECT_EQ(first_word(""), "");
}

/// The code point in UTF-8, by its definition.
std::string utf8(unsigned point) {
    const auto part = [point](int shift, unsigned mask, unsigned lead) {
        return static_cast<char>(lead | (point >> shift & mask));
    };
    if (point < 0x80) return {part(0, 0x7F, 0)};
    if (point < 0x800) return {part(6, 0x1F, 0xC0), part(0, 0x3F, 0x80)};
    if (point < 0x10000) return {part(12, 0xF, 0xE0), part(6, 0x3F, 0x80), part(0, 0x3F, 0x80)};
    return {part(18, 7, 0xF0), part(12, 0x3F, 0x80), part(6, 0x3F, 0x80), part(0, 0x3F, 0x80)};
}

TEST(Reading, CharactersOfUtf8HaveTheirLength) {
    for (unsigned point = 0; point < 0x110000; point += point < 0x1000 ? 1 : 37) {
        const std::string one = utf8(point);
        ASSERT_EQ(utf8_length(one), one.size()) << point;
        ASSERT_EQ(utf8_length(one + "z"), one.size()) << point;
        if (one.size() > 1) {
            ASSERT_EQ(utf8_length(one.substr(0, one.size() - 1)), 0U) << point;
            ASSERT_EQ(utf8_length(one.substr(1)), 0U) << point;
        }
        for (std::size_t i = 1; i < one.size(); ++i) {
            std::string broken = one;
            broken[i] = 'z';
            ASSERT_EQ(utf8_length(broken), 0U) << point;
        }
    }
    EXPECT_EQ(utf8_length(utf8(0x10FFFF)), 4U);
    for (const char* text : {"\xC0\x80", "\xC1\xBF", "\xF5\x80\x80\x80", "\xFF"})
        EXPECT_EQ(utf8_length(text), 0U) << text;
}

TEST(Reading, WhatIsFoundIsAWordOrACharacter) {
    const std::string forty(40, 'x');
    EXPECT_EQ(found_at("tree and", 0), "'tree'");
    EXPECT_EQ(found_at("tree and", 5), "'and'");
    EXPECT_EQ(found_at("tree", 4), "the end");
    EXPECT_EQ(found_at("tree", 9), "the end");
    EXPECT_EQ(found_at("a & b", 2), "'&'");
    EXPECT_EQ(found_at("a  b", 1), "' '");
    EXPECT_EQ(found_at("a\u2603b", 1), "'\u2603'");
    EXPECT_EQ(found_at(forty, 0), "'" + forty + "'");
    EXPECT_EQ(found_at("(" + forty + "y", 1), "'" + forty + "'");
    for (const char* text : {"\x1f", "\n", "\x7f", "\xce", "\xff"})
        EXPECT_EQ(found_at(text, 0), "a byte that no expression has");
}

TEST(Reading, WhatWasWantedIsListed) {
    EXPECT_EQ(listed({}), "");
    EXPECT_EQ(listed({"a"}), "a");
    EXPECT_EQ(listed({"a", "b"}), "a or b");
    EXPECT_EQ(listed({"a", "b", "c"}), "a, b or c");
    EXPECT_EQ(listed({"a", "b", "c", "d"}), "a, b, c or d");
    Furthest furthest;
    furthest.note(0, "a");
    furthest.note(3, "b");
    furthest.note(2, "c");
    furthest.note(3, "d");
    const ParseError error = error_at("tree xor", furthest);
    EXPECT_EQ(error.message, "expected b or d, found 'e'");
    EXPECT_EQ(error.column, 4);
}

/// The checks that every text of the fuzzers meets.
TEST(Reading, AnErrorHasAMessageAndAColumnOfTheText) {
    for (const ParseError& sound : {ParseError{"m", 1}, ParseError{"m", 2}, ParseError{"m", 3}})
        EXPECT_NO_THROW(require_sound_error("ab", sound)) << sound.column;
    for (const ParseError& fault : {ParseError{"", 1}, ParseError{"m", 0}, ParseError{"m", -1},
                                    ParseError{"m", 4}, ParseError{"m", 5}})
        EXPECT_THROW(require_sound_error("ab", fault), ContractViolation) << fault.column;
}
/// What is read, and printed so that it is longer or deeper than what may be read, is sound.
TEST(Reading, APrintMayBeMoreThanMayBeRead) {
    std::string nested;
    for (int i = 0; i < 60; ++i) nested += "not ";
    EXPECT_NO_THROW(require_sound_expression("let k = " + nested + "tree in " + nested + "k"));
    std::string repeated = "let k = tree";
    for (int i = 0; i < 150; ++i) repeated += " and bipartite";
    repeated += " in k";
    for (int i = 0; i < 20; ++i) repeated += " or k";
    const auto parsed = parse_expression(repeated);
    ASSERT_TRUE(parsed) << parsed.error().message;
    EXPECT_GT(to_string(*parsed).size(), expression_length_max);
    EXPECT_NO_THROW(require_sound_expression(repeated));
}

}  // namespace
}  // namespace gazetteer::conjectures
