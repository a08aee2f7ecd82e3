// SPDX-License-Identifier: GPL-3.0-or-later
// UEG or DEG on one board of any size up to 4096: EdgeGeographySolver in the fewest words, a power
// of two, that hold the edges. The one place where the width is chosen.
#pragma once

#include <memory>
#include <vector>

#include "graph/digraph.hpp"
#include "graph/rooted_graph.hpp"
#include "graph/sparse_graph.hpp"
#include "oracle/tables/engine_limits.hpp"

namespace gazetteer {

/// Decides (G, v) for every v; the memo is shared by all roots.
class AnyEdgeGeographySolver {
  public:
    static constexpr int size_max = 4096;

    /// UEG. Throws EngineLimitExceeded on more than 4096 edges.
    explicit AnyEdgeGeographySolver(const SparseGraph& g, const EngineLimits& limits = no_limits);
    /// DEG: a digraph of order 64 has 4032 arcs at most.
    explicit AnyEdgeGeographySolver(const Digraph& d, const EngineLimits& limits = no_limits);
    ~AnyEdgeGeographySolver();

    /// Throws ContractViolation unless the root is a vertex; EngineLimitExceeded, EngineStopped.
    Outcome outcome(Vertex root);
    bool is_P(Vertex root) { return outcome(root) == Outcome::P; }
    /// The vertices to which a move from the root wins, ascending. Empty iff the root is P.
    std::vector<Vertex> winning_moves(Vertex root);
    /// Positions decided so far.
    std::size_t positions() const;

  private:
    class Engine;
    template <int words>
    class Words;
    template <int words, class AnyBoard>
    static std::unique_ptr<Engine> engine(const AnyBoard& board, const EngineLimits& limits);

    std::unique_ptr<Engine> engine_;
};

}  // namespace gazetteer
