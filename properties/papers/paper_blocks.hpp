// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a paper as blocks of lines, before any of them is understood.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gazetteer::properties {

/// A text that stands on one line of a file or on several, which are joined by a blank.
class PlacedText {
  public:
    /// A part that begins at a line and a column, both from 1.
    void append(std::string_view part, int line, int column);
    /// The end of the text from an offset on.
    PlacedText from(std::size_t offset) const;
    const std::string& text() const { return text_; }
    /// The line and column of a column of the text, which may be one past its end.
    std::pair<int, int> place_of(int column) const;

  private:
    struct Part {
        std::size_t offset;
        int line;
        int column;
    };
    std::string text_;
    std::vector<Part> parts_;
};

/// A line that begins in the first column, and the lines that are indented below it.
struct PaperBlock {
    PlacedText header;
    std::vector<PlacedText> entries;
    /// All its lines as they are, but for comments; the first has the number `line`.
    std::string lines;
    int line = 1;

    /// The header begins with this word, or is it.
    bool is(std::string_view word) const;
    bool defines() const { return is("define"); }
};

/// Comments and empty lines are left out. A line that is indented more deeply than the first entry
/// of its block goes on with the line before, and so does one below a header whose sentence in
/// quotes is not at its end, or below a definition. What is indented before any block is a block
/// whose header is empty.
std::vector<PaperBlock> paper_blocks(std::string_view text);

}  // namespace gazetteer::properties
