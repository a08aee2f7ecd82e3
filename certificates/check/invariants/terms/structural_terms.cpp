// SPDX-License-Identifier: GPL-3.0-or-later
// Connection, matchings, even kernels.
#include <algorithm>
#include <array>
#include <vector>

#include "certificates/check/invariants/terms/forests.hpp"
#include "certificates/check/invariants/terms/planarity.hpp"
#include "certificates/check/invariants/terms/sets.hpp"
#include "certificates/check/invariants/terms/tables.hpp"

namespace gazetteer::check::invariants {

namespace {

Number bridges(const Graph& g, Vertex, Steps&) {
    const int components = components_within(g, g.vertices());
    return std::ranges::count_if(g.edges(), [&](Edge e) {
        return components_within(g.without_edge(e.u, e.v), g.vertices()) > components;
    });
}

/// While a vertex of least degree goes, the most that one has: a subgraph is there until its first
/// one goes.
Number degeneracy(const Graph& g, Vertex, Steps&) {
    int result = 0;
    for (VertexSet left = g.vertices(); !left.empty();) {
        const auto degree = [&](Vertex v) { return (g.neighbours(v) & left).size(); };
        const Vertex v = *std::ranges::min_element(left, {}, degree);
        result = std::max(result, degree(v));
        left.erase(v);
    }
    return result;
}

Number twin(const Graph& g, Vertex v, Steps&) {
    return std::ranges::count_if(g.vertices(),
                                 [&](Vertex w) { return g.neighbours(w) == g.neighbours(v); }) > 1
               ? 1
               : 0;
}

Number vertex_connectivity(const Graph& g, Vertex, Steps& steps) {
    int best = std::max(0, g.order() - 1);
    each_set(g, steps, [&](VertexSet s, int) {
        if (components_within(g, g.vertices() - s) > 1) best = std::min(best, s.size());
        return s.size() + 1 < best;
    });
    return best;
}

/// The fewest edges between vertex 0 with some others and the rest, which is not empty.
Number edge_connectivity(const Graph& g, Vertex, Steps& steps) {
    int best = g.size();
    each_set(g, steps, [&](VertexSet rest, int) {
        if (rest.contains(0)) return false;
        int between = 0;
        for (Vertex v : rest) between += (g.neighbours(v) - rest).size();
        if (!rest.empty()) best = std::min(best, between);
        return true;
    });
    return best;
}

Number toughness(const Graph& g, Vertex, Steps& steps) {
    Number result = Number::infinity();
    each_set(g, steps, [&](VertexSet s, int) {
        const int components = components_within(g, g.vertices() - s);
        if (components > 1) result = least(result, Number(s.size()) / components);
        return true;
    });
    return result;
}

/// Each row less those before it that have the first vertex of its rest, until it has none of
/// these.
Number gf2_rank(const Graph& g, Vertex, Steps&) {
    std::vector<VertexSet> independent;
    for (Vertex v : g.vertices()) {
        VertexSet row = g.neighbours(v);
        for (VertexSet before : independent)
            if (row.contains(before.front())) row = row ^ before;
        if (!row.empty()) independent.push_back(row);
    }
    return static_cast<std::int64_t>(independent.size());
}
Number nullity(const Graph& g, Vertex v, Steps& steps) {
    return g.order() - gf2_rank(g, v, steps);
}

/// How many even kernels have the part in them.
int even_kernels_with(const Graph& g, VertexSet part, Steps& steps) {
    int result = 0;
    each_set(g, steps, [&](VertexSet s, int) {
        if (!is_independent(g, s)) return false;
        result += !s.empty() && s.contains_all(part) && is_even_kernel(g, s) ? 1 : 0;
        return true;
    });
    return result;
}
Number even_kernels(const Graph& g, Vertex, Steps& steps) {
    return even_kernels_with(g, {}, steps);
}
Number has_even_kernel(const Graph& g, Vertex, Steps& steps) {
    return even_kernels_with(g, {}, steps) > 0 ? 1 : 0;
}
Number in_even_kernel(const Graph& g, Vertex v, Steps& steps) {
    return even_kernels_with(g, {v}, steps) > 0 ? 1 : 0;
}

/// Some maximum matching has no edge at v: without it the others have as many.
bool is_outer(const Graph& g, Vertex v, Steps& steps) {
    return is_equal(matching_number(g.isolating(v), v, steps), matching_number(g, v, steps));
}
Number outer_vertex(const Graph& g, Vertex v, Steps& steps) {
    return is_outer(g, v, steps) ? 1 : 0;
}
Number saturated(const Graph& g, Vertex v, Steps& steps) {
    return is_outer(g, v, steps) ? 0 : 1;
}
Number inner_vertex(const Graph& g, Vertex v, Steps& steps) {
    const auto outer = [&](Vertex w) { return is_outer(g, w, steps); };
    return !outer(v) && std::ranges::any_of(g.neighbours(v), outer) ? 1 : 0;
}
Number perfect_vertex(const Graph& g, Vertex v, Steps& steps) {
    const auto is_not_outer = [&](Vertex w) { return !is_outer(g, w, steps); };
    return is_not_outer(v) && std::ranges::all_of(g.neighbours(v), is_not_outer) ? 1 : 0;
}

constexpr std::array<Term, 17> structural{{
    {"bridges", Sort::number, false, bridges},
    {"degeneracy", Sort::number, false, degeneracy},
    {"twin", Sort::boolean, true, twin},
    {"vertex_connectivity", Sort::number, false, vertex_connectivity},
    {"edge_connectivity", Sort::number, false, edge_connectivity},
    {"toughness", Sort::number, false, toughness},
    {"arboricity", Sort::number, false, arboricity},
    {"planar", Sort::boolean, false, planar},
    {"gf2_rank", Sort::number, false, gf2_rank},
    {"nullity", Sort::number, false, nullity},
    {"even_kernels", Sort::number, false, even_kernels},
    {"has_even_kernel", Sort::boolean, false, has_even_kernel},
    {"in_even_kernel", Sort::boolean, true, in_even_kernel},
    {"outer_vertex", Sort::boolean, true, outer_vertex},
    {"inner_vertex", Sort::boolean, true, inner_vertex},
    {"perfect_vertex", Sort::boolean, true, perfect_vertex},
    {"saturated", Sort::boolean, true, saturated},
}};

}  // namespace

const std::span<const Term> structural_terms = structural;

}  // namespace gazetteer::check::invariants
