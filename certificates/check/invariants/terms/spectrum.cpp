// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/invariants/terms/spectrum.hpp"

#include <algorithm>
#include <array>

namespace gazetteer::check::invariants {

namespace {

/// Eigenvalues that are no integers are known to 2^-30.
constexpr unsigned bits_max = 30;

template <class Entry>
IntegerMatrix matrix_of(const Graph& g, Entry entry) {
    IntegerMatrix result;
    for (Vertex u : g.vertices()) {
        result.emplace_back();
        for (Vertex w : g.vertices()) result.back().emplace_back(entry(u, w));
    }
    return result;
}

IntegerMatrix product(const IntegerMatrix& a, const IntegerMatrix& b, Steps& steps) {
    const std::size_t n = a.size();
    IntegerMatrix result(n, std::vector<BigInteger>(n));
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t k = 0; k < n; ++k)
            for (std::size_t j = 0; j < n && a[i][k] != 0; ++j) {
                steps.take();
                result[i][j] += a[i][k] * b[k][j];
            }
    return result;
}

Number spectral_radius(const Graph& g, Vertex, Steps& steps) {
    if (g.order() < 1) undefined("spectral_radius");
    return Spectrum(adjacency_matrix(g), steps).eigenvalue(1);
}

Number algebraic_connectivity(const Graph& g, Vertex, Steps& steps) {
    if (g.order() < 2) undefined("algebraic_connectivity");
    return Spectrum(laplacian_matrix(g), steps).eigenvalue(g.order() - 1);
}

Number energy(const Graph& g, Vertex, Steps& steps) {
    const Spectrum spectrum(adjacency_matrix(g), steps);
    Number result = 0;
    for (int k = 1; k <= spectrum.order(); ++k) result = result + absolute(spectrum.eigenvalue(k));
    return result;
}

constexpr std::array<Term, 3> spectral{{
    {"spectral_radius", Sort::number, false, spectral_radius},
    {"algebraic_connectivity", Sort::number, false, algebraic_connectivity},
    {"energy", Sort::number, false, energy},
}};

}  // namespace

const std::span<const Term> spectral_terms = spectral;

Spectrum::Spectrum(const IntegerMatrix& matrix, Steps& steps)
    : polynomial_(matrix.size() + 1), steps_(&steps) {
    const std::size_t n = matrix.size();
    for (const auto& row : matrix) {
        BigInteger sum = 0;
        for (const BigInteger& entry : row) sum += abs(entry);
        bound_ = std::max(bound_, static_cast<std::int64_t>(sum));
    }
    polynomial_[n] = 1;
    IntegerMatrix rest(n, std::vector<BigInteger>(n));
    for (std::size_t k = 1; k <= n; ++k) {
        for (std::size_t i = 0; i < n; ++i) rest[i][i] += polynomial_[n + 1 - k];
        rest = product(matrix, rest, steps);
        BigInteger trace = 0;
        for (std::size_t i = 0; i < n; ++i) trace += rest[i][i];
        polynomial_[n - k] = -trace / static_cast<int>(k);
    }
}

Spectrum::Roots Spectrum::roots(const BigInteger& top, unsigned bits) const {
    const std::size_t n = polynomial_.size() - 1;
    std::vector<BigInteger> shifted(polynomial_);
    for (std::size_t i = 0; i <= n; ++i) shifted[i] <<= bits * (n - i);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = n; j-- > i;) {
            steps_->take();
            shifted[j] += top * shifted[j + 1];
        }
    Roots result;
    while (shifted[static_cast<std::size_t>(result.equal)] == 0) ++result.equal;
    int sign = shifted[static_cast<std::size_t>(result.equal)].sign();
    for (const BigInteger& coefficient : shifted) {
        if (coefficient.sign() * sign >= 0) continue;
        ++result.above;
        sign = -sign;
    }
    return result;
}

Number Spectrum::eigenvalue(int k) const {
    // The greatest integer that k roots reach.
    BigInteger low = -bound_;
    for (BigInteger high = bound_; low < high;) {
        const BigInteger middle = high - (high - low) / 2;
        const Roots there = roots(middle, 0);
        if (there.above + there.equal >= k)
            low = middle;
        else
            high = middle - 1;
    }
    if (roots(low, 0).above < k) return static_cast<std::int64_t>(low);
    for (unsigned bits = 1; bits <= bits_max; ++bits) {
        low = 2 * low + 1;
        if (roots(low, bits).above < k) --low;
    }
    const auto top = static_cast<std::int64_t>(low);
    constexpr std::int64_t bottom = std::int64_t{1} << bits_max;
    return Number::between(Fraction{top, bottom}, Fraction{top + 1, bottom});
}

IntegerMatrix adjacency_matrix(const Graph& g) {
    return matrix_of(g, [&](Vertex u, Vertex w) { return g.adjacent(u, w) ? 1 : 0; });
}

IntegerMatrix laplacian_matrix(const Graph& g) {
    return matrix_of(g, [&](Vertex u, Vertex w) {
        return u == w ? g.degree(u) : g.adjacent(u, w) ? -1 : 0;
    });
}

IntegerMatrix signless_laplacian_matrix(const Graph& g) {
    return matrix_of(g, [&](Vertex u, Vertex w) {
        return u == w ? g.degree(u) : g.adjacent(u, w) ? 1 : 0;
    });
}

IntegerMatrix distance_matrix(const Graph& g) {
    return matrix_of(g, [&](Vertex u, Vertex w) {
        const int d = distances(g, {u})[static_cast<std::size_t>(w)];
        if (d < 0) undefined("distance_eigenvalue");
        return d;
    });
}

}  // namespace gazetteer::check::invariants
