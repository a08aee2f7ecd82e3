// SPDX-License-Identifier: GPL-3.0-or-later
// Edges and neighbours, line by line.
#include <algorithm>

#include "graph/interchange/readers.hpp"
#include "graph/interchange/text_lines.hpp"

namespace gazetteer::interchange {

namespace {

constexpr std::string_view blanks = " \t\r\n,;";
constexpr std::string_view brackets = "()[]{}";

/// Each innermost pair of brackets with its column.
std::vector<TextWord> groups_of(std::string_view text) {
    std::vector<TextWord> result;
    std::size_t open = text.npos;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t kind = brackets.find(text[i]);
        if (kind == brackets.npos) continue;
        if (kind % 2 == 0) open = i;
        if (kind % 2 == 1 && open != text.npos) {
            result.push_back({text.substr(open + 1, i - open - 1), static_cast<int>(open) + 2});
            open = text.npos;
        }
    }
    return result;
}

NamedGraph edges_in_brackets(std::string_view text, bool directed) {
    GraphBuilder graph(directed);
    for (const TextWord& group : groups_of(text)) {
        const std::vector<TextWord> ends = words_of(group.text, " \t,;'\"");
        const TextPlace at{1, group.column};
        if (ends.size() != 2) refuse("two ends of an edge expected between these brackets", at);
        const Vertex u = graph.vertex(ends[0].text, at);
        graph.edge(u, graph.vertex(ends[1].text, at), at);
    }
    if (graph.edges() == 0) refuse("no edge; '0-1 1-2' has two", {1, 1});
    return std::move(graph).finish(EdgesStand::once);
}

/// "a-b", "a--b", "a->b" or "a".
void read_edge_word(GraphBuilder& graph, const TextWord& word) {
    const TextPlace at{1, word.column};
    const std::size_t dash = word.text.find('-');
    if (dash == word.text.npos) {
        graph.vertex(word.text, at);
        return;
    }
    std::string_view last = word.text.substr(dash + 1);
    const bool arrow = last.starts_with('>');
    if (arrow || last.starts_with('-')) last.remove_prefix(1);
    const std::string_view first = word.text.substr(0, dash);
    if (first.empty() || last.empty() || last.find('-') != last.npos)
        refuse("'" + std::string(word.text.substr(0, 40)) + "' is no edge; '0-1' is one", at);
    if (arrow && !graph.directed()) refuse("an arc, where a graph is expected", at);
    const Vertex u = graph.vertex(first, at);
    graph.edge(u, graph.vertex(last, at), at);
}

/// The rest of a line behind two names: nothing, a weight, or attributes.
void pass_over_weight(const TextLine& line) {
    if (line.size() == 2 || line[2].starts_with('{')) return;
    if (line.size() == 3 && line[2].find_first_not_of("0123456789.eE+-") == line[2].npos) return;
    refuse("two ends of an edge expected, and at most a weight behind them", line.place(2));
}

}  // namespace

NamedGraph read_edges_of_line(std::string_view text, bool directed) {
    if (text.find_first_of(brackets) != text.npos) return edges_in_brackets(text, directed);
    GraphBuilder graph(directed);
    for (const TextWord& word : words_of(text, blanks)) read_edge_word(graph, word);
    return std::move(graph).finish(EdgesStand::once);
}

NamedGraph read_edge_list(std::string_view text, bool directed) {
    GraphBuilder graph(directed);
    for (const TextLine& line : text_lines(text, "#%", blanks)) {
        if (line.size() == 1) {
            graph.vertex(line[0], line.place(0));
            continue;
        }
        pass_over_weight(line);
        const Vertex u = graph.vertex(line[0], line.place(0));
        graph.edge(u, graph.vertex(line[1], line.place(1)), line.place(0));
    }
    return std::move(graph).finish(EdgesStand::once_or_all_twice);
}

NamedGraph read_adjacency_list(std::string_view text, bool directed) {
    GraphBuilder graph(directed);
    const std::vector<TextLine> lines = text_lines(text, "#%", " \t,;:[]");
    for (const TextLine& line : lines) graph.vertex(line[0], line.place(0));
    for (const TextLine& line : lines) {
        const Vertex u = graph.known(line[0], line.place(0));
        for (std::size_t i = 1; i < line.size(); ++i)
            graph.edge(u, graph.vertex(line[i], line.place(i)), line.place(i));
    }
    return std::move(graph).finish(EdgesStand::from_one_end_or_both);
}

}  // namespace gazetteer::interchange
