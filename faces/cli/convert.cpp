// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <optional>

#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/input/graph_input.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/formats/formats.hpp"
#include "graph/interchange/incremental_sparse6.hpp"
#include "work/limits.hpp"

namespace gazetteer::cli {

namespace {

struct ConvertArguments {
    std::string to = "graph6";
    std::string from;
    bool directed = false;
    std::size_t mebibytes = 2048;
    GraphSource source;
};

/// The formats of nauty, one graph a line, besides those of other programs.
const std::vector<std::string>& nauty_formats() {
    static const std::vector<std::string> names{"graph6", "sparse6", "incremental-sparse6",
                                                "digraph6"};
    return names;
}

/// `before` is the graph on the line before, and becomes this one.
std::string nauty_line(const std::string& format, const Board& board,
                       std::optional<SparseGraph>& before) {
    if (const auto* const d = std::get_if<Digraph>(&board)) {
        if (format != "digraph6") throw InputError(format + " has no digraphs; digraph6 has");
        return to_digraph6(*d);
    }
    const auto& g = std::get<SparseGraph>(board);
    if (format == "digraph6") throw InputError("digraph6 has digraphs; --directed reads them");
    constexpr int graph6_order_max = 20'000;
    if (format == "graph6" && g.order() > graph6_order_max)
        throw InputError(
            fmt::format("graph6 of order {} is too long; sparse6 is shorter", g.order()));
    if (format == "graph6") return to_graph6(g);
    if (format == "sparse6") return to_sparse6(g);
    std::string line = incremental_sparse6(before, g);
    before = g;
    return line;
}

std::string written(const InputGraph& input, Interchange format) {
    const auto text = write_interchange(format, {input.board, input.names, input.places});
    if (const auto* const fault = std::get_if<InterchangeFault>(&text))
        throw InputError(fault->message);
    return std::get<std::string>(text);
}

/// A format that has many graphs in one file.
bool has_many(Interchange format) {
    return format == Interchange::edges_of_line || format == Interchange::adjacency_list ||
           format == Interchange::adjacency_matrix || format == Interchange::multicode;
}

void print_as(const InputGraph& input, Interchange format, int number) {
    if (number > 1 && !has_many(format))
        throw InputError("a second graph: this format has one a file; graph6 has one a line");
    if (format == Interchange::multicode) return print_text(written(input, format));
    const bool apart = number > 1 && format != Interchange::edges_of_line;
    std::string text = (apart ? "\n" : "") + written(input, format);
    if (text.ends_with('\n')) text.pop_back();
    print_line(text);
}

int run(ConvertArguments arguments) {
    if (!arguments.from.empty()) arguments.source.format = interchange_named(arguments.from);
    const auto format = interchange_named(arguments.to);
    const runs::WorkLimits of_reading({}, bytes_of(arguments.mebibytes));
    int number = 0;
    std::optional<SparseGraph> before;
    const bool all_read = answer_each(arguments.source, arguments.directed, [&](const auto& input) {
        if (format)
            print_as(input, *format, ++number);
        else
            print_line(nauty_line(arguments.to, input.board, before));
    });
    return all_read ? exit_ok : exit_usage;
}

}  // namespace

Verb convert_verb() {
    Verb verb{.name = "convert", .says = "Write graphs in another format, from any that is read."};
    const auto arguments = std::make_shared<ConvertArguments>();
    verb.words = &arguments->source.arguments;
    std::vector<std::string> formats = nauty_formats();
    formats.insert(formats.end(), interchange_names().begin(), interchange_names().end());
    verb.option("--to", &arguments->to, "The format to write")
        .one_of(formats)
        .shows_default()
        .value_named("");
    verb.option("--from", &arguments->from, "The format to read; told from the text if not given")
        .one_of(interchange_names())
        .value_named("");
    verb.option("--directed", &arguments->directed, "Digraphs");
    add_memory_option(verb, arguments->mebibytes, "For a graph and what is written of it, in MiB");
    add_file_option(verb, arguments->source.file);
    verb.footer =
        "GRAPH...: as for solve. A text or a file of another program is one graph: edges on a "
        "line\n"
        "(0-1 1-2), a list of edges or of neighbours, a matrix of 0 and 1, DIMACS, Matrix Market,\n"
        "LEDA, GML, GraphML, DOT, or networkx's node-link data in JSON. A file of multicode has\n"
        "many. What is packed by gzip is unpacked. Names of vertices are kept where the format "
        "has\n"
        "them, and their places in GraphML and JSON. Loops and multiple edges are faults; weights\n"
        "and other attributes are passed over.\n"
        "Exit codes: 0 all written; 2 bad usage or input.\n"
        "Example: gazetteer convert --to dot '0-1 1-2 2-0'";
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
