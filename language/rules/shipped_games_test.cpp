// SPDX-License-Identifier: GPL-3.0-or-later
// Every shipped game on all small boards: its checks hold, and its text is read again.
#include <gtest/gtest.h>

#include <tuple>

#include "language/rules/game_library.hpp"
#include "oracle/script/check.hpp"

namespace gazetteer::conjectures {
namespace {

class ShippedGameStandard : public testing::TestWithParam<std::string> {
  protected:
    script::Rules rules() const { return *GameLibrary::shipped().find(GetParam()); }
};

TEST_P(ShippedGameStandard, PassesItsChecks) {
    EXPECT_EQ(rules().played_to, 0) << "each move lowers a measure";
    for (const script::Finding& finding : script::check_game(rules()))
        EXPECT_EQ(finding.fault, "") << finding.what;
}

/// A game's text is read as the same game, so that it tells games apart.
TEST_P(ShippedGameStandard, ItsTextIsReadAgain) {
    const script::Rules known = rules();
    const std::string text = script::text(known);
    const auto again = parse_games(text);
    ASSERT_TRUE(again) << text << ": " << again.error().message;
    ASSERT_EQ(again->size(), 1u);
    const script::Rules& read = again->front();
    EXPECT_EQ(script::text(read), text);
    EXPECT_EQ(
        std::tie(read.name, read.directed, read.tokens, read.sets, read.misere, read.source),
        std::tie(known.name, known.directed, known.tokens, known.sets, known.misere, known.source));
    ASSERT_EQ(read.moves.size(), known.moves.size());
    for (std::size_t i = 0; i < read.moves.size(); ++i) {
        EXPECT_EQ(read.moves[i].player, known.moves[i].player);
        EXPECT_EQ(read.moves[i].effects.size(), known.moves[i].effects.size());
    }
}

INSTANTIATE_TEST_SUITE_P(Each, ShippedGameStandard,
                         testing::ValuesIn(GameLibrary::shipped().names()),
                         [](const auto& game) { return game.param; });

}  // namespace
}  // namespace gazetteer::conjectures
