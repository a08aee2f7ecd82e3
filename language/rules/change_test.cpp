// SPDX-License-Identifier: GPL-3.0-or-later
// That play ends, as it is seen from conditions: against all plays on all small boards, from every
// position that there could be.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <iostream>
#include <map>

#include "graph/enumeration/labelled_graphs.hpp"
#include "language/rules/game_file.hpp"
#include "oracle/script/analysis.hpp"
#include "oracle/script/interpreter.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {
namespace {

using script::Position;

/// Nothing where the rules are refused.
std::optional<script::Rules> read(const std::string& text) {
    const auto parsed = parse_games(text);
    return parsed ? std::optional(parsed->front()) : std::nullopt;
}

bool is_proved_to_end(const std::string& text) {
    const auto rules = read(text);
    return rules && script::endless_moves(*rules).empty();
}

std::string on_graphs(const std::string& move) {
    return "game g set S, T move " + move;
}
std::string on_digraphs(const std::string& move) {
    return "game g on digraphs set S, T move " + move;
}

TEST(Change, ConditionsThatSayThatThereIsAnEdge) {
    for (const char* condition : {"1 <= degree(u) <= 2",
                                  "degree(u) = 2",
                                  "degree(u) > 0 and degree(u) < 3",
                                  "exists w ~ u: true",
                                  "exists w ~ u: degree(w) > 1",
                                  "exists w: w ~ u",
                                  "not degree(u) = 0",
                                  "degree(u) != 0",
                                  "not (forall w: not w ~ u)",
                                  "degree(u) = 2 or degree(u) = 5",
                                  "degree(u) = 1 xor degree(u) = 3",
                                  "degree(u) mod 2 = 1",
                                  "abs(degree(u) - 3) < 2",
                                  "degree(u) * degree(u) > 3",
                                  "degree(u) / 2 > 1",
                                  "sqrt(degree(u)) >= 2",
                                  "min(degree(u), order) >= 1",
                                  "(count w ~ u: degree(w) = 1) >= 1",
                                  "(sum w ~ u: degree(w)) > 0",
                                  "(max w ~ u: degree(w)) >= 0",
                                  "order > 1 and connected",
                                  "min_degree >= 1",
                                  "degree(u) = max_degree and size > 0",
                                  "not (degree(u) > 0 -> size > 7)",
                                  "(degree(u) = 1 or size = 0) and not size = 0",
                                  "order - degree(u) < order"})
        EXPECT_TRUE(is_proved_to_end(on_graphs("u where " + std::string(condition) + ": erase(u)")))
            << condition;
}

TEST(Change, NearMissesAreRefusedWithAPlay) {
    for (const char* condition :
         {"degree(u) >= 0", "degree(u) <= 2", "0 <= degree(u) <= 2", "degree(u) mod 2 = 0",
          "degree(u) = 0 or degree(u) = 5", "forall w ~ u: degree(w) > 1", "exists w: w = u",
          "degree(u) > 0 -> size > 7", "connected", "size > 0", "degree(u) = max_degree",
          "not exists w ~ u: true", "exists w: degree(w) > 0", "abs(degree(u) - 3) < 4"}) {
        const std::string text = on_graphs("u where " + std::string(condition) + ": erase(u)");
        const auto parsed = parse_games(text);
        ASSERT_FALSE(parsed) << condition;
        EXPECT_THAT(parsed.error().message, testing::HasSubstr("and is there again")) << condition;
    }
}

TEST(Change, SetsVerticesAndArcs) {
    for (const char* move :
         {"u where exists w ~ u: not w in S: S += N(u)", "u where u in S: delete(S)",
          "u where not u in S or exists w ~ u: not w in S: S += u, N(u)",
          "u ~ w where (u in S) xor (w in S): S += u, w", "u ~ w where not w in S: keep(S)",
          "u ~ w: keep(u)", "u where degree(u) > 0 or not u in S: erase(u); S += u",
          "u where exists w: w in S and w = u: S -= u", "u where not u in S: S += reachable(u)",
          "u where not empty(S): delete(S)", "u where exists w: w in S and not w in T: T += S",
          "u ~ any w: erase(w, u)", "u ~ any w: delete(N(w))", "u ~ any w where not w in S: S += w",
          "u ~ any w: keep(u)", "u ~ any w where w in S: delete(S)"})
        EXPECT_TRUE(is_proved_to_end(on_graphs(move))) << move;
    EXPECT_TRUE(is_proved_to_end(on_digraphs("u where exists w ~ u: true: erase(u)")));
    EXPECT_TRUE(is_proved_to_end(on_digraphs("u where exists w ~ u: true: delete(N(u), into(u))")));
    for (const char* move :
         {"u where exists w ~ u: not w in S: S += u", "u ~ w where u in S or w in S: S += u, w",
          "u where empty(S): delete(S)", "u where not u in S: S += u; S -= u",
          "u ~ any w: keep(N(w))", "u ~ any w where not w in S: S += u",
          "u where exists w: not w in S: S += u, N(u)",
          "u where degree(u) = 1 and exists w ~ u: true: S += u",
          "u where degree(complement, u) = 0 and order > 1 and degree(u) > 0: S += u"})
        EXPECT_FALSE(is_proved_to_end(on_graphs(move))) << move;
    EXPECT_FALSE(is_proved_to_end(on_digraphs("u where exists w ~ u: true: delete(N(u))")));
}

/// Random moves, each with a condition.
class MoveDice {
  public:
    MoveDice(std::uint64_t seed, bool directed) : dice_(seed), directed_(directed) {}

    std::string move() {
        std::string result = site(truth_max) + effect();
        if (dice_.chance(0.3)) result += "; " + effect();
        return result;
    }
    /// A move with a condition of three parts, which may not hold together.
    std::string possible_move() { return site(truth_max - 1) + "delete(u)"; }

  private:
    static constexpr int truth_max = 2;

    std::string site(int depth) {
        along_edge_ = dice_.chance(0.3);
        const std::string other = dice_.chance(0.3) ? "any w" : "w";
        const std::string binder = (directed_ ? "u -> " : "u ~ ") + other;
        std::string condition = truth(depth);
        if (depth < truth_max) condition += " and " + truth(depth) + " and " + truth(depth);
        return (along_edge_ ? binder : "u") + " where " + condition + ": ";
    }
    std::string one_of(const std::vector<std::string>& choices) {
        return choices[static_cast<std::size_t>(dice_.below(static_cast<int>(choices.size())))];
    }
    std::string vertex() {
        std::vector<std::string> known = bound_;
        known.emplace_back("u");
        if (along_edge_) known.emplace_back("w");
        return one_of(known);
    }
    std::string truth(int depth) {
        switch (depth == 0 ? dice_.below(4) : dice_.below(9)) {
            case 0:
                return vertex() + " in " + one_of({"S", "T"});
            case 1:
                return "(" + vertex() + one_of({" ~ ", " = ", " != "}) + vertex() + ")";
            case 2:
            case 3:
                if (directed_) return "not " + vertex() + " in S";
                return "(" + number(1) + sign() + number(1) +
                       (dice_.chance(0.2) ? sign() + number(0) : "") + ")";
            case 4:
            case 5:
                return "(" + truth(depth - 1) +
                       one_of({" and ", " or ", " xor ", " -> ", " <-> "}) + truth(depth - 1) + ")";
            case 6:
                return "not (" + truth(depth - 1) + ")";
            case 7:
                return one_of({"empty(S)", "not empty(T)"});
            default:
                return quantified(one_of({"exists ", "forall "}), depth);
        }
    }
    std::string sign() { return one_of({" = ", " != ", " < ", " <= ", " > ", " >= "}); }
    std::string quantified(const std::string& word, int depth) {
        const std::string variable = "x" + std::to_string(bound_.size());
        const std::string range = dice_.chance(0.7) ? " ~ " + vertex() : "";
        bound_.push_back(variable);
        const std::string body = truth(depth - 1);
        bound_.pop_back();
        return "(" + word + variable + range + ": " + body + ")";
    }
    std::string number(int depth) {
        switch (depth == 0 ? dice_.below(5) : dice_.below(8)) {
            case 0:
            case 1:
            case 2:
                return one_of({"degree(", "degree(", "degree(complement, "}) + vertex() + ")";
            case 3:
                return std::to_string(dice_.below(4));
            case 4:
                return one_of({"order", "size", "max_degree", "min_degree"});
            case 5:
                return "(" + number(0) + one_of({" + ", " - ", " * ", " mod ", " div ", " / "}) +
                       number(0) + ")";
            case 6:
                return one_of({"min", "max"}) + "(" + number(0) + ", " + number(0) + ")";
            default:
                return quantified("count ", 1);
        }
    }
    std::string item() {
        const std::string u = along_edge_ ? one_of({"u", "w"}) : "u";
        return one_of({u, "N(" + u + ")", "into(" + u + ")", "S", "T", "reachable(" + u + ")"});
    }
    std::string effect() {
        switch (dice_.below(8)) {
            case 0:
                return "delete(" + one_of({"N(u)", "into(u)", "S"}) + ")";
            case 1:
                return "keep(" + item() + ", " + item() + ")";
            case 2:
                return "S -= " + item();
            case 3:
            case 4:
                return "S += " + item();
            default:
                return "erase(u)";
        }
    }

    properties::Dice dice_;
    bool directed_;
    bool along_edge_ = false;
    std::vector<std::string> bound_;
};

/// Whether some play from a position comes back to it; positions are taken with any sets.
class EveryPlay {
  public:
    explicit EveryPlay(const script::Rules& rules) : game_(rules) {}

    template <class Board>
    bool comes_back(const Board& board) {
        Position start = game_.start(board, {});
        for (std::uint64_t s = 0; s >> board.order() == 0; ++s)
            for (std::uint64_t t = 0; t >> board.order() == 0; ++t) {
                start.sets = {VertexSet::from_bits(s), VertexSet::from_bits(t)};
                if (comes_back_from(start)) return true;
            }
        return false;
    }

  private:
    bool comes_back_from(const Position& position) {
        const auto [place, is_new] = on_the_way_.emplace(position, true);
        if (!is_new) return place->second;
        for (const Position& option : game_.options(position))
            if (comes_back_from(option)) return true;
        place->second = false;
        return false;
    }

    script::Interpreter game_;
    std::map<Position, bool> on_the_way_;
};

/// Boards to order 3.
template <class Visit>
void for_each_board(bool directed, Visit visit) {
    for (int order = 1; order <= 3; ++order) {
        if (!directed) {
            for_each_labelled_graph(order, visit);
            continue;
        }
        for (std::uint32_t bits = 0; bits >> (order * (order - 1)) == 0; ++bits) {
            Digraph board(order);
            int bit = 0;
            for (Vertex u = 0; u < order; ++u)
                for (Vertex w = 0; w < order; ++w)
                    if (u != w && (bits >> bit++ & 1) != 0) board.add_arc(u, w);
            visit(board);
        }
    }
}

bool comes_back(const script::Rules& rules) {
    bool result = false;
    EveryPlay plays(rules);
    for_each_board(rules.directed,
                   [&](const auto& board) { result = result || plays.comes_back(board); });
    return result;
}

/// Some position has a move.
bool is_possible(const script::Rules& rules) {
    bool result = false;
    script::Interpreter game(rules);
    for_each_board(rules.directed, [&](const auto& board) {
        Position start = game.start(board, {});
        for (std::uint64_t s = 0; s >> board.order() == 0 && !result; ++s)
            for (std::uint64_t t = 0; t >> board.order() == 0 && !result; ++t) {
                start.sets = {VertexSet::from_bits(s), VertexSet::from_bits(t)};
                result = !game.options(start).empty();
            }
    });
    return result;
}

/// How many of the random games are proved to end, of those that do on all boards of order 3.
struct Counts {
    int proved = 0;
    int ending = 0;
};

Counts of_random_moves(std::uint64_t seed, bool directed, int count) {
    MoveDice dice(seed, directed);
    Counts result;
    for (int i = 0; i < count; ++i) {
        const std::string move = dice.move();
        const auto rules = read(directed ? on_digraphs(move) : on_graphs(move));
        if (!rules) continue;
        const bool ends = !comes_back(*rules);
        const bool proved = script::endless_moves(*rules).empty();
        EXPECT_TRUE(ends || !proved) << move;
        result.ending += ends ? 1 : 0;
        result.proved += proved ? 1 : 0;
    }
    return result;
}

/// Only what ends is proved to end, and of `least` games at least that end most are.
void expect_most_proved(const Counts& counts, int least) {
    std::cout << "proved to end: " << counts.proved << " of " << counts.ending << '\n';
    EXPECT_GT(counts.ending, least);
    EXPECT_GT(counts.proved, counts.ending * 4 / 5);
}

TEST(ChangeStandard, OnlyWhatEndsIsProvedToEndAndMostOfThat) {
    expect_most_proved(of_random_moves(5, false, 300), 40);
    expect_most_proved(of_random_moves(6, true, 150), 20);
}
TEST(ChangeLong, OnlyWhatEndsIsProvedToEndAndMostOfThat) {
    expect_most_proved(of_random_moves(1, false, 2500), 400);
    expect_most_proved(of_random_moves(2, true, 1200), 200);
}

/// Without an effect, a move changes something only if it can never be made.
TEST(ChangeLong, WhatIsPossibleIsNotRefuted) {
    int refuted = 0;
    int impossible = 0;
    for (const bool directed : {false, true}) {
        MoveDice dice(directed ? 4 : 3, directed);
        for (int i = 0; i < 1500; ++i) {
            const std::string move = dice.possible_move();
            const auto rules = read(directed ? on_digraphs(move) : on_graphs(move));
            ASSERT_TRUE(rules) << move;
            const bool possible = is_possible(*rules);
            const bool is_refuted = rules->moves[0].changes({});
            EXPECT_FALSE(possible && is_refuted) << move;
            impossible += possible ? 0 : 1;
            refuted += is_refuted ? 1 : 0;
        }
    }
    std::cout << "refuted: " << refuted << " of " << impossible
              << " conditions that hold on no board of order 3\n";
    EXPECT_GT(impossible, 300);
    EXPECT_GT(refuted, impossible / 2);
}

}  // namespace
}  // namespace gazetteer::conjectures
