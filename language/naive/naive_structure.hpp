// SPDX-License-Identifier: GPL-3.0-or-later
// More definitions of terms: sets that dominate, paths, orders of vertices, cuts.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "language/naive/naive_basics.hpp"

namespace gazetteer::conjectures::naive {

bool dominates(const Graph& g, VertexSet s);

/// Every path of at least one vertex, in both directions.
template <class Visit>
void paths(const Graph& g, Visit visit) {
    const std::function<void(std::vector<Vertex>&)> from = [&](std::vector<Vertex>& path) {
        visit(path);
        for (Vertex w : g.neighbours(path.back())) {
            if (std::ranges::find(path, w) != path.end()) continue;
            path.push_back(w);
            from(path);
            path.pop_back();
        }
    };
    for (Vertex v : g.vertices()) {
        std::vector<Vertex> path{v};
        from(path);
    }
}

/// The least of cost(order) over all orders of the vertices.
template <class Cost>
long least_over_orders(const Graph& g, Cost cost) {
    std::vector<Vertex> order = g.vertices().to_vector();
    long result = far;
    do result = std::min(result, cost(order));
    while (std::next_permutation(order.begin(), order.end()));
    return result;
}

long triangles(const Graph& g);

using OfGraph = std::function<long(const Graph&)>;

std::map<std::string, OfGraph> structure_terms();

}  // namespace gazetteer::conjectures::naive
