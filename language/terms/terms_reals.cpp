// SPDX-License-Identifier: GPL-3.0-or-later
// Reals of one graph: eigenvalues, averages of distances, sums over edges.
#include "language/terms/terms_reals.hpp"

#include <algorithm>
#include <vector>

#include "language/terms/last_graph.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

using SpectrumPointer = std::shared_ptr<const Spectrum>;

/// The sum of the distances from each vertex; none unless connected.
std::vector<std::int64_t> transmissions(const Graph& g) {
    std::vector<std::int64_t> result;
    for (Vertex v : g.vertices()) {
        const Integer sum = transmission(g, v);
        if (sum.is_infinite()) return {};
        result.push_back(sum.value());
    }
    return result;
}

SymmetricMatrix matrix_of_adjacency(const Graph& g) {
    SymmetricMatrix result = zero_matrix(g.order());
    for (const Edge& e : g.edges()) result.at(e.u, e.v) = result.at(e.v, e.u) = 1;
    return result;
}
SymmetricMatrix matrix_of_laplacian(const Graph& g) {
    SymmetricMatrix result = zero_matrix(g.order());
    for (const Edge& e : g.edges()) result.at(e.u, e.v) = result.at(e.v, e.u) = -1;
    for (Vertex v : g.vertices()) result.at(v, v) = g.degree(v);
    return result;
}
SymmetricMatrix matrix_of_signless_laplacian(const Graph& g) {
    SymmetricMatrix result = matrix_of_adjacency(g);
    for (Vertex v : g.vertices()) result.at(v, v) = g.degree(v);
    return result;
}
SymmetricMatrix matrix_of_distance(const Graph& g) {
    SymmetricMatrix result = zero_matrix(g.order());
    for (Vertex v : g.vertices()) {
        const std::vector<int> distances = distances_from(g, v);
        for (Vertex w : g.vertices()) result.at(v, w) = distances[static_cast<std::size_t>(w)];
    }
    return result;
}

/// The spectrum of the last graph; each matrix has its own type of `make`, and so its own memory.
template <SymmetricMatrix (*matrix_of)(const Graph&)>
SpectrumPointer spectrum_of(const Graph& g) {
    // Before the memory of the last graph, so that it is freed after that.
    free_flint_at_thread_end();
    return of_last_graph(g, [&] {
        return std::make_unique<SpectrumPointer>(std::make_shared<const Spectrum>(matrix_of(g)));
    });
}

/// The k-th from 1, or undefined.
Real eigenvalue_of(const SpectrumPointer& spectrum, std::int64_t k) {
    if (k < 1 || k > spectrum->order()) return {};
    return {spectrum, static_cast<int>(k) - 1};
}

/// The sum over the edges of what the two degrees give.
template <class Summand>
Real over_edges(const Graph& g, Summand summand) {
    std::vector<Real> summands;
    for (const Edge& e : g.edges()) summands.push_back(summand(g.degree(e.u), g.degree(e.v)));
    return sum_of(summands);
}

}  // namespace

Integer distance(const Graph& g, Vertex u, Vertex w) {
    const int distance = distances_from(g, u)[static_cast<std::size_t>(w)];
    return distance < 0 ? Integer::infinity() : Integer(distance);
}

Real proximity(const Graph& g) {
    if (g.order() < 2) return {};
    const auto sums = transmissions(g);
    return sums.empty() ? Real::infinity() : Real(Rational(std::ranges::min(sums), g.order() - 1));
}

Real remoteness(const Graph& g) {
    if (g.order() < 2) return {};
    const auto sums = transmissions(g);
    return sums.empty() ? Real::infinity() : Real(Rational(std::ranges::max(sums), g.order() - 1));
}

Real average_distance(const Graph& g) {
    if (g.order() < 2) return {};
    const Integer sum = wiener(g);
    if (sum.is_infinite()) return Real::infinity();
    return Real(Rational(2 * sum.value(), g.order() * (g.order() - 1)));
}

Real harmonic(const Graph& g) {
    return over_edges(g, [](int a, int b) { return Real(Rational(2, a + b)); });
}

Real randic(const Graph& g) {
    return over_edges(g, [](int a, int b) { return sqrt(Real(Rational(1, a * b))); });
}

Real spectral_radius(const Graph& g) {
    return eigenvalue(g, 1);
}

Real energy(const Graph& g) {
    const SpectrumPointer spectrum = spectrum_of<matrix_of_adjacency>(g);
    std::vector<Real> absolute;
    for (int k = 0; k < spectrum->order(); ++k) absolute.push_back(abs(Real(spectrum, k)));
    return sum_of(absolute);
}

Real algebraic_connectivity(const Graph& g) {
    return laplacian_eigenvalue(g, g.order() - 1);
}

Real eigenvalue(const Graph& g, std::int64_t k) {
    return eigenvalue_of(spectrum_of<matrix_of_adjacency>(g), k);
}

Real laplacian_eigenvalue(const Graph& g, std::int64_t k) {
    return eigenvalue_of(spectrum_of<matrix_of_laplacian>(g), k);
}

Real signless_laplacian_eigenvalue(const Graph& g, std::int64_t k) {
    return eigenvalue_of(spectrum_of<matrix_of_signless_laplacian>(g), k);
}

Real distance_eigenvalue(const Graph& g, std::int64_t k) {
    if (!is_connected(g)) return {};
    return eigenvalue_of(spectrum_of<matrix_of_distance>(g), k);
}

}  // namespace gazetteer::conjectures::invariants
