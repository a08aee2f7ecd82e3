// SPDX-License-Identifier: GPL-3.0-or-later
// Every shipped game on all small boards: its checks hold, and its text is read again.
#include <gtest/gtest.h>

#include <string>
#include <tuple>
#include <vector>

#include "language/rules/game_library.hpp"
#include "oracle/script/check.hpp"

namespace gazetteer::conjectures {
namespace {

class ShippedGame : public testing::TestWithParam<std::string> {
  protected:
    script::Rules rules() const { return *GameLibrary::shipped().find(GetParam()); }
};
class ShippedGameStandard : public ShippedGame {};
class ShippedGameLong : public ShippedGame {};

void expect_passes_its_checks(const script::Rules& rules) {
    EXPECT_EQ(rules.played_to, 0) << "each move lowers a measure";
    for (const script::Finding& finding : script::check_game(rules))
        EXPECT_EQ(finding.fault, "") << finding.what;
}

TEST_P(ShippedGameStandard, PassesItsChecks) {
    expect_passes_its_checks(rules());
}
TEST_P(ShippedGameLong, PassesItsChecks) {
    expect_passes_its_checks(rules());
}

/// A game's text is read as the same game, so that it tells games apart.
TEST_P(ShippedGame, ItsTextIsReadAgain) {
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

/// Three sets make so many positions that this game alone takes as long as twelve others.
const std::string slow_game = "proper_3_colouring";

std::vector<std::string> other_games() {
    std::vector<std::string> names = GameLibrary::shipped().names();
    std::erase(names, slow_game);
    return names;
}

std::string name_of(const testing::TestParamInfo<std::string>& game) {
    return game.param;
}

INSTANTIATE_TEST_SUITE_P(Each, ShippedGame, testing::ValuesIn(GameLibrary::shipped().names()),
                         name_of);
INSTANTIATE_TEST_SUITE_P(Each, ShippedGameStandard, testing::ValuesIn(other_games()), name_of);
INSTANTIATE_TEST_SUITE_P(Each, ShippedGameLong, testing::Values(slow_game), name_of);

}  // namespace
}  // namespace gazetteer::conjectures
