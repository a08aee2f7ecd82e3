// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace {

using gazetteer::Game;
using gazetteer::InputError;
using testing::Contains;
using testing::HasSubstr;

TEST(LibraryGame, SaysWhatItIsLike) {
    const Game ueg = Game::named("ueg");
    EXPECT_EQ(ueg.name(), "ueg");
    EXPECT_TRUE(ueg.is_built_in());
    EXPECT_TRUE(ueg.has_unrooted_form());
    EXPECT_EQ(ueg.token_count(), 1);
    EXPECT_EQ(ueg.text(), "");
    EXPECT_TRUE(Game::named("deg").is_directed());
    EXPECT_TRUE(Game::named("partizan-uvg").is_partizan());
    const Game kayles = Game::named("node_kayles");
    EXPECT_FALSE(kayles.is_built_in());
    EXPECT_EQ(kayles.token_count(), 0);
    EXPECT_EQ(kayles, Game::from_text(kayles.text()));
    EXPECT_FALSE(kayles == ueg);
}

TEST(LibraryGame, ATextAtFaultHasLineAndColumn) {
    try {
        Game::from_text("game g\nmove u: delete(w)\n", "my.game");
        FAIL();
    } catch (const InputError& e) {
        EXPECT_EQ(e.line(), 2);
        EXPECT_EQ(e.column(), 16);
        EXPECT_THAT(e.what(), HasSubstr("my.game:2:16: "));
    }
    EXPECT_THROW(Game::from_file("no such file"), gazetteer::EnvironmentError);
}

TEST(LibraryGame, GamesAreMadeKnownOnceAndAllOrNone) {
    const std::string text = "game known_by_the_test\nmove u: delete(u)\n";
    EXPECT_THROW(Game::named("known_by_the_test"), InputError);
    gazetteer::know_games(text);
    gazetteer::know_games(text);
    EXPECT_EQ(Game::named("known_by_the_test"), Game::from_text(text));
    EXPECT_THAT(gazetteer::known_games(), Contains("known_by_the_test"));
    EXPECT_THROW(gazetteer::know_games("game another_one\nmove u: delete(u)\n\n" + text + "\n"),
                 InputError);
    EXPECT_THAT(gazetteer::known_games(), testing::Not(Contains("another_one")));
    EXPECT_EQ(gazetteer::known_games().front(), "uvg");
}

}  // namespace
