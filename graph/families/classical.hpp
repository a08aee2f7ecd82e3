// SPDX-License-Identifier: GPL-3.0-or-later
// Families of the literature beyond the sources, and random graphs.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// G(n, p): each pair an edge with probability p, independently [FSU93, section 5 (3)]. The same
/// graph for the same seed.
SparseGraph random_graph(int n, double p, std::uint64_t seed);
/// A d-regular graph on n vertices by the pairing model, bad pairs repaired by switches; 0 <= d <
/// n, n d even, or ContractViolation.
SparseGraph random_regular_graph(int n, int d, std::uint64_t seed);

/// The vertices are the edges of g, ascending; two are adjacent iff they share an end.
SparseGraph line_graph(const SparseGraph& g);
/// The m x n grid less the vertices (1, 1) and (m, n). Its line graph has an even kernel iff it has
/// a perfect matching, which two corners of one colour forbid.
SparseGraph mutilated_grid(int m, int n);

/// The Cartesian product: (v, w) stands at v |H| + w and is adjacent to (v', w) for v v' in G and
/// to (v, w') for w w' in H.
SparseGraph cartesian_product(const SparseGraph& g, const SparseGraph& h);
/// The grid of any dimension, the product of paths of these orders; K_1 for none.
SparseGraph grid_of_sides(std::span<const int> sides);
/// The sides, each >= 2, of the grid that g is with its vertices in that order; nothing unless it
/// is one, of dimension 2 or more. O(order + size).
std::optional<std::vector<int>> sides_of_grid(const SparseGraph& g);

/// The k-subsets of {0, ..., n-1} in lexicographic order, adjacent iff they share exactly `common`
/// elements: Kneser graphs (common = 0), Johnson graphs (common = k - 1). 0 <= k <= n <= 20.
SparseGraph subset_graph(int n, int k, int common);
/// Words of length d over q letters, adjacent iff they differ in exactly one place. q^d <= 10^6.
SparseGraph hamming_graph(int d, int q);
/// Words of length d over {0, 1} with an even number of ones, adjacent iff they differ in two
/// places. 1 <= d <= 20.
SparseGraph half_cube(int d);

/// The field of q = p elements, q a prime = 1 (mod 4): x and y adjacent iff x - y is a nonzero
/// square.
SparseGraph paley_graph(int q);
/// 0..n-1, i and j adjacent iff i - j or j - i is in `jumps` modulo n, 1 <= jump <= n / 2.
SparseGraph circulant_graph(int n, std::span<const int> jumps);
/// P(n, k): a cycle u_0, ..., u_(n-1), edges u_i v_i, and v_i v_(i+k) modulo n [Coxeter 1950;
/// Watkins 1969]. v_i stands at n + i. n >= 3, 1 <= k < n / 2. P(5, 2) is the Petersen graph.
SparseGraph generalized_petersen_graph(int n, int k);
/// Mycielski's construction applied `steps` times to K_2. steps >= 0.
SparseGraph mycielski_graph(int steps);

/// The squares of an m x n board, adjacent iff a king (queen) moves from one to the other.
SparseGraph king_graph(int m, int n);
SparseGraph queen_graph(int m, int n);
/// The cells of the cyclic Latin square of order n, adjacent iff in one row or column or with the
/// same symbol.
SparseGraph latin_square_graph(int n);
/// The nonzero vectors of GF(2)^(2m), adjacent iff not orthogonal under the standard symplectic
/// form: rank 2m, so the null space is as large as possible.
/// 1 <= m <= 8.
SparseGraph symplectic_graph(int m);

}  // namespace gazetteer
