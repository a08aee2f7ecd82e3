// SPDX-License-Identifier: GPL-3.0-or-later
// Even kernels as evidence and as a strategy [FSU93, Proposition 2.2].
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "characterizations/verdict.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// What decides a rooted position of undirected edge geography through even kernels.
struct EvenKernelWitness {
    /// Without a move, an even kernel of G that contains the root: P. With a move, an even kernel
    /// of G - {root, move} that contains the move: N.
    std::vector<Vertex> kernel;
    std::optional<Vertex> move;
    bool operator==(const EvenKernelWitness&) const = default;
};

using EvenKernelVerdict = Verdict<Vertex, EvenKernelWitness>;

EvenKernelVerdict proved_P(std::vector<Vertex> kernel);
EvenKernelVerdict proved_N(std::vector<Vertex> winning_moves, Vertex move,
                           std::vector<Vertex> kernel);

/// Whether the witness shows the outcome, by definitions only: a witness with a move for N, one
/// without for P, and the move among the winning moves. O(order + size).
bool proves(const SparseGraph& g, Vertex root, const EvenKernelVerdict& verdict);

/// "Always move to a vertex in S (it does not matter which one)" [FSU93, Proposition 2.2]: the
/// second player's strategy from a root in an even kernel S of G, and the first player's when S is
/// an even kernel of G - {root, w} that contains w: the root then has an odd number of neighbours
/// in S, and a move to any of them leaves a position of the first kind.
class EvenKernelStrategy {
  public:
    EvenKernelStrategy(SparseGraph g, Vertex root, std::span<const Vertex> kernel);
    /// All moves along edges that are left into S, ascending, for whoever is to move after
    /// `history`, the vertices that the token has gone to. Empty: the strategy is stuck.
    /// O(size + length of the history).
    std::vector<Vertex> replies(std::span<const Vertex> history) const;

  private:
    SparseGraph graph_;
    Vertex root_;
    std::vector<bool> in_kernel_;
};

}  // namespace gazetteer
