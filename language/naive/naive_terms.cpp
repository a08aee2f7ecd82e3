// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_terms.hpp"

#include <algorithm>

#include "language/naive/naive_matchings.hpp"
#include "language/naive/naive_numberings.hpp"
#include "language/naive/naive_processes.hpp"
#include "language/naive/naive_subgraphs.hpp"

namespace gazetteer::conjectures::naive {

namespace {

long diameter(const Graph& g) {
    long result = 0;
    for (Vertex v : g.vertices()) result = std::max(result, eccentricity(g, v));
    return result;
}

long radius(const Graph& g) {
    long result = g.order() == 0 ? 0 : far;
    for (Vertex v : g.vertices()) result = std::min(result, eccentricity(g, v));
    return result;
}

/// The set induces a cycle.
bool induces_cycle(const Graph& g, VertexSet s) {
    const Graph h = g.induced(s);
    bool result = h.order() >= 3 && component_count(h) == 1;
    for (Vertex v : h.vertices()) result = result && h.degree(v) == 2;
    return result;
}

long girth(const Graph& g) {
    return smallest_subset(g, [&](VertexSet s) { return induces_cycle(g, s); });
}

/// All edges between the two sets.
bool joins(const Graph& g, VertexSet s, VertexSet t) {
    return std::ranges::all_of(s.to_vector(),
                               [&](Vertex v) { return g.neighbours(v).contains_all(t); });
}

/// K_5 or K_{3,3} as a subgraph.
bool has_kuratowski_subgraph(const Graph& g) {
    return some_subset(g, [&](VertexSet s) {
        if (s.size() == 5) return clique(g, s);
        return s.size() == 3 &&
               some_subset(g, [&](VertexSet t) { return t.size() == 3 && joins(g, s, t); });
    });
}

/// Wagner: no edges can be contracted such that K_5 or K_{3,3} is a subgraph.
bool planar(const Graph& g) {
    if (has_kuratowski_subgraph(g)) return false;
    return g.order() < 6 || std::ranges::all_of(g.edges(), [&](const Edge& e) {
               Graph contracted = g;
               for (Vertex w : g.neighbours(e.v))
                   if (w != e.u && !contracted.adjacent(e.u, w)) contracted.add_edge(e.u, w);
               return planar(contracted.without_vertex(e.v));
           });
}

/// The least k such that some assignment of k colours is proper.
long chromatic_number(const Graph& g) {
    for (long k = 0;; ++k) {
        std::vector<long> colour(static_cast<std::size_t>(g.order()));
        const std::function<bool(std::size_t)> from = [&](std::size_t v) {
            if (v == colour.size()) {
                return std::ranges::all_of(g.edges(), [&](const Edge& e) {
                    return colour[static_cast<std::size_t>(e.u)] !=
                           colour[static_cast<std::size_t>(e.v)];
                });
            }
            for (colour[v] = 0; colour[v] < k; ++colour[v])
                if (from(v + 1)) return true;
            return false;
        };
        if (from(0)) return k;
    }
}

bool mirror(const Graph& g) {
    return permutations(g, [&](const std::vector<Vertex>& f) {
               return std::ranges::all_of(g.vertices().to_vector(), [&](Vertex v) {
                   const Vertex image = f[static_cast<std::size_t>(v)];
                   return image != v && f[static_cast<std::size_t>(image)] == v &&
                          !g.adjacent(v, image);
               });
           }) > 0;
}

bool twin(const Graph& g, Vertex v) {
    for (Vertex w : g.vertices())
        if (w != v && g.neighbours(w) == g.neighbours(v)) return true;
    return false;
}

bool eulerian(const Graph& g) {
    return std::ranges::all_of(g.vertices().to_vector(),
                               [&](Vertex v) { return g.degree(v) % 2 == 0; });
}

long bridges(const Graph& g) {
    return std::ranges::count_if(g.edges(), [&](const Edge& e) {
        return component_count(g.without_edge(e.u, e.v)) > component_count(g);
    });
}

long domination_number(const Graph& g) {
    return smallest_subset(g, [&](VertexSet s) { return dominates(g, s); });
}

}  // namespace

bool biconnected(const Graph& g) {
    bool result = g.order() >= 2 && component_count(g) == 1;
    for (Vertex v : g.vertices()) result = result && component_count(g.without_vertex(v)) == 1;
    return result;
}

bool bipartite(const Graph& g) {
    return some_subset(
        g, [&](VertexSet s) { return independent(g, s) && independent(g, g.vertices() - s); });
}

bool chordal(const Graph& g) {
    return !some_subset(g, [&](VertexSet s) { return s.size() > 3 && induces_cycle(g, s); });
}

bool forest(const Graph& g) {
    return !some_subset(g, [&](VertexSet s) { return induces_cycle(g, s); });
}

bool claw_free(const Graph& g) {
    return !some_subset(g, [&](VertexSet s) {
        const Graph h = g.induced(s);
        bool claw = h.order() == 4 && h.size() == 3;
        for (Vertex v : h.vertices()) claw = claw && h.degree(v) % 2 == 1;
        return claw;
    });
}

bool triangle_free(const Graph& g) {
    return !some_subset(g, [&](VertexSet s) { return s.size() == 3 && clique(g, s); });
}

bool regular(const Graph& g) {
    return std::ranges::all_of(g.vertices().to_vector(),
                               [&](Vertex v) { return g.degree(v) == g.degree(0); });
}

long perfect(const Graph& g) {
    return some_subset(g,
                       [&](VertexSet s) {
                           const Graph h = g.induced(s);
                           return chromatic_number(h) !=
                                  largest_subset(h, [&](VertexSet c) { return clique(h, c); });
                       })
               ? 0
               : 1;
}

const std::map<std::string, OfGraph>& graph_terms() {
    static const std::map<std::string, OfGraph> basic{
        {"order", [](const Graph& g) { return g.vertices().size(); }},
        {"size", [](const Graph& g) { return static_cast<long>(g.edges().size()); }},
        {"min_degree",
         [](const Graph& g) {
             long least = g.order() == 0 ? 0 : far;
             for (Vertex v : g.vertices()) least = std::min<long>(least, g.neighbours(v).size());
             return least;
         }},
        {"max_degree",
         [](const Graph& g) {
             long most = 0;
             for (Vertex v : g.vertices()) most = std::max<long>(most, g.neighbours(v).size());
             return most;
         }},
        {"components", component_count},
        {"connected", [](const Graph& g) { return component_count(g) <= 1; }},
        {"biconnected", biconnected},
        {"bipartite", bipartite},
        {"planar", planar},
        {"girth", girth},
        {"diameter", diameter},
        {"radius", radius},
        {"chordal", chordal},
        {"forest", forest},
        {"tree", [](const Graph& g) { return forest(g) && component_count(g) == 1; }},
        {"claw_free", claw_free},
        {"matching_number", matching_number},
        {"even_kernels", even_kernels},
        {"has_even_kernel", [](const Graph& g) { return even_kernels(g) > 0; }},
        {"nullity", nullity},
        {"gf2_rank", gf2_rank},
        {"chromatic_number", chromatic_number},
        {"mirror", mirror},
        {"triangle_free", triangle_free},
        {"eulerian", eulerian},
        {"regular", regular},
        {"bridges", bridges},
        {"independence_number",
         [](const Graph& g) {
             return largest_subset(g, [&](VertexSet s) { return independent(g, s); });
         }},
        {"clique_number",
         [](const Graph& g) {
             return largest_subset(g, [&](VertexSet s) { return clique(g, s); });
         }},
        {"domination_number", domination_number},
        {"perfect", perfect},
        {"automorphisms",
         [](const Graph& g) {
             return permutations(g, [](const std::vector<Vertex>&) { return true; });
         }},
    };
    static const std::map<std::string, OfGraph> table = [] {
        std::map<std::string, OfGraph> all = structure_terms();
        for (const auto& more : {basic, subgraph_terms(), numbering_terms(), process_terms()})
            all.insert(more.begin(), more.end());
        return all;
    }();
    return table;
}

const std::map<std::string, OfVertex>& vertex_terms() {
    static const std::map<std::string, OfVertex> table{
        {"degree", [](const Graph& g, Vertex v) { return g.neighbours(v).size(); }},
        {"triangles_at",
         [](const Graph& g, Vertex v) { return triangles(g) - triangles(g.without_vertex(v)); }},
        {"eccentricity", eccentricity},
        {"local_independence", local_independence},
        {"cut_vertex",
         [](const Graph& g, Vertex v) {
             return component_count(g.without_vertex(v)) > component_count(g);
         }},
        {"outer_vertex", [](const Graph& g, Vertex v) { return outer(g).contains(v); }},
        {"inner_vertex", inner},
        {"perfect_vertex",
         [](const Graph& g, Vertex v) { return !outer(g).contains(v) && !inner(g, v); }},
        {"saturated", [](const Graph& g, Vertex v) { return !outer(g).contains(v); }},
        {"twin", twin},
        {"in_even_kernel",
         [](const Graph& g, Vertex v) {
             return some_subset(g, [&](VertexSet s) { return s.contains(v) && even_kernel(g, s); });
         }},
    };
    return table;
}

}  // namespace gazetteer::conjectures::naive
