// SPDX-License-Identifier: GPL-3.0-or-later
// UEG on one large graph from one start: a proof by depth-first proof-number search (Nagai 2002),
// with a table of bounded memory. Each position has two numbers, how many positions must at least
// still be decided to prove that the mover wins, and that the mover loses; the search goes where
// the least is left to prove, and comes back when another place has become clearly better. What
// else makes it fast, each from the rules alone:
//   - Only the component of the token counts.
//   - A dead end u next to the token, a vertex with no other edge, wins: the reply to u has no
//   move.
//   - A dead end u next to another vertex x: whoever moves to x loses by the reply u, for as long
//   as
//     u is a dead end, and it remains one until somebody moves to x. So all edges of x can go,
//     which makes new dead ends.
//   - Two neighbours of the token with the same other neighbours (twins) are images of each other
//     under a symmetry that fixes the token: one of them is enough.
//   - A position that was never searched counts as many positions for the loss of its mover as it
//     has exits: so low degrees come first.
// Theorems can be handed in as cuts; none is known here.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "graph/rooted_graph.hpp"
#include "graph/sparse_graph.hpp"
#include "oracle/tables/engine_limits.hpp"

namespace gazetteer {

/// What a cut is asked about: a connected graph of 2 to 64 vertices, which are numbers below 64,
/// and a token. No vertex but the token has degree 1.
struct ProofPosition {
    /// rows[v] is the set of the neighbours of v, for v in `vertices`.
    std::span<const std::uint64_t> rows;
    std::uint64_t vertices;
    Vertex root;
};

/// Something that decides some positions without search. It must be right.
struct ProofCut {
    std::string name;
    std::function<std::optional<Outcome>(const ProofPosition&)> decide;
};

struct ProofSearchOptions {
    EngineLimits limits = {};
    std::vector<ProofCut> cuts = {};
    /// Gives up after this many nodes.
    std::uint64_t nodes_max = std::numeric_limits<std::uint64_t>::max();
    /// Called with the nodes so far, every 2^20 of them.
    std::function<void(std::uint64_t)> progress = {};
};

/// Decides (G, root) and its options. Equal to outcome<UEG>. One thread.
class ProofSearch {
  public:
    static constexpr int size_max = 256;

    /// Throws ContractViolation unless the root is a vertex, EngineLimitExceeded when the root's
    /// component has more than 256 edges.
    ProofSearch(const SparseGraph& g, Vertex root, ProofSearchOptions options = {});
    ~ProofSearch();
    ProofSearch(ProofSearch&&) noexcept;
    ProofSearch& operator=(ProofSearch&&) noexcept;

    /// Nothing when nodes_max were not enough. Throws EngineStopped.
    std::optional<Outcome> outcome();
    /// The vertices to which a move from the root wins, ascending; every option is decided. Nothing
    /// when nodes_max were not enough. Throws EngineStopped.
    std::optional<std::vector<Vertex>> winning_moves();
    /// Positions searched so far.
    std::uint64_t nodes() const;
    /// How many positions each cut decided so far, in the order of the cuts.
    const std::vector<std::uint64_t>& cut_counts() const;
    /// Changes the number of nodes at which the search gives up.
    void set_nodes_max(std::uint64_t nodes_max);

    /// The search behind it, for one width of words.
    class Search;

  private:
    std::unique_ptr<Search> search_;
};

}  // namespace gazetteer
