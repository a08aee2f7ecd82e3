// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of a game: right games pass, and each check has a game that it refuses.
#include "oracle/script/check.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/testkit/script_rules.hpp"

namespace gazetteer::script {
namespace {

using testing::Each;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(ScriptCheck, RightGamesPass) {
    const auto passes = Each(Field(&Finding::fault, IsEmpty()));
    EXPECT_THAT(check_game(hand_made::node_kayles()), passes);
    EXPECT_EQ(check_game(hand_made::node_kayles()).size(), 5u);
    EXPECT_THAT(check_game(hand_made::edge_geography()), passes);
    EXPECT_EQ(check_game(hand_made::edge_geography()).size(), 4u);
}

/// Holds of the vertices 0 and 1 alone.
class FirstTwo : public GuardTest {
  public:
    void load(const Position&) override {}
    bool holds(std::span<const Vertex> named) override { return named[0] < 2; }
};

TEST(ScriptCheck, AGameInWhichNamesMatterIsRefused) {
    Rules rules = hand_made::node_kayles();
    rules.moves[0].guard = Guard{
        .test = [] { return std::make_unique<FirstTwo>(); }, .text = "u < 2", .is_local = true};
    const auto findings = check_game(rules);
    EXPECT_THAT(findings[1].fault, HasSubstr("by classes"));
    EXPECT_EQ(findings[2].fault, "");
    EXPECT_THAT(findings[3].fault, HasSubstr("but"));
}

/// Holds where the position has two vertices or more.
class NotAlone : public GuardTest {
  public:
    void load(const Position& position) override { holds_ = position.present.size() > 1; }
    bool holds(std::span<const Vertex>) override { return holds_; }

  private:
    bool holds_ = false;
};

TEST(ScriptCheck, AConditionThatIsWronglyCalledLocalIsFound) {
    Rules rules = hand_made::node_kayles();
    rules.moves[0].guard = Guard{
        .test = [] { return std::make_unique<NotAlone>(); }, .text = "order > 1", .is_local = true};
    const auto findings = check_game(rules);
    EXPECT_THAT(findings[1].fault, HasSubstr("by classes"));
    EXPECT_THAT(findings[2].fault, HasSubstr("by subsets"));
    EXPECT_EQ(findings[3].fault, "");
    EXPECT_THAT(findings[4].fault, HasSubstr("the nim-sum is"));
}

TEST(ScriptCheck, AFaultInPlayIsFound) {
    Rules rules = hand_made::vertex_geography();
    rules.moves[0].effects.pop_back();
    const auto findings = check_game(rules);
    ASSERT_EQ(findings.size(), 2u) << "the other checks would fail alike";
    EXPECT_THAT(findings[1].what, HasSubstr("agree"));
    EXPECT_THAT(findings[1].fault, HasSubstr("would stand on"));
}

TEST(ScriptCheck, APlayThroughGoesToTheEnd) {
    EXPECT_THAT(play_through(hand_made::node_kayles()),
                testing::ElementsAre("0 1 2 3: 0-1 0-2 1-2 2-3; N, Grundy value 2", "  0",
                                     "3:; N, Grundy value 1", "  3", ":; P, Grundy value 0"));
}

}  // namespace
}  // namespace gazetteer::script
