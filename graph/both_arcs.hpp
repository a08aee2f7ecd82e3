// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs seen as digraphs.
#pragma once

#include "graph/digraph.hpp"

namespace gazetteer {

/// The digraph with both arcs for each edge of g.
inline Digraph with_both_arcs(const Graph& g) {
    Digraph result(g.order());
    for (const Edge& e : g.edges()) {
        result.add_arc(e.u, e.v);
        result.add_arc(e.v, e.u);
    }
    return result;
}

}  // namespace gazetteer
