// SPDX-License-Identifier: GPL-3.0-or-later
// Random graphs from a seed, for tests and benchmarks.
#pragma once

#include <algorithm>
#include <random>

#include "graph/digraph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// A number below `bound`, the same on every platform.
inline int below(int bound, std::mt19937_64& random) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(bound));
}

template <class T>
void shuffle(std::vector<T>& list, std::mt19937_64& random) {
    for (int i = static_cast<int>(list.size()); i > 1; --i)
        std::swap(list[static_cast<std::size_t>(i - 1)],
                  list[static_cast<std::size_t>(below(i, random))]);
}

/// `size` of the list, each as likely as another.
template <class T>
std::vector<T> chosen(std::vector<T> list, int size, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    shuffle(list, random);
    require(static_cast<std::size_t>(size) <= list.size(), "no more than there are");
    list.resize(static_cast<std::size_t>(size));
    return list;
}

/// `size` edges chosen among all pairs of `order` vertices.
inline SparseGraph random_graph(int order, int size, std::uint64_t seed) {
    std::vector<Edge> edges;
    for (Vertex u = 0; u < order; ++u)
        for (Vertex v = u + 1; v < order; ++v) edges.push_back({u, v});
    return {order, chosen(std::move(edges), size, seed)};
}
inline Graph random_small_graph(int order, int size, std::uint64_t seed) {
    return to_graph(random_graph(order, size, seed));
}

/// `size` arcs chosen among all ordered pairs of `order` vertices.
inline Digraph random_digraph(int order, int size, std::uint64_t seed) {
    std::vector<Arc> arcs;
    for (Vertex u = 0; u < order; ++u)
        for (Vertex v = 0; v < order; ++v)
            if (u != v) arcs.push_back({u, v});
    return {order, chosen(std::move(arcs), size, seed)};
}

/// A connected graph in which every degree is `degree`, by pairing half-edges until it is simple.
/// order * degree even.
inline SparseGraph random_regular_graph(int order, int degree, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    for (;;) {
        std::vector<Vertex> halves;
        for (Vertex v = 0; v < order; ++v) halves.insert(halves.end(), std::size_t(degree), v);
        shuffle(halves, random);
        std::vector<Edge> edges;
        for (std::size_t i = 0; i < halves.size(); i += 2)
            edges.push_back(edge(halves[i], halves[i + 1]));
        std::ranges::sort(edges);
        const bool simple = std::ranges::adjacent_find(edges) == edges.end() &&
                            std::ranges::none_of(edges, [](const Edge& e) { return e.u == e.v; });
        if (!simple) continue;
        SparseGraph g(order, edges);
        if (components(g).size() == 1) return g;
    }
}

}  // namespace gazetteer
