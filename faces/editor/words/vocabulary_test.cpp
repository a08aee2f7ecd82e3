// SPDX-License-Identifier: GPL-3.0-or-later
// The words that are offered are those that the parsers take.
#include "faces/editor/words/vocabulary.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/grounds/ground.hpp"
#include "counterexamples/papers/paper_syntax.hpp"
#include "faces/editor/grammars/grammars.hpp"
#include "faces/editor/testkit/dialogue.hpp"
#include "faces/editor/words/context.hpp"
#include "language/expressions/terms.hpp"
#include "language/rules/game_syntax.hpp"
#include "work/regex.hpp"

namespace gazetteer::editor {
namespace {

using conjectures::PaperLines;
using testing::AnyOf;
using testing::Contains;
using testing::IsSupersetOf;

std::set<std::string> names(const Words& words) {
    std::set<std::string> result;
    for (const Word& word : words) result.insert(word.name);
    return result;
}

/// The words in single quotes.
std::set<std::string> quoted_in(const std::string& message) {
    static const Regex quoted("'([A-Za-z][a-z ]*)'");
    std::set<std::string> result;
    for (const Regex::Groups& part : quoted.all_in(message)) result.insert(part[1]);
    return result;
}

TEST(Vocabulary, LinesOfPapersAreThoseThatAreExpected) {
    const auto expected = [](PaperLines which) {
        return quoted_in(conjectures::parse_paper_line("?", which).error().message);
    };
    EXPECT_EQ(names(paper_headers()), expected(PaperLines::headers));
    EXPECT_EQ(names(paper_lines()), expected(PaperLines::of_paper));
    EXPECT_EQ(names(claim_lines()), expected(PaperLines::of_claim));
}

TEST(Vocabulary, LinesOfGamesAreThoseThatAreExpected) {
    const auto message_of = [](const std::string& text) {
        return conjectures::parse_game_syntax(text).error().message;
    };
    for (const std::string& word : quoted_in(message_of("?")))
        EXPECT_TRUE(names(game_lines()).contains(word)) << word;
    for (const std::string& word : quoted_in(message_of("game a ?")))
        EXPECT_TRUE(names(game_lines()).contains(word)) << word;
    for (const std::string& word : quoted_in(message_of("game a move u ?")))
        EXPECT_TRUE(names(move_words()).contains(word) || word == "move") << word;
    for (const std::string& word : quoted_in(message_of("game a move u: ?")))
        EXPECT_TRUE(names(move_words()).contains(word)) << word;
    // None of them may be a name.
    for (const Words* const words : {&game_lines(), &move_words()})
        for (const Word& word : *words)
            EXPECT_THAT(word.name, AnyOf("N", "into", "reachable", "joined", "graphs", "digraphs",
                                         testing::Truly([](const std::string& name) {
                                             return !conjectures::parse_game_syntax(
                                                 "game " + name + " move u: delete(u)");
                                         })));
}

TEST(Vocabulary, ClassesAreThoseThatGroundsTake) {
    for (const Word& word : ground_words()) {
        if (word.kind != Word::Kind::value) continue;
        const std::string text = word.name == "regular" ? "regular 3" : word.name;
        const auto directed = conjectures::parse_digraph_class(text);
        EXPECT_TRUE(directed ? bool(*directed) : bool(conjectures::parse_restrictions(text)))
            << word.name;
    }
    const std::string message =
        conjectures::parse_restrictions("qqqqqqqqqqqqqqqqqqqqqqqq").error().message;
    const std::string intro = "the words are ";
    const auto begin = message.find(intro) + intro.size();
    std::istringstream all(message.substr(begin, message.find(',', begin) - begin));
    int words = 0;
    for (std::string word; all >> word; ++words) EXPECT_THAT(names(ground_words()), Contains(word));
    EXPECT_GT(words, 10);
}

TEST(Vocabulary, ExpressionsHaveEachTermWithItsDefinition) {
    for (const conjectures::Term& term : conjectures::terms()) {
        const Word* const word = word_named(expression_words(), term.name);
        ASSERT_NE(word, nullptr) << term.name;
        EXPECT_EQ(word->says, term.definition);
    }
}

/// Nothing has the name yet.
bool is_free(const std::string& name) {
    return bool(conjectures::parse_expression("let " + name + " = 1 in " + name + " = 1"));
}

TEST(Vocabulary, WordsOfExpressionsHaveAMeaning) {
    EXPECT_TRUE(is_free("qq"));
    for (const Word& word : expression_words()) {
        if (word.kind != Word::Kind::keyword && word.kind != Word::Kind::constant) continue;
        // These may be names as well.
        const std::set<std::string> free{"edge", "edges", "where", "sum", "v"};
        EXPECT_EQ(is_free(word.name), free.contains(word.name)) << word.name;
    }
}

TEST(Vocabulary, GrammarsAreThoseOfTheExtension) {
    for (const GrammarFile& grammar : grammar_files())
        EXPECT_EQ(text_of_source(grammar.path), grammar.text)
            << "ninja -C build editor_record && build/faces/editor/editor_record";
}

/// What the words of moves are coloured as, in a game: `where` and `then` join its parts, and what
/// takes vertices is a function.
TEST(Vocabulary, WordsOfMovesAreColouredAsWhatTheyAre) {
    const std::string game =
        text_of_source("faces/editor/vscode/syntaxes/gazetteer-game.tmLanguage.json");
    const auto rules = Json::parse(game).at("repository").at("rules").at("patterns");
    std::map<std::string, std::string> scopes;
    for (const auto& pattern : rules)
        for (const char* word : {"where", "any", "then", "graphs", "erase", "keep", "joined", "N"})
            if (Regex("[:|]" + std::string(word) + "[|)]").first_in(pattern.value("match", "")))
                scopes.emplace(word, pattern.value("name", ""));
    const std::string joins = "keyword.control.gazetteer";
    const std::string takes = "support.function.gazetteer";
    EXPECT_EQ(scopes, (std::map<std::string, std::string>{{"where", joins},
                                                          {"any", joins},
                                                          {"then", joins},
                                                          {"graphs", joins},
                                                          {"erase", takes},
                                                          {"keep", takes},
                                                          {"joined", takes},
                                                          {"N", takes}}));
}

/// The names that completion has at the sign @ of a text.
std::set<std::string> offered(Language language, std::string text) {
    const auto at = text.find('@');
    text.erase(at, 1);
    const Context context = context_at(language, text, at);
    std::set<std::string> result;
    for (const Words* const words : context.lists)
        for (const std::string& name : names(*words)) result.insert(name);
    if (context.takes_own_names) result.insert("OWN");
    return result;
}

TEST(Context, OfAPaperIsThatOfTheLine) {
    const std::string paper = "paper A \"T\"\n  by me\nclaim T1 \"S\"\n  place x\n";
    const auto in = [&](const std::string& line) { return offered(Language::paper, paper + line); };
    EXPECT_EQ(in("@"), names(paper_headers()));
    EXPECT_EQ(in("cl@"), names(paper_headers()));
    EXPECT_EQ(in("  @"), names(claim_lines()));
    EXPECT_EQ(offered(Language::paper, "paper A \"T\"\n  b@"), names(paper_lines()));
    EXPECT_THAT(in("  holds tr@"), IsSupersetOf({"tree", "OWN", "forall", "node_kayles"}));
    EXPECT_THAT(in("  holds tree\n    and bi@"), Contains("bipartite"));
    EXPECT_THAT(in("  on con@"), IsSupersetOf({"connected", "path", "triangle-free"}));
    EXPECT_EQ(in("  status @"), names(statuses()));
    EXPECT_EQ(in("  proved @"), names(theorems()));
    EXPECT_EQ(in("  compiled @"), names(register_rows()));
    EXPECT_EQ(in("  refuted by @"), names(family_words()));
    EXPECT_EQ(in("  repaired by @"), std::set<std::string>{"OWN"});
    EXPECT_THAT(in("  misses a: @"), Contains("tree"));
    EXPECT_THAT(in("define k = @"), Contains("tree"));
    for (const char* line : {"  place Theorem @", "claim T2 \"On a tr@", "  misses a@",
                             "  holds tree # a tr@", "# @", "define k@"})
        EXPECT_EQ(in(line), std::set<std::string>{}) << line;
    EXPECT_THAT(in("game a\n  @"), Contains("move"));
    EXPECT_THAT(in("game a\n  move u where deg@"), Contains("degree"));
}

TEST(Context, OfAFileOfConjecturesIsThatOfTheField) {
    const auto in = [](const std::string& line) { return offered(Language::conjectures, line); };
    EXPECT_EQ(in("a@ | "), std::set<std::string>{});
    EXPECT_THAT(in("a | @"), Contains("refuted"));
    EXPECT_EQ(in("a | holds | con@"), names(ground_words()));
    EXPECT_THAT(in("a | holds | order ..3 | @"), IsSupersetOf({"tree", "OWN"}));
    EXPECT_EQ(in("a | holds | order ..3 | tree | a tr@"), std::set<std::string>{});
    EXPECT_THAT(in("define k = @"), Contains("tree"));
    EXPECT_EQ(offered(Language::other, "tr@"), std::set<std::string>{});
}

TEST(Context, KnowsTheWordAtItsPlace) {
    const auto word = [](Language language, std::string text) {
        const auto at = text.find('@');
        text.erase(at, 1);
        const Context context = context_at(language, text, at);
        return text.substr(context.begin, context.end - context.begin);
    };
    EXPECT_EQ(word(Language::conjectures, "a | holds | tri@angle-free, order ..3"),
              "triangle-free");
    EXPECT_EQ(word(Language::conjectures, "a | holds | | in_even@_kernel(v)"), "in_even_kernel");
    EXPECT_EQ(word(Language::paper, "claim a \"\"\n  compiled FSU93 T1@.1"), "FSU93 T1.1");
    EXPECT_EQ(word(Language::paper, "claim a \"\"\n  proved FSU93.theorem@_3_1"),
              "FSU93.theorem_3_1");
    EXPECT_EQ(word(Language::paper, "claim a \"\"\n  repaired by T@1"), "T1");
    EXPECT_EQ(word(Language::game, "@"), "");
}

}  // namespace
}  // namespace gazetteer::editor
