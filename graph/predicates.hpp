// SPDX-License-Identifier: GPL-3.0-or-later
// Definitions of the sources, transcribed as predicates. They check a witness without any search;
// each reads like its clauses.
#pragma once

#include <span>
#include <vector>

#include "graph/graph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// A set of independent edges: each an edge of g, no two with a common end [FSU93, section 1].
bool is_matching(const SparseGraph& g, std::span<const Edge> matching);
/// v is an end of some edge of the matching.
bool saturates(std::span<const Edge> matching, Vertex v);
/// mate[v], or -1 where the matching leaves v exposed. Its edges lie in 0..order-1.
std::vector<Vertex> mates(int order, std::span<const Edge> matching);
/// A path from a vertex that the matching leaves exposed, its edges alternately outside and in the
/// matching, the last one in it; it may have no edge [And74, section 2]. The matching exchanged
/// along the path keeps its size and leaves the last vertex exposed. Any vertices may be given. O(n
/// log n) in its length.
bool is_exposing_path(const SparseGraph& g, std::span<const Vertex> mate,
                      std::span<const Vertex> path);

/// The number of components of odd order of g - barrier. O(order + size).
int odd_components_without(const SparseGraph& g, std::span<const Vertex> barrier);
/// The matching attains the Tutte-Berge bound of the barrier: |V| - 2 |M| = odd(G - B) - |B|, which
/// proves the matching maximum. O(order + size).
bool is_tutte_berge_pair(const SparseGraph& g, std::span<const Edge> matching,
                         std::span<const Vertex> barrier);

/// A nonempty set S of vertices such that (1) no two elements of S are adjacent and (2) every
/// vertex not in S is adjacent to an even number (possibly 0) of vertices in S
/// [FSU93, section 2; SV25, section 1].
bool is_even_kernel(const Graph& g, VertexSet s);
/// The same for any order; s has no repetition.
bool is_even_kernel(const SparseGraph& g, std::span<const Vertex> s);

/// A solution b of A b = e_root over GF(2), A the adjacency matrix: every vertex but the root has
/// an even number of neighbours in b, the root an odd number [FSU93, equation (1)]. b has no
/// repetition. O(order + size).
bool is_dual_vector(const SparseGraph& g, Vertex root, std::span<const Vertex> b);

/// No two elements adjacent.
bool is_independent(const Graph& g, VertexSet s);

/// An involution f of the vertices, an automorphism, f(x) != x and x not adjacent to f(x) for every
/// x: the hypotheses (1), (2), (3) of [GGHR, Theorem 5]. `f` lists f(0), f(1), ...
bool is_automorphism(const SparseGraph& g, std::span<const Vertex> f);
bool is_mirror_automorphism(const SparseGraph& g, std::span<const Vertex> f);

/// Distinct nonadjacent vertices with the same neighbours [FSU93, Corollary 2.3].
bool are_twins(const Graph& g, Vertex v, Vertex w);

/// Every vertex has even degree (connected or not) [FSU93, proof of Corollary 3.4].
bool is_eulerian(const Graph& g);

}  // namespace gazetteer
