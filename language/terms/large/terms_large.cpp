// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/large_terms.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <vector>

#include "language/numbers/class_spectrum.hpp"
#include "language/numbers/limit_exceeded.hpp"
#include "language/terms/last_graph.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

/// The leaves of one vertex are alike: at distance 2 from each other, and equally far from all
/// others. One of them stands for all. Other vertices stand for themselves.
struct LeafClasses {
    explicit LeafClasses(const SparseGraph& g) : class_of(static_cast<std::size_t>(g.order())) {
        std::vector<int> of_leaves_at(static_cast<std::size_t>(g.order()), -1);
        for (Vertex v = 0; v < g.order(); ++v) {
            int fresh = static_cast<int>(counts.size());
            if (g.degree(v) == 1) {
                int& known = of_leaves_at[static_cast<std::size_t>(g.neighbours(v)[0])];
                if (known < 0) known = fresh;
                fresh = known;
            }
            class_of[static_cast<std::size_t>(v)] = fresh;
            if (fresh < static_cast<int>(counts.size())) {
                ++counts[static_cast<std::size_t>(fresh)];
            } else {
                counts.push_back(1);
                members.push_back(v);
            }
        }
    }

    std::vector<int> class_of;
    std::vector<int> counts;
    /// One of each class, ascending.
    std::vector<Vertex> members;
};

constexpr int between_leaves = 2;

/// All distances, and what is summed up of them.
struct Distances {
    explicit Distances(const SparseGraph& g)
        : classes(g), matrix(zero_matrix(static_cast<int>(classes.counts.size()))) {
        const SparseGraph reduced = g.induced(classes.members);
        for (Vertex v = 0; v < reduced.order(); ++v) add_from(reduced, v);
        radius = eccentricities.empty() ? 0 : std::ranges::min(eccentricities);
        diameter = eccentricities.empty() ? 0 : std::ranges::max(eccentricities);
    }

    void add_from(const SparseGraph& reduced, Vertex v) {
        std::vector<int> distance(static_cast<std::size_t>(reduced.order()), -1);
        std::vector<Vertex> reached{v};
        distance[static_cast<std::size_t>(v)] = 0;
        const int alike = classes.counts[static_cast<std::size_t>(v)] - 1;
        std::int64_t sum = std::int64_t{between_leaves} * alike;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            const auto at = static_cast<std::size_t>(reached[i]);
            const int here = distance[at];
            matrix.at(v, reached[i]) = here;
            sum += std::int64_t{here} * classes.counts[at];
            for (Vertex w : reduced.neighbours(reached[i])) {
                int& there = distance[static_cast<std::size_t>(w)];
                if (there >= 0) continue;
                there = here + 1;
                reached.push_back(w);
            }
        }
        connected = connected && reached.size() == distance.size();
        transmissions.push_back(sum);
        total += sum * (alike + 1);
        const int farthest = distance[static_cast<std::size_t>(reached.back())];
        eccentricities.push_back(alike > 0 ? std::max(farthest, between_leaves) : farthest);
    }

    LeafClasses classes;
    /// Between the classes. Without a path the entry says nothing.
    SymmetricMatrix matrix;
    bool connected = true;
    /// One a class.
    std::vector<std::int64_t> transmissions;
    std::vector<int> eccentricities;
    /// The sum of all distances, in both directions.
    std::int64_t total = 0;
    int radius = 0;
    int diameter = 0;
};

const Distances& distances(const SparseGraph& g) {
    return of_last_graph(g, [&] { return std::make_unique<const Distances>(g); });
}

SymmetricMatrix adjacency_of(const SparseGraph& g) {
    SymmetricMatrix result = zero_matrix(g.order());
    for (const Edge& e : g.edges()) result.at(e.u, e.v) = result.at(e.v, e.u) = 1;
    return result;
}
SymmetricMatrix laplacian_of(const SparseGraph& g) {
    SymmetricMatrix result = zero_matrix(g.order());
    for (const Edge& e : g.edges()) result.at(e.u, e.v) = result.at(e.v, e.u) = -1;
    for (Vertex v = 0; v < g.order(); ++v) result.at(v, v) = g.degree(v);
    return result;
}
SymmetricMatrix distance_matrix_of(const SparseGraph& g) {
    const Distances& all = distances(g);
    SymmetricMatrix result = zero_matrix(g.order());
    for (Vertex v = 0; v < g.order(); ++v)
        for (Vertex w = 0; w < g.order(); ++w) {
            const int of_v = all.classes.class_of[static_cast<std::size_t>(v)];
            const int of_w = all.classes.class_of[static_cast<std::size_t>(w)];
            if (v != w) result.at(v, w) = of_v == of_w ? between_leaves : all.matrix.at(of_v, of_w);
        }
    return result;
}

/// The eigenvalue of a matrix of the last graph; each matrix has its own type of `Tag`.
template <auto matrix_of>
Real exact_eigenvalue(const SparseGraph& g, std::int64_t k) {
    if (k < 1 || k > g.order()) return {};
    // Before the memory of the last graph, so that it is freed after that.
    free_flint_at_thread_end();
    const auto& spectrum = of_last_graph(g, [&] {
        return std::make_unique<std::shared_ptr<const Spectrum>>(
            std::make_shared<const Spectrum>(matrix_of(g)));
    });
    return {spectrum, static_cast<int>(k) - 1};
}
template <auto matrix_of>
double approximate_eigenvalue(const SparseGraph& g, std::int64_t k) {
    if (k < 1 || k > g.order()) return undefined;
    const auto& all = of_last_graph(g, [&] {
        return std::make_unique<const std::vector<double>>(approximate_eigenvalues(matrix_of(g)));
    });
    return all[static_cast<std::size_t>(k) - 1];
}

/// A fraction of distances.
struct Fraction {
    std::int64_t above;
    std::int64_t below;
};
template <auto fraction_of>
Real exact_of_distances(const SparseGraph& g, std::int64_t) {
    if (g.order() < 2) return {};
    if (!distances(g).connected) return Real::infinity();
    const Fraction fraction = fraction_of(distances(g), g.order());
    return Real(Real::Rational(fraction.above, fraction.below));
}
template <auto fraction_of>
double approximate_of_distances(const SparseGraph& g, std::int64_t) {
    if (g.order() < 2) return undefined;
    if (!distances(g).connected) return infinite;
    const Fraction fraction = fraction_of(distances(g), g.order());
    return static_cast<double>(fraction.above) / static_cast<double>(fraction.below);
}

Fraction proximity_of(const Distances& d, std::int64_t order) {
    return {std::ranges::min(d.transmissions), order - 1};
}
Fraction remoteness_of(const Distances& d, std::int64_t order) {
    return {std::ranges::max(d.transmissions), order - 1};
}
Fraction average_of(const Distances& d, std::int64_t order) {
    return {d.total, order * (order - 1)};
}

Real exact_randic(const SparseGraph& g, std::int64_t) {
    std::vector<Real> summands;
    for (const Edge& e : g.edges())
        summands.push_back(
            sqrt(Real(Real::Rational(1, std::int64_t{g.degree(e.u)} * g.degree(e.v)))));
    return sum_of(summands);
}
double approximate_randic(const SparseGraph& g, std::int64_t) {
    double result = 0;
    for (const Edge& e : g.edges())
        result += 1 / std::sqrt(double{1} * g.degree(e.u) * g.degree(e.v));
    return result;
}
Real exact_harmonic(const SparseGraph& g, std::int64_t) {
    std::vector<Real> summands;
    for (const Edge& e : g.edges())
        summands.emplace_back(Real::Rational(2, g.degree(e.u) + g.degree(e.v)));
    return sum_of(summands);
}
double approximate_harmonic(const SparseGraph& g, std::int64_t) {
    double result = 0;
    for (const Edge& e : g.edges()) result += 2.0 / (g.degree(e.u) + g.degree(e.v));
    return result;
}

/// The first and, of the Laplacian matrix, the last but one.
template <auto matrix_of>
Real exact_first(const SparseGraph& g, std::int64_t) {
    return exact_eigenvalue<matrix_of>(g, 1);
}
template <auto matrix_of>
double approximate_first(const SparseGraph& g, std::int64_t) {
    return approximate_eigenvalue<matrix_of>(g, 1);
}
Real exact_connectivity(const SparseGraph& g, std::int64_t) {
    return exact_eigenvalue<laplacian_of>(g, g.order() - 1);
}
double approximate_connectivity(const SparseGraph& g, std::int64_t) {
    return approximate_eigenvalue<laplacian_of>(g, g.order() - 1);
}
Real exact_distance_eigenvalue(const SparseGraph& g, std::int64_t k) {
    return distances(g).connected ? exact_eigenvalue<distance_matrix_of>(g, k) : Real();
}
double approximate_distance_eigenvalue(const SparseGraph& g, std::int64_t k) {
    if (k < 1 || k > g.order() || !distances(g).connected) return undefined;
    const auto& all = of_last_graph(g, [&] {
        const Distances& of_classes = distances(g);
        return std::make_unique<const std::vector<double>>(
            approximate_eigenvalues(of_classes.matrix, of_classes.classes.counts, between_leaves));
    });
    return all[static_cast<std::size_t>(k) - 1];
}

Integer order_of(const SparseGraph& g) {
    return g.order();
}
Integer size_of(const SparseGraph& g) {
    return g.size();
}
Integer components_of(const SparseGraph& g) {
    return static_cast<std::int64_t>(components(g).size());
}
Integer connected_of(const SparseGraph& g) {
    return components(g).size() <= 1 ? 1 : 0;
}
Integer tree_of(const SparseGraph& g) {
    return components(g).size() == 1 && g.size() == g.order() - 1 ? 1 : 0;
}
Integer bipartite_of(const SparseGraph& g) {
    return is_bipartite(g) ? 1 : 0;
}
Integer diameter_of(const SparseGraph& g) {
    return distances(g).connected ? Integer(distances(g).diameter) : Integer::infinity();
}
Integer radius_of(const SparseGraph& g) {
    return distances(g).connected ? Integer(distances(g).radius) : Integer::infinity();
}
Integer wiener_of(const SparseGraph& g) {
    if (!distances(g).connected) return Integer::infinity();
    return distances(g).total / 2;
}
Integer max_degree_of(const SparseGraph& g) {
    int result = 0;
    for (Vertex v = 0; v < g.order(); ++v) result = std::max(result, g.degree(v));
    return result;
}
Integer min_degree_of(const SparseGraph& g) {
    int result = g.order() == 0 ? 0 : g.degree(0);
    for (Vertex v = 0; v < g.order(); ++v) result = std::min(result, g.degree(v));
    return result;
}
Integer regular_of(const SparseGraph& g) {
    return min_degree_of(g) == max_degree_of(g) ? 1 : 0;
}
constexpr std::array<LargeFunctions, 22> large_terms{{
    {"algebraic_connectivity", nullptr, exact_connectivity, approximate_connectivity},
    {"average_distance", nullptr, exact_of_distances<average_of>,
     approximate_of_distances<average_of>},
    {"bipartite", bipartite_of},
    {"components", components_of},
    {"connected", connected_of},
    {"diameter", diameter_of},
    {"distance_eigenvalue", nullptr, exact_distance_eigenvalue, approximate_distance_eigenvalue},
    {"eigenvalue", nullptr, exact_eigenvalue<adjacency_of>, approximate_eigenvalue<adjacency_of>},
    {"harmonic", nullptr, exact_harmonic, approximate_harmonic},
    {"laplacian_eigenvalue", nullptr, exact_eigenvalue<laplacian_of>,
     approximate_eigenvalue<laplacian_of>},
    {"max_degree", max_degree_of},
    {"min_degree", min_degree_of},
    {"order", order_of},
    {"proximity", nullptr, exact_of_distances<proximity_of>,
     approximate_of_distances<proximity_of>},
    {"radius", radius_of},
    {"randic", nullptr, exact_randic, approximate_randic},
    {"regular", regular_of},
    {"remoteness", nullptr, exact_of_distances<remoteness_of>,
     approximate_of_distances<remoteness_of>},
    {"size", size_of},
    {"spectral_radius", nullptr, exact_first<adjacency_of>, approximate_first<adjacency_of>},
    {"tree", tree_of},
    {"wiener", wiener_of},
}};
static_assert(std::ranges::is_sorted(large_terms, {}, &LargeFunctions::name));

}  // namespace

const LargeFunctions* large_functions(std::string_view term) {
    const auto found = std::ranges::lower_bound(large_terms, term, {}, &LargeFunctions::name);
    return found == large_terms.end() || found->name != term ? nullptr : &*found;
}

void refuse_large(std::string_view name) {
    throw LimitExceeded(std::string(name) + " takes graphs of order at most 64");
}

}  // namespace gazetteer::conjectures
