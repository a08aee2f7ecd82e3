// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/interchange/writers.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <nlohmann/json.hpp>
#include <numeric>
#include <sstream>

#include "graph/families/room.hpp"
#include "graph/index.hpp"
#include "graph/interchange/graph_builder.hpp"

namespace gazetteer::interchange {

namespace {

/// The name, unless it has one of these bytes, none at all, or an end of a line.
const std::string& plain(const std::string& name, std::string_view bytes, const char* format) {
    const auto is_control = [](char c) { return '\0' <= c && c < ' '; };
    if (name.empty() || name.find_first_of(bytes) != name.npos ||
        std::ranges::any_of(name, is_control))
        refuse(fmt::format("{} has no way to write the vertex '{}'", format, name), {});
    return name;
}

const std::vector<std::string>& plain_names(const Written& graph, std::string_view bytes,
                                            const char* format) {
    for (const std::string& name : graph.names) plain(name, bytes, format);
    return graph.names;
}

/// The neighbours of each vertex, ascending; of a digraph those to which an arc leads.
std::vector<std::vector<Vertex>> neighbours_in(const Written& graph) {
    std::vector<std::vector<Vertex>> result(index(graph.order));
    for (const Arc& line : graph.lines) {
        result[index(line.tail)].push_back(line.head);
        if (!graph.directed) result[index(line.head)].push_back(line.tail);
    }
    for (std::vector<Vertex>& row : result) std::ranges::sort(row);
    return result;
}

/// Which vertices must stand before the lines: those on no line, or all where the lines do not
/// bring them in their order.
std::vector<Vertex> before_lines(const Written& graph) {
    std::vector<Vertex> come;
    std::vector<char> met(index(graph.order), 0);
    for (const Arc& line : graph.lines)
        for (Vertex v : {line.tail, line.head})
            if (std::exchange(met[index(v)], 1) == 0) come.push_back(v);
    std::vector<Vertex> all(index(graph.order));
    std::iota(all.begin(), all.end(), 0);
    if (graph.named) return come == all ? std::vector<Vertex>{} : all;
    std::erase_if(all, [&](Vertex v) { return met[index(v)] != 0; });
    return all;
}

}  // namespace

Written written(const NamedGraph& graph) {
    Written result;
    result.named = !graph.names.empty();
    result.places = graph.places;
    if (const auto* const d = std::get_if<Digraph>(&graph.board)) {
        result.directed = true;
        result.order = d->order();
        result.lines = d->arcs();
    } else {
        const auto& g = std::get<SparseGraph>(graph.board);
        result.order = g.order();
        for (const Edge& e : g.edges()) result.lines.push_back({e.u, e.v});
    }
    for (Vertex v = 0; v < result.order; ++v) result.names.push_back(name_of(graph.names, v));
    return result;
}

std::string write_edges_of_line(const Written& graph) {
    const auto& names = plain_names(graph, " ,;-()[]{}<>\"'#%", "a line of edges");
    std::vector<std::string> words;
    for (Vertex v : before_lines(graph)) words.push_back(names[index(v)]);
    for (const Arc& line : graph.lines)
        words.push_back(names[index(line.tail)] + (graph.directed ? "->" : "-") +
                        names[index(line.head)]);
    return fmt::format("{}\n", fmt::join(words, " "));
}

std::string write_edge_list(const Written& graph) {
    const auto& names = plain_names(graph, " ,;#%{}", "a list of edges");
    const std::vector<Vertex> alone = before_lines(graph);
    // The first line tells what a text is. A name could be a line of graph6; a comment is none.
    std::string text = graph.named && !alone.empty() ? "# vertices, then edges\n" : "";
    for (Vertex v : alone) text += names[index(v)] + "\n";
    for (const Arc& line : graph.lines)
        text += names[index(line.tail)] + " " + names[index(line.head)] + "\n";
    return text;
}

std::string write_adjacency_list(const Written& graph) {
    const auto& names = plain_names(graph, " ,;:[]#%", "a list of neighbours");
    std::string text;
    std::size_t u = 0;
    for (const std::vector<Vertex>& row : neighbours_in(graph)) {
        text += names[u++] + ":";
        for (Vertex v : row) text += " " + names[index(v)];
        text += "\n";
    }
    return text;
}

std::string write_adjacency_matrix(const Written& graph) {
    const double order = graph.order;
    if (const std::string none = no_room_for(4 * order * order); !none.empty()) refuse(none, {});
    std::string text;
    const std::string zeros =
        fmt::format("{}\n", fmt::join(std::vector<int>(index(graph.order), 0), " "));
    for (const std::vector<Vertex>& row : neighbours_in(graph)) {
        const std::size_t begin = text.size();
        text += zeros;
        for (Vertex v : row) text[begin + 2 * index(v)] = '1';
    }
    return text;
}

std::string write_dimacs(const Written& graph) {
    std::string text = fmt::format("p {} {} {}\n", graph.directed ? "sp" : "edge", graph.order,
                                   graph.lines.size());
    for (const Arc& line : graph.lines)
        text += graph.directed ? fmt::format("a {} {} 1\n", line.tail + 1, line.head + 1)
                               : fmt::format("e {} {}\n", line.tail + 1, line.head + 1);
    return text;
}

std::string write_matrix_market(const Written& graph) {
    std::string text = fmt::format("%%MatrixMarket matrix coordinate pattern {}\n{} {} {}\n",
                                   graph.directed ? "general" : "symmetric", graph.order,
                                   graph.order, graph.lines.size());
    for (const Arc& line : graph.lines)
        text += graph.directed ? fmt::format("{} {}\n", line.tail + 1, line.head + 1)
                               : fmt::format("{} {}\n", line.head + 1, line.tail + 1);
    return text;
}

std::string write_leda(const Written& graph) {
    std::string text =
        fmt::format("LEDA.GRAPH\nstring\nvoid\n{}\n{}\n", graph.directed ? -1 : -2, graph.order);
    for (const std::string& name : graph.names) text += "|{" + plain(name, "{}|", "LEDA") + "}|\n";
    text += fmt::format("{}\n", graph.lines.size());
    for (const Arc& line : graph.lines)
        text += fmt::format("{} {} 0 |{{}}|\n", line.tail + 1, line.head + 1);
    return text;
}

std::string write_gml(const Written& graph) {
    std::string text = fmt::format("graph [\n  directed {}\n", graph.directed ? 1 : 0);
    for (Vertex v = 0; v < graph.order; ++v)
        text += fmt::format(
            "  node [ id {}{} ]\n", v,
            graph.named ? " label \"" + plain(graph.names[index(v)], "\"", "GML") + "\"" : "");
    for (const Arc& line : graph.lines)
        text += fmt::format("  edge [ source {} target {} ]\n", line.tail, line.head);
    return text + "]\n";
}

namespace {

using boost::property_tree::ptree;

/// Declares the number of this name that a node has.
void add_key(ptree& root, const char* name) {
    ptree& key = root.add("key", "");
    const auto put = [&](const char* attribute, const char* value) {
        key.put(ptree::path_type(std::string("<xmlattr>/") + attribute, '/'), value);
    };
    put("id", name);
    put("for", "node");
    put("attr.name", name);
    put("attr.type", "double");
}

void add_data(ptree& node, const char* key, double value) {
    node.add("data", fmt::format("{}", value)).put("<xmlattr>.key", key);
}

}  // namespace

std::string write_graphml(const Written& graph) {
    boost::property_tree::ptree file;
    auto& root = file.add("graphml", "");
    root.put("<xmlattr>.xmlns", "http://graphml.graphdrawing.org/xmlns");
    if (!graph.places.empty())
        for (const char* name : {"x", "y"}) add_key(root, name);
    auto& tree = root.add("graph", "");
    tree.put("<xmlattr>.edgedefault", graph.directed ? "directed" : "undirected");
    for (Vertex v = 0; v < graph.order; ++v) {
        auto& node = tree.add("node", "");
        node.put("<xmlattr>.id", plain(graph.names[index(v)], "", "GraphML"));
        if (graph.places.empty()) continue;
        add_data(node, "x", graph.places[index(v)].x);
        add_data(node, "y", graph.places[index(v)].y);
    }
    for (const Arc& line : graph.lines) {
        auto& element = tree.add("edge", "");
        element.put("<xmlattr>.source", graph.names[index(line.tail)]);
        element.put("<xmlattr>.target", graph.names[index(line.head)]);
    }
    std::ostringstream out;
    boost::property_tree::write_xml(
        out, file, boost::property_tree::xml_writer_make_settings<std::string>(' ', 1));
    return out.str();
}

std::string write_dot(const Written& graph) {
    const auto& names = plain_names(graph, "\"\\", "DOT");
    std::string text = graph.directed ? "digraph {\n" : "graph {\n";
    for (const std::string& name : names) text += "  \"" + name + "\"\n";
    for (const Arc& line : graph.lines)
        text += fmt::format("  \"{}\" {} \"{}\"\n", names[index(line.tail)],
                            graph.directed ? "->" : "--", names[index(line.head)]);
    return text + "}\n";
}

std::string write_node_link(const Written& graph) {
    using nlohmann::ordered_json;
    const auto called = [&](Vertex v) {
        return graph.named ? ordered_json(graph.names[index(v)]) : ordered_json(v);
    };
    ordered_json data{
        {"directed", graph.directed}, {"multigraph", false}, {"graph", ordered_json::object()}};
    data["nodes"] = ordered_json::array();
    for (Vertex v = 0; v < graph.order; ++v) {
        ordered_json node{{"id", called(v)}};
        if (!graph.places.empty()) node["x"] = graph.places[index(v)].x;
        if (!graph.places.empty()) node["y"] = graph.places[index(v)].y;
        data["nodes"].push_back(std::move(node));
    }
    data["links"] = ordered_json::array();
    for (const Arc& line : graph.lines)
        data["links"].push_back({{"source", called(line.tail)}, {"target", called(line.head)}});
    try {
        return data.dump() + "\n";
    } catch (const nlohmann::json::type_error&) {
        refuse("JSON has no way to write a name that is not UTF-8", {});
    }
}

}  // namespace gazetteer::interchange
