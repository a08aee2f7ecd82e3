// SPDX-License-Identifier: GPL-3.0-or-later
// A hunt in shards. Each shard keeps, piece by piece of its ground, what it has seen; the tallies
// of all of them come to the report of one hunt over the whole.
#pragma once

#include <functional>
#include <vector>

#include "conjectures/hunt/hunt.hpp"
#include "conjectures/hunt/tally.hpp"
#include "runs/shards/job.hpp"
#include "runs/shards/shard.hpp"

namespace gazetteer::conjectures {

/// The levels of a shard's ground; its pieces, level by level, are the units of the run. All pieces
/// of a level of small order are one.
class HuntPlan {
  public:
    explicit HuntPlan(Ground ground);

    const Ground& ground() const { return ground_; }
    const std::vector<Level>& levels() const { return levels_; }
    int units() const { return first_units_.back(); }
    /// The units of a level: first_unit(level) .. first_unit(level + 1) - 1.
    int first_unit(std::size_t level) const { return first_units_[level]; }
    const Piece& piece(int unit) const;

  private:
    Ground ground_;
    std::vector<Level> levels_;
    std::vector<int> first_units_{0};
};

/// Does the units of the shard that the ledger lacks. On an exhaustive ground, the levels after the
/// first with a counterexample in this shard are passed over: the whole hunt ends there or before.
/// Returns whether all is done: false when a stop was requested. Throws as `hunt` does.
bool hunt_shard(const Conjecture& conjecture, const HuntPlan& plan, const KeepLimits& kept,
                runs::Ledger& ledger, const runs::RunOptions& options, runs::Monitor& monitor);

/// What one hunt reports, from the units of the shards 0/mod .. mod-1/mod, one after the other, all
/// done. `ground_of` gives the ground of a shard. Throws CountMismatch, nlohmann::json::exception,
/// std::runtime_error where the units are not those of such a run.
HuntReport merged_hunt(const Conjecture& conjecture,
                       const std::function<Ground(const runs::Shard&)>& ground_of, int mod,
                       const KeepLimits& kept, const std::vector<runs::UnitState>& units);

}  // namespace gazetteer::conjectures
