// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants by Boost Graph: planarity, the blocks, connectivity.
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/boyer_myrvold_planar_test.hpp>
#include <boost/graph/edmonds_karp_max_flow.hpp>
#include <boost/graph/stoer_wagner_min_cut.hpp>
#include <iterator>
#include <map>
#include <vector>

#include "graph/predicates.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

using BoostGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS,
                                         boost::property<boost::vertex_index_t, int>,
                                         boost::property<boost::edge_index_t, std::size_t>>;

BoostGraph boost_graph(const Graph& g) {
    BoostGraph result(static_cast<std::size_t>(g.order()));
    std::size_t index = 0;
    for (const Edge& e : g.edges())
        boost::add_edge(static_cast<std::size_t>(e.u), static_cast<std::size_t>(e.v), index++,
                        result);
    return result;
}

using Traits = boost::adjacency_list_traits<boost::vecS, boost::vecS, boost::directedS>;
using FlowNetwork = boost::adjacency_list<
    boost::vecS, boost::vecS, boost::directedS, boost::no_property,
    boost::property<
        boost::edge_capacity_t, int,
        boost::property<boost::edge_residual_capacity_t, int,
                        boost::property<boost::edge_reverse_t, Traits::edge_descriptor>>>>;

/// A vertex v enters at 2 v and leaves at 2 v + 1; one unit goes through it, and along an edge. The
/// network is filled where it stands: the opposite arcs of a copy would be those of the original.
void add_arcs_of(const Graph& g, FlowNetwork& network) {
    const auto add_arc = [&](Vertex from, Vertex to) {
        const auto there = static_cast<std::size_t>(from);
        const auto here = static_cast<std::size_t>(to);
        const auto arc = boost::add_edge(there, here, network).first;
        const auto back = boost::add_edge(here, there, network).first;
        // That of the arc back is 0 as it is made.
        boost::put(boost::edge_capacity, network, arc, 1);
        boost::put(boost::edge_reverse, network, arc, back);
        boost::put(boost::edge_reverse, network, back, arc);
    };
    for (Vertex v : g.vertices()) {
        add_arc(2 * v, 2 * v + 1);
        for (Vertex w : g.neighbours(v)) add_arc(2 * v + 1, 2 * w);
    }
}

}  // namespace

/// The fewest vertices between two that are not adjacent [Menger].
Integer vertex_connectivity(const Graph& g) {
    std::int64_t result = std::max(g.order() - 1, 0);
    FlowNetwork network(2 * static_cast<std::size_t>(g.order()));
    add_arcs_of(g, network);
    for (Vertex u : g.vertices())
        for (Vertex v : g.vertices() - g.neighbours(u) - VertexSet::first(u + 1)) {
            runs::poll();
            const auto from = static_cast<std::size_t>(2 * u + 1);
            const auto to = static_cast<std::size_t>(2 * v);
            result =
                std::min<std::int64_t>(result, boost::edmonds_karp_max_flow(network, from, to));
        }
    return result;
}

Integer edge_connectivity(const Graph& g) {
    if (g.order() < 2 || !is_connected(g)) return 0;
    const BoostGraph graph = boost_graph(g);
    std::vector<int> weights(static_cast<std::size_t>(g.size()), 1);
    return boost::stoer_wagner_min_cut(
        graph,
        boost::make_iterator_property_map(weights.begin(), boost::get(boost::edge_index, graph)));
}

Integer planar(const Graph& g) {
    return boost::boyer_myrvold_planarity_test(boost_graph(g)) ? 1 : 0;
}

VertexSet cut_vertices(const Graph& g) {
    std::vector<std::size_t> points;
    boost::articulation_points(boost_graph(g), std::back_inserter(points));
    VertexSet result;
    for (std::size_t v : points) result.insert(static_cast<Vertex>(v));
    return result;
}

/// A bridge is a block of one edge.
Integer bridges(const Graph& g) {
    const BoostGraph graph = boost_graph(g);
    std::vector<std::size_t> block(static_cast<std::size_t>(g.size()));
    boost::biconnected_components(graph, boost::make_iterator_property_map(
                                             block.begin(), boost::get(boost::edge_index, graph)));
    std::map<std::size_t, int> sizes;
    for (std::size_t b : block) ++sizes[b];
    int result = 0;
    for (const auto& [ignored, size] : sizes) result += size == 1 ? 1 : 0;
    return result;
}

}  // namespace gazetteer::conjectures::invariants
