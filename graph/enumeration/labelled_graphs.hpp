// SPDX-License-Identifier: GPL-3.0-or-later
// All labelled graphs of an order: the reference for everything that works up to isomorphism.
#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

#include "graph/graph.hpp"

namespace gazetteer {

/// The 2^(n(n-1)/2) labelled graphs of order n, 0 <= n <= 7, given to visit(const Graph&).
template <class Visit>
void for_each_labelled_graph(int n, Visit visit) {
    require(0 <= n && n <= 7, "0 <= n <= 7");
    std::vector<Edge> pairs;
    for (Vertex u = 0; u < n; ++u)
        for (Vertex v = u + 1; v < n; ++v) pairs.push_back({u, v});
    for (std::uint32_t bits = 0; bits >> pairs.size() == 0; ++bits) {
        Graph g(n);
        for (std::size_t i = 0; i < pairs.size(); ++i)
            if ((bits >> i & 1) != 0) g.add_edge(pairs[i].u, pairs[i].v);
        visit(g);
    }
}

/// The n! permutations of 0..n-1 in lexicographic order.
inline std::vector<std::vector<Vertex>> permutations(int n) {
    std::vector<Vertex> image(static_cast<std::size_t>(n));
    std::iota(image.begin(), image.end(), 0);
    std::vector<std::vector<Vertex>> result;
    do result.push_back(image);
    while (std::ranges::next_permutation(image).found);
    return result;
}

}  // namespace gazetteer
