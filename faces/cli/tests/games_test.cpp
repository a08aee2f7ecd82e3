// SPDX-License-Identifier: GPL-3.0-or-later
// Each game of the list is everywhere: counted, hunted, checked, recorded and documented.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "certificates/check/statement.hpp"
#include "language/expressions/term_game.hpp"
#include "work/census/subject.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer {
namespace {

using testing::HasSubstr;

std::string source_contents(const std::string& file) {
    std::ostringstream result;
    result << std::ifstream(source_path(file)).rdbuf();
    return result.str();
}

std::string with_dashes(std::string name) {
    std::ranges::replace(name, ' ', '-');
    return name;
}

std::string identifier(std::string name) {
    std::ranges::replace(name, '-', '_');
    return name;
}

struct Names {
    template <class R>
    static std::string GetName(int) {
        return identifier(with_dashes(R::name));
    }
};

/// A game of the list.
template <class R>
class EachGame : public testing::Test {};
TYPED_TEST_SUITE(EachGame, Games::as<testing::Types>, Names);

TYPED_TEST(EachGame, IsFoundByItsName) {
    EXPECT_EQ(Game::named(TypeParam::name), Game::of<TypeParam>());
    EXPECT_STREQ(Game::of<TypeParam>().name(), TypeParam::name);
}

TYPED_TEST(EachGame, IsCounted) {
    const census::Subject* const subject = census::find_subject(TypeParam::name);
    ASSERT_NE(subject, nullptr);
    EXPECT_EQ(subject->kind == census::Kind::digraphs, is_directed<TypeParam>);
    ASSERT_FALSE(subject->engines.empty());
    EXPECT_EQ(subject->engines.back().name, "definition");
}

TYPED_TEST(EachGame, IsAskedAboutUnlessAReasonSaysWhyNot) {
    const std::string name = identifier(TypeParam::name);
    const char* const reason = conjectures::out_of_conjectures<TypeParam>;
    EXPECT_EQ(conjectures::game_named(name).has_value(), reason == nullptr);
    EXPECT_NE(reason == nullptr ? "none" : std::string(reason), "");
}

TYPED_TEST(EachGame, IsDocumented) {
    const bool in_conjectures = conjectures::out_of_conjectures<TypeParam> == nullptr;
    const std::string end = std::string(" | ") + (is_directed<TypeParam> ? "digraph" : "graph") +
                            " | " + std::to_string(token_count<TypeParam>) + " | " +
                            (has_unrooted_form<TypeParam> ? "yes" : "no") + " | " +
                            (in_conjectures ? "`" + identifier(TypeParam::name) + "`" : "no") +
                            " |";
    std::istringstream page(source_contents("docs/GAMES.md"));
    int rows = 0;
    for (std::string line; std::getline(page, line);)
        if (line.starts_with(std::string("| `") + TypeParam::name + "` |")) {
            ++rows;
            EXPECT_THAT(line, testing::EndsWith(end));
        }
    EXPECT_EQ(rows, 1) << "docs/GAMES.md wants a row for " << TypeParam::name;
    if (in_conjectures) {
        EXPECT_THAT(source_contents("docs/CONJECTURES.md"),
                    HasSubstr("`" + identifier(TypeParam::name) + "`"));
    }
    EXPECT_THAT(source_contents("docs/CERTIFICATES.md"), HasSubstr(TypeParam::name));
}

TEST(Games, ThePageHasARowForEachAndNoOther) {
    std::istringstream page(source_contents("docs/GAMES.md"));
    std::size_t rows = 0;
    for (std::string line; std::getline(page, line);) rows += line.starts_with("| `") ? 1 : 0;
    EXPECT_EQ(rows, Games::size);
}

/// A game of the list, or an unrooted form.
template <class R>
class EachForm : public testing::Test {};
TYPED_TEST_SUITE(EachForm, GamesAndForms::as<testing::Types>, Names);

TYPED_TEST(EachForm, IsKnownToTheChecker) {
    const check::PlayedGame* const game = check::find_game(TypeParam::name);
    ASSERT_NE(game, nullptr);
    EXPECT_EQ(game->roots, token_count<TypeParam>);
    EXPECT_EQ(game->directed, is_directed<TypeParam>);
}

TYPED_TEST(EachForm, HasItsPlayThroughs) {
    EXPECT_NE(
        source_contents("oracle/testkit/playthroughs/" + with_dashes(TypeParam::name) + ".txt"),
        "");
}

}  // namespace
}  // namespace gazetteer
