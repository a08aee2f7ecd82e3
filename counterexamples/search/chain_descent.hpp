// SPDX-License-Identifier: GPL-3.0-or-later
// A search among chains whose two ends and middle are drawn once: only their numbers change. Many
// statements fail only when several numbers are large together, and a step that changes a part
// undoes what its numbers had reached. It is asked for a graph to look at and told what its slack
// is.
#pragma once

#include <cstddef>

#include "counterexamples/search/constructions/composition_space.hpp"

namespace gazetteer::conjectures {

/// From a random chain by steps that change numbers, mostly downwards; after 100 steps that found
/// no less slack, from another; where no chain is found, from the starts of the space. The same
/// seed and slacks give the same graphs.
class ChainDescent {
  public:
    using Member = Composition;

    /// The space has linked graphs. `start` is a member, with which a descent begins where no other
    /// is found.
    ChainDescent(const CompositionSpace& space, Composition start, std::uint64_t seed);

    const Composition& propose();
    /// The slack of the graph proposed.
    void told(double slack);

  private:
    CompositionSpace space_;
    Composition start_;
    properties::Dice dice_;
    Composition proposed_;
    Composition current_;
    double current_slack_ = 0;
    double least_slack_ = 0;
    bool is_start_ = false;
    /// Until none was found.
    bool has_chains_ = true;
    /// How many steps have found no less slack.
    int in_vain_ = 0;
};

/// Whether an island among linked graphs descends by the numbers of chains: every other one, but
/// for the last of eight.
constexpr bool is_descent(std::size_t island) {
    return island % 8 < 7 && island % 2 == 1;
}

}  // namespace gazetteer::conjectures
