// SPDX-License-Identifier: GPL-3.0-or-later
// Lists that nauty's generators wrote when this was built, by order, one a line.
#pragma once

#include <algorithm>
#include <string_view>

namespace gazetteer::here {

/// nauty-geng's, in graph6, of orders 1 to the greatest.
std::string_view graphs();
constexpr int graph_order_max = 8;
/// nauty-gentreeg's, in graph6, of orders 1 to the greatest.
std::string_view trees();
constexpr int tree_order_max = 12;
/// nauty-directg's on them, in digraph6, without and with -o.
std::string_view digraphs();
constexpr int digraph_order_max = 5;
std::string_view oriented();
constexpr int oriented_order_max = 5;
/// The canonical forms of graphs and digraphs, without and with a marked vertex, which comes first.
std::string_view plain_graphs();
std::string_view marked_graphs();
constexpr int form_order_max = 7;
std::string_view plain_digraphs();
std::string_view marked_digraphs();
constexpr int form_digraph_order_max = 4;

/// Visits the lines of a list whose byte `byte` says the order; whether all were visited.
template <class Visit>
bool each_of_order(std::string_view list, std::size_t byte, int order, Visit visit) {
    while (!list.empty()) {
        const std::string_view line = list.substr(0, list.find('\n'));
        list.remove_prefix(std::min(line.size() + 1, list.size()));
        if (line[byte] == static_cast<char>(63 + order) && !visit(line)) return false;
    }
    return true;
}

}  // namespace gazetteer::here
