// SPDX-License-Identifier: GPL-3.0-or-later
// The English of documents and comments: short sentences, and no phrase that a reader stumbles on.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tools/functions.hpp"
#include "tools/prose.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::source_tree {
namespace {

using testing::AnyOf;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

/// Written by the program, and quoting the sources.
bool is_generated(const std::string& path) {
    static const std::set<std::string> pages{"docs/CLAIMS.md", "docs/PROOFS.md",
                                             "docs/figures/README.md"};
    return pages.contains(path) || path.starts_with("docs/proofs/");
}

std::vector<SourceFile> documents() {
    std::vector<SourceFile> result = files(source_path(), {".md"});
    std::erase_if(result, [](const SourceFile& file) { return is_generated(file.path); });
    return result;
}

std::string words(std::size_t count) {
    std::string result = "The";
    for (std::size_t i = 1; i < count; ++i) result += " word";
    return result + ". ";
}

TEST(English, ParagraphsAreProseOnly) {
    EXPECT_THAT(paragraphs("# Head\n\nOne\ntwo.\n\n    code\n    code\n\n| a | b |\n```\nx\n```\n"
                           "Three [four](five.md) `six seven`, **eight** $n + 1$.\n"
                           "![a picture](x.svg)\n- an item\n  goes on\n- and\n\n    more\n1. x\n"),
                ElementsAre("One two.", "Three four Code, eight Formula.", "an item   goes on",
                            "and", "    more", "x"));
}

TEST(English, SentencesEndWhereTheyEnd) {
    EXPECT_THAT(sentences("One. Two? (Three!) Four"),
                ElementsAre("One.", "Two?", "(Three!)", "Four"));
    EXPECT_THAT(sentences("See e.g. Fig. 2 of A. S. Fraenkel, cf. p. 3."), SizeIs(1));
    EXPECT_THAT(sentences("Version 1.5 and x.hpp, i.e. none, 0, 1, ... So be it."), SizeIs(1));
    EXPECT_THAT(sentences("It ends with \"a word.\" `Code` follows. 2 is prime."), SizeIs(3));
    EXPECT_THAT(sentences(""), IsEmpty());
}

TEST(English, WordsHaveLettersOrDigits) {
    EXPECT_EQ(word_count("x = y - 2, that's so"), 5u);
    EXPECT_THAT(sentence_lengths("One two three. Four.\n\n- five six\n"), ElementsAre(3, 1, 2));
}

TEST(English, LongSentencesAreFound) {
    EXPECT_THAT(long_sentences({"a.md", words(35) + words(3) + words(3)}), IsEmpty());
    EXPECT_THAT(long_sentences({"a.md", words(36) + words(3) + words(3)}), SizeIs(1));
    EXPECT_THAT(long_sentences({"a.md", words(3) + words(15) + words(20)}), IsEmpty());
    EXPECT_THAT(long_sentences({"a.md", words(3) + words(16) + words(20)}),
                ElementsAre("a.md: the median sentence has 16 words"));
}

TEST(English, BadPhrasesAreFound) {
    EXPECT_THAT(bad_phrases("The order is of no account."), SizeIs(1));
    EXPECT_THAT(bad_phrases("Throws InputError on one that is none."), SizeIs(2));
    EXPECT_THAT(bad_phrases("Throws if v is no vertex of g."), SizeIs(1));
    EXPECT_THAT(bad_phrases("The order is ignored. There is no vertex."), IsEmpty());
    EXPECT_THAT(
        bad_comments({"a.hpp", "/// Of a hunt,\n/// the seed.\nint a;  // Ends. Of none\n"}),
        SizeIs(2));
    EXPECT_THAT(bad_comments({"a.hpp", "/// The seed of\n/// no account.\nint a;\n"}),
                ElementsAre("a.hpp:1: \"of no account\": say \"is ignored\""));
    EXPECT_THAT(bad_comments({"a.hpp", "auto a = \"// Of no account\";\n"}), IsEmpty());
}

TEST(English, TheDocumentsAreShortAndPlain) {
    ASSERT_GT(documents().size(), 10u);
    for (const SourceFile& document : documents()) {
        EXPECT_THAT(long_sentences(document), IsEmpty());
        EXPECT_THAT(bad_phrases(document.text), IsEmpty()) << document.path;
    }
}

TEST(English, EachPageOfDocsBeginsWithItsReader) {
    for (const SourceFile& document : documents()) {
        if (folder_of(document.path) != "docs" || document.path.ends_with("README.md")) continue;
        const std::vector<std::string> all = paragraphs(document.text);
        ASSERT_FALSE(all.empty()) << document.path;
        EXPECT_THAT(all.front(), AnyOf(StartsWith("This page is for "), StartsWith("For ")))
            << document.path;
    }
}

TEST(English, TheCommentsArePlain) {
    for (const SourceFile& file : files(source_path(), {".hpp", ".cpp"}))
        EXPECT_THAT(bad_comments(file), IsEmpty());
}

}  // namespace
}  // namespace gazetteer::source_tree
