// SPDX-License-Identifier: GPL-3.0-or-later
// GraphML. Boost's reader of XML tells no places but of its own errors.
#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <sstream>

#include "graph/interchange/graph_builder.hpp"
#include "graph/interchange/nesting.hpp"
#include "graph/interchange/readers.hpp"

namespace gazetteer::interchange {

namespace {

using Tree = boost::property_tree::ptree;

Tree parsed_xml(std::string_view text) {
    refuse_deep_elements(text);
    Tree result;
    std::istringstream in{std::string(text)};
    try {
        boost::property_tree::read_xml(in, result);
    } catch (const boost::property_tree::xml_parser_error& error) {
        refuse("XML: " + error.message(), {static_cast<int>(error.line()), 1});
    }
    return result;
}

/// An element's name without what stands before its ':'.
std::string local_name(const std::string& name) {
    return name.substr(name.rfind(':') + 1);
}

std::string attribute(const Tree& element, const std::string& name, const std::string& of) {
    const auto value = element.get_optional<std::string>("<xmlattr>." + name);
    if (!value) refuse(of + " without the attribute '" + name + "'", {});
    return *value;
}

/// The only graph of a file.
const Tree& graph_in(const Tree& file) {
    const Tree* result = nullptr;
    for (const auto& [root, inside] : file) {
        if (local_name(root) != "graphml") continue;
        for (const auto& [name, element] : inside) {
            if (local_name(name) != "graph") continue;
            if (result != nullptr) refuse("a second graph; a file of GraphML has one here", {});
            result = &element;
        }
    }
    if (result == nullptr) refuse("no <graph> within <graphml>", {});
    return *result;
}

/// The keys of x and y, as networkx, igraph and Gephi declare them.
struct PlaceKeys {
    std::string x;
    std::string y;
};

/// What an element <key> says, or "".
std::string told_of_key(const Tree& key, const std::string& what) {
    return key.get(Tree::path_type("<xmlattr>/" + what, '/'), std::string());
}

PlaceKeys place_keys(const Tree& file) {
    PlaceKeys result;
    for (const auto& [root, inside] : file)
        for (const auto& [name, key] : inside) {
            const std::string about = told_of_key(key, "for");
            if (local_name(name) != "key" || about == "edge" || about == "graph") continue;
            if (told_of_key(key, "attr.name") == "x") result.x = told_of_key(key, "id");
            if (told_of_key(key, "attr.name") == "y") result.y = told_of_key(key, "id");
        }
    return result;
}

/// The vertex of a node, with its place if it has one.
void read_node(GraphBuilder& graph, const Tree& element, const PlaceKeys& keys) {
    const Vertex v = graph.new_vertex(attribute(element, "id", "a node"), {});
    std::optional<double> x;
    std::optional<double> y;
    for (const auto& [name, data] : element) {
        if (local_name(name) != "data") continue;
        const std::string key = data.get("<xmlattr>.key", std::string());
        if (!key.empty() && key == keys.x) x = real_number(data.data());
        if (!key.empty() && key == keys.y) y = real_number(data.data());
    }
    if (x && y) graph.place(v, {*x, *y});
}

void read_edge(GraphBuilder& graph, const Tree& element, bool directed_by_default) {
    const auto own = element.get_optional<std::string>("<xmlattr>.directed");
    if ((own ? *own == "true" : directed_by_default) != graph.directed())
        refuse(graph.directed() ? "an edge without direction, where a digraph is expected"
                                : "a directed edge, where a graph is expected",
               {});
    const Vertex u = graph.known(attribute(element, "source", "an edge"), {});
    graph.edge(u, graph.known(attribute(element, "target", "an edge"), {}), {});
}

}  // namespace

NamedGraph read_graphml(std::string_view text, bool directed) {
    const Tree file = parsed_xml(text);
    const Tree& tree = graph_in(file);
    const bool by_default = tree.get("<xmlattr>.edgedefault", "undirected") == "directed";
    GraphBuilder graph(directed);
    const PlaceKeys keys = place_keys(file);
    for (const auto& [name, element] : tree)
        if (local_name(name) == "node") read_node(graph, element, keys);
    for (const auto& [name, element] : tree) {
        if (local_name(name) == "edge") read_edge(graph, element, by_default);
        if (local_name(name) == "hyperedge") refuse("a hyperedge, where a graph is expected", {});
    }
    if (graph.edges() == 0 && by_default != directed &&
        tree.get_optional<std::string>("<xmlattr>.edgedefault"))
        refuse(directed ? "a graph, where a digraph is expected"
                        : "a digraph, where a graph is expected",
               {});
    return std::move(graph).finish(EdgesStand::once);
}

}  // namespace gazetteer::interchange
