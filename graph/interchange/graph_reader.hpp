// SPDX-License-Identifier: GPL-3.0-or-later
// All graphs of a stream, whichever way they are written: one a line, as nauty's programs write
// them, as members of families or as edges; or a whole text that is one graph of another program.
// What is packed by gzip is unpacked. The stream's first line says which. A graph of multicode,
// which has no lines, counts for one.
#pragma once

#include <istream>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "graph/formats/line_reader.hpp"
#include "graph/interchange/interchange.hpp"
#include "graph/interchange/unpacked_stream.hpp"

namespace gazetteer {

/// A graph of a stream.
struct ReadGraph {
    NamedGraph graph;
    /// The line that stood for it, without header; of another format, what nauty writes.
    std::string text;
    int line = 1;
};

class GraphReader {
  public:
    /// What is at fault, as "file:line:column: message".
    using Result = std::variant<ReadGraph, std::string>;

    /// `file` is the name that faults show. The stream must outlive the reader. A format that is
    /// given is not told from the text.
    GraphReader(std::istream& in, std::string file, bool directed,
                std::optional<Interchange> format = std::nullopt);

    /// The next graph, or nothing at the end. After a fault in a line the next ones follow. Throws
    /// InputError where the stream cannot be read, or is a text that takes more than
    /// runs::memo_bytes().
    std::optional<Result> next();
    /// The same where a fault ends the work: throws InputError with it.
    std::optional<ReadGraph> next_graph();

  private:
    void begin();
    void take_text(std::string text);
    void take_bytes(std::string bytes);
    std::optional<Result> next_line();
    std::optional<Result> next_text();
    Result read_line(const std::string& line, const Place& place);
    Result read(Interchange format, const std::string& text, const Place& place);

    std::string file_;
    bool directed_;
    std::optional<Interchange> format_;
    UnpackedStream in_;
    /// The first line, until it has been given.
    std::optional<std::pair<std::string, Place>> first_;
    /// The lines behind it, where graphs come one a line.
    std::optional<LineReader> lines_;
    /// The graph before, for incremental sparse6.
    std::optional<SparseGraph> before_;
    /// Texts that are one graph each, the last first, and how many lines stand before.
    std::vector<std::pair<std::string, int>> texts_;
    bool begun_ = false;
};

}  // namespace gazetteer
