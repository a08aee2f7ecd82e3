// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/papers/paper_blocks.hpp"

#include <algorithm>

#include "graph/formats/blanks.hpp"

namespace gazetteer::properties {

namespace {

/// The mark of UTF-8 that some editors put at the beginning of a file.
constexpr std::string_view utf8_mark = "\xef\xbb\xbf";

/// The line up to its comment, without blanks at its end. `quoted`: whether it begins within
/// quotes.
std::string_view without_comment(std::string_view line, bool quoted) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') quoted = !quoted;
        if (line[i] != '#' || quoted || (i > 0 && !is_blank(line[i - 1]))) continue;
        line = line.substr(0, i);
        break;
    }
    while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
    return line;
}

/// A sentence has begun and its last quote is missing.
bool is_open(const std::string& header) {
    const auto quote = header.find('"');
    return quote != std::string::npos && (quote + 1 == header.size() || header.back() != '"');
}

class BlockReader {
  public:
    void take(std::string_view whole, int number) {
        const bool indented = !whole.empty() && is_blank(whole.front());
        const bool in_sentence = indented && !blocks_.empty() && blocks_.back().entries.empty() &&
                                 is_open(blocks_.back().header.text());
        const std::string_view line = without_comment(whole, in_sentence);
        const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
        if (!blocks_.empty() && (indented || line.empty())) add_line(line);
        if (first == line.size()) return;
        if (!indented || blocks_.empty()) begin(line, number);
        const std::string_view said = line.substr(first);
        const int column = static_cast<int>(first) + 1;
        PaperBlock& block = blocks_.back();
        if (!indented || in_sentence || block.defines()) {
            block.header.append(said, number, column);
        } else if (block.entries.empty() || first <= indent_) {
            if (block.entries.empty()) indent_ = first;
            block.entries.emplace_back().append(said, number, column);
        } else {
            block.entries.back().append(said, number, column);
        }
    }
    std::vector<PaperBlock> result() { return std::move(blocks_); }

  private:
    void begin(std::string_view line, int number) {
        blocks_.emplace_back().line = number;
        add_line(line);
    }
    void add_line(std::string_view line) {
        blocks_.back().lines += line;
        blocks_.back().lines += '\n';
    }

    std::vector<PaperBlock> blocks_;
    std::size_t indent_ = 0;
};

}  // namespace

void PlacedText::append(std::string_view part, int line, int column) {
    if (!text_.empty()) text_ += ' ';
    parts_.push_back({text_.size(), line, column});
    text_ += part;
}

bool PaperBlock::is(std::string_view word) const {
    const std::string_view text = header.text();
    if (!text.starts_with(word)) return false;
    const std::string_view next = text.substr(word.size(), 1);
    return next.empty() || next == " " || next == "\t";
}

PlacedText PlacedText::from(std::size_t offset) const {
    PlacedText result;
    result.text_ = text_.substr(std::min(offset, text_.size()));
    for (const Part& part : parts_) {
        if (part.offset > offset)
            result.parts_.push_back({part.offset - offset, part.line, part.column});
        else
            result.parts_ = {{0, part.line, part.column + static_cast<int>(offset - part.offset)}};
    }
    return result;
}

std::pair<int, int> PlacedText::place_of(int column) const {
    const auto offset = static_cast<std::size_t>(std::max(column, 1) - 1);
    std::pair<int, int> result{1, std::max(column, 1)};
    for (const Part& part : parts_)
        if (part.offset <= offset)
            result = {part.line, part.column + static_cast<int>(offset - part.offset)};
    return result;
}

std::vector<PaperBlock> paper_blocks(std::string_view text) {
    if (text.starts_with(utf8_mark)) text.remove_prefix(utf8_mark.size());
    BlockReader reader;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        reader.take(text.substr(0, end), ++number);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return reader.result();
}

}  // namespace gazetteer::properties
