// SPDX-License-Identifier: GPL-3.0-or-later
// Mirror automorphisms [GGHR, Theorem 5]: an automorphism f with (1) no fixed point, (2) f(f(x)) =
// x and (3) x not adjacent to f(x), for every vertex x. Where there is one, the second player B
// wins the edge-delete game by answering the edge xy with f(x)f(y).
//
// The reply is another edge: f(x)f(y) = xy would need f(x) = x or f(x) = y, against (1) and (3). It
// is legal: xy being legal, x and y had degree >= 2, so f(x) and f(y) had too; x, y, f(x), f(y) are
// four vertices, and A's move took nothing from the latter two.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "graph/families.hpp"
#include "graph/graph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// f(0), f(1), ...; graph/predicates.hpp checks one.
using Permutation = std::vector<Vertex>;

/// A mirror automorphism of g, or nothing when g has none; the empty map for order 0. Components
/// are matched by their canonical forms; within a component backtracking, exponential at the worst.
std::optional<Permutation> find_mirror_automorphism(const Graph& g);

/// The explicit automorphisms of examples (i) to (vi) after [GGHR, Theorem 5], as printed, on the
/// graphs of graph/families.hpp. They are candidates: whether the printed map is a mirror
/// automorphism is for the predicate to say, the smallest graphs included.

/// (i) Even cycles of order n: half a turn. n even.
Permutation half_turn_of_cycle(int n);
/// (ii) An even number of copies, one after another, of a graph of the given order: the first half
/// of the copies changes places with the second.
Permutation exchange_of_copies(int order, int copies);
/// (iii) K_{2t,2t}: pairs 2i, 2i + 1 within the same colour class. t >= 0.
Permutation exchange_in_complete_bipartite(int t);
/// (iv) K_{2n} less a perfect matching: the ends of removed edges change places. n >= 0.
Permutation exchange_in_cocktail_party(int n);
/// (v) The n-cube: 0s and 1s change places. 0 <= n <= 20.
Permutation complement_in_cube(int n);
/// (vi) The grid m x n, a half turn: (i, j) to (m + 1 - i, n + 1 - j). The same map serves the even
/// by odd remark. m, n >= 1.
Permutation half_turn_of_grid(const Grid& grid);

/// The edge whose removal makes the even by odd grid a graph as in Theorem 5, for the grid
/// 2n x (2m + 1): from (n, m + 1) to (n + 1, m + 1). Throws ContractViolation for other grids.
Edge central_edge(const Grid& grid);

/// A move of A after which the graph is as in Theorem 5, with the automorphism that shows it.
struct MirrorOpening {
    Edge move;
    Permutation f;
};
/// The first such move, by ascending edges; nothing if there is none. The move is legal (both its
/// ends keep an edge), so A wins: the even by odd remark for any graph. One search an edge.
std::optional<MirrorOpening> find_mirror_opening(const Graph& g);

/// B's strategy in the proof of [GGHR, Theorem 5].
class MirrorStrategy {
  public:
    /// f is an involution; MirrorStrategy does not check that it is a mirror automorphism.
    explicit MirrorStrategy(Permutation f) : f_(std::move(f)) {}
    /// The one reply, f(x)f(y) to the last move xy. Throws ContractViolation on an empty history: B
    /// does not begin.
    std::vector<Edge> replies(std::span<const Edge> history) const;

  private:
    Permutation f_;
};

}  // namespace gazetteer
