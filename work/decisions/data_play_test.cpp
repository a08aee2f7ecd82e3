// SPDX-License-Identifier: GPL-3.0-or-later
// Plays of games given as data keep the rules, and end as the definition says.
#include "work/decisions/data_play.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/script/solver.hpp"
#include "oracle/testkit/script_rules.hpp"

namespace gazetteer::decisions {
namespace {

using script::Effect;
using script::Item;
using script::Rules;
using testing::IsEmpty;
using testing::SizeIs;

/// Left takes a vertex, Right an edge with its ends.
Rules vertex_against_edge() {
    Rules rules = script::hand_made::node_kayles();
    rules.moves.assign(2, rules.moves[0]);
    rules.moves[0].player = Player::left;
    rules.moves[0].effects = {{Effect::Kind::remove, 0, {{Item::Kind::vertex, 0}}}};
    rules.moves[1].player = Player::right;
    rules.moves[1].binder = {script::Binder::Kind::edge, 0, 1};
    rules.moves[1].effects = {
        {Effect::Kind::remove, 0, {{Item::Kind::vertex, 0}, {Item::Kind::vertex, 1}}}};
    return rules;
}

/// Each position is an option of the one before, and who can win goes on winning.
void expect_play(const Rules& rules, const Graph& g, Player first) {
    const auto turns = exemplary_play(rules, SparseGraph(g), {}, first, no_limits);
    script::Solver<script::ExactKey> plain(rules);
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const DataTurn& turn = turns[i];
        EXPECT_EQ(turn.mover, i % 2 == 0 ? first : opponent(first));
        EXPECT_EQ(turn.mover_wins, plain.wins_moving(turn.position, turn.mover));
        EXPECT_EQ(turn.mover_wins, turns[0].mover_wins == (i % 2 == 0));
        EXPECT_EQ(turn.winning, plain.winning_choices(turn.position, turn.mover));
        if (i == 0) continue;
        const auto options = plain.game().options(turns[i - 1].position, turns[i - 1].mover);
        EXPECT_NE(std::ranges::find(options, turn.position), options.end());
    }
    EXPECT_THAT(plain.game().options(turns.back().position, turns.back().mover), IsEmpty());
}

TEST(DataPlay, KeepsTheRulesAndTheWin) {
    Rules misere = script::hand_made::node_kayles();
    misere.misere = true;
    for_each_graph({.order_max = 4}, [&](const Graph& g) {
        for (Player first : {Player::left, Player::right}) {
            expect_play(script::hand_made::node_kayles(), g, first);
            expect_play(misere, g, first);
            expect_play(vertex_against_edge(), g, first);
        }
        return !testing::Test::HasFailure();
    });
}

TEST(DataPlay, OnNothingEndsAtOnce) {
    const auto turns = exemplary_play(script::hand_made::node_kayles(), SparseGraph(0, {}), {},
                                      Player::left, no_limits);
    ASSERT_THAT(turns, SizeIs(1));
    EXPECT_EQ(turns[0].outcome, AnyOutcome(Outcome::P));
    EXPECT_FALSE(turns[0].mover_wins);
}

TEST(DataPlay, SaysTheClassOfAPartizanPosition) {
    const auto turns =
        exemplary_play(vertex_against_edge(), SparseGraph(path(3)), {}, Player::right, no_limits);
    ASSERT_THAT(turns, SizeIs(3));
    // One vertex is Left's alone, and nothing is nobody's.
    EXPECT_EQ(turns[1].outcome, AnyOutcome(PartizanOutcome::L));
    EXPECT_TRUE(turns[1].mover_wins);
    EXPECT_EQ(turns[2].outcome, AnyOutcome(PartizanOutcome::P));
    EXPECT_FALSE(turns[2].mover_wins);
}

}  // namespace
}  // namespace gazetteer::decisions
