// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/bipartite/bipartite_parts.hpp"

#include "graph/contract.hpp"

namespace gazetteer {

std::optional<EvenKernelVerdict> part_verdict(const SparseGraph& g, std::span<const int> side,
                                              Vertex v) {
    const auto side_of = [side](Vertex w) { return side[static_cast<std::size_t>(w)]; };
    require(side.size() == static_cast<std::size_t>(g.order()), "a side for each vertex");
    require(0 <= v && v < g.order(), "a vertex of the graph");
    for (const Edge& e : g.edges())
        require(side_of(e.u) != side_of(e.v), "every edge between the two sides");
    std::vector<Vertex> part;
    for (Vertex w = 0; w < g.order(); ++w) {
        if (side_of(w) == side_of(v))
            part.push_back(w);
        else if (g.degree(w) % 2 != 0)
            return std::nullopt;
    }
    return proved_P(std::move(part));
}

}  // namespace gazetteer
