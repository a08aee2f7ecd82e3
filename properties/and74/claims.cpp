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

const std::string augmenting_says =
    "An alternating path A is called an augmenting path if the endpoints of A are exposed; clearly "
    "if A is an augmenting path, then M + A is a matching which covers two more vertices than M, "
    "so that M is not maximum if an augmenting path exists.";

Claim<Graph> augmenting() {
    return {
        .id = "And74 2 augmenting",
        .place = "section 2",
        .says = augmenting_says,
        .reading =
            "an alternating path may have no edge, as the proof of Lemma 4 says of P': then "
            "an exposed vertex alone is an augmenting path. It fails for a path without an edge "
            "only: And74 2 augmenting repaired",
        .status = Status::refuted,
        .proved = "And74.augmenting_fails_as_printed",
        .over = graphs(),
        .bounds = {.tests = 4, .verify = 4},
        .holds = [](const Graph& g) { return augments(g, 0); },
        .refuted_by = Graph(1),
        .repaired_by = "And74 2 augmenting repaired",
    };
}

Claim<Graph> augmenting_repaired() {
    return {
        .id = "And74 2 augmenting repaired",
        .place = "section 2",
        .says = augmenting_says,
        .reading = "an augmenting path has an edge",
        .status = Status::proved,
        .proved = "And74.augmenting",
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
        .place = "section 2",
        .says =
            "If A is an alternating path with one endpoint exposed and one endpoint covered, "
            "then M + A is a matching which covers the same number of vertices as M; however, "
            "the exposed endpoint of A is now covered and vice versa.",
        .status = Status::refuted,
        .proved = "And74.exchange_fails_as_printed",
        .over = graphs(),
        .bounds = {.tests = 4, .verify = 4},
        .holds = [](const Graph& g) { return exchanges(g, false); },
        .refuted_by = graphs().parse("BW"),
        .repaired_by = "And74 2 exchange repaired",
    };
}

Claim<Graph> exchange_repaired() {
    return {
        .id = "And74 2 exchange repaired",
        .place = "section 2",
        .says =
            "If A is an alternating path with one endpoint exposed and one endpoint covered by "
            "the end edge of A, then M + A is a matching which covers the same number of "
            "vertices as M; however, the exposed endpoint of A is now covered and vice versa.",
        .status = Status::proved,
        .proved = "And74.exchange_by_end_edge",
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
        .place = "section 2",
        .says =
            "An outer vertex of G is a vertex which is exposed in some maximum matching of G. "
            "An inner vertex of G is a vertex which is not an outer vertex of G but which is "
            "joined by an edge of G to an outer vertex. A perfect vertex of G is a vertex which "
            "is neither inner nor outer. One application of Edmonds' algorithm will find a "
            "maximum matching which leaves any desired outer vertex exposed; in addition, the "
            "algorithm will classify the vertices into inner, outer, and perfect vertices.",
        .reading =
            "even, odd and unreached vertices of the Hungarian forest are the outer, inner "
            "and perfect ones; one search more exposes a desired outer vertex",
        .status = Status::asserted,
        .proved = "And74.classes",
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
        .place = "Lemma 1",
        .says =
            "Let M be a maximum matching of G. Let A be an alternating path for (G, M) such "
            "that both end edges of A are contained in M. Then if one endpoint v of A is an "
            "inner vertex of G, vertex w, the other endpoint of A, must be an outer vertex of "
            "G.",
        .status = Status::proved,
        .proved = "And74.lemma_1",
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
