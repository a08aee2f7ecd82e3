// SPDX-License-Identifier: GPL-3.0-or-later
// DOT, by Boost.Graph's reader.
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/graphviz.hpp>

#include "graph/interchange/graph_builder.hpp"
#include "graph/interchange/nesting.hpp"
#include "graph/interchange/readers.hpp"

namespace gazetteer::interchange {

namespace {

/// A vertex of Boost's graph.
struct DotVertex {
    std::string name;
};

template <class Direction>
NamedGraph read_as(const std::string& text, bool directed) {
    boost::adjacency_list<boost::vecS, boost::vecS, Direction, DotVertex> read;
    boost::dynamic_properties properties(boost::ignore_other_properties);
    properties.property("node_id", boost::get(&DotVertex::name, read));
    boost::read_graphviz(text, read, properties, "node_id");
    GraphBuilder graph(directed);
    for (std::size_t v = 0; v < boost::num_vertices(read); ++v) graph.new_vertex(read[v].name, {});
    const auto [first, last] = boost::edges(read);
    for (auto e = first; e != last; ++e)
        graph.edge(static_cast<Vertex>(boost::source(*e, read)),
                   static_cast<Vertex>(boost::target(*e, read)), {});
    return std::move(graph).finish(EdgesStand::once);
}

}  // namespace

NamedGraph read_dot(std::string_view text, bool directed) {
    refuse_deep_brackets(text, '{', '}');
    try {
        return directed ? read_as<boost::directedS>(std::string(text), true)
                        : read_as<boost::undirectedS>(std::string(text), false);
    } catch (const boost::directed_graph_error&) {
        refuse("a digraph, where a graph is expected", {});
    } catch (const boost::undirected_graph_error&) {
        refuse("a graph, where a digraph is expected", {});
    } catch (const boost::graph_exception& error) {
        refuse(std::string("DOT: ") + error.what(), {});
    }
}

}  // namespace gazetteer::interchange
