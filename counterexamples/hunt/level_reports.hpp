// SPDX-License-Identifier: GPL-3.0-or-later
// A report made of the tallies of levels, one level after the other, as a hunt goes through them.
#pragma once

#include <string>
#include <vector>

#include "counterexamples/hunt/tally.hpp"

namespace gazetteer::conjectures {

/// The generator gave another number of graphs than there are.
class CountMismatch : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

class LevelReports {
  public:
    /// Uses only what the ground says of itself.
    LevelReports(const Ground& ground, const KeepLimits& kept);

    /// The next level with what was seen of its pieces, in their order. Throws CountMismatch when
    /// all are complete and their graphs are not as many as the level has, or those of one size are
    /// not as many as Burnside's lemma says: of all graphs and of the connected ones to order 11,
    /// of such digraphs to order 8.
    void take(const Level& level, std::vector<HuntTally> tallies);
    /// Nothing after this level counts: it was interrupted, or has the least counterexamples.
    bool done() const { return done_; }
    /// What the levels taken come to; all there are, or up to the one that was the last to count.
    HuntReport report() &&;

  private:
    void take_slices(const Level& level, const std::vector<HuntTally>& tallies);

    std::string name_;
    std::string name_to_;
    bool exhaustive_;
    KeepLimits kept_;
    HuntTally all_;
    std::vector<Slice> slices_;
    std::optional<GraphRestrictions> within_;
    std::optional<DigraphClass> within_digraphs_;
    std::string also_;
    int order_ = -1;
    bool done_ = false;
};

}  // namespace gazetteer::conjectures
