// SPDX-License-Identifier: GPL-3.0-or-later
// A large matching, quickly: match a vertex of the smallest degree among the vertices left to the
// neighbour of the smallest degree, take both away, and go on. A vertex of degree 1 is matched as
// in some maximum matching, so on many sparse graphs few vertices are left exposed that need not be
// [Karp and Sipser, Maximum matchings in sparse random graphs, FOCS 1981].
#pragma once

#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// mate[v], or -1: a matching that no edge can be added to. O(order + size).
std::vector<Vertex> karp_sipser_matching(const SparseGraph& g);

}  // namespace gazetteer
