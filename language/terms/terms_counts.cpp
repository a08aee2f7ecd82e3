// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers from distances, triangles and edges.
#include "graph/canonical/canonical.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"

namespace gazetteer::conjectures::invariants {

Integer triangles_at(const Graph& g, Vertex v) {
    int twice = 0;
    for (Vertex w : g.neighbours(v)) twice += (g.neighbours(v) & g.neighbours(w)).size();
    return twice / 2;
}

Integer triangles(const Graph& g) {
    std::int64_t thrice = 0;
    for (Vertex v : g.vertices()) thrice += triangles_at(g, v).value();
    return thrice / 3;
}

Integer transmission(const Graph& g, Vertex v) {
    std::int64_t sum = 0;
    VertexSet seen{v};
    VertexSet fresh{v};
    for (int distance = 0; !fresh.empty(); ++distance) {
        sum += static_cast<std::int64_t>(distance) * fresh.size();
        fresh = next_to(g, fresh) - seen;
        seen = seen | fresh;
    }
    return seen == g.vertices() ? Integer(sum) : Integer::infinity();
}

Integer wiener(const Graph& g) {
    std::int64_t twice = 0;
    for (Vertex v : g.vertices()) {
        const Integer sum = transmission(g, v);
        if (sum.is_infinite()) return sum;
        twice += sum.value();
    }
    return twice / 2;
}

Integer second_zagreb(const Graph& g) {
    std::int64_t result = 0;
    for (const Edge& e : g.edges())
        result += static_cast<std::int64_t>(g.degree(e.u)) * g.degree(e.v);
    return result;
}

Integer vertex_cover_number(const Graph& g) {
    return g.order() - independence_number(g);
}

Integer orbits(const Graph& g) {
    return static_cast<std::int64_t>(orbit_representatives(g).size());
}

Integer vertex_transitive(const Graph& g) {
    return orbits(g).value() <= 1 ? 1 : 0;
}

}  // namespace gazetteer::conjectures::invariants
