#include "cli/graph_input.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>

#include "cli/output.hpp"
#include "graph/line_reader.hpp"

namespace gazetteer::cli {

namespace {

template <class T>
Board board_of(const Parsed<T>& parsed, const LineReader& lines) {
    if (!parsed) throw InputError(lines.describe(parsed.error()));
    return *parsed;
}

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
        const Board board =
            directed ? board_of(parse_digraph(*line), lines) : board_of(parse_graph(*line), lines);
        visit({board, without_header(*line), name + ":" + std::to_string(lines.place(1).line)});
    }
    if (in.bad()) throw InputError(name + ": " + std::strerror(errno));
    return any;
}

void insist_on_a_graph(bool any, const std::string& name) {
    if (!any) throw InputError(name + ": no graph; one a line is expected");
}

}  // namespace

std::vector<std::string> unparsed_graphs(const CLI::App& verb) {
    std::vector<std::string> result = verb.remaining();
    for (const std::string& graph : result)
        if (graph.starts_with('-')) throw InputError("unknown option " + graph);
    return result;
}

void for_each_input(const GraphSource& source, bool directed,
                    const std::function<void(const InputGraph&)>& visit) {
    for (std::size_t i = 0; i < source.arguments.size(); ++i) {
        std::istringstream in(source.arguments[i]);
        const std::string name = "<argument " + std::to_string(i + 1) + ">";
        insist_on_a_graph(read(in, name, directed, visit), name);
    }
    if (!source.arguments.empty()) return;
    if (source.file.empty() || source.file == "-")
        return insist_on_a_graph(read(std::cin, "<stdin>", directed, visit), "<stdin>");
    std::ifstream in(source.file);
    if (!in) throw InputError(source.file + ": " + std::strerror(errno));
    insist_on_a_graph(read(in, source.file, directed, visit), source.file);
}

}  // namespace gazetteer::cli
