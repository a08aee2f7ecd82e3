// SPDX-License-Identifier: GPL-3.0-or-later
// Multicode, in which the House of Graphs and programs such as plantri and genreg give lists of
// graphs.
#include <fmt/format.h>

#include "graph/index.hpp"
#include "graph/interchange/graph_builder.hpp"
#include "graph/interchange/readers.hpp"
#include "graph/interchange/writers.hpp"

namespace gazetteer::interchange {

namespace {

constexpr std::string_view header_begin = ">>multi_code";
/// Beyond it numbers have two bytes, behind a first byte 0.
constexpr int order_max = 252;

std::string_view without_header(std::string_view text) {
    if (!text.starts_with(header_begin)) return text;
    const std::size_t end = text.find("<<");
    return end == text.npos ? text : text.substr(end + 2);
}

int number_at(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

/// Where the graph that begins at `from` ends, or where the text does.
std::size_t end_of_graph(std::string_view bytes, std::size_t from) {
    int lists = number_at(bytes, from) - 1;
    std::size_t at = from + 1;
    for (; at < bytes.size() && lists > 0; ++at)
        if (bytes[at] == '\0') --lists;
    return at;
}

TextPlace place_at(std::size_t at) {
    return {1, static_cast<int>(at) + 1};
}

}  // namespace

bool is_multicode(std::string_view text) {
    return text.starts_with(header_begin) ||
           (text.find('\0') != text.npos && number_at(text, 0) <= order_max);
}

std::vector<std::string> multicode_graphs(std::string_view text) {
    std::vector<std::string> result;
    const std::string_view bytes = without_header(text);
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t end = end_of_graph(bytes, at);
        result.emplace_back(bytes.substr(at, end - at));
        at = end;
    }
    return result;
}

NamedGraph read_multicode(std::string_view text, bool directed) {
    if (directed) refuse("multicode has graphs, where a digraph is expected", {});
    const std::string_view bytes = without_header(text);
    if (bytes.empty()) refuse("a graph of multicode expected", {});
    const int order = number_at(bytes, 0);
    if (order == 0 || order > order_max)
        refuse(fmt::format("a byte {} where an order is expected, from 1 to {}", order, order_max),
               {});
    GraphBuilder graph(directed, order, 1, {});
    Vertex u = 0;
    std::size_t at = 1;
    for (; u + 1 < order && at < bytes.size(); ++at) {
        const int number = number_at(bytes, at);
        if (number == 0) {
            ++u;
            continue;
        }
        if (number > order || number <= u)
            refuse(fmt::format("{} where a neighbour of the vertex {} is expected, from {} to {}",
                               number, u + 1, u + 2, order),
                   place_at(at));
        graph.edge(u, number - 1, place_at(at));
    }
    if (u + 1 < order)
        refuse(fmt::format("it ends within the neighbours of the vertex {} of {}", u + 1, order),
               place_at(at));
    if (at < bytes.size()) refuse("a second graph; one is expected", place_at(at));
    return std::move(graph).finish(EdgesStand::once);
}

std::string write_multicode(const Written& graph) {
    if (graph.directed) refuse("multicode has no digraphs", {});
    if (graph.order < 1 || graph.order > order_max)
        refuse(fmt::format("multicode has graphs of order 1 to {}, not {}", order_max, graph.order),
               {});
    std::string bytes(1, static_cast<char>(graph.order));
    Vertex u = 0;
    const auto end_lists = [&](Vertex before) {
        for (; u < before; ++u) bytes += '\0';
    };
    for (const Arc& line : graph.lines) {
        end_lists(line.tail);
        bytes += static_cast<char>(line.head + 1);
    }
    end_lists(graph.order - 1);
    return bytes;
}

}  // namespace gazetteer::interchange
