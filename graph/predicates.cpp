// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/predicates.hpp"

#include <algorithm>

#include "graph/index.hpp"

namespace gazetteer {

namespace {

/// member[v] for every vertex; empty if `s` leaves 0..order-1 or repeats a vertex.
std::vector<bool> membership(int order, std::span<const Vertex> s) {
    std::vector<bool> member(index(order));
    for (Vertex v : s) {
        if (v < 0 || v >= order || member[index(v)]) return {};
        member[index(v)] = true;
    }
    return member;
}

}  // namespace

bool is_matching(const SparseGraph& g, std::span<const Edge> matching) {
    std::vector<bool> covered(index(g.order()));
    for (const Edge& e : matching) {
        if (e.u < 0 || e.u >= g.order() || !g.adjacent(e.u, e.v)) return false;
        if (covered[index(e.u)] || covered[index(e.v)]) return false;
        covered[index(e.u)] = covered[index(e.v)] = true;
    }
    return true;
}

bool saturates(std::span<const Edge> matching, Vertex v) {
    return std::ranges::any_of(matching, [v](const Edge& e) { return e.u == v || e.v == v; });
}

std::vector<Vertex> mates(int order, std::span<const Edge> matching) {
    std::vector<Vertex> mate(index(order), -1);
    for (const Edge& e : matching) {
        mate.at(index(e.u)) = e.v;
        mate.at(index(e.v)) = e.u;
    }
    return mate;
}

bool is_exposing_path(const SparseGraph& g, std::span<const Vertex> mate,
                      std::span<const Vertex> path) {
    if (path.size() % 2 == 0) return false;
    std::vector<Vertex> sorted(path.begin(), path.end());
    std::ranges::sort(sorted);
    if (sorted.front() < 0 || std::ranges::adjacent_find(sorted) != sorted.end()) return false;
    if (path.front() >= g.order() || mate[index(path.front())] >= 0) return false;
    for (std::size_t i = 1; i + 1 < path.size(); i += 2)
        if (!g.adjacent(path[i - 1], path[i]) || mate[index(path[i])] != path[i + 1]) return false;
    return true;
}

int odd_components_without(const SparseGraph& g, std::span<const Vertex> barrier) {
    std::vector<bool> removed(index(g.order()));
    for (Vertex v : barrier) {
        require(0 <= v && v < g.order(), "vertices of the graph");
        removed[index(v)] = true;
    }
    std::vector<Vertex> kept;
    for (Vertex v = 0; v < g.order(); ++v)
        if (!removed[index(v)]) kept.push_back(v);
    int odd = 0;
    for (const auto& component : components(g.induced(kept)))
        odd += static_cast<int>(component.size() % 2);
    return odd;
}

bool is_tutte_berge_pair(const SparseGraph& g, std::span<const Edge> matching,
                         std::span<const Vertex> barrier) {
    if (!barrier.empty() && membership(g.order(), barrier).empty()) return false;
    return is_matching(g, matching) &&
           g.order() - 2 * static_cast<int>(matching.size()) ==
               odd_components_without(g, barrier) - static_cast<int>(barrier.size());
}

bool is_independent(const Graph& g, VertexSet s) {
    for (Vertex v : s)
        if (g.neighbours(v).meets(s)) return false;
    return true;
}

bool is_even_kernel(const Graph& g, VertexSet s) {
    if (s.empty() || !g.vertices().contains_all(s) || !is_independent(g, s)) return false;
    for (Vertex v : g.vertices() - s)
        if ((g.neighbours(v) & s).size() % 2 != 0) return false;
    return true;
}

bool is_even_kernel(const SparseGraph& g, std::span<const Vertex> s) {
    const std::vector<bool> member = membership(g.order(), s);
    if (s.empty() || member.empty()) return false;
    for (Vertex v = 0; v < g.order(); ++v) {
        const auto inside = std::ranges::count_if(g.neighbours(v),
                                                  [&](Vertex w) { return bool{member[index(w)]}; });
        if (member[index(v)] ? inside != 0 : inside % 2 != 0) return false;
    }
    return true;
}

bool is_dual_vector(const SparseGraph& g, Vertex root, std::span<const Vertex> b) {
    const std::vector<bool> member = membership(g.order(), b);
    if (member.empty()) return false;
    for (Vertex v = 0; v < g.order(); ++v) {
        const auto inside = std::ranges::count_if(g.neighbours(v),
                                                  [&](Vertex w) { return bool{member[index(w)]}; });
        if ((inside % 2 != 0) != (v == root)) return false;
    }
    return true;
}

bool is_automorphism(const SparseGraph& g, std::span<const Vertex> f) {
    if (static_cast<int>(f.size()) != g.order()) return false;
    if (g.order() > 0 && membership(g.order(), f).empty()) return false;
    return std::ranges::all_of(
        g.edges(), [&](const Edge& e) { return g.adjacent(f[index(e.u)], f[index(e.v)]); });
}

bool is_mirror_automorphism(const SparseGraph& g, std::span<const Vertex> f) {
    if (!is_automorphism(g, f)) return false;
    for (Vertex x = 0; x < g.order(); ++x) {
        const Vertex y = f[index(x)];
        if (y == x || f[index(y)] != x || g.adjacent(x, y)) return false;
    }
    return true;
}

bool are_twins(const Graph& g, Vertex v, Vertex w) {
    return v != w && !g.adjacent(v, w) && g.neighbours(v) == g.neighbours(w);
}

bool is_eulerian(const Graph& g) {
    for (Vertex v : g.vertices())
        if (g.degree(v) % 2 != 0) return false;
    return true;
}

}  // namespace gazetteer
