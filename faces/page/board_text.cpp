// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/page/board_text.hpp"

#include <algorithm>

#include "graph/both_arcs.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/formats/edges_text.hpp"

namespace gazetteer::page {

Parsed<Board> parse_pasted(std::string_view text, bool directed) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::size_t end = text.find_last_not_of(" \t\r\n") + 1;
    if (begin == text.size()) return ParseError{"no graph: paste graph6, or edges as 0-1 1-2", 1};
    if (names_edges(text)) return parse_edges(text, directed);
    const std::string_view line = text.substr(begin, end - begin);
    const bool is_digraph = line.starts_with('&') || line.starts_with(">>digraph6");
    if (is_digraph && !directed) return ParseError{"a digraph: this game is played on graphs", 1};
    if (is_digraph) {
        const auto digraph = parse_digraph(line);
        if (!digraph) return digraph.error();
        return Board(*digraph);
    }
    const auto graph = parse_small_graph_text(line);
    if (!graph) return graph.error();
    return directed ? Board(with_both_arcs(*graph)) : Board(SparseGraph(*graph));
}

}  // namespace gazetteer::page
