// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families.hpp"

#include <vector>

namespace gazetteer {

SparseGraph path(int n) {
    require(n >= 0, "n >= 0");
    std::vector<Edge> edges;
    for (Vertex v = 1; v < n; ++v) edges.push_back({v - 1, v});
    return {n, edges};
}

SparseGraph cycle(int n) {
    require(n >= 3, "n >= 3");
    std::vector<Edge> edges;
    for (Vertex v = 1; v < n; ++v) edges.push_back({v - 1, v});
    edges.push_back({0, n - 1});
    return {n, edges};
}

SparseGraph complete(int n) {
    require(n >= 0, "n >= 0");
    std::vector<Edge> edges;
    for (Vertex u = 0; u < n; ++u)
        for (Vertex v = u + 1; v < n; ++v) edges.push_back({u, v});
    return {n, edges};
}

SparseGraph complete_bipartite(int a, int b) {
    require(a >= 0 && b >= 0, "a, b >= 0");
    std::vector<Edge> edges;
    for (Vertex u = 0; u < a; ++u)
        for (Vertex v = a; v < a + b; ++v) edges.push_back({u, v});
    return {a + b, edges};
}

SparseGraph cocktail_party(int n) {
    require(n >= 0, "n >= 0");
    std::vector<Edge> edges;
    for (Vertex u = 0; u < 2 * n; ++u)
        for (Vertex v = u + 1; v < 2 * n; ++v)
            if (u / 2 != v / 2) edges.push_back({u, v});
    return {2 * n, edges};
}

SparseGraph cube(int n) {
    require(0 <= n && n <= 20, "0 <= n <= 20");
    std::vector<Edge> edges;
    for (Vertex v = 0; v < 1 << n; ++v)
        for (int i = 0; i < n; ++i)
            if ((v >> i & 1) == 0) edges.push_back({v, v | 1 << i});
    return {1 << n, edges};
}

SparseGraph Grid::graph() const {
    require(m >= 1 && n >= 1, "m, n >= 1");
    std::vector<Edge> edges;
    for (int i = 1; i <= m; ++i)
        for (int j = 1; j <= n; ++j) {
            if (j < n) edges.push_back({at(i, j), at(i, j + 1)});
            if (i < m) edges.push_back({at(i, j), at(i + 1, j)});
        }
    return {order(), edges};
}

}  // namespace gazetteer
