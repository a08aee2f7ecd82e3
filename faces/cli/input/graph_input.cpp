// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/input/graph_input.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>

#include "faces/cli/output/output.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/formats/line_reader.hpp"

namespace gazetteer::cli {

namespace {

std::string without_header(const std::string& line) {
    return line.starts_with(">>") ? line.substr(line.find("<<") + 2) : line;
}

/// Returns whether there was a graph.
bool read(std::istream& in, const std::string& name, bool directed,
          const std::function<void(const InputGraph&)>& visit) {
    LineReader lines(in, name);
    bool any = false;
    while (const auto line = lines.next()) {
        any = true;
        const auto board = parse_board(*line, directed);
        if (!board) throw InputError(lines.describe(board.error()));
        visit({*board, without_header(*line), name + ":" + std::to_string(lines.place(1).line)});
    }
    if (in.bad()) throw InputError(name + ": " + std::strerror(errno));
    return any;
}

void insist_on_a_graph(bool any, const std::string& name) {
    if (!any) throw InputError(name + ": no graph; one a line is expected");
}

void read_standard_input(bool directed, const std::function<void(const InputGraph&)>& visit) {
    insist_on_a_graph(read(std::cin, "<stdin>", directed, visit), "<stdin>");
}

}  // namespace

void for_each_input(const GraphSource& source, bool directed,
                    const std::function<void(const InputGraph&)>& visit) {
    for (std::size_t i = 0; i < source.arguments.size(); ++i) {
        if (source.arguments[i] == "-") {
            read_standard_input(directed, visit);
            continue;
        }
        std::istringstream in(source.arguments[i]);
        const std::string name = "<argument " + std::to_string(i + 1) + ">";
        insist_on_a_graph(read(in, name, directed, visit), name);
    }
    if (!source.arguments.empty()) return;
    if (source.file.empty() || source.file == "-") return read_standard_input(directed, visit);
    std::ifstream in(source.file);
    if (!in) throw InputError(source.file + ": " + std::strerror(errno));
    insist_on_a_graph(read(in, source.file, directed, visit), source.file);
}

}  // namespace gazetteer::cli
