// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/classical.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>
#include <random>
#include <set>

#include "graph/families.hpp"

namespace gazetteer {

namespace {

/// The graph on 0..n-1 whose edges are the pairs u < v for which adjacent(u, v).
template <class Adjacent>
SparseGraph graph_where(int n, Adjacent adjacent) {
    std::vector<Edge> edges;
    for (Vertex u = 0; u < n; ++u)
        for (Vertex v = u + 1; v < n; ++v)
            if (adjacent(u, v)) edges.push_back({u, v});
    return {n, edges};
}

template <class Adjacent>
SparseGraph board_graph(int m, int n, Adjacent adjacent) {
    require(m >= 0 && n >= 0, "a board");
    return graph_where(m * n, [&](Vertex u, Vertex v) {
        return adjacent(std::abs(u / n - v / n), std::abs(u % n - v % n));
    });
}

int common_bits(unsigned a, unsigned b) {
    return std::popcount(a & b);
}

}  // namespace

SparseGraph random_graph(int n, double p, std::uint64_t seed) {
    require(n >= 0 && 0 <= p && p <= 1, "n >= 0 and 0 <= p <= 1");
    std::mt19937_64 random(seed);
    // std::bernoulli_distribution is not used: it differs between standard libraries.
    return graph_where(
        n, [&](Vertex, Vertex) { return static_cast<double>(random() >> 11) * 0x1p-53 < p; });
}

SparseGraph random_regular_graph(int n, int d, std::uint64_t seed) {
    require(0 <= d && (d < n || d == 0) && n % 2 * (d % 2) == 0, "0 <= d < n, n d even");
    std::mt19937_64 random(seed);
    std::vector<Vertex> points;
    for (Vertex v = 0; v < n; ++v) points.insert(points.end(), static_cast<std::size_t>(d), v);
    for (std::size_t i = points.size(); i > 1; --i) std::swap(points[i - 1], points[random() % i]);
    // Pairs (2i, 2i + 1); a loop or a repeated pair is switched with a random pair until none is
    // left.
    std::multiset<Edge> edges;
    for (std::size_t i = 0; i < points.size(); i += 2) edges.insert(edge(points[i], points[i + 1]));
    const auto is_bad = [&](std::size_t i) {
        return points[i] == points[i + 1] || edges.count(edge(points[i], points[i + 1])) > 1;
    };
    const auto replace = [&](std::size_t i, Vertex end) {
        edges.erase(edges.find(edge(points[i], points[i + 1])));
        points[i + 1] = end;
        edges.insert(edge(points[i], end));
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < points.size(); i += 2) {
            if (!is_bad(i)) continue;
            const std::size_t j = random() % (points.size() / 2) * 2;
            const Vertex end = points[i + 1];
            replace(i, points[j + 1]);
            replace(j, end);
            changed = true;
        }
    }
    return {n, std::vector<Edge>(edges.begin(), edges.end())};
}

SparseGraph line_graph(const SparseGraph& g) {
    const std::vector<Edge> edges = g.edges();
    std::vector<std::vector<int>> at(static_cast<std::size_t>(g.order()));
    for (int i = 0; i < static_cast<int>(edges.size()); ++i)
        for (Vertex end :
             {edges[static_cast<std::size_t>(i)].u, edges[static_cast<std::size_t>(i)].v})
            at[static_cast<std::size_t>(end)].push_back(i);
    std::vector<Edge> result;
    for (const std::vector<int>& star : at)
        for (std::size_t i = 0; i < star.size(); ++i)
            for (std::size_t j = i + 1; j < star.size(); ++j) result.push_back({star[i], star[j]});
    return {static_cast<int>(edges.size()), result};
}

SparseGraph cartesian_product(const SparseGraph& g, const SparseGraph& h) {
    std::vector<Edge> edges;
    for (Vertex v = 0; v < g.order(); ++v)
        for (const Edge& e : h.edges()) edges.push_back({v * h.order() + e.u, v * h.order() + e.v});
    for (const Edge& e : g.edges())
        for (Vertex w = 0; w < h.order(); ++w)
            edges.push_back({e.u * h.order() + w, e.v * h.order() + w});
    return {g.order() * h.order(), edges};
}

SparseGraph grid_of_sides(std::span<const int> sides) {
    SparseGraph result = path(1);
    for (int n : sides) result = cartesian_product(result, path(n));
    return result;
}

// The neighbours of the first vertex are the products of the last sides.
std::optional<std::vector<int>> sides_of_grid(const SparseGraph& g) {
    if (g.order() < 4 || g.degree(0) < 2) return std::nullopt;
    std::vector<int> sides;
    int outer = g.order();
    const auto strides = g.neighbours(0);
    for (auto stride = strides.rbegin(); stride != strides.rend(); ++stride) {
        if (outer % *stride != 0 || outer / *stride < 2) return std::nullopt;
        sides.push_back(outer / *stride);
        outer = *stride;
    }
    if (outer != 1 || grid_of_sides(sides) != g) return std::nullopt;
    return sides;
}

SparseGraph mutilated_grid(int m, int n) {
    require(m * n >= 2, "a grid with two corners");
    std::vector<Vertex> kept(static_cast<std::size_t>(m * n - 2));
    std::iota(kept.begin(), kept.end(), 1);
    return Grid{m, n}.graph().induced(kept);
}

SparseGraph subset_graph(int n, int k, int common) {
    require(0 <= k && k <= n && n <= 20, "0 <= k <= n <= 20");
    std::vector<unsigned> subsets;
    for (unsigned bits = 0; bits < 1U << n; ++bits)
        if (std::popcount(bits) == k) subsets.push_back(bits);
    return graph_where(static_cast<int>(subsets.size()), [&](Vertex u, Vertex v) {
        return common_bits(subsets[static_cast<std::size_t>(u)],
                           subsets[static_cast<std::size_t>(v)]) == common;
    });
}

SparseGraph hamming_graph(int d, int q) {
    require(d >= 0 && q >= 1, "d >= 0 and q >= 1");
    int order = 1;
    for (int i = 0; i < d; ++i) {
        order *= q;
        require(order <= 1'000'000, "q^d <= 10^6");
    }
    std::vector<Edge> edges;
    for (Vertex v = 0; v < order; ++v)
        for (int place = 1; place < order; place *= q)
            for (int letter = v / place % q + 1; letter < q; ++letter)
                edges.push_back({v, v + (letter - v / place % q) * place});
    return {order, edges};
}

SparseGraph half_cube(int d) {
    require(1 <= d && d <= 20, "1 <= d <= 20");
    // The last letter makes the number of ones even.
    return graph_where(1 << (d - 1), [](Vertex u, Vertex v) {
        const int distance = std::popcount(static_cast<unsigned>(u ^ v));
        return distance == 1 || distance == 2;
    });
}

SparseGraph paley_graph(int q) {
    require(q > 1 && q % 4 == 1, "a prime q = 1 (mod 4)");
    for (int i = 2; i * i <= q; ++i) require(q % i != 0, "a prime q = 1 (mod 4)");
    std::vector<bool> is_square(static_cast<std::size_t>(q));
    for (long x = 1; x < q; ++x) is_square[static_cast<std::size_t>(x * x % q)] = true;
    return graph_where(
        q, [&](Vertex u, Vertex v) -> bool { return is_square[static_cast<std::size_t>(v - u)]; });
}

SparseGraph circulant_graph(int n, std::span<const int> jumps) {
    for (int jump : jumps) require(1 <= jump && jump <= n / 2, "1 <= jump <= n / 2");
    return graph_where(n, [&](Vertex u, Vertex v) {
        return std::ranges::count(jumps, v - u) + std::ranges::count(jumps, n - (v - u)) > 0;
    });
}

SparseGraph generalized_petersen_graph(int n, int k) {
    require(n >= 3 && k >= 1 && 2 * k < n, "generalized_petersen_graph: 1 <= k < n / 2");
    std::vector<Edge> edges;
    for (int i = 0; i < n; ++i) {
        edges.push_back({i, (i + 1) % n});
        edges.push_back({i, n + i});
        edges.push_back({n + i, n + (i + k) % n});
    }
    return SparseGraph(2 * n, edges);
}

SparseGraph mycielski_graph(int steps) {
    require(steps >= 0, "steps >= 0");
    SparseGraph g(2, {{0, 1}});
    for (; steps > 0; --steps) {
        const int n = g.order();
        std::vector<Edge> edges = g.edges();
        for (const Edge& e : g.edges()) {
            edges.push_back({e.u, n + e.v});
            edges.push_back({e.v, n + e.u});
        }
        for (Vertex v = 0; v < n; ++v) edges.push_back({n + v, 2 * n});
        g = SparseGraph(2 * n + 1, edges);
    }
    return g;
}

SparseGraph king_graph(int m, int n) {
    return board_graph(m, n, [](int down, int across) { return std::max(down, across) == 1; });
}

SparseGraph queen_graph(int m, int n) {
    return board_graph(
        m, n, [](int down, int across) { return down == 0 || across == 0 || down == across; });
}

SparseGraph latin_square_graph(int n) {
    require(n >= 1, "n >= 1");
    return graph_where(n * n, [n](Vertex u, Vertex v) {
        const bool same_row = u / n == v / n;
        const bool same_column = u % n == v % n;
        return same_row || same_column || (u / n + u % n) % n == (v / n + v % n) % n;
    });
}

SparseGraph symplectic_graph(int m) {
    require(1 <= m && m <= 8, "1 <= m <= 8");
    const unsigned half = (1U << m) - 1;
    return graph_where((1 << 2 * m) - 1, [&](Vertex u, Vertex v) {
        const auto x = static_cast<unsigned>(u + 1);
        const auto y = static_cast<unsigned>(v + 1);
        return (common_bits(x & half, y >> m) + common_bits(y & half, x >> m)) % 2 == 1;
    });
}

}  // namespace gazetteer
