// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of vertices of one graph, as searches use them: what is next to a set, what a walk comes to,
// and bounds that a look at the degrees gives.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "graph/graph.hpp"

namespace gazetteer::conjectures::invariants {

/// A vertex and its neighbours.
inline VertexSet closed_neighbours(const Graph& g, Vertex v) {
    return g.neighbours(v) | VertexSet{v};
}

/// The vertices with a neighbour in the set; members of it may be among them.
inline VertexSet next_to(const Graph& g, VertexSet set) {
    VertexSet result;
    for (Vertex v : set) result = result | g.neighbours(v);
    return result;
}

/// The vertices of `left` that a walk from the set through `left` comes to.
inline VertexSet reached_within(const Graph& g, VertexSet left, VertexSet from) {
    VertexSet result;
    for (VertexSet fresh = next_to(g, from) & left; !fresh.empty();) {
        result = result | fresh;
        fresh = (next_to(g, fresh) & left) - result;
    }
    return result;
}

/// All that the coloured vertices force: one whose only uncoloured neighbour is w colours w. Those
/// outside `fresh` that are not next to it force nothing yet.
inline VertexSet forced_from(const Graph& g, VertexSet coloured, VertexSet fresh) {
    while (!fresh.empty()) {
        const VertexSet around = (fresh | next_to(g, fresh)) & coloured;
        fresh = {};
        for (Vertex v : around) {
            const VertexSet white = g.neighbours(v) - coloured;
            if (white.size() != 1) continue;
            coloured = coloured | white;
            fresh = fresh | white;
        }
    }
    return coloured;
}

/// The members with the same neighbours as v, but for each other; v is one of them. Those that are
/// adjacent and those that are not do not mix: it is a class of twins.
inline VertexSet twins_of(const Graph& g, Vertex v, VertexSet members) {
    VertexSet result{v};
    for (Vertex w : members) {
        const VertexSet both{v, w};
        if (g.neighbours(v) - both == g.neighbours(w) - both) result.insert(w);
    }
    return result;
}

/// The number of components of the subgraph that the set induces.
inline int components_within(const Graph& g, VertexSet set) {
    int result = 0;
    for (; !set.empty(); ++result) {
        const VertexSet first{set.front()};
        set = set - first - reached_within(g, set, first);
    }
    return result;
}

/// The number of cliques that a greedy search covers the set with: no independent set in it has
/// more vertices.
inline int greedy_cliques(const Graph& g, VertexSet set) {
    int result = 0;
    for (; !set.empty(); ++result)
        for (VertexSet fits = set; !fits.empty();) {
            const Vertex v = fits.front();
            set.erase(v);
            fits = fits & g.neighbours(v);
        }
    return result;
}

/// The member with the most neighbours in the set; the least such one. The set is not empty.
inline Vertex busiest(const Graph& g, VertexSet members, VertexSet set) {
    return *std::max_element(members.begin(), members.end(), [&](Vertex a, Vertex b) {
        return (g.neighbours(a) & set).size() < (g.neighbours(b) & set).size();
    });
}

/// The member with the fewest neighbours in the set; the least such one. The members are some.
inline Vertex narrowest(const Graph& g, VertexSet members, VertexSet set) {
    return *std::min_element(members.begin(), members.end(), [&](Vertex a, Vertex b) {
        return (g.neighbours(a) & set).size() < (g.neighbours(b) & set).size();
    });
}

/// At least so many vertices of `free` must go until the subgraph that `all` induces has no cycle.
/// A forest of c trees has c edges less than vertices, and a vertex takes as many edges with it as
/// it has neighbours. `components` is that of the subgraph; no whole component needs to go.
inline int fewest_off_cycles(const Graph& g, VertexSet all, VertexSet free, int components) {
    std::array<int, Graph::order_max> vertices_of_degree{};
    int twice_the_edges = 0;
    for (Vertex v : all) {
        const int degree = (g.neighbours(v) & all).size();
        twice_the_edges += degree;
        if (free.contains(v)) ++vertices_of_degree[static_cast<std::size_t>(degree)];
    }
    int excess = twice_the_edges / 2 - all.size() + components;
    int result = 0;
    for (std::size_t degree = vertices_of_degree.size() - 1; degree > 1; --degree)
        for (int i = 0; i < vertices_of_degree[degree] && excess > 0; ++i) {
            excess -= static_cast<int>(degree) - 1;
            ++result;
        }
    return result;
}

/// The distances from v, -1 where there is no path.
inline std::vector<int> distances_from(const Graph& g, Vertex v) {
    std::vector<int> result(static_cast<std::size_t>(g.order()), -1);
    VertexSet seen{v};
    VertexSet fresh{v};
    for (int distance = 0; !fresh.empty(); ++distance) {
        for (Vertex w : fresh) result[static_cast<std::size_t>(w)] = distance;
        fresh = next_to(g, fresh) - seen;
        seen = seen | fresh;
    }
    return result;
}

/// The same from each vertex.
inline std::vector<std::vector<int>> all_distances(const Graph& g) {
    std::vector<std::vector<int>> result;
    for (Vertex v : g.vertices()) result.push_back(distances_from(g, v));
    return result;
}

}  // namespace gazetteer::conjectures::invariants
