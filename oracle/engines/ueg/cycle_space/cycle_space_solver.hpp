// SPDX-License-Identifier: GPL-3.0-or-later
// UEG on one graph from one start, by the cycle space. What has been erased when the token is at t
// is a trail from the start s to t, so every vertex has even erased degree, except s and t if they
// differ. Fix a spanning tree of the component of s: an edge set with prescribed parities at the
// vertices is determined by its chords. So a position is a set C of erased chords and a vertex t,
// 2^(size - order + 1) order of them in place of 2^size order.
//
// Which tree edges are left: the number of erased edges across the cut between the vertices below v
// and the others is odd iff t is below. So the tree edge above v is erased iff the number of chords
// of C across that cut is even and t is below, or odd and t is not. So for a
// given C each tree edge can be crossed in one direction only, upwards iff that number is odd; and
// after crossing it, it cannot be crossed back. Moves along the tree thus form an acyclic graph for
// each C, and two passes decide all t at once: from the leaves, each vertex by its children below
// downward edges; then from the root, each vertex by its parent above an upward edge. Moves along a
// chord lead to C + chord, decided before.
//
// Eight chords are inner: their 256 sets are the bits of a word, and all moves are made on words.
// An inner chord leads within the word, so the two passes are repeated; after round k the sets with
// at least 8 + 1 - k inner chords are right, whatever the words held before, hence all after nine
// rounds; and as soon as a round changes nothing that the next would read. The words lie in layers
// by the number of outer chords, of which two are kept; the sets of a layer are independent, so
// threads share them and the result does not depend on how.
#pragma once

#include <vector>

#include "graph/rooted_graph.hpp"
#include "graph/sparse_graph.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "oracle/tables/wide_word.hpp"

namespace gazetteer {

/// Decides (G, root) for one root. Equal to outcome<UEG>. Any order; the cycle rank of the root's
/// component counts, up to about 33 in 16 GiB.
class CycleSpaceSolver {
  public:
    /// Decides. Throws ContractViolation unless the root is a vertex, EngineLimitExceeded when the
    /// table would be larger than limits.bytes, OutOfMemory, EngineStopped.
    CycleSpaceSolver(const SparseGraph& g, Vertex root, const EngineLimits& limits = {},
                     Instructions instructions = Instructions::best);

    Outcome outcome() const { return winning_moves_.empty() ? Outcome::P : Outcome::N; }
    bool is_P() const { return outcome() == Outcome::P; }
    /// The vertices to which a move from the root wins, ascending.
    const std::vector<Vertex>& winning_moves() const { return winning_moves_; }
    /// Positions decided: 2^(cycle rank) times the order of the component, as a double since it
    /// may exceed any integer.
    double positions() const { return positions_; }

  private:
    std::vector<Vertex> winning_moves_;
    double positions_{};
};

}  // namespace gazetteer
