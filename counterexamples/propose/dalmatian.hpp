// SPDX-License-Identifier: GPL-3.0-or-later
// The Dalmatian test [S. Fajtlowicz's Graffiti]: of statements that are true, keep those that tell
// something which the ones kept before do not.
#pragma once

#include <boost/dynamic_bitset.hpp>
#include <cstdint>
#include <functional>
#include <vector>

#include "counterexamples/propose/propose.hpp"

namespace gazetteer::conjectures {

/// One bit a row of a table.
using RowSet = boost::dynamic_bitset<>;

class DalmatianTest {
  public:
    /// What each row counts for. The option used is `stop`.
    DalmatianTest(const std::vector<std::uint64_t>& weights, const ProposalOptions& options)
        : weights_(&weights), options_(options), told_(weights.size()) {}

    /// The rows that the statements kept tell.
    const RowSet& told() const { return told_; }
    void set_told(RowSet rows) { told_ = std::move(rows); }
    std::uint64_t weight(const RowSet& rows) const;

    struct Kept {
        std::size_t number = 0;
        /// What its rows count for: all of them, and those told by none before.
        std::uint64_t decided = 0;
        std::uint64_t decided_first = 0;
    };
    /// Chooses among the statements 0 .. count - 1, where statement i tells the rows tells(i):
    /// again and again the one that tells most anew, the first among equals, until none tells
    /// anything new. `tells` is called from several threads. Ends early when stopped.
    std::vector<Kept> keep(std::size_t count, const std::function<RowSet(std::size_t)>& tells);

    bool stopped() const { return options_.stop.stop_requested(); }

  private:
    const std::vector<std::uint64_t>* weights_;
    ProposalOptions options_;
    RowSet told_;
};

}  // namespace gazetteer::conjectures
