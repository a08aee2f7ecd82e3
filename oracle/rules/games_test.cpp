// SPDX-License-Identifier: GPL-3.0-or-later
// The list of games: what each is like is read off its rules.
#include "oracle/rules/games.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace gazetteer {
namespace {

using testing::ElementsAre;

struct Row {
    std::string name;
    bool directed;
    bool partizan;
    int tokens;
    bool unrooted_form;
    bool operator==(const Row&) const = default;
};

template <class... R>
std::vector<Row> rows() {
    std::vector<Row> result;
    for (const Game game : {Game::of<R>()...})
        result.push_back({game.name(), game.is_directed(), game.is_partizan(), game.token_count(),
                          game.has_unrooted_form()});
    return result;
}

template <class... R>
struct RowsOf {
    static std::vector<Row> all() { return rows<R...>(); }
};

TEST(Games, AreWhatTheirRulesSay) {
    EXPECT_EQ(Games::as<RowsOf>::all(),
              (std::vector<Row>{{"uvg", false, false, 1, true},
                                {"ueg", false, false, 1, true},
                                {"dvg", true, false, 1, true},
                                {"deg", true, false, 1, true},
                                {"partizan-uvg", false, true, 2, false},
                                {"partizan-ueg", false, true, 2, false},
                                {"slither", false, false, 0, false},
                                {"edge-delete", false, false, 0, false},
                                {"edge-labelling", false, false, 0, false}}));
}

TEST(Games, AreFoundByTheirNames) {
    for (const char* name : Games::names) {
        const auto game = Game::named(name);
        ASSERT_TRUE(game) << name;
        EXPECT_STREQ(game->name(), name);
    }
    EXPECT_FALSE(Game::named(""));
    EXPECT_FALSE(Game::named("UEG"));
    EXPECT_FALSE(Game::named("unrooted ueg"));
}

TEST(Games, AGameIsThatOfItsRulesAlone) {
    const Game slither = Game::of<Slither>();
    EXPECT_TRUE(slither.is<Slither>());
    EXPECT_FALSE(slither.is<EdgeDelete>());
    EXPECT_FALSE(slither.is<UndirectedVertexGeography>());
    EXPECT_TRUE(Game().is<UndirectedVertexGeography>());
    EXPECT_EQ(*Game::named("slither"), slither);
    EXPECT_EQ(slither.visit([]<class R>() { return std::same_as<R, Slither>; }), true);
    EXPECT_TRUE(Games::contains<Slither>);
    EXPECT_FALSE(Games::contains<Unrooted<UndirectedEdgeGeography>>);
    EXPECT_FALSE(GameList<>::contains<Slither>);
}

TEST(Games, FormsAreThoseWithTokensUnrootedThoseWithoutAndPartizan) {
    EXPECT_THAT(GamesAndForms::names,
                ElementsAre(testing::StrEq("uvg"), testing::StrEq("ueg"), testing::StrEq("dvg"),
                            testing::StrEq("deg"), testing::StrEq("unrooted uvg"),
                            testing::StrEq("unrooted ueg"), testing::StrEq("unrooted dvg"),
                            testing::StrEq("unrooted deg"), testing::StrEq("slither"),
                            testing::StrEq("edge-delete"), testing::StrEq("edge-labelling"),
                            testing::StrEq("partizan-uvg"), testing::StrEq("partizan-ueg")));
    std::vector<std::string> visited;
    GamesAndForms::for_each([&]<class R>() { visited.emplace_back(R::name); });
    EXPECT_TRUE(std::ranges::equal(visited, GamesAndForms::names));
}

TEST(Games, AMoveOfALabellingIsItsEdgeAndLabel) {
    EXPECT_EQ(text(EdgeLabelling::Move{{0, 2}, 5}), "0-2=5");
    EXPECT_EQ(EdgeLabelling::Move{}.label, 0);
}

}  // namespace
}  // namespace gazetteer
