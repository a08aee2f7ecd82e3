// SPDX-License-Identifier: GPL-3.0-or-later
// Orbits of vertices for the second evaluator: an automorphism from one vertex to another is looked
// for vertex by vertex.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "graph/graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::naive {

/// Whether an automorphism carries the first vertices to the `images`, and so on to the end.
inline bool extends(const Graph& g, std::vector<Vertex>& images) {
    runs::poll();
    const auto u = static_cast<Vertex>(images.size());
    if (u == g.order()) return true;
    for (Vertex image : g.vertices()) {
        bool fits = std::ranges::count(images, image) == 0 && g.degree(image) == g.degree(u);
        for (Vertex w = 0; w < u && fits; ++w)
            fits = g.adjacent(u, w) == g.adjacent(image, images[static_cast<std::size_t>(w)]);
        if (!fits) continue;
        images.push_back(image);
        if (extends(g, images)) return true;
        images.pop_back();
    }
    return false;
}

/// The graph with these two vertices in each other's place.
inline Graph swapped(const Graph& g, Vertex a, Vertex b) {
    std::vector<Vertex> image = g.vertices().to_vector();
    std::swap(image[static_cast<std::size_t>(a)], image[static_cast<std::size_t>(b)]);
    return g.relabelled(image);
}

/// Some automorphism carries a to b.
inline bool are_alike(const Graph& g, Vertex a, Vertex b) {
    const Graph from_first = swapped(g, 0, a);
    std::vector<Vertex> images{a == b ? 0 : b == 0 ? a : b};
    return from_first.degree(0) == from_first.degree(images[0]) && extends(from_first, images);
}

/// Vertices that no automorphism carries to a smaller one. Quick where there are many
/// automorphisms.
inline std::vector<Vertex> least_of_orbits(const Graph& g) {
    std::vector<Vertex> result;
    for (Vertex v : g.vertices())
        if (std::ranges::none_of(result, [&](Vertex u) { return are_alike(g, u, v); }))
            result.push_back(v);
    return result;
}

}  // namespace gazetteer::conjectures::naive
