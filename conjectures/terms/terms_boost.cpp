// Invariants by Boost Graph: planarity and the blocks.
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/boyer_myrvold_planar_test.hpp>
#include <iterator>
#include <map>
#include <vector>

#include "conjectures/terms/terms_graph.hpp"

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

}  // namespace

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
