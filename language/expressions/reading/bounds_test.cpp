// SPDX-License-Identifier: GPL-3.0-or-later
// The bounds of what is read, and what is shown of a long line.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "language/expressions/syntax.hpp"
#include "language/testkit/told.hpp"

namespace gazetteer::conjectures {
namespace {

std::string in_a_row(const std::string& text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) result += text;
    return result;
}

std::string told_of(const std::string& text) {
    return told(parse_expression(text));
}

/// Those around the fault are shown of a line of more than 120 letters.
TEST(Bounds, OfALongLineTheCaretHasItsSurroundings) {
    for (const int letters : {1, 119, 120, 121, 122, 179, 180, 181, 182, 300}) {
        const auto size = static_cast<std::size_t>(letters);
        std::string line;
        for (std::size_t i = 0; i < size; ++i) line += static_cast<char>('a' + i % 26);
        for (std::size_t at = 0; at <= size; ++at) {
            const std::string told =
                describe("1\n" + line + "\n2", {"m", static_cast<int>(at) + 3}, "f");
            const std::string head = "f:2:" + std::to_string(at + 1) + ": m\n  ";
            ASSERT_TRUE(told.starts_with(head)) << told;
            const std::string shown =
                told.substr(head.size(), told.find('\n', head.size()) - head.size());
            const std::size_t caret = told.size() - head.size() - shown.size() - 4;
            EXPECT_EQ(told.substr(head.size() + shown.size()),
                      "\n  " + std::string(caret, ' ') + "^");
            const std::size_t first = size <= 120 || at <= 60 ? 0 : at - 60;
            const std::size_t last = size <= 120 ? size : std::min(first + 120, size);
            const std::string before = first > 0 ? "..." : "";
            EXPECT_EQ(shown,
                      before + line.substr(first, last - first) + (last < size ? "..." : ""));
            EXPECT_EQ(caret, before.size() + at - first);
        }
    }
}

/// How a text ends that is refused, where `count` of its parts are one too many.
struct Bound {
    std::string before;
    std::string part;
    std::string behind;
    int count;
    int column;
};

TEST(Bounds, OfATextAreExact) {
    const std::string too_deep =
        ": an expression has at most 100 parentheses or signs inside one another and 400 levels in "
        "all";
    for (const Bound& bound : std::vector<Bound>{{"1", " + 1", " = 2", 399, 1},
                                                 {"2 = 1", " + 1", "", 399, 1},
                                                 {"tree", " and tree", "", 400, 3597},
                                                 {"tree", " <-> tree", "", 400, 3597},
                                                 {"tree", " -> tree", "", 101, 806},
                                                 {"forall u", ", u", ": tree", 399, 1},
                                                 {"", "forall u: ", "tree", 100, 1005},
                                                 {"", "not ", "tree", 100, 405},
                                                 {"", "-", "1 = 1", 101, 101}}) {
        const auto text = [&](int count) {
            return bound.before + in_a_row(bound.part, count) + bound.behind;
        };
        EXPECT_TRUE(parse_expression(text(bound.count - 1))) << bound.part;
        EXPECT_EQ(told_of(text(bound.count)), std::to_string(bound.column) + too_deep);
    }
    EXPECT_EQ(told_of(in_a_row("(", 99) + "tree" + in_a_row(")", 99)), "tree");
    EXPECT_EQ(told_of(in_a_row("(", 100) + "tree" + in_a_row(")", 100)), "105" + too_deep);
    EXPECT_EQ(told_of("tree" + in_a_row(" ", 19'996)), "tree");
    EXPECT_EQ(told_of("tree" + in_a_row(" ", 19'997)),
              "20001: an expression has at most 20000 bytes; this one has 20001");
}

TEST(Bounds, OfWhatIsWrittenOutAreExact) {
    const auto levels = [](int uses) {
        return "let k = 1" + in_a_row(" + 1", 200) + " in k" + in_a_row(" + k", uses) + " = 2";
    };
    EXPECT_TRUE(parse_expression(levels(196)));
    EXPECT_EQ(told_of(levels(197)),
              "9: with what it names written out, an expression has at most 400 levels");
    // The value of ki has 2^(i+1) - 1 parts, and a sum of some has as many as these powers less 1.
    // A value is resolved once: at each use anew, its 17 names would be more than a million parts.
    std::string doubled = "let n0 = 1 in ";
    for (int i = 1; i <= 16; ++i)
        doubled += "let n" + std::to_string(i) + " = n" + std::to_string(i - 1) + " in ";
    doubled += "let k0 = n16 in ";
    for (int i = 1; i <= 16; ++i) {
        const std::string before = "k" + std::to_string(i - 1);
        doubled += "let k" + std::to_string(i) + " = " + before + " + " + before + " in ";
    }
    for (int i = 16; i >= 0; --i)
        if ((99'999 >> i & 1) != 0) doubled += (i < 16 ? " + k" : "k") + std::to_string(i);
    EXPECT_TRUE(parse_expression(doubled + " = -1"));
    EXPECT_EQ(told_of(doubled + " = --1"),
              "1: with its repeated parts written out, the expression has more than 200000 parts");
}

}  // namespace
}  // namespace gazetteer::conjectures
