// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants of one digraph, as functions that the table of terms names. Those whose time is
// exponential throw runs::Stopped.
#pragma once

#include "graph/digraph.hpp"
#include "language/numbers/integer.hpp"

namespace gazetteer::conjectures::digraph_invariants {

Integer order(const Digraph& d);
/// The number of arcs.
Integer size(const Digraph& d);
Integer outdegree(const Digraph& d, Vertex v);
Integer indegree(const Digraph& d, Vertex v);
Integer max_outdegree(const Digraph& d);
Integer max_indegree(const Digraph& d);
Integer acyclic(const Digraph& d);
Integer strongly_connected(const Digraph& d);
Integer oriented(const Digraph& d);
Integer symmetric(const Digraph& d);
Integer tournament(const Digraph& d);
/// Throws LimitExceeded above order 13.
Integer automorphisms(const Digraph& d);
/// 1 where a directed path, perhaps of no arc, leads from u to w.
Integer reachable(const Digraph& d, Vertex u, Vertex w);
Integer distance(const Digraph& d, Vertex u, Vertex w);
Integer isomorphic(const Digraph& d, const Digraph& other);

// A kernel is a set of vertices without arcs between them, into which an arc leads from every other
// vertex [von Neumann and Morgenstern 1944].
Integer kernels(const Digraph& d);
Integer has_kernel(const Digraph& d);
VertexSet in_kernel(const Digraph& d);

}  // namespace gazetteer::conjectures::digraph_invariants
