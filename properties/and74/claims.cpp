// SPDX-License-Identifier: GPL-3.0-or-later
// [And74], section 2 and Lemma 1: alternating paths, and outer, inner and perfect vertices.
// Lemmas 2 to 4 and Theorem 1 stand in play.cpp, the rest in after.cpp.
#include <algorithm>

#include "characterizations/matchings/gallai_edmonds.hpp"
#include "graph/predicates.hpp"
#include "properties/and74/claims.hpp"
#include "properties/checks/matching_checks.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/papers.hpp"

namespace gazetteer::properties {

namespace {

using Path = std::vector<Vertex>;

/// `check` on every alternating path of every matching of g.
Finding on_alternating_paths(const Graph& g,
                             const std::function<Finding(const Matching&, const Path&)>& check) {
    Finding result = vacuous();
    for (const Matching& m : all_matchings(g))
        for_each_alternating_path(g, m, [&](const Path& path) {
            if (Finding found = check(m, path); found.nonvacuous()) result = std::move(found);
            return !result.failed();
        });
    return result;
}

/// An alternating path with at least `edges_min` edges and exposed endpoints: M + A is a matching
/// that covers two more vertices.
Finding augments(const Graph& g, std::size_t edges_min, bool both_exposed = true) {
    return on_alternating_paths(g, [&](const Matching& m, const Path& path) {
        const bool exposed =
            !saturates(m, path.front()) && (!both_exposed || !saturates(m, path.back()));
        return given(exposed && path.size() > edges_min, [&]() -> Finding {
            const auto next = flipped_along(m, path);
            if (!is_matching(g, next)) return fails("M + A is no matching");
            return next.size() == m.size() + 1 ? Finding(true)
                                               : fails("M + A does not cover two more vertices");
        });
    });
}

Claim<Graph> augmenting() {
    return {
        .id = "And74 2 augmenting",
        .over = graphs(),
        .bounds = {.tests = 4, .verify = 4},
        .holds = [](const Graph& g) { return augments(g, 0); },
        .refuted_by = Graph(1),
    };
}

Claim<Graph> augmenting_repaired() {
    return {
        .id = "And74 2 augmenting repaired",
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 7, .random = 6, .random_tests = 20, .weight = 1},
        .holds = [](const Graph& g) { return augments(g, 1); },
        .near_misses = {{"one endpoint exposed",
                         [](const Graph& g) { return augments(g, 1, false); }}},
    };
}

/// An alternating path from an exposed vertex to a covered one: M + A is a matching of the same
/// size that exposes the one and covers the other.
Finding exchanges(const Graph& g, bool ends_in_matching) {
    return on_alternating_paths(g, [&](const Matching& m, const Path& path) {
        const Vertex exposed = path.front();
        const Vertex covered = path.back();
        if (saturates(m, exposed) || !saturates(m, covered)) return vacuous();
        if (ends_in_matching &&
            !std::ranges::binary_search(m, edge(path[path.size() - 2], covered)))
            return vacuous();
        const auto next = flipped_along(m, path);
        if (!is_matching(g, next)) return fails("M + A is no matching");
        return Finding(next.size() == m.size() && saturates(next, exposed) &&
                       !saturates(next, covered));
    });
}

Claim<Graph> exchange() {
    return {
        .id = "And74 2 exchange",
        .over = graphs(),
        .bounds = {.tests = 4, .verify = 4},
        .holds = [](const Graph& g) { return exchanges(g, false); },
        .refuted_by = graphs().parse("BW"),
    };
}

Claim<Graph> exchange_repaired() {
    return {
        .id = "And74 2 exchange repaired",
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 7, .random = 6, .random_tests = 20, .weight = 1},
        .holds = [](const Graph& g) { return exchanges(g, true); },
        .near_misses = {{"covered by another edge",
                         [](const Graph& g) { return exchanges(g, false); }}},
    };
}

Finding classified(const Graph& g, const std::vector<VertexClass>& classes) {
    const auto all = all_maximum_matchings(g);
    if (classes != vertex_classes(g, all)) return fails("not the classes by definition");
    const GallaiEdmonds found = gallai_edmonds(g);
    for (Vertex v : found.outer()) {
        const Matching m = matching_of(exposing(g, found, v));
        if (saturates(m, v) || std::ranges::find(all, m) == all.end())
            return fails("no maximum matching that exposes " + std::to_string(v));
    }
    return true;
}

Claim<Graph> classification() {
    return {
        .id = "And74 2 classes",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 10, .random_tests = 50, .weight = 1},
        .holds = [](const Graph& g) { return classified(g, gallai_edmonds(g).classes); },
        .near_misses = {{"outer: exposed in the maximum matching found",
                         [](const Graph& g) {
                             return classified(g,
                                               vertex_classes(g, {gallai_edmonds(g).matching()}));
                         }},
                        {"perfect vertices joined to inner ones are inner",
                         [](const Graph& g) {
                             auto classes = gallai_edmonds(g).classes;
                             for (const Edge& e : g.edges())
                                 for (const auto& [x, y] : {std::pair{e.u, e.v}, {e.v, e.u}})
                                     if (classes[std::size_t(x)] == VertexClass::perfect &&
                                         classes[std::size_t(y)] == VertexClass::inner)
                                         classes[std::size_t(x)] = VertexClass::inner;
                             return classified(g, classes);
                         }}},
    };
}

/// On every alternating path with both end edges in the matching, for every matching of `choices`:
/// from an endpoint of class `first` the other endpoint has class `other`.
Finding joins(const Graph& g, const std::vector<Matching>& choices, VertexClass first,
              VertexClass other) {
    const auto classes = gallai_edmonds(g).classes;
    const auto of = [&](Vertex v) { return classes[static_cast<std::size_t>(v)]; };
    Finding result = vacuous();
    for (const Matching& m : choices)
        for_each_alternating_path(g, m, [&](const Path& path) {
            if (path.size() % 2 != 0 || of(path.front()) != first) return true;
            if (!std::ranges::binary_search(m, edge(path[0], path[1]))) return true;
            result = of(path.back()) == other;
            return !result.failed();
        });
    return result;
}

Claim<Graph> lemma_1() {
    return {
        .id = "And74 L1",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 3},
        .holds =
            [](const Graph& g) {
                return joins(g, all_maximum_matchings(g), VertexClass::inner, VertexClass::outer);
            },
        .near_misses = {{"M maximal, not maximum",
                         [](const Graph& g) {
                             return joins(g, maximal_matchings(g), VertexClass::inner,
                                          VertexClass::outer);
                         }},
                        {"from an outer vertex to an inner one",
                         [](const Graph& g) {
                             return joins(g, all_maximum_matchings(g), VertexClass::outer,
                                          VertexClass::inner);
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> and74_claims() {
    std::vector<AnyClaim> result{augmenting(),        augmenting_repaired(), exchange(),
                                 exchange_repaired(), classification(),      lemma_1()};
    for (const auto& part : {and74_step_claims(), and74_play_claims(), and74_after_claims()})
        result.insert(result.end(), part.begin(), part.end());
    return result;
}

}  // namespace gazetteer::properties
