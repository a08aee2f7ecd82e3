// SPDX-License-Identifier: GPL-3.0-or-later
// The named graphs of the sources. Sizes are checked; a Graph has order at most 64, so each family
// that grows beyond it also comes as edges for a SparseGraph.
#pragma once

#include "graph/graph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// The path of order n, vertices in path order. n >= 0.
SparseGraph path(int n);
/// The cycle of order n >= 3, vertices in cyclic order.
SparseGraph cycle(int n);
/// K_n, n >= 0.
SparseGraph complete(int n);
/// K_{a,b}; the first part is 0..a-1. a, b >= 0.
SparseGraph complete_bipartite(int a, int b);
/// K_{2n} less the perfect matching {0,1}, {2,3}, ... n >= 0.
SparseGraph cocktail_party(int n);
/// The n-cube Q_n: vertex v is the 0-1 sequence of its binary digits; order 2^n, 0 <= n <= 20.
SparseGraph cube(int n);

/// The m x n grid P_m [] P_n as the papers number it: vertex (a, b), 1 <= a <= m, 1 <= b <= n,
/// (i, j) and (k, l) adjacent iff |i - k| + |j - l| = 1 [FSU93, section 4; SV25, section 1].
struct Grid {
    int m = 1;
    int n = 1;
    /// The vertex (a, b) of the papers, 1-based. Throws ContractViolation outside the grid.
    Vertex at(int a, int b) const {
        require(contains(a, b), "1 <= a <= m and 1 <= b <= n");
        return (a - 1) * n + (b - 1);
    }
    int a(Vertex v) const { return v / n + 1; }
    int b(Vertex v) const { return v % n + 1; }
    bool contains(int a, int b) const { return 1 <= a && a <= m && 1 <= b && b <= n; }
    int order() const { return m * n; }
    SparseGraph graph() const;
    bool operator==(const Grid&) const = default;
    auto operator<=>(const Grid&) const = default;
};

}  // namespace gazetteer
