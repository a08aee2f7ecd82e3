// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph.hpp"

#include <utility>

namespace gazetteer {

Graph::Graph(int order, std::span<const Edge> edges) : Graph(order) {
    for (const Edge& e : edges) add_edge(e.u, e.v);
    require(std::cmp_equal(size(), edges.size()), "no repeated edge");
}

int Graph::size() const {
    int twice = 0;
    for (Vertex v : vertices()) twice += degree(v);
    return twice / 2;
}

std::vector<Edge> Graph::edges() const {
    std::vector<Edge> result;
    for (Vertex u : vertices())
        for (Vertex v : neighbours(u) - VertexSet::first(u)) result.push_back({u, v});
    return result;
}

Graph Graph::isolating(Vertex v) const {
    require(in_range(v), "a vertex of the graph");
    Graph result = *this;
    for (Vertex w : neighbours(v)) result.erase_edge(v, w);
    return result;
}

Graph Graph::without_vertex(Vertex v) const {
    require(in_range(v), "a vertex of the graph");
    VertexSet kept = vertices();
    kept.erase(v);
    return induced(kept);
}

Graph Graph::induced(VertexSet kept) const {
    require(vertices().contains_all(kept), "a set of vertices of the graph");
    const auto place = [kept](Vertex v) { return (kept & VertexSet::first(v)).size(); };
    Graph result(kept.size());
    for (Vertex u : kept)
        for (Vertex v : neighbours(u) & kept) result.add_edge(place(u), place(v));
    return result;
}

Graph Graph::relabelled(std::span<const Vertex> image) const {
    require(is_permutation(image, order()), "a permutation of the vertices");
    Graph result(order());
    for (const Edge& e : edges())
        result.add_edge(image[static_cast<std::size_t>(e.u)], image[static_cast<std::size_t>(e.v)]);
    return result;
}

Graph disjoint_union(const Graph& g, const Graph& h) {
    Graph result(g.order() + h.order());
    for (const Edge& e : g.edges()) result.add_edge(e.u, e.v);
    for (const Edge& e : h.edges()) result.add_edge(g.order() + e.u, g.order() + e.v);
    return result;
}

std::vector<VertexSet> components(const Graph& g) {
    std::vector<VertexSet> result;
    VertexSet unseen = g.vertices();
    while (!unseen.empty()) {
        VertexSet component;
        VertexSet frontier{unseen.front()};
        while (!frontier.empty()) {
            component = component | frontier;
            VertexSet next;
            for (Vertex v : frontier) next = next | g.neighbours(v);
            frontier = next - component;
        }
        result.push_back(component);
        unseen = unseen - component;
    }
    return result;
}

bool bipartition(const Graph& g, Bipartition& result) {
    result = {};
    for (VertexSet component : components(g)) {
        VertexSet even{component.front()};
        VertexSet odd;
        for (VertexSet layer = even; !layer.empty();) {
            VertexSet next;
            for (Vertex v : layer) next = next | g.neighbours(v);
            layer = next - odd;
            odd = odd | layer;
            std::swap(even, odd);
        }
        if (even.meets(odd)) return false;
        if (odd.contains(component.front())) std::swap(even, odd);
        result.x = result.x | even;
        result.y = result.y | odd;
    }
    return true;
}

bool is_bipartite(const Graph& g) {
    Bipartition ignored;
    return bipartition(g, ignored);
}

bool is_connected(const Graph& g) {
    return components(g).size() <= 1;
}

bool has_isolated_vertex(const Graph& g) {
    for (Vertex v : g.vertices())
        if (g.neighbours(v).empty()) return true;
    return false;
}

void encode(const Graph& g, Key& key) {
    key.write(static_cast<std::uint64_t>(g.order()), 7);
    for (Vertex v = 0; v + 1 < g.order(); ++v)
        key.write(g.neighbours(v).bits() >> (v + 1), g.order() - 1 - v);
}

}  // namespace gazetteer
