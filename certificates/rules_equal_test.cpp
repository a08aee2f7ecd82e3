// SPDX-License-Identifier: GPL-3.0-or-later
// The two interpreters of games given as data: the checker's own and oracle/script's have the same
// moves, in the same order, in every position of every small board.
#include <gtest/gtest.h>

#include <set>

#include "certificates/check/rules/play.hpp"
#include "certificates/testkit/data_certificates.hpp"
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

/// Conditions beyond those of the shipped games; each is asked at every vertex and every edge.
TEST(InterpretersEqual, OnConditionsOfEveryKind) {
    for (const char* condition : {"true",
                                  "not false and order > 2",
                                  "connected <-> bipartite",
                                  "size div 2 = size mod 2",
                                  "2 <= degree(u) < 4",
                                  "order - size > -1",
                                  "forall x ~ y: degree(x) = degree(y)",
                                  "exists x ~ y: x = u",
                                  "(count x ~ u: degree(x) = 1) >= 1",
                                  "(count x ~ u: true) = 2",
                                  "forall x, y: x = y or x ~ y",
                                  "connected(delete(u)) xor bipartite(complement)",
                                  "degree(delete(u), u) = degree(delete(u), u)",
                                  "not degree(delete(u), u) = 0",
                                  "degree(delete(u), u) = 0 or order = 3",
                                  "order mod (size - 2) = 0",
                                  "-order + 2 * size >= size * size - order",
                                  "components(G) = components(complement(G))",
                                  "size(complement(delete(u))) > 1 -> u in S -> empty(S)",
                                  "u in S or not empty(S)",
                                  "exists x: x in S and not x ~ u",
                                  "exists u: u in S",
                                  "order(delete(delete(u), u)) = 2",
                                  "order = 3 -> size = 2 -> degree(u) = 1 <-> connected",
                                  "size == 3 or u != u"}) {
        const std::string rules = std::string("game mine set S move u where not u in S and (") +
                                  condition + "): S += u move u: delete(u)";
        EXPECT_GE(compare_both(game_of_text(rules), 4), 50u) << condition;
    }
}

TEST(InterpretersEqual, OnEffectsOfEveryKind) {
    for (const char* effects :
         {"delete(u)", "delete(u); S += N(u)", "delete(u, N(u))", "keep(reachable(u)), delete(u)",
          "delete(u); keep(N(u), S)", "delete(into(u), u); S += u", "delete(u); S += u, S -= N(u)",
          "S += N(u); delete(u, S)", "delete(u); S -= S",
          "delete(u), S += reachable(u); S -= N(u)"})
        EXPECT_GE(compare_both(game_of_text(std::string("game mine set S move u: ") + effects), 4),
                  20u)
            << effects;
    for (const char* effects : {"erase(u, w)", "erase(u)", "erase(w), S += u, w", "delete(u, w)"})
        EXPECT_GE(
            compare_both(game_of_text(std::string("game mine set S move u ~ w: ") + effects), 4),
            20u)
            << effects;
    for (const char* move :
         {"move u -> w where exists x ~ u: x in S: erase(u, w), S += w",
          "move v -> u where u != v and not u ~ v or u ~ v: erase(v, u), v := u",
          "move u -> v: erase(u, v), v := u; S += into(u)", "move u -> w: erase(w)",
          "move u -> w: erase(u, w), S += reachable(u)"})
        EXPECT_GE(compare_both(
                      game_of_text(std::string("game mine on digraphs token v set S ") + move), 3),
                  20u)
            << move;
}

}  // namespace
}  // namespace gazetteer::certificates
