// SPDX-License-Identifier: GPL-3.0-or-later
// Orbits of vertices for the second evaluator: an automorphism from one vertex to another is looked
// for vertex by vertex.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "graph/digraph.hpp"
#include "graph/graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::naive {

inline int degree_of(const Graph& g, Vertex v) {
    return g.degree(v);
}
inline int degree_of(const Digraph& d, Vertex v) {
    return d.out_neighbours(v).size();
}
/// What joins u and w joins x and y.
inline bool are_joined_alike(const Graph& g, Vertex u, Vertex w, Vertex x, Vertex y) {
    return g.adjacent(u, w) == g.adjacent(x, y);
}
inline bool are_joined_alike(const Digraph& d, Vertex u, Vertex w, Vertex x, Vertex y) {
    return d.has_arc(u, w) == d.has_arc(x, y) && d.has_arc(w, u) == d.has_arc(y, x);
}

/// Whether an automorphism carries the first vertices to the `images`, and so on to the end.
template <class AGraph>
bool extends(const AGraph& g, std::vector<Vertex>& images) {
    runs::poll();
    const auto u = static_cast<Vertex>(images.size());
    if (u == g.order()) return true;
    for (Vertex image : g.vertices()) {
        bool fits =
            std::ranges::count(images, image) == 0 && degree_of(g, image) == degree_of(g, u);
        for (Vertex w = 0; w < u && fits; ++w)
            fits = are_joined_alike(g, u, w, image, images[static_cast<std::size_t>(w)]);
        if (!fits) continue;
        images.push_back(image);
        if (extends(g, images)) return true;
        images.pop_back();
    }
    return false;
}

/// The graph or digraph with these two vertices in each other's place.
template <class AGraph>
AGraph swapped(const AGraph& g, Vertex a, Vertex b) {
    std::vector<Vertex> image = g.vertices().to_vector();
    std::swap(image[static_cast<std::size_t>(a)], image[static_cast<std::size_t>(b)]);
    return g.relabelled(image);
}

/// Some automorphism carries a to b.
template <class AGraph>
bool are_alike(const AGraph& g, Vertex a, Vertex b) {
    const AGraph from_first = swapped(g, 0, a);
    std::vector<Vertex> images{a == b ? 0 : b == 0 ? a : b};
    return degree_of(from_first, 0) == degree_of(from_first, images[0]) &&
           extends(from_first, images);
}

/// Vertices that no automorphism carries to a smaller one. Quick where there are many
/// automorphisms.
template <class AGraph>
std::vector<Vertex> least_of_orbits(const AGraph& g) {
    std::vector<Vertex> result;
    for (Vertex v : g.vertices())
        if (std::ranges::none_of(result, [&](Vertex u) { return are_alike(g, u, v); }))
            result.push_back(v);
    return result;
}

}  // namespace gazetteer::conjectures::naive
