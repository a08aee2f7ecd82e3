// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/decisions/bound_witnesses.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "characterizations/matchings/matching_criterion.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::decisions {

namespace {

using conjectures::Integer;
using Value = Integer (*)(const Graph&);

Value value_of(const std::string& term) {
    return conjectures::term(conjectures::find_term(term)).of_graph;
}

/// A least part of g with the same value: of a greatest induced subgraph, that subgraph.
VertexSet least_part(const Graph& g, Value value) {
    const Integer all = value(g);
    VertexSet result = g.vertices();
    for (Vertex v : g.vertices())
        if (value(g.induced(result - VertexSet{v})) == all) result.erase(v);
    return result;
}

/// g with as few edges as leave the value.
Graph fewest_edges(Graph g, Value value) {
    const Integer all = value(g);
    for (Edge e : g.edges())
        if (value(g.without_edge(e.u, e.v)) == all) g.erase_edge(e.u, e.v);
    return g;
}

/// g with as many.
Graph most_edges(Graph g, Value value) {
    const Integer all = value(g);
    for (Vertex v : g.vertices())
        for (Vertex u = 0; u < v; ++u)
            if (!g.adjacent(u, v) && value(g.with_edge(u, v)) == all) g.add_edge(u, v);
    return g;
}

/// The vertices along the paths of a graph in which each component is one, or along its one cycle.
std::vector<Vertex> along(const Graph& g) {
    std::vector<Vertex> result;
    VertexSet left = g.vertices();
    const auto walk = [&](Vertex v) {
        for (;;) {
            result.push_back(v);
            left.erase(v);
            const VertexSet next = g.neighbours(v) & left;
            if (next.empty()) return;
            v = next.front();
        }
    };
    for (Vertex v : g.vertices())
        if (left.contains(v) && g.degree(v) < 2) walk(v);
    while (!left.empty()) walk(left.front());
    return result;
}

/// A vertex of each component, each a star: its centre.
VertexSet centres(const Graph& stars) {
    VertexSet result;
    for (VertexSet component : components(stars))
        result.insert(
            *std::ranges::max_element(component, {}, [&](Vertex v) { return stars.degree(v); }));
    return result;
}

VertexSet of_degree_above_1(const Graph& g) {
    VertexSet result;
    for (Vertex v : g.vertices())
        if (g.degree(v) > 1) result.insert(v);
    return result;
}

/// The inner vertices of stars and double stars, and for each vertex without a neighbour there the
/// first.
VertexSet totally_dominating(const Graph& stars) {
    VertexSet result = of_degree_above_1(stars);
    for (Vertex v : stars.vertices())
        if (!stars.neighbours(v).meets(result) && stars.degree(v) > 0)
            result.insert(stars.neighbours(v).front());
    return result;
}

/// The classes of a complete multipartite graph, as colours.
std::vector<int> classes(const Graph& g) {
    std::vector<int> result(static_cast<std::size_t>(g.order()), -1);
    int next = 0;
    for (Vertex v : g.vertices()) {
        if (result[static_cast<std::size_t>(v)] >= 0) continue;
        for (Vertex w : g.vertices() - g.neighbours(v)) result[static_cast<std::size_t>(w)] = next;
        ++next;
    }
    return result;
}

class Lines {
  public:
    Lines(const std::string& term, const Graph& g) : term_(term), g_(g) {}

    std::vector<certificates::BoundWitness> made() {
        if (g_.order() > 2 && (term_ == "max_leaves" || term_ == "connected_domination_number"))
            leaves();
        else if (term_ == "matching_number")
            matching();
        else if (term_ == "hamiltonian")
            hamiltonian();
        else if (term_ == "path_cover_number")
            at_most(along(fewest_edges(g_, value_of(is_traceable() ? "traceable" : term_))));
        else if (term_ == "chromatic_number")
            at_most(classes(most_edges(g_, value_of(term_))));
        else
            sets();
        return result_;
    }

  private:
    void sets() {
        for (const char* name :
             {"independence_number", "clique_number", "induced_forest_number",
              "induced_bipartite_number", "induced_tree_number", "induced_path_number"})
            if (term_ == name) at_least(least_part(g_, value_of(term_)).to_vector());
        const auto rest = [&](const char* largest) {
            return (g_.vertices() - least_part(g_, value_of(largest))).to_vector();
        };
        if (term_ == "vertex_cover_number") at_most(rest("independence_number"));
        if (term_ == "decycling_number") at_most(rest("induced_forest_number"));
        if (term_ == "domination_number")
            at_most(centres(fewest_edges(g_, value_of(term_))).to_vector());
        if (term_ == "total_domination_number" && value_of(term_)(g_).is_finite())
            at_most(totally_dominating(fewest_edges(g_, value_of(term_))).to_vector());
    }

    /// A spanning tree with as many leaves as there can be.
    void leaves() {
        if (!value_of("max_leaves")(g_).is_finite()) return;
        const VertexSet inner = of_degree_above_1(fewest_edges(g_, value_of("max_leaves")));
        if (term_ == "max_leaves")
            at_least((g_.vertices() - inner).to_vector());
        else
            at_most(inner.to_vector());
    }

    void matching() {
        const TutteBergePair pair = unrooted_uvg_verdict(g_).witness;
        std::string edges;
        for (Edge e : pair.matching) edges += " " + std::to_string(e.u) + "-" + std::to_string(e.v);
        result_.push_back({term_, "at-least " + term_ + edges});
        at_most(pair.barrier);
    }

    void hamiltonian() {
        if (value_of(term_)(g_) == Integer(1)) at_least(along(fewest_edges(g_, value_of(term_))));
    }
    bool is_traceable() const { return value_of("traceable")(g_) == Integer(1); }

    void at_least(const std::vector<int>& numbers) { add("at-least ", numbers); }
    void at_most(const std::vector<int>& numbers) { add("at-most ", numbers); }
    void add(const std::string& side, const std::vector<int>& numbers) {
        std::string line = side + term_;
        for (int number : numbers) line += " " + std::to_string(number);
        result_.push_back({term_, line});
    }

    std::string term_;
    const Graph& g_;
    std::vector<certificates::BoundWitness> result_;
};

}  // namespace

std::vector<certificates::BoundWitness> bound_witnesses(const std::string& term, const Graph& g) {
    return Lines(term, g).made();
}

}  // namespace gazetteer::decisions
