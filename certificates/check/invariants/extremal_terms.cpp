// SPDX-License-Identifier: GPL-3.0-or-later
// Optima over sets of vertices, by plain enumeration: a set is looked at if those were kept that it
// comes from, one vertex at a time in ascending order. What is asked of the sets is hereditary, so
// no set that has it is left out. A least set is the complement of a largest one.
#include <algorithm>
#include <array>
#include <set>

#include "certificates/check/invariants/tables.hpp"
#include "certificates/check/invariants/terms.hpp"

namespace gazetteer::check::invariants {

namespace {

/// Calls visit(S, how many vertices may still join) for the supersets of `set` by vertices from
/// `next` on; above S only where it returns true.
template <class Visit>
void each_above(const Graph& g, VertexSet set, Vertex next, Steps& steps, Visit& visit) {
    for (Vertex v = next; v < g.order(); ++v) {
        steps.take();
        VertexSet with = set;
        with.insert(v);
        if (visit(with, g.order() - v - 1)) each_above(g, with, v + 1, steps, visit);
    }
}
template <class Visit>
void each_set(const Graph& g, Steps& steps, Visit visit) {
    if (visit(VertexSet(), g.order())) each_above(g, {}, 0, steps, visit);
}

/// The order of a largest set that `counts`, of those that `keeps`, which is hereditary; -1 if
/// there is none.
template <class Keeps, class Counts>
int largest(const Graph& g, Steps& steps, Keeps keeps, Counts counts) {
    int best = -1;
    each_set(g, steps, [&](VertexSet set, int left) {
        if (!keeps(set)) return false;
        if (set.size() > best && counts(set)) best = set.size();
        return set.size() + left > best;
    });
    return best;
}
template <class Keeps>
int largest(const Graph& g, Steps& steps, Keeps keeps) {
    return largest(g, steps, keeps, [](VertexSet) { return true; });
}
/// The same of the complements: the least order of a set whose complement is kept and counts.
template <class Keeps, class Counts>
Number fewest(const Graph& g, Steps& steps, Keeps keeps, Counts counts) {
    const auto rest = [&](auto asked) {
        return [&g, asked](VertexSet set) { return asked(g.vertices() - set); };
    };
    const int most = largest(g, steps, rest(keeps), rest(counts));
    return most < 0 ? Number::infinity() : Number(g.order() - most);
}
template <class Keeps>
Number fewest(const Graph& g, Steps& steps, Keeps keeps) {
    return fewest(g, steps, keeps, [](VertexSet) { return true; });
}

/// An edge joins vertices at the same distance from the first of its component, which makes a cycle
/// of odd length, or at distances that differ by 1.
bool bipartite_within(const Graph& g, VertexSet set) {
    while (!set.empty()) {
        VertexSet seen;
        for (VertexSet layer{set.front()}; !layer.empty();) {
            if (!is_independent(g, layer)) return false;
            seen = seen | layer;
            VertexSet next;
            for (Vertex v : layer) next = next | g.neighbours(v);
            layer = (next & set) - seen;
        }
        set = set - seen;
    }
    return true;
}

Number independence_number(const Graph& g, Vertex, Steps& steps) {
    return largest(g, steps, [&](VertexSet s) { return is_independent(g, s); });
}
Number clique_number(const Graph& g, Vertex, Steps& steps) {
    return largest(g, steps, [&](VertexSet s) {
        return std::ranges::all_of(
            s, [&](Vertex v) { return (g.neighbours(v) | VertexSet{v}).contains_all(s); });
    });
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
    return independence_number(g.induced(g.neighbours(v)), -1, steps);
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
        if (s.size() < best && dominates(g, s)) best = s.size();
        return s.size() + 1 < best;
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

/// The least number of colours, where the vertices before v have theirs, 0..used - 1; `best` is
/// one that is enough.
void colour(const Graph& g, std::vector<int>& colours, int used, int& best, Steps& steps) {
    const auto v = static_cast<Vertex>(colours.size());
    if (used >= best) return;
    if (v == g.order()) {
        best = used;
        return;
    }
    for (int c = 0; c <= used; ++c) {
        steps.take();
        const bool free = std::ranges::none_of(
            g.neighbours(v) & VertexSet::first(v),
            [&](Vertex w) { return colours[static_cast<std::size_t>(w)] == c; });
        if (!free) continue;
        colours.push_back(c);
        colour(g, colours, std::max(used, c + 1), best, steps);
        colours.pop_back();
    }
}
Number chromatic_number(const Graph& g, Vertex, Steps& steps) {
    int best = g.order() + 1;
    std::vector<int> colours;
    colour(g, colours, 0, best, steps);
    return best;
}

bool extend(const Graph& g, const Graph& h, bool induced, std::vector<Vertex>& image,
            Steps& steps) {
    const auto x = static_cast<Vertex>(image.size());
    if (x == h.order()) return true;
    for (Vertex v : g.vertices() - VertexSet::of(image)) {
        steps.take();
        bool fits = true;
        for (Vertex y = 0; y < x; ++y) {
            const bool joined = g.adjacent(v, image[static_cast<std::size_t>(y)]);
            fits = fits && (h.adjacent(x, y) ? joined : !induced || !joined);
        }
        image.push_back(v);
        if (fits && extend(g, h, induced, image, steps)) return true;
        image.pop_back();
    }
    return false;
}

constexpr std::array<Term, 20> extremal{{
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
    {"max_leaves", Sort::number, false, max_leaves},
    {"well_covered", Sort::boolean, false, well_covered},
    {"well_totally_dominated", Sort::boolean, false, well_totally_dominated},
    {"chromatic_number", Sort::number, false, chromatic_number},
    {"matching_number", Sort::number, false, matching_number},
    {"path_cover_number", Sort::number, false, path_cover_number},
    {"hamiltonian", Sort::boolean, false, hamiltonian},
}};

}  // namespace

const std::span<const Term> extremal_terms = extremal;

bool contains(const Graph& g, const Graph& h, bool induced, Steps& steps) {
    std::vector<Vertex> image;
    return extend(g, h, induced, image, steps);
}

}  // namespace gazetteer::check::invariants
