// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of levels, shared among threads.
#pragma once

#include <functional>
#include <type_traits>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "counterexamples/hunt/hunt.hpp"

namespace gazetteer::conjectures {

/// What each memo of a thread may take, if a thread has so many of them.
std::size_t bytes_of_memo(const HuntOptions& options, std::size_t memos);
/// The tables of the options, or new ones, which may take what one game's memos may.
std::shared_ptr<OrderAnswers> order_answers(const HuntOptions& options, std::size_t memos);
/// Whether a game is asked about that is decided on many graphs at once, or a program.
bool asks_in_batches(const Expression& expression);
/// Gives the graphs of the piece to `visit`, in their order; some hundred are generated before the
/// first is visited, so that games are decided and programs are asked on many at once.
void visit_in_batches(const Piece& piece, const GraphVisitor& visit);

class PieceRunner {
  public:
    /// The options used are threads, stop, bytes and progress; each thread has its share of the
    /// bytes, for so many memos. `in_batches`: see asks_in_batches.
    explicit PieceRunner(const HuntOptions& options, std::size_t memos = 1, bool in_batches = false)
        : options_(options),
          memo_bytes_(bytes_of_memo(options, memos)),
          answers_(order_answers(options, memos)),
          in_batches_(in_batches && answers_->used()) {}

    /// Takes a graph, and where it can a digraph; returns whether to go on.
    class Visit {
      public:
        template <class Take>
        Visit(Take take) : graph_(take) {  // NOLINT(google-explicit-constructor)
            if constexpr (std::is_invocable_v<Take, const Digraph&>) digraph_ = take;
            if constexpr (std::is_invocable_v<Take, const LargeGraph&>) large_ = take;
        }
        bool operator()(const Graph& g) const { return graph_(g); }
        /// Throws std::bad_function_call where it cannot.
        bool operator()(const Digraph& d) const { return digraph_(d); }
        bool operator()(const LargeGraph& g) const { return large_(g); }

      private:
        GraphVisitor graph_;
        DigraphVisitor digraph_;
        LargeVisitor large_;
    };
    /// Gives each graph of piece i to what `begin(i)` returned; both are called by the one thread
    /// that has the piece. So is `end(i, complete)` after the last graph, if there is one. Returns
    /// for each piece whether it was gone through in full. Throws what they throw and ProcessError.
    std::vector<char> run(const Level& level, const std::function<Visit(std::size_t)>& begin,
                          const std::function<void(std::size_t, bool)>& end = {});

    bool stopped() const { return options_.stop.stop_requested(); }
    /// Tells the display which level is at work.
    void announce(const Level& level) const;

  private:
    bool run(const Piece& piece, const Visit& visit) const;

    HuntOptions options_;
    std::size_t memo_bytes_;
    std::shared_ptr<OrderAnswers> answers_;
    bool in_batches_;
};

}  // namespace gazetteer::conjectures
