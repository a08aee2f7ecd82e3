// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 5 (4)]: grids of higher dimension, answered. docs/GRIDS.md has the theorem.
#include "characterizations/grids/boxes.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/grids/layered_sets.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/fsu93/box_domains.hpp"
#include "properties/fsu93/claims.hpp"

namespace gazetteer::properties {

const std::vector<Outcome>& true_outcomes(const Box& box) {
    static thread_local Box kept;
    static thread_local SparseGraph graph;
    static thread_local std::vector<Outcome> outcomes;
    if (outcomes.empty() || !(kept == box)) {
        constexpr int searched_max = 33;
        kept = box;
        graph = box.graph();
        outcomes.clear();
        if (graph.size() <= searched_max) {
            EdgeGeographySolver<1> solver(graph);
            for (Vertex v = 0; v < graph.order(); ++v) outcomes.push_back(solver.outcome(v));
        } else {
            outcomes = BipartiteGeography(graph).outcomes();
        }
    }
    return heard_outcomes(graph, outcomes);
}

namespace {

bool corner_is_P(const Box& box) {
    return true_outcomes(box).front() == Outcome::P;
}

template <std::size_t K>
bool two_share_a_factor(const Ints<K>& sides) {
    for (std::size_t i = 0; i < K; ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (std::gcd(sides[i] + 1, sides[k] + 1) != 1) return true;
    return false;
}

template <std::size_t K>
Claim<Ints<K>> higher_dimension(const std::string& id, Bounds bounds) {
    return {
        .id = id,
        .over = boxes<K>(),
        .bounds = bounds,
        .holds =
            [](const Ints<K>& value) {
                const Box box = box_of(value);
                return Finding(BoxGeography(box).outcomes() == true_outcomes(box));
            },
        .near_misses = {{"every vertex as the corner",
                         [](const Ints<K>& value) {
                             const auto& outcomes = true_outcomes(box_of(value));
                             return Finding(std::ranges::count(outcomes, outcomes.front()) ==
                                            std::ssize(outcomes));
                         }},
                        {"the corner is P iff the sides plus one have a common factor",
                         [](const Ints<K>& value) {
                             int d = 0;
                             for (int n : value) d = std::gcd(d, n + 1);
                             return iff(corner_is_P(box_of(value)), d != 1);
                         }},
                        {"the corner is P iff two of the sides plus one have a common factor",
                         [](const Ints<K>& value) {
                             return iff(corner_is_P(box_of(value)), two_share_a_factor(value));
                         }}},
    };
}

/// Whether `same` holds of every two vertices v and w of the box for which `related` does.
Finding for_related(
    const Ints<3>& sides,
    const std::function<bool(const std::vector<int>&, const std::vector<int>&)>& related,
    const std::function<bool(Outcome, Outcome)>& same) {
    const Box box = box_of(sides);
    const auto& outcomes = true_outcomes(box);
    for (Vertex v = 0; v < box.order(); ++v)
        for (Vertex w = 0; w < box.order(); ++w)
            if (related(box.coordinates(v), box.coordinates(w)) &&
                !same(outcomes[static_cast<std::size_t>(v)], outcomes[static_cast<std::size_t>(w)]))
                return fails(std::to_string(v) + " and " + std::to_string(w));
    return true;
}

bool divides(const std::vector<int>& a, const std::vector<int>& b) {
    return std::ranges::equal(a, b, [](int x, int y) { return y % x == 0; });
}

Claim<Ints<3>> multiples() {
    return {
        .id = "FSU93 5(4) multiples",
        .over = boxes<3>(),
        .bounds = {.tests = 5, .verify = 6, .reach_max = 12},
        .holds =
            [](const Ints<3>& value) {
                return for_related(value, divides, [](Outcome v, Outcome w) {
                    return v == Outcome::P || w == Outcome::N;
                });
            },
        .near_misses = {{"if a is P, then so is b",
                         [](const Ints<3>& value) {
                             return for_related(value, divides, [](Outcome v, Outcome w) {
                                 return v == Outcome::N || w == Outcome::P;
                             });
                         }}},
    };
}

Finding depends_on_gcds(const Ints<3>& sides, int more) {
    const auto related = [&](const std::vector<int>& a, const std::vector<int>& b) {
        for (std::size_t i = 0; i < 3; ++i)
            if (std::gcd(a[i], sides[i] + more) != std::gcd(b[i], sides[i] + more)) return false;
        return true;
    };
    return for_related(sides, related, [](Outcome v, Outcome w) { return v == w; });
}

Claim<Ints<3>> gcds() {
    return {
        .id = "FSU93 5(4) gcds",
        .over = boxes<3>(),
        .bounds = {.tests = 5, .verify = 6, .reach_max = 12},
        .holds = [](const Ints<3>& value) { return depends_on_gcds(value, 1); },
        .near_misses = {{"gcd(a_i, n_i)",
                         [](const Ints<3>& value) { return depends_on_gcds(value, 0); }}},
    };
}

/// Every vertex has a witness, which the check accepts for the vertex that `at` makes of it.
Finding proved_at(const Ints<3>& sides,
                  const std::function<std::vector<int>(const std::vector<int>&)>& at) {
    const Box box = box_of(sides);
    BoxGeography geography(box);
    for (Vertex v = 0; v < box.order(); ++v) {
        const std::vector<int> vertex = box.coordinates(v);
        bool proved = false;
        if (const auto& witness = geography.obstruction(vertex)) {
            proved = is_layered_kernel(
                box, layered_kernel(box, vertex, *witness, geography.orders()), at(vertex));
        } else if (const auto dual = layered_dual_vector(box, vertex)) {
            proved = is_layered_dual_vector(box, *dual, at(vertex));
        }
        if (!proved) return fails("the vertex " + std::to_string(v));
    }
    return true;
}

Claim<Ints<3>> witnesses() {
    return {
        .id = "FSU93 5(4) witnesses",
        .over = boxes<3>(),
        .bounds = {.tests = 5, .verify = 7, .reach_max = 20},
        .holds =
            [](const Ints<3>& value) {
                return proved_at(value, [](const std::vector<int>& v) { return v; });
            },
        .near_misses = {{"for the opposite vertex",
                         [](const Ints<3>& value) {
                             return proved_at(value, [&](std::vector<int> v) {
                                 v[0] = value[0] + 1 - v[0];
                                 return v;
                             });
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_box_claims() {
    return {higher_dimension<3>("FSU93 5(4) higher dimension",
                                {.tests = 8, .verify = 14, .reach_max = 30, .weight = 1}),
            higher_dimension<4>("FSU93 5(4) dimension 4",
                                {.tests = 4, .verify = 7, .reach_max = 12, .weight = 1}),
            higher_dimension<5>("FSU93 5(4) dimension 5",
                                {.tests = 3, .verify = 4, .reach_max = 6, .weight = 1}),
            multiples(),
            gcds(),
            witnesses()};
}

}  // namespace gazetteer::properties
