// SPDX-License-Identifier: GPL-3.0-or-later
// Canonical forms of graphs of any kind.
#pragma once

#include "graph/any_graph.hpp"
#include "graph/canonical/canonical.hpp"

namespace gazetteer {

/// The canonical form of a graph or digraph; a graph of more than 64 vertices as it is.
inline AnyGraph canonical_any(const AnyGraph& g) {
    if (g.is_large()) return g;
    return g.is_directed() ? AnyGraph(canonical(g.digraph())) : AnyGraph(canonical(g.graph()));
}

}  // namespace gazetteer
