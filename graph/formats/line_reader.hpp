// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs come one a line: the lines of a stream, and the place of a fault in it.
#pragma once

#include <istream>
#include <optional>
#include <string>

#include "graph/formats/formats.hpp"

namespace gazetteer {

/// A place in an input, as compilers print it: lines and columns count from 1.
struct Place {
    std::string file;
    int line = 0;
    int column = 0;
    bool operator==(const Place&) const = default;
};
/// "file:line:column".
std::string to_string(const Place& place);

/// Reads the lines of a stream that stand for graphs, each without what plain_line takes off: CRLF
/// ends a line as LF does, the last line may lack it. Blank lines and lines that are only a header
/// such as >>graph6<< are passed over but counted.
class LineReader {
  public:
    /// `file` is the name that errors show. The stream must outlive the reader. It may begin in the
    /// middle of a file, `lines_before` lines from its top.
    LineReader(std::istream& in, std::string file, int lines_before = 0)
        : in_(in), file_(std::move(file)), line_(lines_before) {}
    /// The next graph's line, or nothing at the end.
    std::optional<std::string> next();
    /// The place in the stream of a column of the line read last.
    Place place(int column) const { return {file_, line_, column + before_}; }
    /// "file:line:column: message", for an error in the line read last.
    std::string describe(const ParseError& error) const {
        return to_string(place(error.column)) + ": " + error.message;
    }

  private:
    std::istream& in_;
    std::string file_;
    int line_;
    /// Bytes before the line read last that were taken off.
    int before_ = 0;
};

}  // namespace gazetteer
