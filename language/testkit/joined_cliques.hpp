// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs that a small set holds together.
#pragma once

#include "graph/graph.hpp"

namespace gazetteer::conjectures {

/// So many cliques of an order, and k vertices before them that are next to all others.
inline Graph joined_cliques(int k, int cliques, int order) {
    Graph g(k + cliques * order);
    for (Vertex v : g.vertices())
        for (Vertex w = v + 1; w < g.order(); ++w)
            if (v < k || (v - k) / order == (w - k) / order) g.add_edge(v, w);
    return g;
}

}  // namespace gazetteer::conjectures
