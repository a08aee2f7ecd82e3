// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/decisions/reduced_graphs.hpp"

#include <algorithm>

#include "graph/index.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::decisions {

namespace {

Vertex busiest(const Graph& g, VertexSet among) {
    return *std::max_element(among.begin(), among.end(),
                             [&](Vertex a, Vertex b) { return g.degree(a) < g.degree(b); });
}

/// The vertices of a component at even distance from one with other than two neighbours, or, in a
/// cycle, from the first.
VertexSet every_second(const Graph& g, VertexSet component) {
    Vertex start = component.front();
    for (Vertex v : component)
        if (g.degree(v) != 2) start = v;
    VertexSet result;
    VertexSet others;
    for (VertexSet layer{start}; !layer.empty();) {
        result = result | layer;
        VertexSet between;
        for (Vertex v : layer) between = between | g.neighbours(v);
        others = others | between;
        VertexSet next;
        for (Vertex v : between) next = next | g.neighbours(v);
        layer = next - result;
    }
    return result;
}

/// The graph that is left of a contraction, and what its vertices were.
struct Minor {
    Graph graph;
    std::vector<VertexSet> parts;

    Minor without(Vertex v) const {
        Minor result{graph.without_vertex(v), parts};
        result.parts.erase(result.parts.begin() + v);
        return result;
    }
    Minor contracted(Edge e) const {
        Minor result = *this;
        for (Vertex w : graph.neighbours(e.v) - VertexSet{e.u}) result.graph.add_edge(e.u, w);
        result.parts[index(e.u)] = result.parts[index(e.u)] | result.parts[index(e.v)];
        return result.without(e.v);
    }
};

/// The next minor with this value, if there is one.
bool reduce(Minor& minor, Value value, conjectures::Integer all) {
    std::vector<Minor> smaller;
    for (Edge e : minor.graph.edges()) smaller.push_back(minor.contracted(e));
    for (Vertex v : minor.graph.vertices()) smaller.push_back(minor.without(v));
    for (const Minor& next : smaller)
        if (value(next.graph) == all) {
            minor = next;
            return true;
        }
    return false;
}

}  // namespace

Value value_of(const std::string& term) {
    return conjectures::term(conjectures::find_term(term)).of_graph;
}

VertexSet least_part(const Graph& g, Value value) {
    const conjectures::Integer all = value(g);
    VertexSet result = g.vertices();
    for (Vertex v : g.vertices())
        if (value(g.induced(result - VertexSet{v})) == all) result.erase(v);
    return result;
}

Graph fewest_edges(Graph g, Value value) {
    const conjectures::Integer all = value(g);
    for (Edge e : g.edges())
        if (value(g.without_edge(e.u, e.v)) == all) g.erase_edge(e.u, e.v);
    return g;
}

Graph most_edges(Graph g, Value value) {
    const conjectures::Integer all = value(g);
    for (Vertex v : g.vertices())
        for (Vertex u = 0; u < v; ++u)
            if (!g.adjacent(u, v) && value(g.with_edge(u, v)) == all) g.add_edge(u, v);
    return g;
}

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

VertexSet centres(const Graph& stars) {
    VertexSet result;
    for (VertexSet component : components(stars)) result.insert(busiest(stars, component));
    return result;
}

VertexSet of_degree_above_1(const Graph& g) {
    VertexSet result;
    for (Vertex v : g.vertices())
        if (g.degree(v) > 1) result.insert(v);
    return result;
}

VertexSet totally_dominating(const Graph& stars) {
    VertexSet result = of_degree_above_1(stars);
    for (Vertex v : stars.vertices())
        if (!stars.neighbours(v).meets(result) && stars.degree(v) > 0)
            result.insert(stars.neighbours(v).front());
    return result;
}

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

std::vector<Edge> inner_edges(const Graph& stars) {
    std::vector<Edge> result;
    for (VertexSet component : components(stars)) {
        if (component.size() < 2) continue;
        const Vertex u = busiest(stars, component);
        const Vertex v = busiest(stars, stars.neighbours(u));
        result.push_back({std::min(u, v), std::max(u, v)});
    }
    std::ranges::sort(result);
    return result;
}

std::vector<int> guards(const Graph& parts, int centre, int alone) {
    std::vector<int> result(index(parts.order()), 0);
    for (VertexSet component : components(parts)) {
        const Vertex v = busiest(parts, component);
        if (component.size() == 1)
            result[index(v)] = alone;
        else if (parts.degree(v) == component.size() - 1)
            result[index(v)] = centre;
        else
            for (Vertex w : every_second(parts, component)) result[index(w)] = 2;
    }
    return result;
}

std::vector<int> complete_minor(const Graph& g, Value hadwiger_number) {
    Minor minor{g, {}};
    for (Vertex v : g.vertices()) minor.parts.push_back({v});
    const conjectures::Integer all = hadwiger_number(g);
    while (reduce(minor, hadwiger_number, all)) continue;
    std::vector<int> result(index(g.order()), 0);
    for (std::size_t i = 0; i < minor.parts.size(); ++i)
        for (Vertex v : minor.parts[i]) result[index(v)] = static_cast<int>(i) + 1;
    return result;
}

VertexSet independently_dominating(const Graph& g, Value independent_domination_number) {
    VertexSet result;
    for (VertexSet left = g.vertices(); !left.empty();) {
        const auto fewest = independent_domination_number(g.induced(left)).value();
        const Vertex next = *std::ranges::find_if(left, [&](Vertex v) {
            const VertexSet rest = left - g.neighbours(v) - VertexSet{v};
            return independent_domination_number(g.induced(rest)).value() == fewest - 1;
        });
        result.insert(next);
        left = left - g.neighbours(next) - VertexSet{next};
    }
    return result;
}

std::vector<Vertex> degenerate_order(const Graph& g) {
    std::vector<Vertex> last_first;
    for (VertexSet left = g.vertices(); !left.empty();) {
        const Vertex v = *std::min_element(left.begin(), left.end(), [&](Vertex a, Vertex b) {
            return (g.neighbours(a) & left).size() < (g.neighbours(b) & left).size();
        });
        last_first.push_back(v);
        left.erase(v);
    }
    return {last_first.rbegin(), last_first.rend()};
}

}  // namespace gazetteer::decisions
