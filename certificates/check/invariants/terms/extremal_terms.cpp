// SPDX-License-Identifier: GPL-3.0-or-later
// Optima over sets of vertices, by plain enumeration.
#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <set>

#include "certificates/check/invariants/terms/set_properties.hpp"
#include "certificates/check/invariants/terms/sets.hpp"
#include "certificates/check/invariants/terms/tables.hpp"
#include "certificates/check/invariants/terms/terms.hpp"

namespace gazetteer::check::invariants {

namespace {

Number independence_number(const Graph& g, Vertex, Steps& steps) {
    return largest(g, steps, [&](VertexSet s) { return is_independent(g, s); });
}
Number clique_number(const Graph& g, Vertex, Steps& steps) {
    return largest_clique(g, steps);
}
Number vertex_cover_number(const Graph& g, Vertex v, Steps& steps) {
    return g.order() - independence_number(g, v, steps);
}
Number induced_forest_number(const Graph& g, Vertex, Steps& steps) {
    return largest(g, steps, [&](VertexSet s) { return forest_within(g, s); });
}
Number decycling_number(const Graph& g, Vertex v, Steps& steps) {
    return g.order() - induced_forest_number(g, v, steps);
}
Number induced_bipartite_number(const Graph& g, Vertex, Steps& steps) {
    return largest(g, steps, [&](VertexSet s) { return bipartite_within(g, s); });
}
Number induced_tree_number(const Graph& g, Vertex, Steps& steps) {
    return largest(
        g, steps, [&](VertexSet s) { return forest_within(g, s); },
        [&](VertexSet s) { return connected_within(g, s); });
}
Number induced_path_number(const Graph& g, Vertex, Steps& steps) {
    return largest(
        g, steps, [&](VertexSet s) { return paths_within(g, s); },
        [&](VertexSet s) { return connected_within(g, s); });
}
Number local_independence(const Graph& g, Vertex v, Steps& steps) {
    return independence_number(g.induced(g.neighbours(v)), v, steps);
}

Number domination_number(const Graph& g, Vertex, Steps& steps) {
    return fewest(g, steps, [&](VertexSet s) { return dominates(g, s); });
}
Number total_domination_number(const Graph& g, Vertex, Steps& steps) {
    return fewest(g, steps, [&](VertexSet s) { return dominates(g, s, true); });
}
Number connected_domination_number(const Graph& g, Vertex, Steps& steps) {
    return fewest(
        g, steps, [&](VertexSet s) { return dominates(g, s); },
        [&](VertexSet s) { return connected_within(g, s); });
}
Number independent_domination_number(const Graph& g, Vertex, Steps& steps) {
    int best = g.order();
    each_set(g, steps, [&](VertexSet s, int) {
        if (!is_independent(g, s)) return false;
        if (dominates(g, s)) best = std::min(best, s.size());
        return s.size() + 1 < best;
    });
    return best;
}

/// The vertices of the set can be taken away two adjacent ones at a time.
bool has_perfect_matching(const Graph& g, VertexSet set, Steps& steps) {
    if (set.empty()) return true;
    for (Vertex w : set& g.neighbours(set.front())) {
        steps.take();
        if (has_perfect_matching(g, set - VertexSet{set.front(), w}, steps)) return true;
    }
    return false;
}
Number paired_domination_number(const Graph& g, Vertex, Steps& steps) {
    return fewest(
        g, steps, [&](VertexSet s) { return dominates(g, s); },
        [&](VertexSet s) { return has_perfect_matching(g, s, steps); });
}

/// The vertices with 2 tell those with 1: they have no neighbour with 2.
Number roman_domination_number(const Graph& g, Vertex, Steps& steps) {
    int best = g.order();
    each_set(g, steps, [&](VertexSet twos, int) {
        VertexSet ones = g.vertices() - twos;
        for (Vertex v : twos) ones = ones - g.neighbours(v);
        best = std::min(best, 2 * twos.size() + ones.size());
        return 2 * twos.size() + 2 < best;
    });
    return best;
}

/// The least weight with these threes and twos: of the others, who has not a 3 or two 2s as
/// neighbours needs a 1, and for that one 2; nothing if one has none.
std::optional<int> double_roman_weight(const Graph& g, VertexSet threes, VertexSet twos) {
    int result = 3 * threes.size() + 2 * twos.size();
    for (Vertex v : g.vertices() - threes - twos) {
        const VertexSet around = g.neighbours(v) & twos;
        if (g.neighbours(v).meets(threes) || around.size() >= 2) continue;
        if (around.empty()) return std::nullopt;
        ++result;
    }
    return result;
}
Number double_roman_domination_number(const Graph& g, Vertex, Steps& steps) {
    int best = std::numeric_limits<int>::max();
    each_set(g, steps, [&](VertexSet threes, int) {
        each_set(g, steps, [&](VertexSet twos, int) {
            if (twos.meets(threes)) return false;
            if (const auto weight = double_roman_weight(g, threes, twos))
                best = std::min(best, *weight);
            return 3 * threes.size() + 2 * twos.size() + 2 < best;
        });
        return 3 * threes.size() + 3 < best;
    });
    return best;
}

/// From order 3 on the vertices that are no leaves of a spanning tree are a connected set in which
/// each leaf has a neighbour; and such a set that is not empty has a tree with the others as
/// leaves.
Number max_leaves(const Graph& g, Vertex, Steps& steps) {
    if (g.order() == 0 || !connected_within(g, g.vertices()))
        throw Unproved{"max_leaves is undefined here"};
    if (g.order() < 3) return g.order() == 1 ? 0 : 2;
    return g.order() - fewest(
                           g, steps, [&](VertexSet s) { return dominates(g, s); },
                           [&](VertexSet s) { return !s.empty() && connected_within(g, s); });
}

Number well_covered(const Graph& g, Vertex, Steps& steps) {
    std::set<int> sizes;
    each_set(g, steps, [&](VertexSet s, int) {
        if (!is_independent(g, s)) return false;
        if (dominates(g, s)) sizes.insert(s.size());
        return true;
    });
    return sizes.size() == 1 ? 1 : 0;
}
Number well_totally_dominated(const Graph& g, Vertex, Steps& steps) {
    std::set<int> sizes;
    each_set(g, steps, [&](VertexSet left_out, int) {
        const VertexSet s = g.vertices() - left_out;
        if (!dominates(g, s, true)) return false;
        if (std::ranges::none_of(s, [&](Vertex v) { return dominates(g, s - VertexSet{v}, true); }))
            sizes.insert(s.size());
        return true;
    });
    return sizes.size() == 1 ? 1 : 0;
}

constexpr std::array<Term, 27> extremal{{
    {"independence_number", Sort::number, false, independence_number},
    {"clique_number", Sort::number, false, clique_number},
    {"vertex_cover_number", Sort::number, false, vertex_cover_number},
    {"induced_forest_number", Sort::number, false, induced_forest_number},
    {"decycling_number", Sort::number, false, decycling_number},
    {"induced_bipartite_number", Sort::number, false, induced_bipartite_number},
    {"induced_tree_number", Sort::number, false, induced_tree_number},
    {"induced_path_number", Sort::number, false, induced_path_number},
    {"local_independence", Sort::number, true, local_independence},
    {"domination_number", Sort::number, false, domination_number},
    {"total_domination_number", Sort::number, false, total_domination_number},
    {"connected_domination_number", Sort::number, false, connected_domination_number},
    {"independent_domination_number", Sort::number, false, independent_domination_number},
    {"paired_domination_number", Sort::number, false, paired_domination_number},
    {"roman_domination_number", Sort::number, false, roman_domination_number},
    {"double_roman_domination_number", Sort::number, false, double_roman_domination_number},
    {"max_leaves", Sort::number, false, max_leaves},
    {"well_covered", Sort::boolean, false, well_covered},
    {"well_totally_dominated", Sort::boolean, false, well_totally_dominated},
    {"matching_number", Sort::number, false, matching_number},
    {"path_cover_number", Sort::number, false, path_cover_number},
    {"hamiltonian", Sort::boolean, false, hamiltonian},
    {"longest_path", Sort::number, false, longest_path},
    {"longest_cycle", Sort::number, false, longest_cycle},
    {"treewidth", Sort::number, false, treewidth},
    {"pathwidth", Sort::number, false, pathwidth},
    {"bandwidth", Sort::number, false, bandwidth},
}};

}  // namespace

const std::span<const Term> extremal_terms = extremal;

bool extend(const Graph& g, const Graph& h, bool induced, std::vector<Vertex>& images,
            Steps& steps) {
    const auto x = static_cast<Vertex>(images.size());
    if (x == h.order()) return true;
    // Then an isomorphism is asked for, which keeps degrees.
    const bool onto = induced && g.order() == h.order();
    for (Vertex v : g.vertices() - VertexSet::of(images)) {
        steps.take();
        bool fits = !onto || g.degree(v) == h.degree(x);
        for (Vertex y = 0; y < x; ++y) {
            const bool joined = g.adjacent(v, images[static_cast<std::size_t>(y)]);
            fits = fits && (h.adjacent(x, y) ? joined : !induced || !joined);
        }
        images.push_back(v);
        if (fits && extend(g, h, induced, images, steps)) return true;
        images.pop_back();
    }
    return false;
}

bool contains(const Graph& g, const Graph& h, bool induced, Steps& steps) {
    std::vector<Vertex> image;
    return extend(g, h, induced, image, steps);
}

}  // namespace gazetteer::check::invariants
