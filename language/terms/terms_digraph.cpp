// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/terms/terms_digraph.hpp"

#include <algorithm>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/digraph_stream.hpp"
#include "language/numbers/limit_exceeded.hpp"

namespace gazetteer::conjectures::digraph_invariants {

namespace {

/// canonical.hpp counts no more.
constexpr int counted_order_max = 13;

Integer truth(bool value) {
    return value ? 1 : 0;
}

}  // namespace

Integer order(const Digraph& d) {
    return d.order();
}
Integer size(const Digraph& d) {
    return d.size();
}
Integer outdegree(const Digraph& d, Vertex v) {
    return d.out_neighbours(v).size();
}
Integer indegree(const Digraph& d, Vertex v) {
    return d.in_neighbours(v).size();
}

Integer max_outdegree(const Digraph& d) {
    int result = 0;
    for (Vertex v : d.vertices()) result = std::max(result, d.out_neighbours(v).size());
    return result;
}
Integer max_indegree(const Digraph& d) {
    int result = 0;
    for (Vertex v : d.vertices()) result = std::max(result, d.in_neighbours(v).size());
    return result;
}

Integer acyclic(const Digraph& d) {
    return truth(is_acyclic(d));
}
Integer strongly_connected(const Digraph& d) {
    return truth(is_strongly_connected(d));
}
Integer oriented(const Digraph& d) {
    return truth(belongs({.oriented = true}, d));
}
Integer tournament(const Digraph& d) {
    return truth(belongs({.tournaments = true}, d));
}
Integer symmetric(const Digraph& d) {
    return truth(std::ranges::all_of(
        d.arcs(), [&](const Arc& arc) { return d.has_arc(arc.head, arc.tail); }));
}

Integer automorphisms(const Digraph& d) {
    if (d.order() > counted_order_max)
        throw LimitExceeded("automorphisms: a digraph of order " + std::to_string(d.order()) +
                            "; at most 13 can be");
    return static_cast<std::int64_t>(automorphism_count(d));
}

Integer reachable(const Digraph& d, Vertex u, Vertex w) {
    return truth(reachable_from(d, u).contains(w));
}

Integer distance(const Digraph& d, Vertex u, Vertex w) {
    VertexSet reached{u};
    VertexSet latest = reached;
    for (int arcs = 0; !latest.empty(); ++arcs) {
        if (latest.contains(w)) return arcs;
        VertexSet next;
        for (Vertex x : latest) next = next | d.out_neighbours(x);
        latest = next - reached;
        reached = reached | latest;
    }
    return Integer::infinity();
}

Integer isomorphic(const Digraph& d, const Digraph& other) {
    return truth(d.order() == other.order() && d.size() == other.size() &&
                 canonical(d) == canonical(other));
}

}  // namespace gazetteer::conjectures::digraph_invariants
