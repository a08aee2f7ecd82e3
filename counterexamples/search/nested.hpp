// SPDX-License-Identifier: GPL-3.0-or-later
// Adaptive Monte Carlo search [V. Vito, L. Y. Stefanus, An adaptive Monte Carlo search algorithm
// for refuting conjectures in graph theory, 2023]: nested Monte Carlo searches whose depth and
// level grow while they find nothing better, and begin again small when they do. It is asked for a
// graph to look at and told what its slack is.
#pragma once

#include <vector>

#include "counterexamples/search/constructions/blow_up_space.hpp"
#include "counterexamples/search/constructions/cayley_space.hpp"
#include "counterexamples/search/constructions/composition_space.hpp"
#include "counterexamples/search/digraph_moves.hpp"
#include "counterexamples/search/moves.hpp"
#include "counterexamples/search/tree_space.hpp"

namespace gazetteer::conjectures {

/// A search of level 0 makes a graph larger by `depth` moves. A search of level l makes a search of
/// level l - 1 from each of several graphs that are one move larger, and from the graph itself made
/// smaller first. The paper's trees grow by leaves and subdivisions; other graphs by edges and
/// twins too, constructions by
/// their own steps. The same seed and slacks give the same graphs.
template <class Space>
class NestedSearch {
  public:
    using Member = typename Space::Member;

    /// `start` is a member, with which a run begins where the space finds no other.
    NestedSearch(const Space& space, Member start, std::uint64_t seed);

    const Member& propose();
    /// The slack of the graph proposed.
    void told(double slack);

  private:
    /// A search of some level that has children left to look at.
    struct Frame {
        Member graph;
        int children_left = 0;
    };

    void begin();
    void begin_nested();
    void end_nested();
    void push(const Member& g);

    Space space_;
    Member start_;
    properties::Dice dice_;
    Member proposed_;
    bool is_start_ = false;
    Member current_;
    double current_slack_ = 0;
    /// The best of the nested search at work.
    Member best_;
    double best_slack_ = 0;
    int depth_ = 0;
    /// 0: nothing has begun.
    int level_ = 0;
    std::vector<Frame> frames_;
};

}  // namespace gazetteer::conjectures
