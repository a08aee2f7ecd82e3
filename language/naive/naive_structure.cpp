// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_structure.hpp"

#include <functional>
#include <map>
#include <set>
#include <string>

#include "language/naive/naive_basics.hpp"
#include "language/naive/naive_orbits.hpp"

namespace gazetteer::conjectures::naive {

bool dominates(const Graph& g, VertexSet s) {
    return std::ranges::all_of(g.vertices().to_vector(),
                               [&](Vertex v) { return s.contains(v) || s.meets(g.neighbours(v)); });
}

namespace {

long total_domination_number(const Graph& g) {
    return smallest_subset(g, [&](VertexSet s) {
        return std::ranges::all_of(g.vertices().to_vector(),
                                   [&](Vertex v) { return s.meets(g.neighbours(v)); });
    });
}

long independent_domination_number(const Graph& g) {
    return smallest_subset(g, [&](VertexSet s) { return dominates(g, s) && independent(g, s); });
}

long connected_domination_number(const Graph& g) {
    return smallest_subset(
        g, [&](VertexSet s) { return dominates(g, s) && component_count(g.induced(s)) <= 1; });
}

/// The vertices can be taken away two adjacent ones at a time.
bool has_perfect_matching(const Graph& g, VertexSet s) {
    if (s.empty()) return true;
    const Vertex v = s.front();
    for (Vertex w : g.neighbours(v) & s)
        if (has_perfect_matching(g, s - VertexSet{v, w})) return true;
    return false;
}

long paired_domination_number(const Graph& g) {
    return smallest_subset(
        g, [&](VertexSet s) { return dominates(g, s) && has_perfect_matching(g, s); });
}

long vertex_cover_number(const Graph& g) {
    return smallest_subset(g, [&](VertexSet s) { return independent(g, g.vertices() - s); });
}

long longest_path(const Graph& g) {
    std::size_t most = 1;
    paths(g, [&](const std::vector<Vertex>& path) { most = std::max(most, path.size()); });
    return static_cast<long>(most) - 1;
}

long longest_cycle(const Graph& g) {
    std::size_t most = 0;
    paths(g, [&](const std::vector<Vertex>& path) {
        if (path.size() >= 3 && g.adjacent(path.front(), path.back()))
            most = std::max(most, path.size());
    });
    return static_cast<long>(most);
}

/// A vertex that goes leaves its neighbours pairwise adjacent; the most that one has.
long treewidth(const Graph& g) {
    return least_over_orders(g, [&](const std::vector<Vertex>& order) {
        Graph filled = g;
        VertexSet left = g.vertices();
        long width = -1;
        for (Vertex v : order) {
            left.erase(v);
            const VertexSet around = filled.neighbours(v) & left;
            width = std::max<long>(width, around.size());
            for (Vertex a : around)
                for (Vertex b : around)
                    if (a < b && !filled.adjacent(a, b)) filled.add_edge(a, b);
        }
        return width;
    });
}

/// The most vertices of a beginning that have a neighbour behind it.
long pathwidth(const Graph& g) {
    return least_over_orders(g, [&](const std::vector<Vertex>& order) {
        VertexSet first;
        long width = g.order() == 0 ? -1 : 0;
        for (Vertex v : order) {
            first.insert(v);
            long boundary = 0;
            for (Vertex w : first) boundary += first.contains_all(g.neighbours(w)) ? 0 : 1;
            width = std::max(width, boundary);
        }
        return width;
    });
}

long vertex_connectivity(const Graph& g) {
    if (g.order() == 0) return 0;
    return smallest_subset(g, [&](VertexSet s) {
        const Graph rest = g.induced(g.vertices() - s);
        return rest.order() == 1 || component_count(rest) > 1;
    });
}

/// The fewest edges between a set and the others, neither of them empty.
long edge_connectivity(const Graph& g) {
    long result = g.order() < 2 ? 0 : far;
    some_subset(g, [&](VertexSet s) {
        if (s.empty() || s == g.vertices()) return false;
        long between = 0;
        for (Vertex v : s) between += (g.neighbours(v) - s).size();
        result = std::min(result, between);
        return false;
    });
    return result;
}

/// The least k such that some assignment of k colours to the edges is proper.
long chromatic_index(const Graph& g) {
    const auto edges = g.edges();
    for (long k = 0;; ++k) {
        std::vector<long> colour(edges.size());
        const std::function<bool(std::size_t)> from = [&](std::size_t i) {
            if (i == edges.size()) return true;
            for (colour[i] = 0; colour[i] < k; ++colour[i]) {
                bool free = true;
                for (std::size_t j = 0; j < i; ++j)
                    free =
                        free && (colour[i] != colour[j] || !VertexSet{edges[i].u, edges[i].v}.meets(
                                                               VertexSet{edges[j].u, edges[j].v}));
                if (free && from(i + 1)) return true;
            }
            return false;
        };
        if (from(0)) return k;
    }
}

}  // namespace

long triangles(const Graph& g) {
    long result = 0;
    some_subset(g, [&](VertexSet s) {
        result += s.size() == 3 && clique(g, s) ? 1 : 0;
        return false;
    });
    return result;
}

namespace {

long wiener(const Graph& g) {
    long result = 0;
    for (const auto& row : distances(g))
        for (long d : row) result += d;
    return result >= far ? far : result / 2;
}

/// Vertices that some automorphism exchanges count once.
long orbits(const Graph& g) {
    return static_cast<long>(least_of_orbits(g).size());
}

long first_zagreb(const Graph& g) {
    long result = 0;
    for (Vertex v : g.vertices()) result += g.degree(v) * g.degree(v);
    return result;
}

long second_zagreb(const Graph& g) {
    long twice = 0;
    for (Vertex u : g.vertices())
        for (Vertex v : g.neighbours(u)) twice += g.degree(u) * g.degree(v);
    return twice / 2;
}

/// How often each degree occurs, greatest first.
long residue(const Graph& g) {
    std::multiset<int, std::greater<>> left;
    for (Vertex v : g.vertices()) left.insert(g.degree(v));
    while (!left.empty() && *left.begin() > 0) {
        const int most = *left.begin();
        left.erase(left.begin());
        std::multiset<int, std::greater<>> next;
        int lowered = 0;
        for (int degree : left) next.insert(lowered++ < most ? degree - 1 : degree);
        left = next;
    }
    return static_cast<long>(left.size());
}

/// The most vertices of a set whose degrees add up to at most the size.
long annihilation_number(const Graph& g) {
    return largest_subset(g, [&](VertexSet s) {
        int sum = 0;
        for (Vertex v : s) sum += g.degree(v);
        return sum <= g.size();
    });
}

}  // namespace

std::map<std::string, OfGraph> structure_terms() {
    return {
        {"annihilation_number", annihilation_number},
        {"chromatic_index", chromatic_index},
        {"connected_domination_number", connected_domination_number},
        {"edge_connectivity", edge_connectivity},
        {"first_zagreb", first_zagreb},
        {"hamiltonian",
         [](const Graph& g) { return g.order() > 0 && longest_cycle(g) == g.order(); }},
        {"independent_domination_number", independent_domination_number},
        {"longest_cycle", longest_cycle},
        {"longest_path", longest_path},
        {"orbits", orbits},
        {"paired_domination_number", paired_domination_number},
        {"pathwidth", pathwidth},
        {"residue", residue},
        {"second_zagreb", second_zagreb},
        {"total_domination_number", total_domination_number},
        {"traceable",
         [](const Graph& g) { return g.order() == 0 || longest_path(g) == g.order() - 1; }},
        {"treewidth", treewidth},
        {"triangles", triangles},
        {"vertex_connectivity", vertex_connectivity},
        {"vertex_cover_number", vertex_cover_number},
        {"vertex_transitive", [](const Graph& g) { return orbits(g) <= 1; }},
        {"wiener", wiener},
    };
}

}  // namespace gazetteer::conjectures::naive
