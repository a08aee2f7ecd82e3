// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_basics.hpp"

#include <algorithm>
#include <vector>

#include "graph/graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::naive {

std::vector<std::vector<long>> distances(const Graph& g) {
    const auto n = static_cast<std::size_t>(g.order());
    std::vector<std::vector<long>> d(n, std::vector<long>(n, far));
    for (std::size_t i = 0; i < n; ++i) {
        d[i][i] = 0;
        for (std::size_t j = 0; j < n; ++j)
            if (g.adjacent(static_cast<int>(i), static_cast<int>(j))) d[i][j] = 1;
    }
    for (std::size_t k = 0; k < n; ++k)
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j) d[i][j] = std::min(d[i][j], d[i][k] + d[k][j]);
    return d;
}

long eccentricity(const Graph& g, Vertex v) {
    const auto d = distances(g);
    return *std::ranges::max_element(d[static_cast<std::size_t>(v)]);
}

long component_count(const Graph& g) {
    const auto d = distances(g);
    long result = 0;
    for (std::size_t v = 0; v < d.size(); ++v) {
        bool least = true;
        for (std::size_t u = 0; u < v; ++u) least = least && d[u][v] >= far;
        result += least ? 1 : 0;
    }
    return result;
}

bool independent(const Graph& g, VertexSet s) {
    for (Vertex u : s)
        for (Vertex v : s)
            if (g.adjacent(u, v)) return false;
    return true;
}

bool clique(const Graph& g, VertexSet s) {
    for (Vertex u : s)
        for (Vertex v : s)
            if (u != v && !g.adjacent(u, v)) return false;
    return true;
}

}  // namespace gazetteer::conjectures::naive
