// SPDX-License-Identifier: GPL-3.0-or-later
// Automorphisms. Whether there is one with given images is found by extending these.
#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "certificates/check/invariants/terms/terms.hpp"

namespace gazetteer::check::invariants {

namespace {

/// The order of a group of permutations is the product, over the vertices u, of how many images u
/// has under those that fix all vertices before it.
Number automorphisms(const Graph& g, Vertex, Steps& steps) {
    Number result = 1;
    std::vector<Vertex> fixed;
    for (Vertex u : g.vertices()) {
        int images = 0;
        const VertexSet before = VertexSet::first(u);
        for (Vertex w : g.vertices() - before) {
            if ((g.neighbours(u) & before) != (g.neighbours(w) & before)) continue;
            std::vector<Vertex> map = fixed;
            map.push_back(w);
            images += extend(g, g, true, map, steps) ? 1 : 0;
        }
        result = result * images;
        fixed.push_back(u);
    }
    return result;
}

/// Some automorphism takes u to w: g with u in the place of vertex 0 is g, that going to w.
bool are_alike(const Graph& g, Vertex u, Vertex w, Steps& steps) {
    std::vector<Vertex> exchanged(static_cast<std::size_t>(g.order()));
    std::iota(exchanged.begin(), exchanged.end(), 0);
    std::swap(exchanged[0], exchanged[static_cast<std::size_t>(u)]);
    std::vector<Vertex> images{w};
    return extend(g, g.relabelled(exchanged), true, images, steps);
}
/// Each orbit has one vertex that is like none before it.
Number orbits(const Graph& g, Vertex, Steps& steps) {
    return std::ranges::count_if(g.vertices(), [&](Vertex w) {
        return std::ranges::none_of(VertexSet::first(w),
                                    [&](Vertex u) { return are_alike(g, u, w, steps); });
    });
}
Number vertex_transitive(const Graph& g, Vertex v, Steps& steps) {
    return is_less(1, orbits(g, v, steps)) ? 0 : 1;
}

/// The pairs that an automorphism exchanges, and those that it may: no vertex is its own image, or
/// adjacent to it. [GGHR, Theorem 5]
bool can_mirror(const Graph& g, VertexSet left, std::vector<Edge>& pairs, Steps& steps) {
    if (left.empty()) return true;
    const Vertex u = left.front();
    for (Vertex w : left - VertexSet{u} - g.neighbours(u)) {
        steps.take();
        const bool fits = std::ranges::all_of(pairs, [&](Edge p) {
            return g.adjacent(u, p.u) == g.adjacent(w, p.v) &&
                   g.adjacent(u, p.v) == g.adjacent(w, p.u);
        });
        if (!fits) continue;
        pairs.push_back({u, w});
        if (can_mirror(g, left - VertexSet{u, w}, pairs, steps)) return true;
        pairs.pop_back();
    }
    return false;
}
Number mirror(const Graph& g, Vertex, Steps& steps) {
    std::vector<Edge> pairs;
    return can_mirror(g, g.vertices(), pairs, steps) ? 1 : 0;
}

constexpr std::array<Term, 4> of_symmetry{{
    {"automorphisms", Sort::number, false, automorphisms},
    {"orbits", Sort::number, false, orbits},
    {"vertex_transitive", Sort::boolean, false, vertex_transitive},
    {"mirror", Sort::boolean, false, mirror},
}};

}  // namespace

const std::span<const Term> symmetry_terms = of_symmetry;

}  // namespace gazetteer::check::invariants
