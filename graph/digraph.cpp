// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/digraph.hpp"

#include <utility>

namespace gazetteer {

Digraph::Digraph(int order, std::span<const Arc> arcs) : Digraph(order) {
    for (const Arc& a : arcs) add_arc(a.tail, a.head);
    require(std::cmp_equal(size(), arcs.size()), "no repeated arc");
}

int Digraph::size() const {
    int result = 0;
    for (Vertex v : vertices()) result += out_neighbours(v).size();
    return result;
}

VertexSet Digraph::in_neighbours(Vertex v) const {
    VertexSet result;
    for (Vertex u : vertices())
        if (has_arc(u, v)) result.insert(u);
    return result;
}

std::vector<Arc> Digraph::arcs() const {
    std::vector<Arc> result;
    for (Vertex u : vertices())
        for (Vertex v : out_neighbours(u)) result.push_back({u, v});
    return result;
}

Digraph Digraph::isolating(Vertex v) const {
    require(in_range(v), "a vertex of the digraph");
    Digraph result = *this;
    result.rows_[v] = 0;
    for (Vertex u : vertices()) result.erase_arc(u, v);
    return result;
}

Digraph Digraph::without_vertex(Vertex v) const {
    require(in_range(v), "a vertex of the digraph");
    Digraph result(order() - 1);
    for (const Arc& arc : arcs())
        if (arc.tail != v && arc.head != v)
            result.add_arc(arc.tail - (arc.tail > v ? 1 : 0), arc.head - (arc.head > v ? 1 : 0));
    return result;
}

Digraph Digraph::induced(VertexSet kept) const {
    require(vertices().contains_all(kept), "a set of vertices of the digraph");
    const auto place = [kept](Vertex v) { return (kept & VertexSet::first(v)).size(); };
    Digraph result(kept.size());
    for (Vertex u : kept)
        for (Vertex v : out_neighbours(u) & kept) result.add_arc(place(u), place(v));
    return result;
}

Digraph Digraph::converse() const {
    Digraph result(order());
    for (const Arc& arc : arcs()) result.add_arc(arc.head, arc.tail);
    return result;
}

Digraph Digraph::relabelled(std::span<const Vertex> image) const {
    require(is_permutation(image, order()), "a permutation of the vertices");
    Digraph result(order());
    for (const Arc& a : arcs())
        result.add_arc(image[static_cast<std::size_t>(a.tail)],
                       image[static_cast<std::size_t>(a.head)]);
    return result;
}

Graph Digraph::underlying() const {
    Graph result(order());
    for (Vertex u : vertices())
        for (Vertex v : out_neighbours(u)) result.add_edge(u, v);
    return result;
}

void encode(const Digraph& d, Key& key) {
    key.write(static_cast<std::uint64_t>(d.order()), 7);
    for (Vertex v : d.vertices()) key.write(d.out_neighbours(v).bits(), d.order());
}

}  // namespace gazetteer
