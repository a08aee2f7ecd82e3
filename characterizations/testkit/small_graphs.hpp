// SPDX-License-Identifier: GPL-3.0-or-later
// All labelled graphs of small order, for tests of this directory.
#pragma once

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

}  // namespace gazetteer
