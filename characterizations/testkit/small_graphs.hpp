// SPDX-License-Identifier: GPL-3.0-or-later
// All labelled graphs and all circulant ones of small order, and null vectors, for tests of this
// directory.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "graph/families/classical.hpp"
#include "graph/graph.hpp"

namespace gazetteer {

/// Calls `visit` with every labelled graph of each order 0..order_max, order_max <= 6.
template <class Visit>
void for_all_labelled_graphs(int order_max, Visit visit) {
    for (int order = 0; order <= order_max; ++order) {
        const int pairs = order * (order - 1) / 2;
        for (unsigned code = 0; code < 1U << pairs; ++code) {
            Graph g(order);
            int bit = 0;
            for (Vertex u = 0; u < order; ++u)
                for (Vertex v = u + 1; v < order; ++v)
                    if ((code >> bit++ & 1) != 0) g.add_edge(u, v);
            visit(g);
        }
    }
}

/// Calls `visit` with every circulant graph of each order order_min..order_max, once for each set
/// of jumps.
template <class Visit>
void for_all_circulants(int order_min, int order_max, Visit visit) {
    for (int order = order_min; order <= order_max; ++order)
        for (unsigned code = 0; code >> order / 2 == 0; ++code) {
            std::vector<int> jumps;
            for (int jump = 1; jump <= order / 2; ++jump)
                if ((code >> (jump - 1) & 1) != 0) jumps.push_back(jump);
            visit(circulant_graph(order, jumps));
        }
}

/// All sets x of vertices that each vertex sees an even number of: A x = 0.
inline std::vector<VertexSet> null_vectors(const Graph& g) {
    std::vector<VertexSet> result;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << g.order(); ++bits) {
        const VertexSet x = VertexSet::from_bits(bits);
        if (std::ranges::all_of(g.vertices(),
                                [&](Vertex v) { return (g.neighbours(v) & x).size() % 2 == 0; }))
            result.push_back(x);
    }
    return result;
}

}  // namespace gazetteer
