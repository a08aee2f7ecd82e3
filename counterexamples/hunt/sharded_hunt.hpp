// SPDX-License-Identifier: GPL-3.0-or-later
// A hunt in shards. Each shard keeps, piece by piece of its ground, what it has seen; the tallies
// of all of them come to the report of one hunt over the whole.
#pragma once

#include <functional>
#include <vector>

#include "counterexamples/hunt/hunt.hpp"
#include "counterexamples/hunt/tally.hpp"
#include "work/shards/job.hpp"
#include "work/shards/shard.hpp"

namespace gazetteer::conjectures {

/// The levels of a shard's ground; its pieces, level by level, are the units of the run. All pieces
/// of a level of small order are one, and so are those of an order that is decided at once.
class HuntPlan {
  public:
    /// Whether an order is decided at once [counterexamples/hunt/whole_order.hpp], for all shards.
    using AtOnce = std::function<bool(const WholeOrder& of)>;

    explicit HuntPlan(Ground ground, const AtOnce& at_once = nullptr);

    const Ground& ground() const { return ground_; }
    const std::vector<Level>& levels() const { return levels_; }
    int units() const { return first_units_.back(); }
    /// The units of a level: first_unit(level) .. first_unit(level + 1) - 1.
    int first_unit(std::size_t level) const { return first_units_[level]; }
    const Piece& piece(int unit) const;
    /// The level is decided at once: it has one unit, whose piece visits nothing.
    bool is_at_once(std::size_t level) const { return at_once_[level]; }

  private:
    Ground ground_;
    std::vector<Level> levels_;
    std::vector<bool> at_once_;
    std::vector<int> first_units_{0};
};

/// Does the units of the shard that the ledger lacks. On an exhaustive ground, the levels after the
/// first with a counterexample in this shard are passed over: the whole hunt ends there or before.
/// Returns whether all is done: false when a stop was requested. `bytes`: what orders that are
/// decided at once may take. Such an order goes on after what was saved of it, but is decided from
/// its beginning again. Throws as `hunt` does.
bool hunt_shard(const Conjecture& conjecture, const HuntPlan& plan, const KeepLimits& kept,
                runs::Ledger& ledger, const runs::RunOptions& options, runs::Monitor& monitor,
                std::size_t bytes = runs::WorkLimits::all_memory);

/// What one hunt reports, from the units of the shards 0/mod .. mod-1/mod, one after the other, all
/// done. `ground_of` gives the ground of a shard, and `at_once` is that of its plan. Throws
/// CountMismatch, nlohmann::json::exception, std::runtime_error where the units are not those of
/// such a run.
HuntReport merged_hunt(const Conjecture& conjecture,
                       const std::function<Ground(const runs::Shard&)>& ground_of, int mod,
                       const KeepLimits& kept, const std::vector<runs::UnitState>& units,
                       const HuntPlan::AtOnce& at_once = nullptr);

}  // namespace gazetteer::conjectures
