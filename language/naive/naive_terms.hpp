// SPDX-License-Identifier: GPL-3.0-or-later
// The terms again: each straight from its definition, by trying all sets, permutations
// or paths. Nothing here is shared with the table of terms. Meant for small graphs.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "graph/graph.hpp"
#include "language/expressions/term_game.hpp"
#include "language/naive/naive_basics.hpp"
#include "language/naive/naive_numberings.hpp"
#include "language/naive/naive_structure.hpp"
#include "language/naive/naive_subgraphs.hpp"
#include "oracle/solver.hpp"

namespace gazetteer::conjectures::naive {

inline long diameter(const Graph& g) {
    long result = 0;
    for (Vertex v : g.vertices()) result = std::max(result, eccentricity(g, v));
    return result;
}
inline long radius(const Graph& g) {
    long result = g.order() == 0 ? 0 : far;
    for (Vertex v : g.vertices()) result = std::min(result, eccentricity(g, v));
    return result;
}
inline bool biconnected(const Graph& g) {
    bool result = g.order() >= 2 && component_count(g) == 1;
    for (Vertex v : g.vertices()) result = result && component_count(g.without_vertex(v)) == 1;
    return result;
}
inline bool bipartite(const Graph& g) {
    return some_subset(
        g, [&](VertexSet s) { return independent(g, s) && independent(g, g.vertices() - s); });
}
/// The set induces a cycle.
inline bool induces_cycle(const Graph& g, VertexSet s) {
    const Graph h = g.induced(s);
    bool result = h.order() >= 3 && component_count(h) == 1;
    for (Vertex v : h.vertices()) result = result && h.degree(v) == 2;
    return result;
}
inline long girth(const Graph& g) {
    return smallest_subset(g, [&](VertexSet s) { return induces_cycle(g, s); });
}
inline bool chordal(const Graph& g) {
    return !some_subset(g, [&](VertexSet s) { return s.size() > 3 && induces_cycle(g, s); });
}
inline bool forest(const Graph& g) {
    return !some_subset(g, [&](VertexSet s) { return induces_cycle(g, s); });
}
inline bool claw_free(const Graph& g) {
    return !some_subset(g, [&](VertexSet s) {
        const Graph h = g.induced(s);
        bool claw = h.order() == 4 && h.size() == 3;
        for (Vertex v : h.vertices()) claw = claw && h.degree(v) % 2 == 1;
        return claw;
    });
}
/// All edges between the two sets.
inline bool joins(const Graph& g, VertexSet s, VertexSet t) {
    return std::ranges::all_of(s.to_vector(),
                               [&](Vertex v) { return g.neighbours(v).contains_all(t); });
}
/// K_5 or K_{3,3} as a subgraph.
inline bool has_kuratowski_subgraph(const Graph& g) {
    return some_subset(g, [&](VertexSet s) {
        if (s.size() == 5) return clique(g, s);
        return s.size() == 3 &&
               some_subset(g, [&](VertexSet t) { return t.size() == 3 && joins(g, s, t); });
    });
}
/// Wagner: no edges can be contracted such that K_5 or K_{3,3} is a subgraph.
inline bool planar(const Graph& g) {
    if (has_kuratowski_subgraph(g)) return false;
    return g.order() < 6 || std::ranges::all_of(g.edges(), [&](const Edge& e) {
               Graph contracted = g;
               for (Vertex w : g.neighbours(e.v))
                   if (w != e.u && !contracted.adjacent(e.u, w)) contracted.add_edge(e.u, w);
               return planar(contracted.without_vertex(e.v));
           });
}

/// Every matching of g.
template <class Visit>
void matchings(const Graph& g, Visit visit) {
    const auto edges = g.edges();
    const std::function<void(std::size_t, VertexSet)> from = [&](std::size_t i, VertexSet used) {
        if (i == edges.size()) return visit(used);
        from(i + 1, used);
        const VertexSet ends{edges[i].u, edges[i].v};
        if (!used.meets(ends)) from(i + 1, used | ends);
    };
    from(0, {});
}
inline long matching_number(const Graph& g) {
    long best = 0;
    matchings(g, [&](VertexSet used) { best = std::max<long>(best, used.size() / 2); });
    return best;
}
/// The vertices that some maximum matching misses.
inline VertexSet outer(const Graph& g) {
    const long most = matching_number(g);
    VertexSet result;
    matchings(g, [&](VertexSet used) {
        if (used.size() / 2 == most) result = result | (g.vertices() - used);
    });
    return result;
}
inline bool inner(const Graph& g, Vertex v) {
    return !outer(g).contains(v) && outer(g).meets(g.neighbours(v));
}
inline bool even_kernel(const Graph& g, VertexSet s) {
    bool result = !s.empty() && independent(g, s);
    for (Vertex v : g.vertices()) result = result && (g.neighbours(v) & s).size() % 2 == 0;
    return result;
}
inline long even_kernels(const Graph& g) {
    long result = 0;
    some_subset(g, [&](VertexSet s) {
        result += even_kernel(g, s) ? 1 : 0;
        return false;
    });
    return result;
}
/// The number of solutions of A x = 0 is 2^nullity.
inline long nullity(const Graph& g) {
    std::uint64_t solutions = 0;
    some_subset(g, [&](VertexSet s) {
        bool zero = true;
        for (Vertex v : g.vertices()) zero = zero && (g.neighbours(v) & s).size() % 2 == 0;
        solutions += zero ? 1 : 0;
        return false;
    });
    return std::countr_zero(solutions);
}
/// The number of different sums of rows is 2^rank.
inline long gf2_rank(const Graph& g) {
    std::set<std::uint64_t> sums;
    some_subset(g, [&](VertexSet s) {
        VertexSet sum;
        for (Vertex v : s) sum = sum ^ g.neighbours(v);
        sums.insert(sum.bits());
        return false;
    });
    return std::countr_zero(sums.size());
}
/// The least k such that some assignment of k colours is proper.
inline long chromatic_number(const Graph& g) {
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
inline bool mirror(const Graph& g) {
    return permutations(g, [&](const std::vector<Vertex>& f) {
               return std::ranges::all_of(g.vertices().to_vector(), [&](Vertex v) {
                   const Vertex image = f[static_cast<std::size_t>(v)];
                   return image != v && f[static_cast<std::size_t>(image)] == v &&
                          !g.adjacent(v, image);
               });
           }) > 0;
}
inline bool twin(const Graph& g, Vertex v) {
    for (Vertex w : g.vertices())
        if (w != v && g.neighbours(w) == g.neighbours(v)) return true;
    return false;
}

inline bool triangle_free(const Graph& g) {
    return !some_subset(g, [&](VertexSet s) { return s.size() == 3 && clique(g, s); });
}
inline bool eulerian(const Graph& g) {
    return std::ranges::all_of(g.vertices().to_vector(),
                               [&](Vertex v) { return g.degree(v) % 2 == 0; });
}
inline bool regular(const Graph& g) {
    return std::ranges::all_of(g.vertices().to_vector(),
                               [&](Vertex v) { return g.degree(v) == g.degree(0); });
}
inline long bridges(const Graph& g) {
    return std::ranges::count_if(g.edges(), [&](const Edge& e) {
        return component_count(g.without_edge(e.u, e.v)) > component_count(g);
    });
}
inline long domination_number(const Graph& g) {
    return smallest_subset(g, [&](VertexSet s) { return dominates(g, s); });
}

using OfVertex = std::function<long(const Graph&, Vertex)>;

inline long perfect(const Graph& g) {
    return some_subset(g,
                       [&](VertexSet s) {
                           const Graph h = g.induced(s);
                           return chromatic_number(h) !=
                                  largest_subset(h, [&](VertexSet c) { return clique(h, c); });
                       })
               ? 0
               : 1;
}

inline const std::map<std::string, OfGraph>& graph_terms() {
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
        for (const auto& more : {basic, subgraph_terms(), numbering_terms()})
            all.insert(more.begin(), more.end());
        return all;
    }();
    return table;
}

inline const std::map<std::string, OfVertex>& vertex_terms() {
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

/// By the memoised solver of the rules; for an unrooted game the position is unrooted itself.
template <class R>
long asked(const std::string& what, const typename R::Position& position) {
    static thread_local Solver<R> solver;
    constexpr std::size_t positions_max = 1'000'000;
    if (solver.positions() > positions_max) solver.clear();
    if (what == "P") return solver.outcome(position) == Outcome::P ? 1 : 0;
    if (what == "N") return solver.outcome(position) == Outcome::N ? 1 : 0;
    if (what == "grundy") return solver.grundy_value(position);
    return static_cast<long>(solver.winning_moves(position).size());
}
/// Edge-delete goes on where vertices are isolated, which no start of the game has.
template <class R>
typename R::Position position(const Graph& g, Vertex v) {
    if constexpr (std::same_as<R, EdgeDelete>)
        return g;
    else
        return position_of<R>({g, std::vector<Vertex>(token_count<R>, v)});
}
inline long of_game(const std::string& what, const std::string& game, const Graph& g, Vertex v) {
    long result = 0;
    TermGames::for_each([&]<class R>() {
        if constexpr (!is_directed<typename RootedForm<R>::type>)
            if (game == to_string(term_game<R>)) result = asked<R>(what, position<R>(g, v));
    });
    return result;
}
/// A compiled game on graphs.
inline bool knows_game(const std::string& game) {
    bool result = false;
    TermGames::for_each([&]<class R>() {
        if constexpr (!is_directed<typename RootedForm<R>::type>)
            result = result || game == to_string(term_game<R>);
    });
    return result;
}
inline bool is_rooted(const std::string& game) {
    const auto known = game_named(game);
    return known && gazetteer::conjectures::is_rooted(*known);
}

}  // namespace gazetteer::conjectures::naive
