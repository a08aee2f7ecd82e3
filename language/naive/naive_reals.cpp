// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_reals.hpp"

#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "graph/families.hpp"
#include "language/naive/naive_basics.hpp"

namespace gazetteer::conjectures::naive {

namespace {

using Matrix = std::vector<std::vector<long double>>;

const long double undefined_real = std::nanl("");

/// Descending, by Jacobi's rotations.
std::vector<long double> eigenvalues(Matrix a) {
    const std::size_t n = a.size();
    for (int sweep = 0; sweep < 60; ++sweep)
        for (std::size_t p = 0; p < n; ++p)
            for (std::size_t q = p + 1; q < n; ++q) {
                if (std::abs(a[p][q]) < 1e-30L) continue;
                const long double theta = std::atan2(2 * a[p][q], a[q][q] - a[p][p]) / 2;
                const long double c = std::cos(theta);
                const long double s = std::sin(theta);
                for (std::size_t k = 0; k < n; ++k) {
                    const long double x = a[k][p];
                    a[k][p] = c * x - s * a[k][q];
                    a[k][q] = s * x + c * a[k][q];
                }
                for (std::size_t k = 0; k < n; ++k) {
                    const long double x = a[p][k];
                    a[p][k] = c * x - s * a[q][k];
                    a[q][k] = s * x + c * a[q][k];
                }
            }
    std::vector<long double> result;
    for (std::size_t i = 0; i < n; ++i) result.push_back(a[i][i]);
    std::sort(result.rbegin(), result.rend());
    return result;
}

template <class Entry>
Matrix matrix_of(const Graph& g, Entry entry) {
    const auto n = static_cast<std::size_t>(g.order());
    Matrix result(n, std::vector<long double>(n));
    for (Vertex u : g.vertices())
        for (Vertex w : g.vertices())
            result[static_cast<std::size_t>(u)][static_cast<std::size_t>(w)] =
                static_cast<long double>(entry(u, w));
    return result;
}

Matrix adjacency(const Graph& g) {
    return matrix_of(g, [&](Vertex u, Vertex w) { return g.adjacent(u, w) ? 1 : 0; });
}

Matrix laplacian(const Graph& g) {
    return matrix_of(g, [&](Vertex u, Vertex w) {
        return u == w ? g.degree(u) : g.adjacent(u, w) ? -1 : 0;
    });
}

/// The k-th from 1.
long double kth(const std::vector<long double>& values, long k) {
    if (k < 1 || k > static_cast<long>(values.size())) return undefined_real;
    return values[static_cast<std::size_t>(k) - 1];
}

bool all_distances_finite(const Graph& g) {
    for (const auto& row : distances(g))
        for (long d : row)
            if (d >= far) return false;
    return true;
}

/// The sums of the distances from the vertices, divided by order - 1.
std::vector<long double> mean_distances(const Graph& g) {
    std::vector<long double> result;
    for (const auto& row : distances(g)) {
        long double sum = 0;
        for (long d : row) sum += static_cast<long double>(d);
        result.push_back(sum / (g.order() - 1));
    }
    std::sort(result.begin(), result.end());
    return result;
}

template <class Choose>
long double mean_distance(const Graph& g, Choose choose) {
    if (g.order() < 2) return undefined_real;
    return all_distances_finite(g) ? choose(mean_distances(g)) : HUGE_VALL;
}

template <class Summand>
long double over_edges(const Graph& g, Summand summand) {
    long double result = 0;
    for (Vertex u : g.vertices())
        for (Vertex w : g.vertices())
            if (u < w && g.adjacent(u, w))
                result += summand(static_cast<long double>(g.degree(u)),
                                  static_cast<long double>(g.degree(w)));
    return result;
}

/// The mean of those that stand in the middle from below and from above.
long double median_degree(const Graph& g, long) {
    if (g.order() == 0) return undefined_real;
    std::vector<long double> degrees;
    for (Vertex v : g.vertices()) degrees.push_back(static_cast<long double>(g.degree(v)));
    std::ranges::sort(degrees);
    const std::size_t middle = (degrees.size() - 1) / 2;
    const long double below = degrees[middle];
    std::ranges::reverse(degrees);
    return (below + degrees[middle]) / 2;
}

}  // namespace

long double toughness(const Graph& g, long) {
    long double result = HUGE_VALL;
    some_subset(g, [&](VertexSet s) {
        const long parts = component_count(g.induced(g.vertices() - s));
        if (parts > 1)
            result = std::min(result,
                              static_cast<long double>(s.size()) / static_cast<long double>(parts));
        return false;
    });
    return result;
}

const std::map<std::string, OfReal>& real_terms() {
    static const std::map<std::string, OfReal> all{
        {"eigenvalue", [](const Graph& g, long k) { return kth(eigenvalues(adjacency(g)), k); }},
        {"laplacian_eigenvalue",
         [](const Graph& g, long k) { return kth(eigenvalues(laplacian(g)), k); }},
        {"signless_laplacian_eigenvalue",
         [](const Graph& g, long k) {
             const auto at = [&](Vertex u, Vertex w) {
                 return u == w ? g.degree(u) : g.adjacent(u, w) ? 1 : 0;
             };
             return kth(eigenvalues(matrix_of(g, at)), k);
         }},
        {"distance_eigenvalue",
         [](const Graph& g, long k) {
             if (!all_distances_finite(g)) return undefined_real;
             const auto d = distances(g);
             return kth(eigenvalues(matrix_of(
                            g,
                            [&](Vertex u, Vertex w) {
                                return d[static_cast<std::size_t>(u)][static_cast<std::size_t>(w)];
                            })),
                        k);
         }},
        {"spectral_radius", [](const Graph& g, long) { return kth(eigenvalues(adjacency(g)), 1); }},
        {"energy",
         [](const Graph& g, long) {
             long double result = 0;
             for (long double x : eigenvalues(adjacency(g))) result += std::abs(x);
             return result;
         }},
        {"algebraic_connectivity",
         [](const Graph& g, long) { return kth(eigenvalues(laplacian(g)), g.order() - 1); }},
        {"proximity",
         [](const Graph& g, long) {
             return mean_distance(g, [](const auto& means) { return means.front(); });
         }},
        {"remoteness",
         [](const Graph& g, long) {
             return mean_distance(g, [](const auto& means) { return means.back(); });
         }},
        {"average_distance",
         [](const Graph& g, long) {
             return mean_distance(g, [](const auto& means) {
                 return std::accumulate(means.begin(), means.end(), 0.0L) /
                        static_cast<long double>(means.size());
             });
         }},
        {"median_degree", median_degree},
        {"toughness", toughness},
        {"harmonic",
         [](const Graph& g, long) {
             return over_edges(g, [](long double a, long double b) { return 2 / (a + b); });
         }},
        {"randic", [](const Graph& g, long) {
             return over_edges(g,
                               [](long double a, long double b) { return 1 / std::sqrt(a * b); });
         }}};
    return all;
}

const std::map<std::string, OfPair>& pair_terms() {
    static const std::map<std::string, OfPair> all{
        {"distance", [](const Graph& g, Vertex u, Vertex w) {
             return distances(g)[static_cast<std::size_t>(u)][static_cast<std::size_t>(w)];
         }}};
    return all;
}

namespace {

/// Whether the pattern is what some sequence of distinct vertices of g has: all its edges, and if
/// `induced` no other.
long embeds(const Graph& g, const Graph& pattern, bool induced) {
    std::vector<Vertex> p;
    const std::function<bool()> from = [&] {
        runs::poll();
        const auto u = static_cast<Vertex>(p.size());
        if (u == pattern.order()) return true;
        for (Vertex image : g.vertices()) {
            bool fits = std::ranges::count(p, image) == 0;
            for (Vertex w = 0; w < u && fits; ++w) {
                const bool there = g.adjacent(image, p[static_cast<std::size_t>(w)]);
                fits = induced ? there == pattern.adjacent(u, w) : there || !pattern.adjacent(u, w);
            }
            if (!fits) continue;
            p.push_back(image);
            if (from()) return true;
            p.pop_back();
        }
        return false;
    };
    return from() ? 1 : 0;
}

}  // namespace

const std::map<std::string, OfPattern>& pattern_terms() {
    static const std::map<std::string, OfPattern> all{
        {"contains", [](const Graph& g, const Graph& h) { return embeds(g, h, false); }},
        {"contains_induced", [](const Graph& g, const Graph& h) { return embeds(g, h, true); }},
        {"isomorphic", [](const Graph& g, const Graph& h) {
             return g.order() == h.order() ? embeds(g, h, true) : 0;
         }}};
    return all;
}

std::vector<Graph> patterns(const Graph& g) {
    Graph complement(g.order());
    for (Vertex u : g.vertices())
        for (Vertex w : g.vertices())
            if (u < w && !g.adjacent(u, w)) complement.add_edge(u, w);
    return {complement,
            g,
            Graph(0),
            Graph(3),
            to_graph(path(4)),
            to_graph(cycle(4)),
            to_graph(complete(4)),
            to_graph(complete_bipartite(1, 3)),
            to_graph(cycle(5)),
            to_graph(path(6))};
}

}  // namespace gazetteer::conjectures::naive
