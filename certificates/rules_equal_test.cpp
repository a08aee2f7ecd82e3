// SPDX-License-Identifier: GPL-3.0-or-later
// The two interpreters of games given as data: the checker's own and oracle/script's have the same
// moves, in the same order, in every position of every small board.
#include <gtest/gtest.h>

#include <set>

#include "certificates/check/rules/play.hpp"
#include "certificates/testkit/data_certificates.hpp"
#include "certificates/testkit/games_of_every_kind.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/script/check.hpp"
#include "oracle/script/interpreter.hpp"

namespace gazetteer::certificates {
namespace {

check::Rules read_again(const script::Rules& rules) {
    check::RulesReader reader;
    for (const std::string& line : certificate_rules(rules)) reader.read(line);
    return reader.finish();
}

/// Goes through all positions that play can reach, by either player's moves.
class BothInterpreters {
  public:
    explicit BothInterpreters(const script::Rules& rules)
        : plain_(rules), own_(read_again(rules)) {}

    template <class AnyBoard>
    void compare_on(const AnyBoard& board) {
        for (const auto& tokens : script::placings(plain_.rules(), board.order()))
            compare(plain_.start(board, tokens));
    }
    std::size_t positions() const { return seen_.size(); }

  private:
    static check::RulesPosition as_own(const script::Position& p, Player mover) {
        check::RulesPosition result{.board = p.board, .present = p.present, .mover = mover};
        std::ranges::copy(p.tokens, result.tokens.begin());
        std::ranges::copy(p.sets, result.sets.begin());
        return result;
    }

    void compare(const script::Position& start) {
        std::vector<script::Position> open{start};
        while (!open.empty()) {
            const script::Position position = open.back();
            open.pop_back();
            if (!seen_.insert(position).second) continue;
            for (Player player : {Player::left, Player::right}) {
                const auto options = plain_.options(position, player);
                const Player next = plain_.rules().is_partizan() ? opponent(player) : player;
                std::vector<check::RulesPosition> expected;
                for (const auto& option : options) expected.push_back(as_own(option, next));
                std::vector<check::RulesPosition> found;
                for (const auto& [move, option] : own_.moves(as_own(position, player)))
                    found.push_back(option);
                ASSERT_EQ(found.size(), expected.size()) << text(plain_.rules(), position);
                ASSERT_TRUE(found == expected) << text(plain_.rules(), position);
                open.insert(open.end(), options.begin(), options.end());
            }
        }
    }

    script::Interpreter plain_;
    check::RulesPlay own_;
    std::set<script::Position> seen_;
};

/// How many positions were compared.
std::size_t compare_both(const script::Rules& rules, int order_max) {
    BothInterpreters both(rules);
    const auto visit = [&](const auto& board) {
        both.compare_on(board);
        return !testing::Test::HasFatalFailure();
    };
    if (rules.directed)
        for_each_digraph(0, order_max, visit);
    else
        for_each_graph({.order_min = 0, .order_max = order_max}, visit);
    return both.positions();
}

class InterpretersEqualStandard : public testing::TestWithParam<std::string> {};

TEST_P(InterpretersEqualStandard, OnEveryPositionOfEverySmallBoard) {
    const script::Rules& rules = shipped_game(GetParam());
    const int order_max = rules.directed || rules.token_count() > 1 ? 4 : 5;
    EXPECT_GE(compare_both(rules, order_max), 34u);
}

INSTANTIATE_TEST_SUITE_P(Each, InterpretersEqualStandard,
                         testing::ValuesIn(conjectures::GameLibrary::shipped().names()),
                         [](const auto& game) { return game.param; });

/// Conditions and effects beyond those of the shipped games.
TEST(InterpretersEqual, OnConditionsAndEffectsOfEveryKind) {
    for (const auto& [rules, order_max] : games_of_every_kind())
        EXPECT_GE(compare_both(game_of_text(rules), order_max), 20u) << rules;
}

}  // namespace
}  // namespace gazetteer::certificates
