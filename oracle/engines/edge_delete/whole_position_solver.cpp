// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/edge_delete/whole_position_solver.hpp"

#include <algorithm>
#include <array>

#include "graph/canonical/canonical.hpp"

namespace gazetteer {

namespace {

/// A forest without a degree above 2.
bool consists_of_paths(const Graph& g, std::size_t components) {
    return std::ranges::all_of(g.vertices(), [&](Vertex v) { return g.degree(v) <= 2; }) &&
           g.size() + static_cast<int>(components) == g.order();
}

Graph paths_in_a_row(const std::vector<VertexSet>& components, int order) {
    std::array<int, Graph::order_max + 1> number{};
    for (const VertexSet& component : components)
        ++number[static_cast<std::size_t>(component.size())];
    Graph result(order);
    Vertex first = 0;
    for (int length = 1; length <= order; ++length)
        for (int i = number[static_cast<std::size_t>(length)]; i > 0; --i, first += length)
            for (Vertex v = first + 1; v < first + length; ++v) result.add_edge(v - 1, v);
    return result;
}

}  // namespace

Graph EdgeDeleteClass::of(const Graph& g) {
    const std::vector<VertexSet> parts = components(g);
    return consists_of_paths(g, parts.size()) ? paths_in_a_row(parts, g.order()) : canonical(g);
}

}  // namespace gazetteer
