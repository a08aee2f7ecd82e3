// SPDX-License-Identifier: GPL-3.0-or-later
// What stands around a graph on its line and does no harm, and what stands there instead of one.
#pragma once

#include <string>
#include <string_view>

namespace gazetteer {

/// A line without a byte order mark of UTF-8 at its beginning, and without blanks, tabs and ends of
/// lines at both ends.
struct PlainLine {
    std::string_view text;
    /// How many bytes were taken off before it.
    std::size_t before = 0;
};
PlainLine plain_line(std::string_view line);

/// Whether a line is only one of nauty's headers, such as >>graph6<<: no graph stands on it.
bool is_only_header(std::string_view text);

/// What a text is that no format of graphs is, in words: a packed file, UTF-16, a list of edges.
/// Empty for others. No line of nauty's is one of these.
std::string foreign_text(std::string_view text);

/// "byte 32 (a blank) is not in '?'..'~'", of a byte of the text that no line of nauty's has.
std::string stray_byte_text(std::string_view text, std::size_t at);

}  // namespace gazetteer
