// SPDX-License-Identifier: GPL-3.0-or-later
// Simulated annealing with restarts [S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization by
// simulated annealing, Science 220 (1983), 671-680]. It is asked for a graph to look at and told
// what its slack is.
#pragma once

#include <limits>

#include "counterexamples/search/constructions/blow_up_space.hpp"
#include "counterexamples/search/constructions/cayley_space.hpp"
#include "counterexamples/search/constructions/composition_space.hpp"
#include "counterexamples/search/digraph_moves.hpp"
#include "counterexamples/search/moves.hpp"
#include "counterexamples/search/tree_space.hpp"

namespace gazetteer::conjectures {

/// Runs of growing and shrinking length [M. Luby, A. Sinclair, D. Zuckerman, 1993]. Every second
/// run begins with the best graph so far, the others with a new one. A worse graph is taken with
/// probability exp(-difference / temperature); the temperature falls from half the mean difference
/// seen to 0. The same seed and slacks give the same graphs. A space is any that
/// has Member, start_in and moved.
template <class Space>
class Annealing {
  public:
    using Member = typename Space::Member;

    /// `start` is a member, with which a run begins where the space finds no other.
    Annealing(const Space& space, Member start, std::uint64_t seed);

    const Member& propose();
    /// The slack of the graph proposed.
    void told(double slack);

  private:
    void begin_run();
    void take(double slack);
    double temperature() const;

    Space space_;
    Member start_;
    properties::Dice dice_;
    Member proposed_;
    Member current_;
    double current_slack_ = 0;
    Member best_;
    double best_slack_ = std::numeric_limits<double>::infinity();
    /// Differences of slack seen, and how many.
    double differences_ = 0;
    double difference_count_ = 0;
    std::uint64_t run_ = 0;
    int step_ = 0;
    int run_length_ = 0;
};

}  // namespace gazetteer::conjectures
