// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of conjectures that nauty computes elsewhere, by their definitions. A test of the page
// compares games that use them with the program's.
#include <algorithm>
#include <array>

#include "language/terms/terms_graph.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// The greatest distance from v; infinite if it does not reach all.
Integer farthest(const Graph& g, Vertex v) {
    VertexSet reached{v};
    VertexSet frontier = reached;
    for (int steps = 0;; ++steps) {
        VertexSet next;
        for (Vertex u : frontier) next = next | g.neighbours(u);
        frontier = next - reached;
        if (frontier.empty()) return reached == g.vertices() ? Integer(steps) : Integer::infinity();
        reached = reached | frontier;
    }
}

template <class Better>
Integer best_eccentricity(const Graph& g, Better better) {
    if (g.order() == 0) return 0;
    Integer result = farthest(g, 0);
    for (Vertex v : g.vertices()) {
        const Integer here = farthest(g, v);
        const bool infinite = here == Integer::infinity();
        const bool worst = result == Integer::infinity();
        if (better(infinite ? g.order() : here.value(), worst ? g.order() : result.value()))
            result = here;
    }
    return result;
}

}  // namespace

Integer components(const Graph& g) {
    return static_cast<std::int64_t>(gazetteer::components(g).size());
}
Integer connected(const Graph& g) {
    return gazetteer::components(g).size() <= 1 ? 1 : 0;
}
Integer eccentricity(const Graph& g, Vertex v) {
    return farthest(g, v);
}
Integer diameter(const Graph& g) {
    return best_eccentricity(g, [](auto a, auto b) { return a > b; });
}
Integer radius(const Graph& g) {
    return best_eccentricity(g, [](auto a, auto b) { return a < b; });
}
Integer triangle_free(const Graph& g) {
    for (const Edge& e : g.edges())
        if (!(g.neighbours(e.u) & g.neighbours(e.v)).empty()) return 0;
    return 1;
}

}  // namespace gazetteer::conjectures::invariants
