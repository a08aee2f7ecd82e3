// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs made of graphs.
#pragma once

#include "certificates/check/invariants/number.hpp"
#include "graph/graph.hpp"

namespace gazetteer::check::invariants {

/// A graph whose vertices keep the names that they have in a larger one, at most 64.
struct NamedGraph {
    Graph graph;
    VertexSet present;

    Graph plain() const { return graph.induced(present); }
    /// Its place among those present.
    Vertex place(Vertex v) const {
        if (!present.contains(v)) throw Unproved{"a vertex is asked about that is not there"};
        return (present & VertexSet::first(v)).size();
    }
};

/// The same vertices, adjacent iff they were not; iff their distance was 1 to k.
NamedGraph complement_of(const NamedGraph& of);
NamedGraph power_of(const NamedGraph& of, std::int64_t k);
/// A vertex for each edge, adjacent iff the edges share an end. Throws Unproved from 65 on.
NamedGraph line_graph_of(const NamedGraph& of);

}  // namespace gazetteer::check::invariants
