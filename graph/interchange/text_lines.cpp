// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/interchange/text_lines.hpp"

#include <algorithm>

namespace gazetteer {

std::vector<TextLine> text_lines(std::string_view text, std::string_view comments,
                                 std::string_view separators) {
    std::vector<TextLine> result;
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        std::vector<TextWord> words = words_of(line, separators);
        if (words.empty() || comments.find(words.front().text.front()) != comments.npos) continue;
        result.push_back({line, std::move(words), number});
    }
    return result;
}

void expect_words(const TextLine& line, std::size_t least, std::size_t most,
                  const std::string& what) {
    if (line.size() >= least && line.size() <= most) return;
    refuse(what + " expected, not " + std::to_string(line.size()) + " words",
           line.place(line.size() < least ? line.size() : most));
}

}  // namespace gazetteer
