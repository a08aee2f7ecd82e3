// SPDX-License-Identifier: GPL-3.0-or-later
// The operators on graphs.
#include "language/expressions/terms.hpp"
#include "language/terms/sets_of_vertices.hpp"

namespace gazetteer::conjectures {

Graph complement(const Graph& g) {
    Graph result(g.order());
    for (Vertex u : g.vertices())
        for (Vertex v : g.vertices() - VertexSet::first(u + 1))
            if (!g.adjacent(u, v)) result.add_edge(u, v);
    return result;
}

Graph square(const Graph& g) {
    Graph result = g;
    for (Vertex v : g.vertices())
        for (Vertex w : invariants::next_to(g, g.neighbours(v)) - VertexSet{v})
            result.add_edge(v, w);
    return result;
}

Graph power(const Graph& g, std::int64_t k) {
    require(k >= 1, "a positive power");
    Graph result = g;
    for (; k > 1; --k) {
        const Graph nearer = result;
        for (Vertex v : g.vertices())
            for (Vertex w : invariants::next_to(g, nearer.neighbours(v)) - VertexSet{v})
                result.add_edge(v, w);
        if (result == nearer) break;
    }
    return result;
}

Graph line_graph(const Graph& g) {
    const std::vector<Edge> edges = g.edges();
    const int order = static_cast<int>(edges.size());
    if (order > Graph::order_max)
        throw LimitExceeded("line_graph: " + std::to_string(order) + " edges; at most 64 can be");
    Graph result(order);
    for (int i = 0; i < order; ++i)
        for (int j = i + 1; j < order; ++j) {
            const Edge& a = edges[static_cast<std::size_t>(i)];
            const Edge& b = edges[static_cast<std::size_t>(j)];
            if (a.u == b.u || a.u == b.v || a.v == b.u || a.v == b.v) result.add_edge(i, j);
        }
    return result;
}

}  // namespace gazetteer::conjectures
