// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/graph_text.hpp"

#include <algorithm>
#include <cmath>

#include "graph/families/named.hpp"
#include "work/limits.hpp"

namespace gazetteer {

namespace {

/// Such a word is no graph6 line: that of a graph of order 34 or more is longer than any name.
bool is_lower_case(std::string_view text) {
    return text.size() >= 3 && text.size() <= 30 &&
           std::ranges::all_of(text, [](char c) { return ('a' <= c && c <= 'z') || c == '_'; });
}

/// The error of a line in which nauty reads no graph: perhaps the name of a family was meant.
ParseError not_a_graph(std::string_view line, const ParseError& error) {
    if (!is_lower_case(line) || nearest_family(line) == nullptr) return error;
    return unknown_family(line, 1);
}

/// Rounded up.
std::string mebibytes(double bytes) {
    return std::to_string(static_cast<long>(std::ceil(bytes / (1 << 20)))) + " MiB";
}

}  // namespace

bool names_family(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t");
    if (first == line.npos) return false;
    const bool is_word = 'a' <= line[first] && line[first] <= 'z';
    return (is_word && line.find_first_of(" \t") != line.npos) || find_family(line) != nullptr;
}

Parsed<SparseGraph> parse_graph_text(std::string_view line) {
    if (names_family(line)) {
        const auto member = parse_family_member(line);
        if (!member) return member.error();
        const double allowed = static_cast<double>(runs::memo_bytes());
        if (member->bytes() > allowed)
            return ParseError{"the graph takes " + mebibytes(member->bytes()) + ", allowed are " +
                                  mebibytes(allowed),
                              1};
        return member->graph();
    }
    auto result = parse_graph(line);
    return result ? result : not_a_graph(line, result.error());
}

Parsed<Graph> parse_small_graph_text(std::string_view line) {
    if (names_family(line)) {
        const auto member = parse_family_member(line);
        if (!member) return member.error();
        if (member->order() > Graph::order_max)
            return ParseError{"the order is " + std::to_string(member->order()) + "; at most " +
                                  std::to_string(Graph::order_max) + " is read here",
                              1};
        return to_graph(member->graph());
    }
    auto result = parse_small_graph(line);
    return result ? result : not_a_graph(line, result.error());
}

Parsed<Board> parse_board(std::string_view line, bool directed) {
    if (!directed) {
        const auto graph = parse_graph_text(line);
        return graph ? Parsed<Board>(Board(*graph)) : graph.error();
    }
    if (names_family(line))
        return ParseError{"a family of graphs; a digraph is expected, in digraph6", 1};
    const auto digraph = parse_digraph(line);
    return digraph ? Parsed<Board>(Board(*digraph)) : digraph.error();
}

}  // namespace gazetteer
