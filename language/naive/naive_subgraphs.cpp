// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_subgraphs.hpp"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "language/naive/naive_processes.hpp"
#include "language/naive/naive_structure.hpp"

namespace gazetteer::conjectures::naive {

namespace {

/// Without any edge there are more components.
bool has_no_cycle(const Graph& g) {
    return std::ranges::all_of(g.edges(), [&](const Edge& e) {
        return component_count(g.without_edge(e.u, e.v)) > component_count(g);
    });
}

bool is_tree(const Graph& g) {
    return component_count(g) == 1 && has_no_cycle(g);
}

bool is_path(const Graph& g) {
    return is_tree(g) && std::ranges::all_of(g.vertices().to_vector(),
                                             [&](Vertex v) { return g.degree(v) <= 2; });
}

bool has_two_sides(const Graph& g, VertexSet s) {
    return some_subset(g, [&](VertexSet side) {
        return s.contains_all(side) && independent(g, side) && independent(g, s - side);
    });
}

template <class Test>
long greatest_induced(const Graph& g, Test test) {
    return largest_subset(g, [&](VertexSet s) { return test(g.induced(s)); });
}

long decycling_number(const Graph& g) {
    return smallest_subset(g,
                           [&](VertexSet s) { return has_no_cycle(g.induced(g.vertices() - s)); });
}

}  // namespace

long local_independence(const Graph& g, Vertex v) {
    return largest_subset(
        g, [&](VertexSet s) { return g.neighbours(v).contains_all(s) && independent(g, s); });
}

namespace {

/// The paths follow one another in some order of the vertices.
long path_cover_number(const Graph& g) {
    if (g.order() == 0) return 0;
    return least_over_orders(g, [&](const std::vector<Vertex>& order) {
        long result = 1;
        for (std::size_t i = 1; i < order.size(); ++i)
            if (!g.adjacent(order[i - 1], order[i])) ++result;
        return result;
    });
}

/// Over all sets of edges that are spanning trees.
long max_leaves(const Graph& g) {
    const auto edges = g.edges();
    long result = nothing;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << edges.size(); ++bits) {
        if (std::popcount(bits) + 1 != g.order()) continue;
        Graph tree(g.order());
        for (std::size_t i = 0; i < edges.size(); ++i)
            if ((bits >> i & 1) != 0) tree.add_edge(edges[i].u, edges[i].v);
        if (component_count(tree) != 1) continue;
        long leaves = 0;
        for (Vertex v : g.vertices()) leaves += tree.degree(v) == 1 ? 1 : 0;
        result = std::max(result, leaves);
    }
    return result;
}

long degeneracy(const Graph& g) {
    long result = 0;
    some_subset(g, [&](VertexSet s) {
        long least = s.empty() ? 0 : far;
        for (Vertex v : s) least = std::min<long>(least, (g.neighbours(v) & s).size());
        result = std::max(result, least);
        return false;
    });
    return result;
}

/// The least k such that some assignment of k forests to the edges is one.
long arboricity(const Graph& g) {
    const auto edges = g.edges();
    for (std::size_t k = 0;; ++k) {
        std::vector<Graph> forests(k, Graph(g.order()));
        const std::function<bool(std::size_t)> from = [&](std::size_t i) {
            if (i == edges.size()) return true;
            for (Graph& forest : forests) {
                const Graph before = forest;
                forest.add_edge(edges[i].u, edges[i].v);
                if (has_no_cycle(forest) && from(i + 1)) return true;
                forest = before;
            }
            return false;
        };
        if (from(0)) return static_cast<long>(k);
    }
}

/// The set is of the kind, and none with a vertex more.
bool is_maximal_independent(const Graph& g, VertexSet s) {
    return independent(g, s) && std::ranges::none_of((g.vertices() - s).to_vector(), [&](Vertex v) {
               return independent(g, s | VertexSet{v});
           });
}

bool totally_dominates(const Graph& g, VertexSet s) {
    return std::ranges::all_of(g.vertices().to_vector(),
                               [&](Vertex v) { return s.meets(g.neighbours(v)); });
}

bool is_minimal_totally_dominating(const Graph& g, VertexSet s) {
    return totally_dominates(g, s) && std::ranges::none_of(s.to_vector(), [&](Vertex v) {
               return totally_dominates(g, s - VertexSet{v});
           });
}

/// How many sizes the sets of a kind have.
template <class Test>
std::size_t sizes(const Graph& g, Test test) {
    std::set<int> result;
    some_subset(g, [&](VertexSet s) {
        if (test(g, s)) result.insert(s.size());
        return false;
    });
    return result.size();
}

/// Connected sets without a common vertex, with an edge between any two.
using Branches = std::vector<VertexSet>;

bool is_complete_minor(const Graph& g, const Branches& sets) {
    for (std::size_t i = 0; i < sets.size(); ++i) {
        if (component_count(g.induced(sets[i])) != 1) return false;
        for (std::size_t j = 0; j < i; ++j)
            if (!sets[i].meets(with_neighbours(g, sets[j]))) return false;
    }
    return true;
}

/// The most such sets, where each vertex from v on goes into one of these, makes a new one or is in
/// none.
long most_branches(const Graph& g, const Branches& sets, Vertex v) {
    if (v == g.order()) return is_complete_minor(g, sets) ? static_cast<long>(sets.size()) : 0;
    long result = most_branches(g, sets, v + 1);
    for (std::size_t i = 0; i <= sets.size(); ++i) {
        Branches more = sets;
        more.resize(std::max(sets.size(), i + 1));
        more[i].insert(v);
        result = std::max(result, most_branches(g, more, v + 1));
    }
    return result;
}

}  // namespace

std::map<std::string, OfGraph> subgraph_terms() {
    return {
        {"arboricity", arboricity},
        {"decycling_number", decycling_number},
        {"degeneracy", degeneracy},
        {"hadwiger_number", [](const Graph& g) { return most_branches(g, {}, 0); }},
        {"induced_bipartite_number",
         [](const Graph& g) {
             return largest_subset(g, [&](VertexSet s) { return has_two_sides(g, s); });
         }},
        {"induced_forest_number", [](const Graph& g) { return greatest_induced(g, has_no_cycle); }},
        {"induced_path_number", [](const Graph& g) { return greatest_induced(g, is_path); }},
        {"induced_tree_number", [](const Graph& g) { return greatest_induced(g, is_tree); }},
        {"max_leaves", max_leaves},
        {"path_cover_number", path_cover_number},
        {"well_covered", [](const Graph& g) { return sizes(g, is_maximal_independent) == 1; }},
        {"well_totally_dominated",
         [](const Graph& g) { return sizes(g, is_minimal_totally_dominating) == 1; }},
    };
}

}  // namespace gazetteer::conjectures::naive
