// SPDX-License-Identifier: GPL-3.0-or-later
// Places in a text as editors count them: lines from 0, and in a line the code units of UTF-16
// [LSP 3.17, Position]. Elsewhere in Gazetteer a place is a byte of UTF-8.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace gazetteer::editor {

struct Position {
    std::size_t line = 0;
    std::size_t character = 0;
    auto operator<=>(const Position&) const = default;
};

/// The lines of a text, which must outlive this. A line ends with \n, \r\n or \r. Bytes that are no
/// UTF-8 count as one code unit each.
class TextIndex {
  public:
    /// O(bytes).
    explicit TextIndex(std::string_view text);

    /// The byte at a position. Behind the end of its line it is that end, before the line break;
    /// behind the last line the end of the text; between the two units of a character its first
    /// byte. O(bytes of the line).
    std::size_t offset_of(Position position) const;
    /// The position of a byte; within a character that of its first byte, behind the end that of
    /// the end. O(log lines + bytes of the line).
    Position position_of(std::size_t offset) const;
    /// The line of a byte, without its line break.
    std::string_view line_at(std::size_t offset) const;
    /// Where the line of a byte begins.
    std::size_t line_begin(std::size_t offset) const { return begins_[line_of(offset)]; }

  private:
    std::size_t line_of(std::size_t offset) const;
    std::string_view line(std::size_t number) const;

    std::string_view text_;
    std::vector<std::size_t> begins_{0};
};

/// The byte at which a line (counted from 1, lines end with \n alone) and a column (in bytes, from
/// 1) are, as the parsers of Gazetteer count; at most the size of the text.
std::size_t offset_of_place(std::string_view text, int line, int column);

/// Where the word at a byte ends: letters, digits and _; or else one character, but no line break.
std::size_t word_end(std::string_view text, std::size_t offset);

}  // namespace gazetteer::editor
