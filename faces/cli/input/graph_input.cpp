// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/input/graph_input.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include "faces/cli/output/output.hpp"
#include "graph/interchange/graph_reader.hpp"

namespace gazetteer::cli {

namespace {

/// What becomes of each line: of a graph, and of what is none, as "place: fault".
struct Visitor {
    std::function<void(const InputGraph&)> visit;
    std::function<void(const std::string&)> refuse;
};

/// A stream of graphs, and what its faults show.
struct GraphInput {
    std::istream& in;
    const std::string& name;
    std::optional<Interchange> format;
};

/// Returns whether there was a graph.
bool read(const GraphInput& input, bool directed, const Visitor& visitor) {
    GraphReader reader(input.in, input.name, directed, input.format);
    bool any = false;
    while (auto next = reader.next()) {
        any = true;
        if (auto* const graph = std::get_if<ReadGraph>(&*next))
            visitor.visit({graph->graph.board, graph->text,
                           input.name + ":" + std::to_string(graph->line),
                           std::move(graph->graph.names), std::move(graph->graph.places)});
        else
            visitor.refuse(std::get<std::string>(*next));
    }
    return any;
}

void insist_on_a_graph(bool any, const std::string& name) {
    if (!any) throw InputError(name + ": no graph; one a line is expected");
}

void read_standard_input(const GraphSource& source, bool directed, const Visitor& visitor) {
    const std::string name = "<stdin>";
    insist_on_a_graph(read({std::cin, name, source.format}, directed, visitor), name);
}

void read_all(const GraphSource& source, bool directed, const Visitor& visitor) {
    for (std::size_t i = 0; i < source.arguments.size(); ++i) {
        if (source.arguments[i] == "-") {
            read_standard_input(source, directed, visitor);
            continue;
        }
        std::istringstream in(source.arguments[i]);
        const std::string name = "<argument " + std::to_string(i + 1) + ">";
        const std::string advice = file_advice(source.arguments[i], "--file");
        const auto refuse = [&](const std::string& fault) { visitor.refuse(fault + advice); };
        insist_on_a_graph(read({in, name, source.format}, directed, {visitor.visit, refuse}), name);
    }
    if (!source.arguments.empty()) return;
    if (source.file.empty() || source.file == "-")
        return read_standard_input(source, directed, visitor);
    std::ifstream in(source.file, std::ios::binary);
    if (!in) throw InputError(source.file + ": " + std::strerror(errno));
    insist_on_a_graph(read({in, source.file, source.format}, directed, visitor), source.file);
}

}  // namespace

std::string file_advice(const std::string& text, const std::string& option) {
    std::error_code none;
    if (!std::filesystem::is_regular_file(text, none)) return "";
    return fmt::format("; {0} is a file: {1} {0} reads it", text, option);
}

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
