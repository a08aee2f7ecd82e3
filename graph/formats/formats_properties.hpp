// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of any bytes given to the parsers: the fuzz target and the tests call the same
// function.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "graph/formats/formats.hpp"

namespace gazetteer {

template <class T>
void require_fault_inside(const Parsed<T>& parsed, std::string_view line) {
    const ParseError& error = parsed.error();
    require(!error.message.empty(), "a message");
    require(1 <= error.column && error.column <= static_cast<int>(line.size()) + 1,
            "a column on the line or one past it");
}

/// Whatever is read can be written and read again as the same; whatever is refused has a message
/// and a column on the line. Throws ContractViolation if not.
inline void require_sound_parsing(std::string_view line) {
    const auto graph = parse_graph(line);
    if (!graph) require_fault_inside(graph, line);
    // Above this order a few bytes would cost seconds a call.
    if (graph && graph->order() <= 1000) {
        require(*parse_graph(to_graph6(*graph)) == *graph, "graph6 to give the graph back");
        require(*parse_graph(to_sparse6(*graph)) == *graph, "sparse6 to give the graph back");
    }
    const auto small = parse_small_graph(line);
    if (!small) require_fault_inside(small, line);
    require(static_cast<bool>(small) == (graph && graph->order() <= Graph::order_max),
            "the two parsers to agree");
    // Blanks around it and a byte order mark change nothing but the columns of faults.
    const std::string wrapped = "\xef\xbb\xbf \t" + std::string(line) + " \r";
    const auto same = parse_graph(wrapped);
    const bool marked = line.starts_with("\xef\xbb\xbf");
    require(marked || (same ? graph && *same == *graph : !graph), "blanks to do no harm");
    if (!same) require_fault_inside(same, wrapped);
    const auto digraph = parse_digraph(line);
    if (!digraph) require_fault_inside(digraph, line);
    if (digraph)
        require(*parse_digraph(to_digraph6(*digraph)) == *digraph,
                "digraph6 to give the digraph back");
}

}  // namespace gazetteer
