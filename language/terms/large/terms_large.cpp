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
#include "language/terms/large/by_blocks.hpp"
#include "language/terms/large/large_distances.hpp"
#include "language/terms/large/large_parts.hpp"
#include "language/terms/last_graph.hpp"

namespace gazetteer::conjectures {

namespace {

using large::Distances;
using large::distances;

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

/// This number where two vertices are adjacent.
SymmetricMatrix matrix_of_edges(const SparseGraph& g, int number) {
    SymmetricMatrix result = zero_matrix(g.order());
    for (const Edge& e : g.edges()) result.at(e.u, e.v) = result.at(e.v, e.u) = number;
    return result;
}
SymmetricMatrix with_degrees(SymmetricMatrix matrix, const SparseGraph& g) {
    for (Vertex v = 0; v < g.order(); ++v) matrix.at(v, v) = g.degree(v);
    return matrix;
}
SymmetricMatrix adjacency_of(const SparseGraph& g) {
    return matrix_of_edges(g, 1);
}
SymmetricMatrix laplacian_of(const SparseGraph& g) {
    return with_degrees(matrix_of_edges(g, -1), g);
}
SymmetricMatrix signless_laplacian_of(const SparseGraph& g) {
    return with_degrees(matrix_of_edges(g, 1), g);
}
SymmetricMatrix distance_matrix_of(const SparseGraph& g) {
    const Distances& all = distances(g);
    SymmetricMatrix result = zero_matrix(g.order());
    for (Vertex v = 0; v < g.order(); ++v)
        for (Vertex w = 0; w < g.order(); ++w) result.at(v, w) = all.between(v, w);
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
    return Real(Rational(fraction.above, fraction.below));
}
template <auto fraction_of>
double approximate_of_distances(const SparseGraph& g, std::int64_t k) {
    return in_floating_point(exact_of_distances<fraction_of>(g, k));
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
        summands.push_back(sqrt(Real(Rational(1, std::int64_t{g.degree(e.u)} * g.degree(e.v)))));
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
        summands.emplace_back(Rational(2, g.degree(e.u) + g.degree(e.v)));
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
        return std::make_unique<const std::vector<double>>(approximate_eigenvalues(
            of_classes.matrix, of_classes.classes.count, of_classes.within));
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
Integer max_degree_of(const of_degrees::Degrees& degrees) {
    return degrees.empty() ? 0 : degrees.back();
}
Integer min_degree_of(const of_degrees::Degrees& degrees) {
    return degrees.empty() ? 0 : degrees.front();
}
Integer regular_of(const of_degrees::Degrees& degrees) {
    return min_degree_of(degrees) == max_degree_of(degrees) ? 1 : 0;
}

/// A term that is known by classes and by blocks.
template <std::int64_t (*by_class)(const BlowUp& b),
          std::optional<Integer> (*by_block)(const SparseGraph& g, std::size_t block_max)>
constexpr LargeFunctions of_blocks(std::string_view name) {
    LargeFunctions result{name, large::of_classes_or_blocks<by_class, by_block>};
    result.is_quick = large::has_small_blocks_or_few_classes<by_block>;
    return result;
}

constexpr std::array<LargeFunctions, 43> large_terms{{
    {"algebraic_connectivity", nullptr, exact_connectivity, approximate_connectivity},
    {"annihilation_number", large::of_degrees<of_degrees::annihilation_number>},
    {"average_distance", nullptr, exact_of_distances<average_of>,
     approximate_of_distances<average_of>},
    {"bipartite", bipartite_of},
    {"clique_number", large::of_classes<by_classes::clique_number>},
    {"components", components_of},
    {"connected", connected_of},
    {"degree", nullptr, nullptr, nullptr, large::degrees},
    {"diameter", diameter_of},
    {"distance", nullptr, nullptr, nullptr, nullptr, large::distances_of_pairs,
     large::distances_to_set},
    {"distance_eigenvalue", nullptr, exact_distance_eigenvalue, approximate_distance_eigenvalue},
    {"domination_number", large::of_classes<by_classes::domination_number>},
    {"eccentricity", nullptr, nullptr, nullptr, large::eccentricities},
    {"eigenvalue", nullptr, exact_eigenvalue<adjacency_of>, approximate_eigenvalue<adjacency_of>},
    {"first_zagreb", large::of_degrees<of_degrees::first_zagreb>},
    {"forest", large::forest},
    {"harmonic", nullptr, exact_harmonic, approximate_harmonic},
    {"havel_hakimi_steps", large::of_degrees<of_degrees::havel_hakimi_steps>},
    of_blocks<by_classes::independence_number, by_blocks::independence_number>(
        "independence_number"),
    of_blocks<by_classes::induced_bipartite_number, by_blocks::induced_bipartite_number>(
        "induced_bipartite_number"),
    of_blocks<by_classes::induced_forest_number, by_blocks::induced_forest_number>(
        "induced_forest_number"),
    {"induced_tree_number", large::of_classes<by_classes::induced_tree_number>},
    {"laplacian_eigenvalue", nullptr, exact_eigenvalue<laplacian_of>,
     approximate_eigenvalue<laplacian_of>},
    {"local_independence", nullptr, nullptr, nullptr, large::local_independences},
    {"matching_number", large::matching_number},
    {"max_degree", large::of_degrees<max_degree_of>},
    {"median_degree", nullptr, large::exact_median_degree, large::approximate_median_degree},
    {"min_degree", large::of_degrees<min_degree_of>},
    {"mode_degree", large::of_degrees<of_degrees::mode_degree>},
    {"order", order_of},
    {"proximity", nullptr, exact_of_distances<proximity_of>,
     approximate_of_distances<proximity_of>},
    {"radius", radius_of},
    {"randic", nullptr, exact_randic, approximate_randic},
    {"regular", large::of_degrees<regular_of>},
    {"remoteness", nullptr, exact_of_distances<remoteness_of>,
     approximate_of_distances<remoteness_of>},
    {"residue", large::of_degrees<of_degrees::residue>},
    {"second_smallest_degree", large::of_degrees<of_degrees::second_smallest_degree>},
    {"signless_laplacian_eigenvalue", nullptr, exact_eigenvalue<signless_laplacian_of>,
     approximate_eigenvalue<signless_laplacian_of>},
    {"size", size_of},
    {"spectral_radius", nullptr, exact_first<adjacency_of>, approximate_first<adjacency_of>},
    {"tree", tree_of},
    {"triangle_free", large::triangle_free},
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

void refuse_many_classes() {
    throw LimitExceeded("a graph of order above 64 and of more than " +
                        std::to_string(by_classes::blow_up_classes_max) +
                        " classes of like vertices");
}

}  // namespace gazetteer::conjectures
