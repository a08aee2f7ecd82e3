// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/terms/large/large_parts.hpp"

#include <iterator>
#include <memory>
#include <optional>

#include "characterizations/matchings/matching.hpp"
#include "graph/index.hpp"
#include "language/terms/large/large_distances.hpp"
#include "language/terms/last_graph.hpp"

namespace gazetteer::conjectures::large {

namespace {

const std::optional<AsBlowUp>& classes_if_few(const SparseGraph& g) {
    return of_last_graph(g, [&] {
        return std::make_unique<const std::optional<AsBlowUp>>(
            as_blow_up(g, by_classes::blow_up_classes_max));
    });
}

/// number(v) of each vertex.
template <class Number>
std::vector<Integer> of_each(const SparseGraph& g, Number number) {
    std::vector<Integer> result(index(g.order()));
    for (Vertex v = 0; v < g.order(); ++v) result[index(v)] = number(v);
    return result;
}

/// Whether two ascending lists have a common member.
bool meet(std::span<const Vertex> a, std::span<const Vertex> b) {
    std::vector<Vertex> common;
    std::ranges::set_intersection(a, b, std::back_inserter(common));
    return !common.empty();
}

/// The most vertices near v of which no two are adjacent.
Integer around(const SparseGraph& g, Vertex v) {
    const auto number = by_blocks::independence_number(g.induced(g.neighbours(v)));
    if (!number) refuse_many_classes();
    return *number;
}

}  // namespace

bool has_few_classes(const SparseGraph& g) {
    return classes_if_few(g).has_value();
}

const AsBlowUp& classes_of(const SparseGraph& g) {
    const auto& result = classes_if_few(g);
    if (!result) refuse_many_classes();
    return *result;
}

Real exact_median_degree(const SparseGraph& g, std::int64_t) {
    return of_degrees::median_degree(of_degrees::degrees_of(g));
}
double approximate_median_degree(const SparseGraph& g, std::int64_t k) {
    return in_floating_point(exact_median_degree(g, k));
}

Integer matching_number(const SparseGraph& g) {
    const auto& few = classes_if_few(g);
    return few ? Integer(by_classes::matching_number(few->blow_up))
               : Integer(gazetteer::matching_number(g));
}

Integer triangle_free(const SparseGraph& g) {
    const auto edges = g.edges();
    return std::ranges::none_of(
               edges, [&](const Edge& e) { return meet(g.neighbours(e.u), g.neighbours(e.v)); })
               ? 1
               : 0;
}

Integer forest(const SparseGraph& g) {
    return g.size() + static_cast<int>(components(g).size()) == g.order() ? 1 : 0;
}

std::vector<Integer> degrees(const SparseGraph& g) {
    return of_each(g, [&](Vertex v) { return Integer(g.degree(v)); });
}

/// Infinity unless the graph is connected.
std::vector<Integer> eccentricities(const SparseGraph& g) {
    const Distances& all = distances(g);
    return of_each(g, [&](Vertex v) {
        const auto i = static_cast<std::size_t>(all.classes.class_of[static_cast<std::size_t>(v)]);
        return all.connected ? Integer(all.eccentricities[i]) : Integer::infinity();
    });
}

std::vector<Integer> local_independences(const SparseGraph& g) {
    if (!has_few_classes(g)) return of_each(g, [&](Vertex v) { return around(g, v); });
    const AsBlowUp& as = classes_of(g);
    std::vector<Integer> of_class;
    for (Vertex i : as.blow_up.quotient.vertices())
        of_class.emplace_back(by_classes::local_independence(as.blow_up, i));
    return of_each(g, [&](Vertex v) {
        const auto at = static_cast<std::size_t>(v);
        return as.is_leaf[at] ? Integer(1) : of_class[static_cast<std::size_t>(as.class_of[at])];
    });
}

/// Refuses graphs that are not connected.
std::vector<Integer> distances_of_pairs(const SparseGraph& g) {
    const Distances& all = distances(g);
    if (!all.connected) refuse_large("distance, in graphs that are not connected,");
    const std::size_t order = index(g.order());
    std::vector<Integer> result(order * order);
    for (Vertex u = 0; u < g.order(); ++u)
        for (Vertex w = 0; w < g.order(); ++w)
            result[index(u) * order + index(w)] = all.between(u, w);
    return result;
}

std::vector<Integer> distances_to_set(const SparseGraph& g, const std::vector<Vertex>& set) {
    std::vector<Integer> result(index(g.order()), Integer::infinity());
    std::vector<Vertex> reached = set;
    for (Vertex v : set) result[index(v)] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (Vertex w : g.neighbours(reached[i])) {
            if (result[index(w)].is_finite()) continue;
            result[index(w)] = result[index(reached[i])] + 1;
            reached.push_back(w);
        }
    return result;
}

}  // namespace gazetteer::conjectures::large
