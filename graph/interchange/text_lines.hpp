// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a text with what stands on them, for the formats that are read line by line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "graph/formats/words.hpp"
#include "graph/interchange/graph_builder.hpp"

namespace gazetteer {

/// The words of a line that is not blank.
struct TextLine {
    std::string_view text;
    std::vector<TextWord> words;
    int number = 1;

    TextPlace place(std::size_t word) const {
        return {number,
                word < words.size() ? words[word].column : static_cast<int>(text.size()) + 1};
    }
    std::string_view operator[](std::size_t word) const { return words[word].text; }
    std::size_t size() const { return words.size(); }
};

/// The lines that are not blank, without those that begin with one of `comments`. The text must
/// outlive them. CRLF ends a line as LF does.
std::vector<TextLine> text_lines(std::string_view text, std::string_view comments,
                                 std::string_view separators = " \t");

/// Refuses a line that has another number of words.
void expect_words(const TextLine& line, std::size_t least, std::size_t most,
                  const std::string& what);

}  // namespace gazetteer
