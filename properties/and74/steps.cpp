// SPDX-License-Identifier: GPL-3.0-or-later
// [And74]: the steps of the proof of Lemma 1, and those of the proof of Lemma 4 that rest on it.
#include <algorithm>
#include <functional>

#include "characterizations/matchings/gallai_edmonds.hpp"
#include "graph/predicates.hpp"
#include "properties/and74/claims.hpp"
#include "properties/checks/matching_checks.hpp"
#include "properties/checks/slither_lines.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::properties {

namespace {

using enum VertexClass;
using Path = std::vector<Vertex>;

Vertex at(const std::vector<Vertex>& values, Vertex v) {
    return values[static_cast<std::size_t>(v)];
}

/// An alternating path from v to an exposed vertex, the first edge not in the matching.
bool reached_from_exposed(const Graph& g, const Matching& m, Vertex v) {
    return !for_each_alternating_path_from(g, m, v, [&](const Path& path) {
        return path.size() % 2 != 0 || saturates(m, path.back());
    });
}

/// For every matching of `choices` and every vertex v of class c: v is an inner vertex of a tree,
/// which goes on by the matching's edge at v to an outer vertex.
Finding mates_are_outer(const Graph& g, const std::vector<Matching>& choices, VertexClass c) {
    const Classes classes(g);
    Finding result = vacuous();
    for (const Matching& m : choices) {
        const auto mate = mates(g.order(), m);
        for (Vertex v : classes.of(c)) {
            if (at(mate, v) < 0) return fails("M does not meet v");
            if (!reached_from_exposed(g, m, v)) return fails("no tree reaches v");
            result = classes.of(outer).contains(at(mate, v));
            if (result.failed()) return fails("v_1 is not outer");
        }
    }
    return result;
}

Claim<Graph> tree() {
    return {
        .id = "And74 L1 tree",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 7, .random = 8, .random_tests = 30},
        .holds = [](const Graph& g) { return mates_are_outer(g, maximum_matchings_of(g), inner); },
        .near_misses =
            {{"M maximal, not maximum",
              [](const Graph& g) { return mates_are_outer(g, maximal_matchings(g), inner); }},
             {"a perfect vertex v",
              [](const Graph& g) { return mates_are_outer(g, maximum_matchings_of(g), perfect); }}},
    };
}

/// The component of M + M' that has the vertex `start`, as the walk from it along M, M', M, ...
Path walk_along(const std::vector<Vertex>& mate, const std::vector<Vertex>& other, Vertex start) {
    Path result{start};
    bool along_m = true;
    for (Vertex v = at(mate, start); v >= 0; v = at(along_m ? mate : other, v)) {
        if (std::ranges::find(result, v) != result.end()) break;
        result.push_back(v);
        along_m = !along_m;
    }
    return result;
}

/// For every matching M of `choices`, every inner v with its mate v_1, and every M' of `others`:
/// the component of M + M' that has v_1 is an alternating path for (G, M) that begins with e_1 and
/// ends at an exposed vertex.
Finding component_is_path(const Graph& g, const std::vector<Matching>& choices,
                          const std::function<bool(const Matching&, Vertex v1)>& other_allowed) {
    const Classes classes(g);
    Finding result = vacuous();
    if (classes.of(inner).empty()) return result;
    for (const Matching& m : choices)
        for (Vertex v : classes.of(inner)) {
            const auto mate = mates(g.order(), m);
            const Vertex v1 = at(mate, v);
            if (v1 < 0) continue;
            for (const Matching& other : choices) {
                if (!other_allowed(other, v1)) continue;
                const auto other_mate = mates(g.order(), other);
                const Path b = walk_along(mate, other_mate, v1);
                result =
                    at(other_mate, v1) < 0 && b.size() > 1 && b[1] == v && !saturates(m, b.back());
                if (result.failed()) return result;
            }
        }
    return result;
}

Claim<Graph> path_to_exposed() {
    const auto exposes = [](const Matching& m, Vertex v) { return !saturates(m, v); };
    return {
        .id = "And74 L1 path B",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 7, .random = 8, .random_tests = 30},
        .holds =
            [=](const Graph& g) { return component_is_path(g, maximum_matchings_of(g), exposes); },
        .near_misses = {{"M' any maximum matching",
                         [](const Graph& g) {
                             return component_is_path(g, maximum_matchings_of(g),
                                                      [](const Matching&, Vertex) { return true; });
                         }},
                        {"M and M' maximal, not maximum",
                         [=](const Graph& g) {
                             return component_is_path(g, maximal_matchings(g), exposes);
                         }}},
    };
}

/// B given from v_1 to r, A from v to w: the first vertex s of A from r on (or the last one) has
/// its matching edge f on both, in the part A'' from s to w; and M flipped along B' and A'' is a
/// matching of the same size that exposes w.
Finding crossing_is_right(const Graph& g, const Matching& m, const Path& a, const Path& b,
                          bool first) {
    const auto on_a = [&](Vertex x) { return std::ranges::find(a, x) != a.end(); };
    const auto from_r = std::ranges::find_if(b.rbegin(), b.rend(), on_a);
    const std::size_t s_in_b =
        first ? static_cast<std::size_t>(b.rend() - from_r) - 1 : std::size_t{0};
    const Vertex s = b[s_in_b];
    const auto s_in_a = std::ranges::find(a, s);
    const Vertex f_end = at(mates(g.order(), m), s);
    if (f_end < 0 || s_in_b == 0 || b[s_in_b - 1] != f_end) return fails("f is not on B");
    if (s_in_a + 1 == a.end() || *(s_in_a + 1) != f_end) return fails("f is not on A''");
    Path joined(b.rbegin(), b.rend() - static_cast<std::ptrdiff_t>(s_in_b));
    joined.insert(joined.end(), s_in_a + 1, a.end());
    const auto other = flipped_along(m, joined);
    return is_matching(g, other) && other.size() == m.size() && !saturates(other, a.back());
}

/// For every matching of `choices`, every inner v, every A from v and every B to v_1.
Finding crossings_are_right(const Graph& g, const std::vector<Matching>& choices, bool first) {
    const Classes classes(g);
    Finding result = vacuous();
    for (const Matching& m : choices) {
        const auto mate = mates(g.order(), m);
        for (Vertex v : classes.of(inner)) {
            if (at(mate, v) < 0) continue;
            const auto begins_with_e1 = [&](const Path& path, Vertex next) {
                return path.size() < 2 || path[1] == next;
            };
            std::vector<Path> bs;
            for_each_alternating_path_from(g, m, at(mate, v), [&](const Path& b) {
                if (b.size() > 1 && begins_with_e1(b, v) && !saturates(m, b.back()))
                    bs.push_back(b);
                return true;
            });
            for_each_alternating_path_from(g, m, v, [&](const Path& a) {
                if (a.size() % 2 != 0 || !begins_with_e1(a, at(mate, v))) return true;
                for (const Path& b : bs)
                    if (!result.failed()) result = crossing_is_right(g, m, a, b, first);
                return !result.failed();
            });
            if (result.failed()) return result;
        }
    }
    return result;
}

Claim<Graph> crossing() {
    return {
        .id = "And74 L1 crossing",
        .over = graphs(),
        .bounds = {.tests = 7, .verify = 7, .random = 8, .random_tests = 30},
        .holds =
            [](const Graph& g) { return crossings_are_right(g, maximum_matchings_of(g), true); },
        .near_misses = {{"s the last vertex of A encountered",
                         [](const Graph& g) {
                             return crossings_are_right(g, maximum_matchings_of(g), false);
                         }},
                        {"M maximal, not maximum",
                         [](const Graph& g) {
                             return crossings_are_right(g, maximal_matchings(g), true);
                         }}},
    };
}

/// Visits the paths with an edge whose vertices lie in `inside`, from both ends.
void for_each_path_inside(const Graph& g, VertexSet inside, Path& path,
                          const std::function<void(const Path&)>& visit) {
    if (path.size() > 1) visit(path);
    const VertexSet next = path.empty() ? inside : inside & g.neighbours(path.back());
    for (Vertex v : next) {
        if (std::ranges::find(path, v) != path.end()) continue;
        path.push_back(v);
        for_each_path_inside(g, inside, path, visit);
        path.pop_back();
    }
}

/// R from v_2 to v_1, M leaves exposed v_0: no edge of R is in M, M has an edge f = v_2 v_3, and
/// v_3 is neither v_0 nor on R.
Finding meets_r_rightly(const Graph& g, const Matching& m, const Path& r, Vertex v0) {
    const auto mate = mates(g.order(), m);
    for (std::size_t i = 1; i < r.size(); ++i)
        if (at(mate, r[i]) == r[i - 1]) return fails("an edge of R is in M");
    const Vertex v3 = at(mate, r.front());
    if (v3 < 0) return fails("v_2 meets no edge of M");
    return v3 != v0 && std::ranges::find(r, v3) == r.end() ? Finding(true)
                                                           : fails("v_3 is v_0 or on R");
}

/// For every path R inside a set, every v_0 outer that is joined to its end, and every matching of
/// `choices` that exposes v_0.
Finding no_edge_of_r(const Graph& g, const std::vector<Matching>& choices, VertexSet inside,
                     VertexSet outer_vertices) {
    Finding result = vacuous();
    Path path;
    for_each_path_inside(g, inside, path, [&](const Path& r) {
        for (Vertex v0 : outer_vertices& g.neighbours(r.back()))
            for (const Matching& m : missing(choices, v0))
                if (!result.failed() && std::ranges::find(r, v0) == r.end())
                    result = meets_r_rightly(g, m, r, v0);
    });
    return result;
}

Claim<Graph> no_edge_of_r_in_m() {
    return {
        .id = "And74 L4 no edge of R",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 7, .random = 8, .random_tests = 30},
        .holds =
            [](const Graph& g) {
                const Classes classes(g);
                return no_edge_of_r(g, maximum_matchings_of(g), classes.of(inner),
                                    classes.of(outer));
            },
        .near_misses = {{"R of any vertices",
                         [](const Graph& g) {
                             return no_edge_of_r(g, maximum_matchings_of(g), g.vertices(),
                                                 Classes(g).of(outer));
                         }},
                        {"M maximal, not maximum",
                         [](const Graph& g) {
                             const Classes classes(g);
                             return no_edge_of_r(g, maximal_matchings(g), classes.of(inner),
                                                 classes.of(outer));
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> and74_step_claims() {
    return {tree(), path_to_exposed(), crossing(), no_edge_of_r_in_m()};
}

}  // namespace gazetteer::properties
