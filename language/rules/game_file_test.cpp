// SPDX-License-Identifier: GPL-3.0-or-later
// Files of games: what is read, and what is refused with which words.
#include "language/rules/game_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "language/expressions/syntax.hpp"
#include "language/rules/game_file_properties.hpp"
#include "language/rules/game_library.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

script::Rules only(std::string_view text) {
    const auto parsed = parse_games(text);
    if (!parsed) ADD_FAILURE() << describe(text, parsed.error(), "game");
    return parsed->at(0);
}

/// "line:column: message".
std::string fault(std::string_view text) {
    const auto parsed = parse_games(text);
    if (parsed) return "";
    const std::string described = describe(text, parsed.error(), "f");
    return described.substr(2, described.find('\n') - 2);
}

TEST(GameFile, MayBeEmpty) {
    EXPECT_TRUE(parse_games("")->empty());
    EXPECT_TRUE(parse_games("# nothing\n\n")->empty());
}

TEST(GameFile, HeadersAndMovesAreRead) {
    const script::Rules rules = only(
        "game both # a comment: not a move\n"
        "  on digraphs\n"
        "  token l, r\n"
        "  set S\n"
        "  misere\n"
        "  source Somebody,  2026\n"
        "  left move l -> u where not u in S:\n"
        "    S += u, N(u), delete(l), l := u\n"
        "  move r -> u: erase(r, u); r := u\n");
    EXPECT_EQ(rules.name, "both");
    EXPECT_TRUE(rules.directed);
    EXPECT_TRUE(rules.misere);
    EXPECT_TRUE(rules.is_partizan());
    EXPECT_THAT(rules.tokens, ElementsAre("l", "r"));
    EXPECT_THAT(rules.sets, ElementsAre("S"));
    EXPECT_EQ(rules.source, "Somebody, 2026");
    ASSERT_EQ(rules.moves.size(), 2u);
    const script::Move& move = rules.moves[0];
    EXPECT_EQ(move.player, Player::left);
    EXPECT_EQ(move.line, 7);
    EXPECT_EQ(move.text, "left move l -> u where not u in S: S += u, N(u), delete(l), l := u");
    ASSERT_EQ(move.effects.size(), 3u);
    EXPECT_THAT(move.effects[0].items,
                ElementsAre(script::Item{script::Item::Kind::vertex, 2},
                            script::Item{script::Item::Kind::neighbours, 2}));
    EXPECT_FALSE(rules.moves[1].player);
}

TEST(GameFile, ConditionsSayWhatTheyLookAt) {
    const auto guard = [](const std::string& condition) {
        const std::string text =
            "game g set S, T move u where " + condition + ": delete(u); S += u";
        return *only(text).moves[0].guard;
    };
    EXPECT_TRUE(guard("degree(u) = 2 and not exists w ~ u: w in S").is_local);
    EXPECT_EQ(guard("degree(u) = 2 and not exists w ~ u: w in S").radius, 2);
    EXPECT_EQ(guard("(sum w ~ u: count x ~ w: degree(x) > 1) mod 2 = 0").radius, 3);
    EXPECT_EQ(guard("exists w: w ~ u").radius, std::nullopt);
    EXPECT_EQ(guard("order > 2").radius, std::nullopt);
    EXPECT_FALSE(guard("exists w: w in S").is_local);
    EXPECT_FALSE(guard("empty(S)").is_local);
    EXPECT_FALSE(guard("order > 2").is_local);
    EXPECT_FALSE(guard("degree(complement, u) = 1").is_local);
}

struct Faulty {
    const char* text;
    const char* says;
};

TEST(GameFile, FaultsOfTheGrammarSayWhereAndWhatWouldBeRight) {
    const Faulty faults[] = {
        {"move u: delete(u)", "1:1: expected 'game' or the end, found 'move'"},
        {"game g", "1:7: expected "},
        {"game g move u", "1:14: expected "},
        {"game g move u: remove(u)", "1:22: expected '+=', '-=' or ':=', found '('"},
        {"game g\n move u: delete(u", "2:18: expected '(', ')' or ',', found the end"},
        {"game g move u delete(u)", "1:15: expected '->', ':', 'where' or '~', found 'delete'"},
        {"game g move u where degree(u) > : delete(u)",
         "1:33: expected a term, a number or '(', found ':'"},
        {"game g move u where order > 1 delete(u)",
         "1:31: expected ':' or an operator, found 'delete'"},
        {"game g on trees move u: delete(u)",
         "1:11: expected 'digraphs' or 'graphs', found 'trees'"},
        {"game move move u: delete(u)", "1:6: expected a name, found 'move'"},
        {"game g move any u: delete(u)", "1:13: expected a name, found 'any'"},
        {"game g move u ~ any: erase(u)", "1:20: expected a name, found ':'"},
        {"game g move u ~ all w: erase(u, w)", "1:21: expected ':' or 'where', found 'w'"},
    };
    for (const Faulty& faulty : faults) EXPECT_THAT(fault(faulty.text), HasSubstr(faulty.says));
}

TEST(GameFile, FaultsOfNamesSayWhatWouldBeRight) {
    const Faulty faults[] = {
        {"game g set path move u where not u in paht: path += u",
         "1:39: expected a set of the game; a condition knows no other: path"},
        {"game g set path move u where not u in path: paths += u",
         "1:45: unknown set 'paths'; the nearest known one is path"},
        {"game g token v move u ~ v: delete(v), w := u", "1:39: unknown token 'w'; known are v"},
        {"game g token v move u ~ v: delete(x), v := u", "1:35: unknown vertex or set 'x'"},
        {"game g move u: delete(u, M(u))",
         "1:26: unknown function 'M'; known are N into reachable joined"},
        {"game g token t start erase(u) move u: delete(u)", "1:28: unknown vertex 'u'"},
        {"game g token t start erase(t) start erase(t) move u: delete(u)",
         "1:31: a game has one 'start'"},
        {"game g token joined move u: delete(u)", "1:14: 'joined' has a meaning already"},
        {"game g set S move u: delete(u) then delete(N(S))", "1:46: unknown vertex 'S'"},
        {"game g move u where degre(u) > 1: delete(u)",
         "1:21: unknown name 'degre'; the nearest known one is degree"},
        {"game g move u where xyzzy: delete(u)",
         "1:21: unknown name 'xyzzy'; 'gazetteer terms' lists the known ones, and the rules of a "
         "game have no definitions"},
        {"game g move u where degree = 1: delete(u)", "1:21: 'degree' takes 1 vertices here"},
        {"game g set S move u where S: delete(u)", "1:27: 'S' is a set: write u in S or empty(S)"},
        {"game g move u where empty(S): delete(u)",
         "1:27: expected a set of the game; a condition knows no other: it has none"},
        {"game g token order move u: delete(u)",
         "1:14: 'order' has a meaning already; choose another name"},
        {"game degree move u: delete(u)", "1:6: 'degree' has a meaning already"},
        {"game ueg move u: delete(u)", "1:6: 'ueg' has a meaning already"},
        {"game deg move u: delete(u)", "1:6: 'deg' has a meaning already"},
        {"game edge_labelling move u: delete(u)", "1:6: 'edge_labelling' is a built-in game"},
        {"game g set N move u: delete(u)", "1:12: 'N' has a meaning already"},
        {"game g token S set S move u: delete(u)", "1:20: 'S' is declared twice"},
        {"game g token a, b, c, d, e move u: delete(u)", "1:26: a game has at most 4 tokens"},
        {"game g move u ~ u: delete(u)", "1:17: the ends of an edge differ"},
        {"game g move u ~ any u: delete(u)", "1:21: the ends of an edge differ"},
        {"game g token t move u ~ any t: erase(u, t)",
         "1:29: a token stands on one vertex: behind 'any' a new name belongs"},
        {"game g token t move t ~ any w: erase(t, w), t := w",
         "1:50: a token moves to one vertex: 'w' stands for several, as 'any' says"},
        {"game g move u -> any w: delete(u)", "1:15: a graph has edges: write ~"},
        {"game g move u -> w: delete(u)", "1:15: a graph has edges: write ~"},
        {"game g on digraphs move u ~ w: delete(u)", "1:27: a digraph has arcs: write ->"},
        {"game g on digraphs move u where degree(u) > 1: delete(u)",
         "1:33: 'degree' is a term of graphs, and the game is on digraphs"},
        {"game g move u: delete(u)\ngame g move u: delete(u)", "2:6: two games have the name 'g'"},
    };
    for (const Faulty& faulty : faults) EXPECT_THAT(fault(faulty.text), HasSubstr(faulty.says));
}

TEST(GameFile, AStageBeginsBehindThen) {
    const script::Rules rules = only(
        "game g token t set S start S += N(t) then keep(joined(S), t)\n"
        " move u: delete(u), S -= N(u) then keep(joined(t)); S -= t then S += t");
    ASSERT_EQ(rules.start.size(), 2u);
    EXPECT_FALSE(rules.start[0].begins_stage);
    EXPECT_TRUE(rules.start[1].begins_stage);
    EXPECT_THAT(rules.start[1].items,
                ElementsAre(script::Item{script::Item::Kind::joined_to_set, 0},
                            script::Item{script::Item::Kind::vertex, 0}));
    EXPECT_EQ(rules.start_text, "start S += N(t) then keep(joined(S), t)");
    std::string stages;
    for (const script::Effect& effect : rules.moves.at(0).effects)
        stages += effect.begins_stage ? '|' : '.';
    EXPECT_EQ(stages, "..|.|");
}

/// What a condition says of a set is not true of a later stage.
TEST(GameFile, WhatIsTrueBeforeTheMoveProvesNothingOfALaterStage) {
    EXPECT_EQ(
        only("game g set S move u where u in S: S -= S, delete(S) move u: delete(u)").played_to, 0);
    EXPECT_THAT(fault("game g set S move u where not u in S: S += u\n"
                      "move u where u in S: S -= S then delete(S)"),
                HasSubstr("may go on for ever"));
}

TEST(GameFile, AGameThatMayNotEndIsRefused) {
    EXPECT_THAT(fault("game g\n token v\n move u ~ v: v := u"),
                HasSubstr("3:2: g, line 3: move u ~ v: v := u: may go on for ever"));
    EXPECT_THAT(fault("game g set S move u where not u in S: S += u move u where u in S: S += u"),
                HasSubstr("may go on for ever"));
    EXPECT_EQ(fault("game g set S move u where not u in S: S += u"), "");
}

TEST(GameFile, AGameThatMayNotEndIsRefusedWithAPositionThatComesBack) {
    EXPECT_THAT(fault("game g\n token v\n move u ~ v: v := u"),
                HasSubstr("; in the position 0 1: 0-1, v = 0 play may go 1-0, 0-1, and is there "
                          "again"));
    // Left's move alone cannot come back: Right undoes it.
    EXPECT_THAT(fault("game g set S left move u where not u in S: S += u\n"
                      "right move u where u in S: S -= u"),
                HasSubstr("; in the position 0:, S = {} play may go 0 by the move of line 1, 0 by "
                          "the move of line 2, and is there again"));
    EXPECT_THAT(fault("game g on digraphs token t move t -> u: t := u"),
                HasSubstr("in the position 0 1: 0>1 1>0, t = 0"));
    // On a board of order 2 the vertex that is not in S is another one.
    EXPECT_THAT(fault("game g set S move u where exists w: not w in S: S += u"),
                HasSubstr("in the position 0 1:, S = {0} play may go 0, and is there again"));
}

TEST(GameFile, WhatEndsOnSmallBoardsIsTakenWithACaveat) {
    // It goes on for ever, but only on a star.
    const script::Rules star = only("game g move u where degree(u) > 5 or order = 9: erase(u)");
    EXPECT_EQ(star.played_to, 4);
    EXPECT_THAT(script::caveat(star),
                HasSubstr("g: the rules do not show that play ends; on all graphs of order <= 4 it "
                          "does, and elsewhere a play is stopped after 5000 moves"));
    const script::Rules proved = only("game g move u where degree(u) > 5: erase(u)");
    EXPECT_EQ(proved.played_to, 0);
    EXPECT_EQ(script::caveat(proved), "");
}

TEST(GameFile, HostileTextIsRefusedInTime) {
    std::string deep = "game g move u where ";
    for (int i = 0; i < 3000; ++i) deep += "not ";
    EXPECT_THAT(fault(deep + "true: delete(u)"), HasSubstr("levels in all"));
    EXPECT_THAT(fault(std::string(20'001, ' ')), HasSubstr("at most 20000 bytes"));
    std::string many = "game g";
    for (int i = 0; i < 41; ++i) many += " move u: delete(u)";
    EXPECT_THAT(fault(many), HasSubstr("at most 40 moves"));
}

TEST(GameFile, AFileWithoutAnEndIsReadInPart) {
    EXPECT_EQ(text_of_games("/dev/zero")->size(), 20'001u);
    EXPECT_EQ(text_of_games("/dev/null"), "");
    EXPECT_EQ(text_of_games("/dev"), std::nullopt);
    EXPECT_EQ(text_of_games("/dev/no_such_file"), std::nullopt);
}

TEST(GameFile, SoundOnFixedBytes) {
    for (const char* text :
         {"", "game", "game g move u: delete(u)", "game g move u where true: delete(u)",
          "game g token t move u: delete(u)", "game g set S move u where not u in S: S += u",
          "game g on digraphs move u -> w: erase(u, w)",
          "game g token t start erase(t) then keep(joined(t)) move u: delete(u)", "\xff",
          "game g source", "# x"})
        EXPECT_NO_THROW(require_sound_games(text)) << text;
}

TEST(GameLibrary, TakesAllGamesOfATextOrNone) {
    GameLibrary library;
    EXPECT_FALSE(library.add("game a move u: delete(u)"));
    EXPECT_TRUE(library.add("game b move u: delete(u) game c move u: delete(x)"));
    EXPECT_THAT(library.names(), ElementsAre("a"));
    const auto twice = library.add("game b move u: delete(u)\ngame a move u: delete(u)");
    ASSERT_TRUE(twice);
    EXPECT_EQ(twice->column, 31);
    EXPECT_THAT(twice->message, HasSubstr("'a' is known already"));
    EXPECT_THAT(library.names(), ElementsAre("a"));
    EXPECT_EQ(library.find("b"), nullptr);
}

TEST(GameLibrary, HasTheShippedGames) {
    const GameLibrary library = GameLibrary::shipped();
    EXPECT_THAT(library.names(), testing::IsSupersetOf({"node_kayles", "two_ended_slither"}));
    for (const GameFile& file : shipped_game_files())
        EXPECT_NE(library.find(
                      std::string_view(file.name).substr(0, std::string_view(file.name).find('.'))),
                  nullptr)
            << file.name << " has the game of its name";
}

}  // namespace
}  // namespace gazetteer::conjectures
