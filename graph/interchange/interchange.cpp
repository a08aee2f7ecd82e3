// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/interchange/interchange.hpp"

#include <algorithm>
#include <array>

#include "graph/interchange/graph_builder.hpp"
#include "graph/interchange/readers.hpp"
#include "graph/interchange/writers.hpp"

namespace gazetteer {

namespace {

namespace formats = interchange;

/// A format: its name, and what reads and what writes it.
struct Entry {
    const char* name;
    NamedGraph (*read)(std::string_view text, bool directed);
    std::string (*write)(const formats::Written& graph);
};

constexpr std::array<Entry, 12> entries{{
    {"edges", formats::read_edges_of_line, formats::write_edges_of_line},
    {"edge-list", formats::read_edge_list, formats::write_edge_list},
    {"adjacency-list", formats::read_adjacency_list, formats::write_adjacency_list},
    {"matrix", formats::read_adjacency_matrix, formats::write_adjacency_matrix},
    {"dimacs", formats::read_dimacs, formats::write_dimacs},
    {"matrix-market", formats::read_matrix_market, formats::write_matrix_market},
    {"leda", formats::read_leda, formats::write_leda},
    {"gml", formats::read_gml, formats::write_gml},
    {"graphml", formats::read_graphml, formats::write_graphml},
    {"dot", formats::read_dot, formats::write_dot},
    {"json", formats::read_node_link, formats::write_node_link},
    {"multicode", formats::read_multicode, formats::write_multicode},
}};

const Entry& entry_of(Interchange format) {
    return entries.at(static_cast<std::size_t>(format));
}

}  // namespace

const std::vector<std::string>& interchange_names() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> result;
        for (const Entry& entry : entries) result.emplace_back(entry.name);
        return result;
    }();
    return names;
}

std::optional<Interchange> interchange_named(std::string_view name) {
    const auto entry =
        std::ranges::find(entries, name, [](const Entry& e) { return std::string_view(e.name); });
    if (entry == entries.end()) return std::nullopt;
    return static_cast<Interchange>(entry - entries.begin());
}

InterchangeResult read_interchange(Interchange format, std::string_view text, bool directed) {
    try {
        return entry_of(format).read(text, directed);
    } catch (const InterchangeError& error) {
        return error.fault;
    }
}

std::variant<std::string, InterchangeFault> write_interchange(Interchange format,
                                                              const NamedGraph& graph) {
    try {
        return entry_of(format).write(formats::written(graph));
    } catch (const InterchangeError& error) {
        return error.fault;
    }
}

}  // namespace gazetteer
