// SPDX-License-Identifier: GPL-3.0-or-later
// The graphs that a thread will look at next, so that games are decided on all of them at once
// [oracle/engines/batch/graph_batch.hpp] when the first of them is asked about.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "graph/graph.hpp"
#include "language/expressions/term_game.hpp"
#include "oracle/engines/batch/graph_batch.hpp"

namespace gazetteer::conjectures {

/// Stands before what visits graphs. While it lives, UVG and Slither on the graph that is being
/// visited are answered by it to the thread that made it.
class GraphsAhead {
  public:
    /// Graphs of greater orders are not kept back.
    static constexpr int order_max = 11;

    /// Returns whether to go on.
    using Visit = std::function<bool(const Graph&)>;
    explicit GraphsAhead(Visit visit);
    ~GraphsAhead();
    GraphsAhead(const GraphsAhead&) = delete;
    GraphsAhead& operator=(const GraphsAhead&) = delete;

    /// To be visited now or later, in the order of these calls. Returns whether to go on.
    bool add(const Graph& g);
    /// Visits those that are kept back.
    bool finish();

    /// g and the graphs that are visited after it, as far as they are kept back; empty where g is
    /// not the one that this thread visits now.
    static std::span<const Graph> from(const Graph& g);

    /// Whether it answers for the game.
    static bool knows(TermGame game);
    /// The vertices v with (g, v) a P-position of UVG; nothing where search is to decide.
    static std::optional<VertexSet> uvg_P_roots(const Graph& g);
    static std::optional<Outcome> slither(const Graph& g);

  private:
    /// One game on all graphs kept back.
    template <class Batch, class Answer>
    struct Decided {
        std::unique_ptr<Batch> batch;
        std::vector<Answer> answers;
    };
    template <class Batch, class Answer>
    const Answer& answer(Decided<Batch, Answer>& game, std::vector<Answer> (Batch::*take)());
    static GraphsAhead* at_work_on(const Graph& g, std::size_t bytes_per_order_2);

    static constinit thread_local GraphsAhead* current_;
    GraphsAhead* before_;
    Visit visit_;
    std::vector<Graph> graphs_;
    /// The place of the one that is being visited.
    std::size_t at_ = 0;
    Decided<VertexGeographyBatch, VertexSet> uvg_;
    Decided<SlitherBatch, Outcome> slither_;
};

}  // namespace gazetteer::conjectures
