// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/invariants/terms/within.hpp"

#include <algorithm>

namespace gazetteer::check::invariants {

VertexSet next_to(const Graph& g, VertexSet set) {
    VertexSet result;
    for (Vertex v : set) result = result | g.neighbours(v);
    return result;
}

std::vector<int> distances(const Graph& g, VertexSet from) {
    std::vector<int> result(static_cast<std::size_t>(g.order()), -1);
    VertexSet seen;
    for (int distance = 0; !(from - seen).empty(); ++distance) {
        const VertexSet fresh = from - seen;
        for (Vertex v : fresh) result[static_cast<std::size_t>(v)] = distance;
        seen = seen | from;
        from = next_to(g, fresh);
    }
    return result;
}

VertexSet reached(const Graph& g, VertexSet within, VertexSet from) {
    for (VertexSet fresh = from; !fresh.empty();) {
        fresh = (next_to(g, fresh) & within) - from;
        from = from | fresh;
    }
    return from;
}

int components_within(const Graph& g, VertexSet within) {
    int result = 0;
    for (; !within.empty(); ++result) within = within - reached(g, within, {within.front()});
    return result;
}

bool connected_within(const Graph& g, VertexSet set) {
    return set.empty() || reached(g, set, {set.front()}) == set;
}

bool forest_within(const Graph& g, VertexSet set) {
    int degrees = 0;
    for (Vertex v : set) degrees += (g.neighbours(v) & set).size();
    return degrees / 2 == set.size() - components_within(g, set);
}

bool paths_within(const Graph& g, VertexSet set) {
    return forest_within(g, set) &&
           std::ranges::all_of(set, [&](Vertex v) { return (g.neighbours(v) & set).size() <= 2; });
}

bool dominates(const Graph& g, VertexSet set, bool total) {
    return std::ranges::all_of(g.vertices(), [&](Vertex v) {
        return set.meets(g.neighbours(v)) || (!total && set.contains(v));
    });
}

}  // namespace gazetteer::check::invariants
