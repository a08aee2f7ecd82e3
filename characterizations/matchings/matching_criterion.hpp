// SPDX-License-Identifier: GPL-3.0-or-later
// Undirected vertex geography, decided by matchings.
//
// (G, v) is N iff every maximum matching of G saturates v [FSU93, Theorem 1.1]. A move from v to w
// leaves (G - v, w), so w wins iff it is an outer vertex of G - v.
//
// The witness is one Tutte-Berge pair (M, B), |V| - 2|M| = odd(G - B) - |B|, which proves M
// maximum:
//   P: M misses v;
//   N: v lies in B. Every maximum matching attains the bound of B too, and does so only by joining
//      each vertex of B to an odd component of its own: it saturates v.
// Such a B for N is A(G - v) and v: take v and its mate from M and search for G - v once more.
#pragma once

#include "characterizations/matchings/gallai_edmonds.hpp"
#include "characterizations/verdict.hpp"

namespace gazetteer {

struct TutteBergePair {
    Matching matching;
    std::vector<Vertex> barrier;
    bool operator==(const TutteBergePair&) const = default;
};

using UvgVerdict = Verdict<Vertex, TutteBergePair>;

/// The verdict on (g, root) with all winning moves. Two runs of Edmonds' algorithm at most. Throws
/// ContractViolation unless root is a vertex.
UvgVerdict uvg_verdict(const SparseGraph& g, Vertex root);
/// Whether the witness proves the outcome of (g, root). Definitions only; false on any nonsense.
bool is_witness(const SparseGraph& g, Vertex root, const UvgVerdict& verdict);

/// The outcome at every root, from one run: P at the outer vertices.
std::vector<Outcome> uvg_outcomes(const SparseGraph& g);

/// The unrooted game, in which choosing the first vertex is the first player's first move: P iff g
/// has a perfect matching [FSU93, section 1]. The winning moves are the outer vertices. Witness for
/// P: a perfect matching and no barrier; for N: a Tutte-Berge pair whose matching misses the first
/// winning move.
UvgVerdict unrooted_uvg_verdict(const SparseGraph& g);
bool is_unrooted_witness(const SparseGraph& g, const UvgVerdict& verdict);

}  // namespace gazetteer
