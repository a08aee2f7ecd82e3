// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/invariants/named_graph.hpp"

#include <algorithm>

namespace gazetteer::check::invariants {

namespace {

/// The same vertices, each two adjacent where `joined` says so.
template <class Joined>
NamedGraph changed(const NamedGraph& of, Joined joined) {
    NamedGraph result{Graph(of.graph.order()), of.present};
    for (Vertex u : of.present)
        for (Vertex w : of.present)
            if (u < w && joined(u, w)) result.graph.add_edge(u, w);
    return result;
}

}  // namespace

NamedGraph complement_of(const NamedGraph& of) {
    return changed(of, [&](Vertex u, Vertex w) { return !of.graph.adjacent(u, w); });
}

NamedGraph power_of(const NamedGraph& of, std::int64_t k) {
    if (k < 1) throw Unproved{"the power of a graph is at least 1"};
    NamedGraph result = of;
    for (std::int64_t i = 1; i < std::min<std::int64_t>(k, of.graph.order()); ++i)
        result = changed(of, [&](Vertex u, Vertex w) {
            return result.graph.adjacent(u, w) ||
                   of.present.meets(result.graph.neighbours(u) & of.graph.neighbours(w));
        });
    return result;
}

NamedGraph line_graph_of(const NamedGraph& of) {
    const std::vector<Edge> edges = of.plain().edges();
    const int order = static_cast<int>(edges.size());
    if (order > Graph::order_max) throw Unproved{"the line graph has more than 64 vertices"};
    Graph result(order);
    for (int i = 0; i < order; ++i)
        for (int j = 0; j < i; ++j) {
            const Edge a = edges[static_cast<std::size_t>(i)];
            const Edge b = edges[static_cast<std::size_t>(j)];
            if (a.u == b.u || a.u == b.v || a.v == b.u || a.v == b.v) result.add_edge(i, j);
        }
    return {result, result.vertices()};
}

}  // namespace gazetteer::check::invariants
