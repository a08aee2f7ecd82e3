// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/directed/directed_edge_geography_table.hpp"

namespace gazetteer {

namespace {

std::vector<std::vector<SubsetMove>> moves_on(const Digraph& d) {
    std::vector<std::vector<SubsetMove>> result(static_cast<std::size_t>(d.order()));
    int element = 0;
    for (const Arc& a : d.arcs())
        result[static_cast<std::size_t>(a.tail)].push_back({element++, a.head});
    return result;
}

}  // namespace

DirectedEdgeGeographyTable::DirectedEdgeGeographyTable(const Digraph& d, std::size_t bytes_max)
    : digraph_(d), table_(d.size(), moves_on(d), bytes_max) {}

DirectedEdgeGeographyTable DirectedEdgeGeographyTable::all(int order, std::size_t bytes_max) {
    Digraph complete(order);
    for (Vertex v = 0; v < order; ++v)
        for (Vertex w = 0; w < order; ++w)
            if (v != w) complete.add_arc(v, w);
    return DirectedEdgeGeographyTable(complete, bytes_max);
}

VertexSet DirectedEdgeGeographyTable::P_roots(const Digraph& part) const {
    require(part.order() == digraph_.order(), "a digraph of the table's order");
    std::uint64_t left = 0;
    int element = 0;
    for (Vertex v : digraph_.vertices()) {
        require(digraph_.out_neighbours(v).contains_all(part.out_neighbours(v)),
                "arcs of the table's digraph");
        for (Vertex w : digraph_.out_neighbours(v)) {
            if (part.has_arc(v, w)) left |= std::uint64_t{1} << element;
            ++element;
        }
    }
    VertexSet result;
    for (Vertex v : part.vertices())
        if (table_.loses(left, v)) result.insert(v);
    return result;
}

}  // namespace gazetteer
