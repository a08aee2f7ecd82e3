// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/input/graph_input.hpp"

#include <fmt/format.h>

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

/// What becomes of each line: of a graph, and of what is none, as "place: fault".
struct Visitor {
    std::function<void(const InputGraph&)> visit;
    std::function<void(const std::string&)> refuse;
};

/// Returns whether there was a line.
bool read(std::istream& in, const std::string& name, bool directed, const Visitor& visitor) {
    LineReader lines(in, name);
    bool any = false;
    while (const auto line = lines.next()) {
        any = true;
        if (const auto board = parse_board(*line, directed))
            visitor.visit(
                {*board, without_header(*line), name + ":" + std::to_string(lines.place(1).line)});
        else
            visitor.refuse(lines.describe(board.error()));
    }
    if (in.bad()) throw InputError(name + ": " + std::strerror(errno));
    return any;
}

void insist_on_a_graph(bool any, const std::string& name) {
    if (!any) throw InputError(name + ": no graph; one a line is expected");
}

void read_standard_input(bool directed, const Visitor& visitor) {
    insist_on_a_graph(read(std::cin, "<stdin>", directed, visitor), "<stdin>");
}

void read_all(const GraphSource& source, bool directed, const Visitor& visitor) {
    for (std::size_t i = 0; i < source.arguments.size(); ++i) {
        if (source.arguments[i] == "-") {
            read_standard_input(directed, visitor);
            continue;
        }
        std::istringstream in(source.arguments[i]);
        const std::string name = "<argument " + std::to_string(i + 1) + ">";
        insist_on_a_graph(read(in, name, directed, visitor), name);
    }
    if (!source.arguments.empty()) return;
    if (source.file.empty() || source.file == "-") return read_standard_input(directed, visitor);
    std::ifstream in(source.file);
    if (!in) throw InputError(source.file + ": " + std::strerror(errno));
    insist_on_a_graph(read(in, source.file, directed, visitor), source.file);
}

}  // namespace

bool answer_each(const GraphSource& source, bool directed,
                 const std::function<void(const InputGraph&)>& visit) {
    bool all = true;
    const auto refuse = [&all](const std::string& fault) {
        all = false;
        fmt::print(stderr, "gazetteer: {}\n", fault);
    };
    read_all(source, directed,
             {[&](const InputGraph& input) {
                  try {
                      visit(input);
                  } catch (const InputError& e) {
                      refuse(input.place + ": " + e.what());
                  }
              },
              refuse});
    return all;
}

void for_each_input(const GraphSource& source, bool directed,
                    const std::function<void(const InputGraph&)>& visit) {
    read_all(source, directed, {visit, [](const std::string& fault) { throw InputError(fault); }});
}

}  // namespace gazetteer::cli
