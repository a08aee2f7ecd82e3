// SPDX-License-Identifier: GPL-3.0-or-later
// Formats that say first how many vertices and edges come: DIMACS and LEDA.
#include <algorithm>
#include <set>

#include "graph/interchange/readers.hpp"
#include "graph/interchange/text_lines.hpp"

namespace gazetteer::interchange {

namespace {

constexpr std::int64_t most = std::int64_t{1} << 40;

/// "p edge 5 4"; what kind of problem it is does not matter.
GraphBuilder announced(const TextLine& line, bool directed) {
    expect_words(line, 4, 4, "p, a kind, and the numbers of vertices and edges are");
    return {directed, number_of(line[2], 0, most, "a number of vertices", line.place(2)), 1,
            line.place(2)};
}

/// The text between the bars of "|{label}|".
std::string_view label_of(const TextLine& line) {
    const std::size_t open = line.text.find("|{");
    const std::size_t close = line.text.rfind("}|");
    if (open == line.text.npos || close == line.text.npos || close < open + 2)
        refuse("a label expected, as in |{a}|", line.place(0));
    return line.text.substr(open + 2, close - open - 2);
}

/// The lines of a file of LEDA, one after the other.
class LedaLines {
  public:
    explicit LedaLines(std::string_view text) : lines_(text_lines(text, "#")) {}
    const TextLine& next(const std::string& what) {
        if (at_ >= lines_.size())
            refuse("the text ends where " + what + " is expected",
                   lines_.empty() ? TextPlace{} : lines_.back().place(lines_.back().size()));
        return lines_[at_++];
    }
    std::int64_t number(const std::string& what) {
        const TextLine& line = next(what);
        expect_words(line, 1, 1, what);
        return number_of(line[0], -2, most, what, line.place(0));
    }
    TextPlace place() const { return lines_[at_ - 1].place(0); }
    void expect_end() const {
        if (at_ < lines_.size()) refuse("the end of the text expected", lines_[at_].place(0));
    }

  private:
    std::vector<TextLine> lines_;
    std::size_t at_ = 0;
};

bool differ(const std::vector<std::string>& names) {
    const std::set<std::string> different(names.begin(), names.end());
    return different.size() == names.size() && !different.contains("");
}

}  // namespace

NamedGraph read_dimacs(std::string_view text, bool directed) {
    const std::vector<TextLine> lines = text_lines(text, "c", " \t");
    if (lines.empty() || lines.front()[0] != "p")
        refuse("'p edge VERTICES EDGES' expected first",
               lines.empty() ? TextPlace{} : lines[0].place(0));
    GraphBuilder graph = announced(lines.front(), directed);
    const std::int64_t edges =
        number_of(lines[0][3], 0, most, "a number of edges", lines[0].place(3));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const TextLine& line = lines[i];
        if (line[0] == "n" || line[0] == "d" || line[0] == "v" || line[0] == "x") continue;
        if (line[0] != "e" && line[0] != "a")
            refuse("a line of DIMACS begins with c, p, e, a or n", line.place(0));
        expect_words(line, 3, 4, "two vertices");
        graph.edge(graph.numbered(line[1], line.place(1)), graph.numbered(line[2], line.place(2)),
                   line.place(0));
    }
    const auto lines_of_edges = static_cast<std::int64_t>(graph.edges());
    if (edges != lines_of_edges && 2 * edges != lines_of_edges)
        refuse(std::to_string(edges) + " edges are announced, and " +
                   std::to_string(lines_of_edges) + " stand here",
               lines.front().place(3));
    return std::move(graph).finish(EdgesStand::once_or_all_twice);
}

NamedGraph read_leda(std::string_view text, bool directed) {
    LedaLines lines(text);
    lines.next("LEDA.GRAPH");
    lines.next("the nodes' type");
    lines.next("the edges' type");
    const std::int64_t kind = lines.number("-1 for a digraph or -2 for a graph");
    if (kind != -1 && kind != -2)
        refuse("-1 for a digraph or -2 for a graph expected", lines.place());
    if ((kind == -1) != directed)
        refuse(directed ? "a graph, where a digraph is expected"
                        : "a digraph, where a graph is expected",
               lines.place());
    const std::int64_t order = lines.number("the number of nodes");
    GraphBuilder graph(directed, order, 1, lines.place());
    std::vector<std::string> names;
    for (Vertex v = 0; v < graph.order(); ++v) names.emplace_back(label_of(lines.next("a node")));
    if (differ(names)) graph.call(names);
    GraphBuilder numbers(directed, order, 1, {});
    for (std::int64_t left = lines.number("the number of edges"); left > 0; --left) {
        const TextLine& line = lines.next("an edge");
        expect_words(line, 3, line.size(), "source, target and reversal are");
        graph.edge(numbers.numbered(line[0], line.place(0)),
                   numbers.numbered(line[1], line.place(1)), line.place(0));
    }
    lines.expect_end();
    return std::move(graph).finish(EdgesStand::once);
}

}  // namespace gazetteer::interchange
