// SPDX-License-Identifier: GPL-3.0-or-later
// Anderson's solution of Slither (the path grows at both ends) [And74, Theorem 1].
//
// G_0 = G, and G_{i+1} is the subgraph of G_i induced by the inner vertices of G_i. Player 1 wins
// iff some G_i has a perfect vertex. The printed statement begins the sequence with G_1, its proof
// with G_0: `some_perfect_from` takes either.
//
// What of the partition the proofs use, and so what a witness holds: in each G_k a maximum matching
// with a barrier that contains the vertices of G_{k+1}, and for every other vertex a maximum
// matching that misses it. No vertex of a barrier is ever exposed, and no alternating path that
// begins and ends with matching edges joins two of them (Lemma 1): from a vertex of the barrier a
// matching edge enters an odd component, which is left by other edges only.
#pragma once

#include <optional>

#include "characterizations/matchings/gallai_edmonds.hpp"
#include "characterizations/verdict.hpp"

namespace gazetteer {

/// One G_i: its vertices as numbered in G, ascending, and its partition, where vertex j is
/// vertices[j].
struct SlitherLevel {
    std::vector<Vertex> vertices;
    GallaiEdmonds partition;

    /// Those of the class, as numbered in G, ascending.
    std::vector<Vertex> all(VertexClass c) const;
    /// The level's maximum matching, as numbered in G.
    Matching matching() const;
    bool operator==(const SlitherLevel&) const = default;
};

struct SlitherSequence {
    /// G_0, G_1, ...: every G_i that has a vertex. (From the empty graph on, the sequence stays.)
    std::vector<SlitherLevel> levels;
    /// The greatest i with v in G_i.
    std::vector<int> level_of;

    /// The first i whose G_i has a perfect vertex.
    std::optional<int> first_perfect() const;
    /// Whether some G_i with i >= first has a perfect vertex. first = 1 is Theorem 1 as printed,
    /// first = 0 as proved.
    bool some_perfect_from(int first) const;
};

/// At most log2(order + 1) runs of Edmonds' algorithm, each on fewer than half the vertices of the
/// one before.
SlitherSequence slither_sequence(const SparseGraph& g);
Outcome slither_outcome(const SparseGraph& g);
/// More than slither_sequence holds at any time, the graph not counted.
double slither_sequence_bytes(int order, int size);

/// The numbering of a part of G: the subgraph, and its matchings carried back to G.
Matching carried_back(const Matching& matching, const std::vector<Vertex>& vertices);

/// Evidence for one G_k, numbered as in G.
struct SlitherLevelWitness {
    std::vector<Vertex> vertices;
    Matching matching;
    /// The vertices of G_{k+1}; with `matching` a Tutte-Berge pair of G_k.
    std::vector<Vertex> barrier;
    /// For each vertex outside the barrier, in ascending order, a maximum matching that misses it.
    /// Empty on the last level when the outcome is N.
    std::vector<Matching> exposing;
    bool operator==(const SlitherLevelWitness&) const = default;
};

using SlitherVerdict = Verdict<Edge, std::vector<SlitherLevelWitness>>;

/// What the exposing matchings of the verdict take: quadratic in the order where the outcome is P.
double slither_witness_bytes(const SlitherSequence& sequence);

/// The verdict on the empty path. Winning moves of N: the edges of one maximum matching of the
/// first G_i with a perfect vertex that join perfect vertices (Lemma 2 and Theorem 1), not all
/// moves that win. One run of Edmonds' algorithm for each outer vertex: for the outcome alone, at
/// any order, use slither_outcome. Keeps to this thread's limits: throws runs::Stopped, and
/// runs::MemoryExceeded before it takes the memory.
SlitherVerdict slither_verdict(const SparseGraph& g);
/// Whether the witness proves the outcome and each winning move. Definitions only. Throws
/// runs::Stopped.
bool is_slither_witness(const SparseGraph& g, const SlitherVerdict& verdict);

}  // namespace gazetteer
