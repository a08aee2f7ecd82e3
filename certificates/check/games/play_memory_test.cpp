// SPDX-License-Identifier: GPL-3.0-or-later
// What play remembers, what that takes, and which games there are to ask about.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "certificates/check/games/asked_games.hpp"
#include "graph/families.hpp"
#include "oracle/rules/games.hpp"

namespace gazetteer::check {
namespace {

using testing::ElementsAre;

constexpr std::array all_questions{Question::P, Question::N, Question::grundy,
                                   Question::winning_moves, Question::outcome};

AskedGames games_by(const std::vector<std::string>& lines) {
    RulesReader reader;
    for (const std::string& line : lines) reader.read(line);
    AskedGames games;
    EXPECT_EQ(add_game(games, reader.finish()), "");
    return games;
}

struct Start {
    Graph board;
    std::vector<Vertex> tokens = {};
};
/// Each question of each start, twice in one memory and once in a memory of its own.
void expect_told_apart(const AskedGame& game, const std::vector<Start>& starts) {
    PlayMemory shared([] {});
    std::map<Question, std::set<std::int64_t>> answers;
    for (int round = 0; round < 2; ++round)
        for (const Start& start : starts)
            for (const Question question : all_questions) {
                if (!why_not_asked(game, question).empty()) continue;
                PlayMemory own([] {});
                const auto alone = game.answer(game, question, start.board, start.tokens, own);
                EXPECT_EQ(game.answer(game, question, start.board, start.tokens, shared), alone)
                    << game.name << " " << static_cast<int>(question);
                answers[question].insert(alone);
            }
    // Else nothing would be told apart.
    for (const auto& [question, of] : answers) EXPECT_GT(of.size(), 1U) << game.name;
}

TEST(PlayMemory, TellsGraphsApart) {
    const std::vector<Start> starts{{Graph(3)},
                                    {Graph(3, {{0, 1}})},
                                    {Graph(3, {{0, 1}, {1, 2}})},
                                    {to_graph(complete(3))},
                                    {Graph(4)}};
    expect_told_apart(*games_by({"game trim", "move u ~ w: erase(u, w)"})[0], starts);
    expect_told_apart(*games_by({"game kayles", "move u: delete(u, N(u))"})[0], starts);
    expect_told_apart(*find_asked(listed_games(), "edge_delete"), starts);
    expect_told_apart(*find_asked(listed_games(), "slither"), starts);
}
/// From a vertex on an edge and from others, also where a number has six bits.
TEST(PlayMemory, TellsTokensApart) {
    const Graph wide = Graph(36, {{32, 35}});
    expect_told_apart(
        *games_by({"game four", "token a, b, c, d", "move a ~ w: delete(a), a := w",
                   "move c ~ w: delete(c), c := w"})[0],
        {{wide, {32, 1, 1, 1}}, {wide, {0, 1, 1, 1}}, {wide, {1, 0, 32, 1}}, {wide, {1, 0, 0, 1}}});
    const std::vector<Start> ends{{wide, {32}}, {wide, {0}}, {wide, {33}}, {wide, {1}}};
    expect_told_apart(*games_by({"game walk", "token t", "move t ~ w: delete(t), t := w"})[0],
                      ends);
    expect_told_apart(*find_asked(listed_games(), "uvg"), ends);
    expect_told_apart(*find_asked(listed_games(), "ueg"), ends);
}
TEST(PlayMemory, TellsSetsApart) {
    expect_told_apart(*games_by({"game cover", "set R, S", "move u where not u in S: S += u"})[0],
                      {{Graph(1)}, {Graph(2)}, {Graph(3)}, {Graph(0)}});
}
TEST(PlayMemory, TellsATokenThatIsYetToBePutFromOneThatIsThere) {
    const AskedGames games = games_by({"game walk", "token t", "move t ~ w: delete(t), t := w"});
    expect_told_apart(*find_asked(games, "unrooted(walk)"),
                      {{to_graph(path(4))}, {to_graph(path(3))}, {Graph(1)}, {Graph(0)}});
    expect_told_apart(*find_asked(listed_games(), "unrooted(uvg)"),
                      {{to_graph(path(4))}, {to_graph(path(3))}, {Graph(1)}, {Graph(0)}});
}
/// On so many vertices what tells who moves is the last bit of a word.
TEST(PlayMemory, TellsWhoMoves) {
    const AskedGames games = games_by({"game left_only", "left move u ~ w: erase(u, w)",
                                       "right move u where degree(u) > 1: delete(u)"});
    std::vector<Start> starts;
    for (const int order : {2, 3, 24, 25, 26, 32}) starts.push_back({Graph(order, {{0, 1}})});
    starts.push_back({Graph(2)});
    expect_told_apart(*games[0], starts);
    for (const Start& start : starts) {
        PlayMemory memory([] {});
        EXPECT_EQ(outcome_letters[static_cast<std::size_t>(
                      games[0]->answer(*games[0], Question::outcome, start.board, {}, memory))],
                  start.board.size() > 0 ? 'L' : 'P');
    }
}

/// A move is one of the 2,048 only while it is gone through: the complete graph of order 10 has
/// 9 * 2^8 + 1 positions.
TEST(PlayMemory, PlayMayHaveMorePositionsThanMoves) {
    PlayMemory memory([] {});
    const auto uvg = find_asked(listed_games(), "uvg");
    EXPECT_EQ(uvg->answer(*uvg, Question::grundy, to_graph(complete(10)), std::vector{0}, memory),
              1);
}

/// While the move along an edge is gone through, its end is there, and then in the table with 128
/// bytes beside its name.
TEST(PlayMemory, HasTheBytesOfPositionsAndOfTheirNames) {
    using Position = UndirectedVertexGeography::Position;
    const Graph edge = to_graph(path(2));
    Key last;
    encode(
        UndirectedVertexGeography::options(position_of<UndirectedVertexGeography>({edge, {0}}))[0],
        last);
    const std::size_t most = sizeof(Position) + last.words().size() * 8 + 128;
    const auto uvg = find_asked(listed_games(), "uvg");
    for (const Question question : {Question::P, Question::grundy}) {
        PlayMemory fits([] {});
        fits.take(PlayMemory::bytes_max - most);
        EXPECT_NO_THROW(uvg->answer(*uvg, question, edge, std::vector{0}, fits));
        PlayMemory full([] {});
        full.take(PlayMemory::bytes_max - most + 1);
        EXPECT_THROW(uvg->answer(*uvg, question, edge, std::vector{0}, full), Unplayed);
    }
}

/// Names that differ in a few bits, wherever these are, have few places in common of a table whose
/// size is a prime.
TEST(PlayMemory, NamesHaveManyPlaces) {
    constexpr std::uint64_t names = 256;
    for (const int shift : {0, 20, 40, 56})
        for (const std::size_t length : {1U, 2U, 5U}) {
            std::set<std::size_t> places;
            for (std::uint64_t i = 0; i < names; ++i) {
                PlayMemory::Name name(length, i << 50);
                name[length / 2] = i << shift;
                places.insert(PlayMemory::Hash()(name) % 4099);
            }
            EXPECT_GT(places.size(), names / 2) << shift << " " << length;
        }
}

/// Nor do the last bits of one word make up for those of another.
TEST(PlayMemory, NamesOfTwoWordsHaveManyPlaces) {
    std::set<std::size_t> places;
    for (std::uint64_t i = 0; i < 16; ++i)
        for (std::uint64_t j = 0; j < 16; ++j)
            places.insert(PlayMemory::Hash()({i << 58, j << 58}) % 4099);
    EXPECT_GT(places.size(), 128U);
}

/// The path on two vertices is won by who moves first, the graph without vertices is not.
TEST(AskedGames, AnswerPAndNByZeroAndOne) {
    PlayMemory memory([] {});
    const auto slither = find_asked(listed_games(), "slither");
    for (const auto& [g, p, n] :
         {std::tuple(Graph(0), 1, 0), std::tuple(to_graph(path(2)), 0, 1)}) {
        EXPECT_EQ(slither->answer(*slither, Question::P, g, {}, memory), p);
        EXPECT_EQ(slither->answer(*slither, Question::N, g, {}, memory), n);
    }
}

TEST(AskedGames, AreThoseOnGraphsThatEndSoon) {
    std::vector<std::string> names;
    for (const auto& game : listed_games())
        names.push_back(game->name + " " + std::to_string(game->tokens));
    EXPECT_THAT(names, ElementsAre("uvg 1", "ueg 1", "unrooted(uvg) 0", "unrooted(ueg) 0",
                                   "slither 0", "edge_delete 0"));
    EXPECT_EQ(find_asked(listed_games(), "edge_labelling"), nullptr);
    EXPECT_EQ(find_asked(listed_games(), ""), nullptr);
}
TEST(AskedGames, HaveQuestionsByName) {
    for (const char* name : {"", "Q", "p", "grundy ", "winning"})
        EXPECT_EQ(find_question(name), std::nullopt) << name;
    std::vector<std::optional<Question>> found;
    for (const char* name : {"P", "N", "grundy", "winning_moves", "outcome"})
        found.push_back(find_question(name));
    EXPECT_THAT(found, ElementsAre(Question::P, Question::N, Question::grundy,
                                   Question::winning_moves, Question::outcome));
}
/// The first player chooses the vertex of one token, if both players have the same moves.
TEST(AskedGames, HaveAnUnrootedFormIfTheyHaveOneTokenAndAreImpartial) {
    const auto names_of = [](const std::vector<std::string>& lines) {
        std::vector<std::string> result;
        for (const auto& game : games_by(lines))
            result.push_back(game->name + " " + std::to_string(game->tokens));
        return result;
    };
    EXPECT_THAT(names_of({"game g", "move u: delete(u)"}), ElementsAre("g 0"));
    EXPECT_THAT(names_of({"game g", "token t", "move t ~ w: erase(t, w), t := w"}),
                ElementsAre("g 1", "unrooted(g) 0"));
    EXPECT_THAT(names_of({"game g", "token s, t", "move t ~ w: erase(t, w), t := w"}),
                ElementsAre("g 2"));
    EXPECT_THAT(names_of({"game g", "token t", "left move t ~ w: erase(t, w), t := w",
                          "right move u ~ w: erase(u, w)"}),
                ElementsAre("g 1"));
    EXPECT_THAT(names_of({"game g", "left move u: delete(u)", "right move u ~ w: erase(u, w)"}),
                ElementsAre("g 0"));
}
TEST(AskedGames, AreAskedWhatTheyHave) {
    const AskedGames misere = games_by({"game g", "misere", "move u: delete(u)"});
    const AskedGames partizan = games_by({"game g", "left move u: delete(u)"});
    const AskedGames normal = games_by({"game g", "move u: delete(u)"});
    const AskedGame& listed = *find_asked(listed_games(), "slither");
    const std::string by_letters = "the outcome of an impartial game is told by P and N";
    for (const Question question : all_questions) {
        const bool outcome = question == Question::outcome;
        EXPECT_EQ(why_not_asked(listed, question), outcome ? by_letters : "");
        EXPECT_EQ(why_not_asked(*normal[0], question), outcome ? by_letters : "");
        EXPECT_EQ(why_not_asked(*misere[0], question), outcome ? by_letters
                                                       : question == Question::grundy
                                                           ? "a misere game has no Grundy values"
                                                           : "");
        EXPECT_EQ(why_not_asked(*partizan[0], question),
                  outcome ? "" : "of a partizan game its outcome is asked");
    }
}
/// Rules that lead to no position are not play that takes too much.
TEST(AskedGames, TellRulesThatLeadNowhereFromPlayThatTakesTooMuch) {
    const auto takes_too_much = [](const AskedGames& games) {
        PlayMemory memory([] {});
        try {
            games[0]->answer(*games[0], Question::P, to_graph(path(2)), std::vector{0}, memory);
        } catch (const Unplayed& unplayed) {
            return unplayed.takes_too_much ? "too much" : "nowhere";
        }
        return "an answer";
    };
    EXPECT_STREQ(takes_too_much(games_by({"game g", "token t", "move t ~ w: delete(t)"})),
                 "nowhere");
    EXPECT_STREQ(takes_too_much(games_by({"game g", "token t", "move t ~ w: t := w"})), "too much");
    EXPECT_STREQ(takes_too_much(games_by({"game g", "token t", "move t ~ w: delete(t), t := w"})),
                 "an answer");
}

}  // namespace
}  // namespace gazetteer::check
