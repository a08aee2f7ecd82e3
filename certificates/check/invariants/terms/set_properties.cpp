// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/invariants/terms/set_properties.hpp"

#include <algorithm>

namespace gazetteer::check::invariants {

bool is_clique(const Graph& g, VertexSet set) {
    return std::ranges::all_of(
        set, [&](Vertex v) { return (g.neighbours(v) | VertexSet{v}).contains_all(set); });
}

/// An edge joins vertices at the same distance from the first of its component, which makes a cycle
/// of odd length, or at distances that differ by 1.
bool bipartite_within(const Graph& g, VertexSet set) {
    while (!set.empty()) {
        VertexSet seen;
        for (VertexSet layer{set.front()}; !layer.empty();) {
            if (!is_independent(g, layer)) return false;
            seen = seen | layer;
            layer = (next_to(g, layer) & set) - seen;
        }
        set = set - seen;
    }
    return true;
}

bool path_within(const Graph& g, VertexSet set) {
    return paths_within(g, set) && connected_within(g, set);
}
bool tree_within(const Graph& g, VertexSet set) {
    return forest_within(g, set) && connected_within(g, set);
}
bool has_company(const Graph& g, VertexSet set) {
    return std::ranges::all_of(set, [&](Vertex v) { return set.meets(g.neighbours(v)); });
}

bool forces(const Graph& g, VertexSet coloured) {
    for (VertexSet before; before != coloured;) {
        before = coloured;
        for (Vertex v : before) {
            const VertexSet left = g.neighbours(v) - coloured;
            if (left.size() == 1) coloured = coloured | left;
        }
    }
    return coloured == g.vertices();
}
bool observes(const Graph& g, VertexSet set) {
    return forces(g, set | next_to(g, set));
}

Distances all_distances(const Graph& g) {
    Distances result;
    for (Vertex v : g.vertices()) result.push_back(distances(g, {v}));
    return result;
}

bool tells_apart(const Distances& distances, VertexSet set) {
    std::vector<std::vector<int>> seen;
    for (const std::vector<int>& from : distances) {
        std::vector<int>& of_set = seen.emplace_back();
        for (Vertex v : set) of_set.push_back(from[static_cast<std::size_t>(v)]);
    }
    std::ranges::sort(seen);
    return std::ranges::adjacent_find(seen) == seen.end();
}

/// Where two are not connected, their distance is -1: that is the sum for themselves alone.
Between shortest_paths(const Graph& g) {
    const Distances d = all_distances(g);
    Between result(d.size(), std::vector<VertexSet>(d.size()));
    for (std::size_t u = 0; u < d.size(); ++u)
        for (std::size_t w = 0; w < d.size(); ++w)
            for (std::size_t v = 0; v < d.size(); ++v)
                if (d[u][v] + d[v][w] == d[u][w]) result[u][w].insert(static_cast<Vertex>(v));
    return result;
}

VertexSet geodetic_closure(const Between& between, VertexSet set) {
    VertexSet result;
    for (Vertex u : set)
        for (Vertex w : set)
            result = result | between[static_cast<std::size_t>(u)][static_cast<std::size_t>(w)];
    return result;
}

}  // namespace gazetteer::check::invariants
