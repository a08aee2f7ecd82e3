// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/text/text_index.hpp"

#include <gtest/gtest.h>

#include <string>

#include "faces/editor/text/document.hpp"

namespace gazetteer::editor {
namespace {

/// By the definition: goes through the text character by character, and counts.
Position position_by_counting(const std::string& text, std::size_t offset) {
    Position result;
    for (std::size_t at = 0; at < offset;) {
        const auto first = static_cast<unsigned char>(text[at]);
        const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        if (at + size > offset) break;
        const bool ends_line = text[at] == '\n' || (text[at] == '\r' && text[at + 1] != '\n');
        if (ends_line)
            result = {result.line + 1, 0};
        else if (text[at] != '\r')
            result.character += size == 4 ? 2 : 1;
        at += size;
    }
    return result;
}

TEST(TextIndex, CountsCodeUnitsAsTheDefinitionDoes) {
    for (const std::string text :
         {"", "\n", "a", "a\nb", "a\r\nb\rc\n\n", "\u201cOn \u03c7(G)\u201d\n\u03b1 \U0001F600 b\n",
          "\U0001F600\U0001F600", "\r\n\r\n", "\u2264\r\n\u2265"}) {
        const TextIndex index(text);
        for (std::size_t at = 0; at <= text.size(); ++at) {
            const Position position = index.position_of(at);
            EXPECT_EQ(position, position_by_counting(text, at)) << text << at;
            EXPECT_EQ(index.position_of(index.offset_of(position)), position) << text << at;
        }
        EXPECT_EQ(index.position_of(text.size() + 5), index.position_of(text.size()));
    }
}

TEST(TextIndex, PlacesOutsideAreTheNearestInside) {
    const std::string text = "ab\r\n\U0001F600c";
    const TextIndex index(text);
    EXPECT_EQ(index.offset_of({0, 0}), 0u);
    EXPECT_EQ(index.offset_of({0, 2}), 2u);
    EXPECT_EQ(index.offset_of({0, 99}), 2u);
    EXPECT_EQ(index.offset_of({1, 0}), 4u);
    EXPECT_EQ(index.offset_of({1, 1}), 4u) << "between the two units of a character";
    EXPECT_EQ(index.offset_of({1, 2}), 8u);
    EXPECT_EQ(index.offset_of({1, 3}), 9u);
    EXPECT_EQ(index.offset_of({7, 0}), 9u);
}

TEST(TextIndex, PlacesOfParsersCountBytes) {
    const std::string text = "\u03c7\nab\n";
    EXPECT_EQ(offset_of_place(text, 1, 1), 0u);
    EXPECT_EQ(offset_of_place(text, 1, 3), 2u);
    EXPECT_EQ(offset_of_place(text, 2, 2), 4u);
    EXPECT_EQ(offset_of_place(text, 3, 1), 6u);
    EXPECT_EQ(offset_of_place(text, 9, 9), 6u);
    EXPECT_EQ(offset_of_place("", 1, 1), 0u);
}

TEST(TextIndex, WordsEndWhereLettersDo) {
    EXPECT_EQ(word_end("ab_1 c", 0), 4u);
    EXPECT_EQ(word_end("ab_1 c", 2), 4u);
    EXPECT_EQ(word_end("\u03c7b", 0), 2u);
    EXPECT_EQ(word_end("a\n", 1), 1u);
    EXPECT_EQ(word_end("a", 1), 1u);
}

TEST(Document, ItsLanguageIsToldByNameThenByText) {
    EXPECT_EQ(language_of("gazetteer-paper", "file:///a.game", ""), Language::paper);
    EXPECT_EQ(language_of("plaintext", "file:///a.game", "paper A"), Language::game);
    EXPECT_EQ(language_of("plaintext", "file:///a.txt", "# a\n\npaper A \"T\"\n"), Language::paper);
    EXPECT_EQ(language_of("", "file:///a.txt", "a | holds | | tree"), Language::conjectures);
    EXPECT_EQ(language_of("", "file:///a.txt", "a | | | tree"), Language::conjectures);
    EXPECT_EQ(language_of("", "file:///a.txt", "path | grundy | 0, 1"), Language::other);
    EXPECT_EQ(language_of("", "file:///a.txt", "define k = 1\n"), Language::conjectures);
    EXPECT_EQ(language_of("", "file:///a.txt", "Dear editor,\n"), Language::other);
    EXPECT_EQ(language_of("", "", ""), Language::other);
}

TEST(Document, UrisOfFilesArePaths) {
    EXPECT_EQ(path_of("file:///a/b%20c.game"), "/a/b c.game");
    EXPECT_EQ(path_of("file:///a%"), "/a%");
    EXPECT_EQ(path_of("file:///a%2"), "/a%2");
    EXPECT_EQ(path_of("file:///%-1%zz"), "/%-1%zz");
    EXPECT_EQ(path_of("untitled:Untitled-1"), "");
    EXPECT_EQ(folder_of("file:///a/b/c.txt"), "/a/b");
    for (const std::string path : {"/a b/\u03c7.game", "/a-b_c.~1/%41"})
        EXPECT_EQ(path_of(uri_of(path)), path);
}

}  // namespace
}  // namespace gazetteer::editor
