// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants that follow from their definitions in a few lines, or for which no library of Debian
// has an exact and thread-safe function.
#include <algorithm>

#include "graph/predicates.hpp"
#include "language/terms/terms_graph.hpp"

namespace gazetteer::conjectures::invariants {

Integer order(const Graph& g) {
    return g.order();
}
Integer size(const Graph& g) {
    return g.size();
}
Integer degree(const Graph& g, Vertex v) {
    return g.degree(v);
}

Integer min_degree(const Graph& g) {
    int result = g.order();
    for (Vertex v : g.vertices()) result = std::min(result, g.degree(v));
    return result;
}

Integer max_degree(const Graph& g) {
    int result = 0;
    for (Vertex v : g.vertices()) result = std::max(result, g.degree(v));
    return result;
}

Integer bipartite(const Graph& g) {
    return is_bipartite(g) ? 1 : 0;
}
Integer eulerian(const Graph& g) {
    return is_eulerian(g) ? 1 : 0;
}
Integer regular(const Graph& g) {
    return min_degree(g) == max_degree(g) ? 1 : 0;
}
Integer forest(const Graph& g) {
    return static_cast<std::size_t>(g.order() - g.size()) == gazetteer::components(g).size() ? 1
                                                                                             : 0;
}
Integer tree(const Graph& g) {
    return g.size() == g.order() - 1 && is_connected(g) ? 1 : 0;
}

/// A vertex whose neighbours are pairwise adjacent can go first in an elimination; a chordal graph
/// has one, and stays chordal without it.
Integer chordal(const Graph& g) {
    VertexSet left = g.vertices();
    const auto is_simplicial = [&](Vertex v) {
        const VertexSet around = g.neighbours(v) & left;
        return std::all_of(around.begin(), around.end(), [&](Vertex w) {
            return (g.neighbours(w) | VertexSet{w}).contains_all(around);
        });
    };
    while (!left.empty()) {
        const auto next = std::find_if(left.begin(), left.end(), is_simplicial);
        if (next == left.end()) return 0;
        left.erase(*next);
    }
    return 1;
}

/// No vertex has three pairwise nonadjacent neighbours.
Integer claw_free(const Graph& g) {
    for (Vertex v : g.vertices())
        for (Vertex a : g.neighbours(v))
            for (Vertex b : g.neighbours(v) - g.neighbours(a) - VertexSet::first(a + 1))
                if (!(g.neighbours(v) - g.neighbours(a) - g.neighbours(b) - VertexSet::first(b + 1))
                         .empty())
                    return 0;
    return 1;
}

VertexSet twins(const Graph& g) {
    VertexSet result;
    for (Vertex v : g.vertices())
        for (Vertex w : g.vertices() - VertexSet::first(v + 1))
            if (g.neighbours(v) == g.neighbours(w)) result = result | VertexSet{v, w};
    return result;
}

}  // namespace gazetteer::conjectures::invariants
