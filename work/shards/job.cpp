// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/shards/job.hpp"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>

#include "work/threads.hpp"

namespace gazetteer::runs {

void Ledger::write(int unit, UnitState state) {
    const std::scoped_lock lock(mutex_);
    if (save_) save_(unit, state);
    units_.at(static_cast<std::size_t>(unit)) = std::move(state);
}

std::uint64_t Ledger::items() const {
    std::uint64_t result = 0;
    for (const UnitState& unit : units_) result += unit.items;
    return result;
}

bool Ledger::all_done() const {
    return std::ranges::all_of(units_, &UnitState::done);
}

std::optional<SnapshotPlan> Ledger::snapshot_of(const std::string& unit) const {
    if (!snapshot_) return std::nullopt;
    return SnapshotPlan{snapshot_->path + "." + unit, unit + ", " + snapshot_->work};
}

bool run_units(int first, int last, Ledger& ledger, const std::function<Worker()>& make_worker,
               const RunOptions& options, Monitor& monitor) {
    tbb::enumerable_thread_specific<Worker> workers(make_worker);
    const auto done = [&](int unit) {
        return ledger.units().at(static_cast<std::size_t>(unit)).done;
    };
    std::vector<int> pending;
    for (int unit = first; unit < last; ++unit)
        if (!done(unit)) pending.push_back(unit);
    in_turn(pending.size(), options.threads, [&](std::size_t i) {
        UnitRun run(pending[i], ledger, monitor, options.checkpoint);
        if (monitor.stopped()) return;
        const WorkLimits limits(monitor.stop, options.memo_bytes);
        try {
            workers.local()(run);
        } catch (const Stopped&) {
            return;
        }
    });
    for (int unit = first; unit < last; ++unit)
        if (!done(unit)) return false;
    return true;
}

}  // namespace gazetteer::runs
