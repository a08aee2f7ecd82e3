// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/reading/faults.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "faces/editor/reading/outline.hpp"
#include "faces/editor/testkit/dialogue.hpp"
#include "language/rules/game_file.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::editor {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// "12: message".
std::vector<std::string> told(const std::vector<Fault>& faults) {
    std::vector<std::string> result;
    for (const Fault& fault : faults)
        result.push_back(std::to_string(fault.at) + ": " + fault.message);
    return result;
}

TEST(Faults, EachGameHasItsOwn) {
    const std::string text =
        "game a\n  mve u: delete(u)\ngame b\n  move u: delete(u)\n"
        "game c\n  move u: delete(x)\n";
    const auto faults = told(faults_of_games(text));
    ASSERT_EQ(faults.size(), 2u);
    EXPECT_THAT(faults[0], HasSubstr("9: expected 'move'"));
    EXPECT_THAT(faults[1], HasSubstr("unknown vertex or set 'x'"));
    EXPECT_EQ(faults[1].substr(0, faults[1].find(':')), std::to_string(text.find("x)")));
}

TEST(Faults, OfOneGameAreTheParsersOwn) {
    for (const std::string text :
         {"game a", "game a move u: delete(w)", "game", "x", "game a\n\n"}) {
        const auto error = conjectures::parse_games(text).error();
        EXPECT_THAT(told(faults_of_games(text)),
                    ElementsAre(std::to_string(error.column - 1) + ": " + error.message));
    }
    EXPECT_THAT(faults_of_games(""), IsEmpty());
    EXPECT_THAT(told(faults_of_games("game a move u: delete(u)\ngame a move u: delete(u)")),
                ElementsAre("30: two games have the name 'a'"));
}

TEST(Faults, OfConjecturesAreToldAllAtOnce) {
    const std::string text =
        "# \u03c7\na | holds | order ..3 | tre\nb | perhaps | order ..3 | tree\n"
        "c | holds | ordr ..3 | tree\na | holds | order ..3 | tree\nc | holds | order ..3 | tree\n"
        "define k\n";
    const auto faults = told(faults_of_conjectures(text, ""));
    ASSERT_EQ(faults.size(), 4u) << testing::PrintToString(faults);
    EXPECT_THAT(faults[0], HasSubstr(std::to_string(text.find("tre\n")) + ": unknown"));
    EXPECT_THAT(faults[1], HasSubstr("expected holds"));
    EXPECT_THAT(faults[2], HasSubstr(std::to_string(text.find("ordr")) + ": "));
    EXPECT_EQ(faults[3], std::to_string(text.size() - 1) + ": expected '=', found the end");
}

TEST(Faults, WhatIsSaidInAnOldWayIsAWarning) {
    const auto faults = faults_of_conjectures("a | open | order ..3 | forall v: inner(v)\n", "");
    ASSERT_EQ(faults.size(), 1u);
    EXPECT_EQ(faults[0].severity, Severity::warning);
    EXPECT_THAT(faults[0].message, HasSubstr("inner_vertex"));
}

TEST(Faults, OfShippedTextsThereAreNone) {
    for (const char* file : {"docs/conjectures/fsu93.txt", "docs/conjectures/language.txt"})
        EXPECT_THAT(told(faults_of_conjectures(text_of_source(file), "")), IsEmpty()) << file;
    EXPECT_THAT(
        told(faults_of(Language::paper, text_of_source("docs/papers/feedback_game.txt"), "")),
        IsEmpty());
}

TEST(Faults, AUsedFileOfAnyLengthIsReadInPartOnly) {
    const auto faults =
        told(faults_of(Language::paper, "paper A \"T\"\nuse /dev/zero\nuse /dev/null\n", ""));
    ASSERT_EQ(faults.size(), 1u) << testing::PrintToString(faults);
    EXPECT_THAT(faults[0], HasSubstr("at most 20000 bytes"));
}

/// "claim T1 at 12".
std::vector<std::string> outlined(Language language, const std::string& text) {
    std::vector<std::string> result;
    for (const Symbol& symbol : outline_of(language, text)) {
        EXPECT_EQ(text.substr(symbol.begin, symbol.end - symbol.begin), symbol.name);
        result.push_back(std::to_string(static_cast<int>(symbol.kind)) + " " + symbol.name);
    }
    return result;
}

TEST(Outline, NamesWhatATextDefines) {
    EXPECT_THAT(outlined(Language::paper,
                         "paper A \"T\"\nuse a b.game  # beside\ndefine near(u, w) = u ~ w\n"
                         "game mine\n  move u: delete(u)\n  game no\nclaim T 2.1 \"game x\"\n"
                         "claim\n# claim no \"\"\n"),
                ElementsAre("4 a b.game", "1 near", "0 mine", "2 T 2.1"));
    EXPECT_THAT(outlined(Language::game, "  game a move u: delete(u)\n# game b\n\tgame c\r\n"),
                ElementsAre("0 a", "0 c"));
    EXPECT_THAT(
        outlined(Language::conjectures, "use a.txt\ndefine k = 1\na b | holds | | tree\n# c | d\n"),
        ElementsAre("4 a.txt", "1 k", "3 a b"));
    EXPECT_THAT(outlined(Language::other, "game a"), IsEmpty());
}

}  // namespace
}  // namespace gazetteer::editor
