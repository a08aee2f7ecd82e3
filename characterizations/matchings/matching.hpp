// SPDX-License-Identifier: GPL-3.0-or-later
// Matchings: a maximum one of any graph, and all of them in a small one.
//
// A matching in a graph is a set of independent edges; it is maximum if no matching has more edges
// [FSU93, section 1]. Here it is the ascending list of its edges.
#pragma once

#include <optional>
#include <vector>

#include "graph/sparse_graph.hpp"

namespace gazetteer {

using Matching = std::vector<Edge>;

/// A maximum matching, by Edmonds' algorithm.
Matching maximum_matching(const SparseGraph& g);
/// mm(g), the number of edges of a maximum matching.
int matching_number(const SparseGraph& g);
/// A maximum matching that leaves v exposed; nothing if every maximum matching saturates v.
/// Throws ContractViolation unless v is a vertex.
std::optional<Matching> maximum_matching_missing(const SparseGraph& g, Vertex v);

/// By enumeration: every matching of g, the empty one among them, in lexicographic order.
/// Exponential time (K_8 has 764, K_10 has 9,496).
std::vector<Matching> all_matchings(const Graph& g);
/// The matchings of the largest size among all_matchings(g): the definition. Never empty.
std::vector<Matching> all_maximum_matchings(const Graph& g);
/// Those of `matchings` that leave v exposed.
std::vector<Matching> missing(const std::vector<Matching>& matchings, Vertex v);

/// mate[v], or -1 where the matching leaves v exposed. Its edges lie in 0..order-1.
std::vector<Vertex> mates(int order, const Matching& matching);
/// The mates of each of the matchings.
std::vector<std::vector<Vertex>> mates_of(int order, const std::vector<Matching>& matchings);
/// The edges v mate[v], ascending.
Matching matching_of(const std::vector<Vertex>& mates);

}  // namespace gazetteer
