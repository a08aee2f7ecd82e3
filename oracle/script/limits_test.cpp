// SPDX-License-Identifier: GPL-3.0-or-later
// A long play on a large board keeps to the limits.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "oracle/script/board_game.hpp"
#include "oracle/script/solver.hpp"
#include "oracle/script/values.hpp"
#include "oracle/testkit/script_rules.hpp"

namespace gazetteer::script {
namespace {

using testing::HasSubstr;

/// Holds always. Requests the stop when it is loaded with the tenth position.
class StopsAtTen : public GuardTest {
  public:
    StopsAtTen(std::stop_source& source, int& loads) : source_(source), loads_(loads) {}
    void load(const Position&) override {
        if (++loads_ == 10) source_.request_stop();
    }
    bool holds(std::span<const Vertex>) override { return true; }

  private:
    std::stop_source& source_;
    int& loads_;
};

/// misere; move u ~ w: erase(u, w). A play is as long as there are edges, and the first is played
/// to its end before anything is decided.
Rules long_game() {
    Rules rules = hand_made::edge_delete();
    rules.moves[0].guard.reset();
    rules.misere = true;
    return rules;
}

TEST(ScriptLimits, AStopEndsAPlayAtTheNextPosition) {
    std::stop_source source;
    const std::stop_token token = source.get_token();
    int loads = 0;
    Rules rules = long_game();
    rules.moves[0].guard =
        Guard{.test = [&] { return std::make_unique<StopsAtTen>(source, loads); }};
    Solver<ClassKey> solver(rules, {.stop = &token});
    EXPECT_THROW(solver.outcome(solver.game().start(to_graph(complete(20)), {})), EngineStopped);
    EXPECT_EQ(loads, 10);
}

/// What the solver says of a board on which a play has 190 positions.
template <class AnySolver>
std::string complaint(AnySolver& solver, const typename AnySolver::Position& start) {
    try {
        solver.outcome(start);
    } catch (const EngineLimitExceeded& error) {
        return error.what();
    }
    return "none";
}

TEST(ScriptLimits, OptionsOfALongPlayCountAsMemory) {
    const EngineLimits limits{.bytes = std::size_t{1} << 20};
    const Rules rules = long_game();
    Solver<ClassKey> classes(rules, limits);
    EXPECT_THAT(
        complaint(classes, classes.game().start(to_graph(complete(20)), {})),
        HasSubstr("the options of the positions of one play need 2 MiB, allowed are 1 MiB"));
    EXPECT_LT(classes.positions(), 20U);
    const auto board = std::make_shared<const Board>(complete(20));
    Solver<BoardKey, BoardGame> subsets(BoardGame(rules, board), BoardKey(rules, board), limits);
    EXPECT_THAT(complaint(subsets, subsets.game().start(*board, {})), HasSubstr("of one play"));
    EXPECT_LT(subsets.positions(), 40U);
}

/// token v; move u ~ v: v := u. Nothing goes.
Rules endless_game() {
    Rules rules = hand_made::edge_geography();
    rules.name = "walk";
    rules.moves[0].effects.erase(rules.moves[0].effects.begin());
    return rules;
}

template <class Ask>
std::string fault(Ask ask) {
    try {
        ask();
    } catch (const RulesError& error) {
        return error.what();
    }
    return "none";
}

TEST(ScriptLimits, APlayWithoutEndIsStoppedWithItsPosition) {
    Rules rules = endless_game();
    rules.played_to = 3;
    const std::vector<Vertex> token{0};
    const auto says = HasSubstr(
        "walk: a play was stopped after 5000 moves, in the position 0 1: 0-1, v = 0; the "
        "rules do not show that play ends");
    Solver<ClassKey> classes(rules);
    const Position start = classes.game().start(to_graph(path(2)), token);
    EXPECT_THAT(fault([&] { classes.outcome(start); }), says);
    // The moves are counted anew.
    EXPECT_THAT(fault([&] { classes.grundy_value(start); }), says);
    EXPECT_EQ(classes.outcome(classes.game().start(to_graph(path(1)), token)), Outcome::P);
    const auto board = std::make_shared<const Board>(path(2));
    Solver<BoardKey, BoardGame> subsets(BoardGame(rules, board), BoardKey(rules, board));
    EXPECT_THAT(fault([&] { subsets.outcome(subsets.game().start(*board, token)); }), says);
    ValueSolver values(rules);
    EXPECT_THAT(fault([&] { values.value(start); }), says);
    EXPECT_THAT(fault([&] { values.value(start); }), says);
}

TEST(ScriptLimits, WhatIsHeldIsGivenBack) {
    std::size_t held = 0;
    const EngineLimits limits{.bytes = 100};
    {
        const HeldBytes some(held, 60, limits);
        EXPECT_EQ(held, 60U);
        EXPECT_THROW(HeldBytes(held, 41, limits), EngineLimitExceeded);
        const HeldBytes all(held, 40, limits);
        EXPECT_EQ(held, 100U);
    }
    EXPECT_EQ(held, 0U);
}

}  // namespace
}  // namespace gazetteer::script
