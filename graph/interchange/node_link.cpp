// SPDX-License-Identifier: GPL-3.0-or-later
// networkx's data in JSON.
#include <nlohmann/json.hpp>

#include "graph/interchange/graph_builder.hpp"
#include "graph/interchange/readers.hpp"

namespace gazetteer::interchange {

namespace {

using nlohmann::json;

TextPlace place_of(std::string_view text, std::size_t byte) {
    TextPlace at;
    for (std::size_t i = 0; i + 1 < byte && i < text.size(); ++i) {
        ++at.column;
        if (text[i] == '\n') at = {at.line + 1, 1};
    }
    return at;
}

json parsed_json(std::string_view text) {
    try {
        return json::parse(text);
    } catch (const json::parse_error& error) {
        refuse("this is no JSON", place_of(text, error.byte));
    } catch (const json::out_of_range&) {
        refuse("a number that is too large", {});
    }
}

/// A vertex is called by a string, or by the text of what it is.
std::string name_in(const json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

const json& field(const json& object, const char* name, const std::string& of) {
    const bool there = object.is_object() && object.contains(name);
    if (!there) refuse(of + " without '" + name + "'", {});
    return object.at(name);
}

const json& list_in(const json& object, const char* name, const std::string& of) {
    const json& result = field(object, name, of);
    if (!result.is_array()) refuse(std::string("'") + name + "' is no list", {});
    return result;
}

bool flag(const json& object, const char* name) {
    return object.contains(name) && object.at(name).is_boolean() && object.at(name).get<bool>();
}

/// A node's place: its "x" and "y", as D3 has them, or the pair "pos", as networkx's users do.
void read_place(GraphBuilder& graph, Vertex v, const json& node) {
    json pair = node.value("pos", json());
    if (node.contains("x") && node.contains("y")) pair = {node.at("x"), node.at("y")};
    if (!pair.is_array() || pair.size() != 2 || !pair[0].is_number() || !pair[1].is_number())
        return;
    graph.place(v, {pair[0].get<double>(), pair[1].get<double>()});
}

/// The rows of networkx's adjacency data stand beside the nodes.
void read_adjacency(GraphBuilder& graph, const json& rows) {
    if (static_cast<int>(rows.size()) != graph.order())
        refuse("'adjacency' has not a row a node", {});
    for (Vertex u = 0; u < graph.order(); ++u)
        for (const json& neighbour : rows.at(static_cast<std::size_t>(u)))
            graph.edge(u, graph.known(name_in(field(neighbour, "id", "a neighbour")), {}), {});
}

}  // namespace

NamedGraph read_node_link(std::string_view text, bool directed) {
    const json data = parsed_json(text);
    if (!data.is_object()) refuse("networkx's node-link data expected", {});
    if (flag(data, "directed") != directed)
        refuse(directed ? "a graph, where a digraph is expected"
                        : "a digraph, where a graph is expected",
               {});
    GraphBuilder graph(directed);
    for (const json& node : list_in(data, "nodes", "node-link data"))
        read_place(graph, graph.new_vertex(name_in(field(node, "id", "a node")), {}), node);
    if (data.contains("adjacency")) {
        read_adjacency(graph, list_in(data, "adjacency", ""));
        return std::move(graph).finish(EdgesStand::from_one_end_or_both);
    }
    const char* const edges = data.contains("edges") ? "edges" : "links";
    for (const json& e : list_in(data, edges, "node-link data")) {
        const Vertex u = graph.known(name_in(field(e, "source", "an edge")), {});
        graph.edge(u, graph.known(name_in(field(e, "target", "an edge")), {}), {});
    }
    return std::move(graph).finish(EdgesStand::once);
}

}  // namespace gazetteer::interchange
