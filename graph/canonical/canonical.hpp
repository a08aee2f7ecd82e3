// SPDX-License-Identifier: GPL-3.0-or-later
// Canonical forms up to isomorphism, by nauty.
#pragma once

#include <cstdint>
#include <vector>

#include "graph/graph.hpp"
#include "graph/rooted_graph.hpp"

namespace gazetteer {

/// Two graphs have equal canonical forms iff they are isomorphic. About a microsecond at order 8.
/// Safe to call from several threads.
Graph canonical(const Graph& g);
/// The same for rooted graphs: an isomorphism takes root to root. The root becomes vertex 0
/// (a rooted graph has order >= 1).
RootedGraph canonical(const RootedGraph& position);
/// The same for digraphs.
Digraph canonical(const Digraph& d);
RootedDigraph canonical(const RootedDigraph& position);

/// A canonical form with what nauty learns on the way.
struct Canonical {
    Graph graph;
    /// place[v] is the vertex of the form that v became.
    std::vector<Vertex> place;
    /// orbit[v] is the least vertex of v's orbit under the automorphism group of g.
    std::vector<Vertex> orbit;
};
Canonical canonical_labelling(const Graph& g);
/// The order of the automorphism group; order <= 13, or ContractViolation: nauty counts exactly
/// below 10^10.
std::uint64_t automorphism_count(const Graph& g);
std::uint64_t automorphism_count(const Digraph& d);
/// The vertex orbits' least members, ascending, of a graph or digraph.
std::vector<Vertex> orbit_representatives(const Graph& g);
std::vector<Vertex> orbit_representatives(const Digraph& d);

}  // namespace gazetteer
