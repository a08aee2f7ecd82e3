// SPDX-License-Identifier: GPL-3.0-or-later
// The graphs that a command is given: as arguments, in a file, or one a line on standard input.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "graph/board.hpp"
#include "graph/interchange/interchange.hpp"

namespace gazetteer::cli {

/// A graph, the text that stood for it (without header; of another program's format, graph6,
/// sparse6 or digraph6), and where: "<stdin>:3".
struct InputGraph {
    Board board;
    std::string text;
    std::string place;
    /// What the vertices are called; empty where they are 0, 1, 2, ...
    std::vector<std::string> names;
    /// Where the file draws them; empty where it does not.
    std::vector<DrawnAt> places;
};

/// Where graphs come from: the arguments if there are any, else the file if one is named, else
/// standard input. The argument or file "-" is standard input.
struct GraphSource {
    std::vector<std::string> arguments;
    std::string file;
    /// How they are written; told from the text where it is not said.
    std::optional<Interchange> format;
};

/// What to type instead where a text is not a graph and names a file; empty for others.
/// "; g.dot is a file: --file g.dot reads it".
std::string file_advice(const std::string& text, const std::string& option);

/// Gives each graph to `visit` as it is read. A line that is not a graph, and a graph of which
/// `visit` throws InputError, are told on standard error with their place, and the next ones
/// follow. Returns whether there was none of these: else a verb ends with exit_usage. Throws
/// InputError when there is no line at all or no such file.
bool answer_each(const GraphSource& source, bool directed,
                 const std::function<void(const InputGraph&)>& visit);

/// The same for a verb that cannot go on: throws InputError with place, line and column at the
/// first malformed line, and what `visit` throws.
void for_each_input(const GraphSource& source, bool directed,
                    const std::function<void(const InputGraph&)>& visit);

}  // namespace gazetteer::cli
