// SPDX-License-Identifier: GPL-3.0-or-later
// A long run cut into units, done by many threads and saved as it goes. What a unit comes to does
// not depend on the threads; a unit can be left at any item and gone on with later.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "work/limits.hpp"
#include "work/progress.hpp"
#include "work/snapshot.hpp"

namespace gazetteer::runs {

/// How far one unit has come.
struct UnitState {
    /// Items done, in the order of the unit's stream: the first ones of it.
    std::uint64_t items = 0;
    /// How many of them failed.
    std::uint64_t failures = 0;
    /// What the unit's work makes of them; null before the first item.
    nlohmann::json result{};
    bool done = false;
    bool operator==(const UnitState&) const = default;
};

/// Keeps what a unit has come to; called by one thread at a time.
using Save = std::function<void(int unit, const UnitState&)>;

/// The states of all units of a run, and where each change is also saved.
class Ledger {
  public:
    /// `save` may be null: nothing is kept beyond this process.
    explicit Ledger(std::vector<UnitState> units, Save save = nullptr,
                    std::optional<SnapshotPlan> snapshot = {})
        : units_(std::move(units)), save_(std::move(save)), snapshot_(std::move(snapshot)) {}

    /// Safe from several threads, as long as no two write the same unit.
    void write(int unit, UnitState state);
    /// Only while nothing is being written.
    const std::vector<UnitState>& units() const { return units_; }
    std::uint64_t items() const;
    bool all_done() const;
    /// Where the state within a unit can be kept that is too large for a result; the unit's name is
    /// added to it. Nothing where nothing is kept beyond this process.
    std::optional<SnapshotPlan> snapshot_of(const std::string& unit) const;

  private:
    std::mutex mutex_;
    std::vector<UnitState> units_;
    Save save_;
    std::optional<SnapshotPlan> snapshot_;
};

/// One unit in the hands of a thread: says where to begin and takes what was done.
class UnitRun {
  public:
    using Clock = std::chrono::steady_clock;

    UnitRun(int unit, Ledger& ledger, Monitor& monitor, std::chrono::duration<double> checkpoint)
        : unit_(unit),
          state_(ledger.units().at(static_cast<std::size_t>(unit))),
          ledger_(&ledger),
          monitor_(&monitor),
          checkpoint_(checkpoint) {}

    int unit() const { return unit_; }
    /// The first item not done yet is number items() of the unit's stream.
    std::uint64_t items() const { return state_.items; }
    /// The result of those done.
    const nlohmann::json& result() const { return state_.result; }
    bool stopping() const { return monitor_->stopped(); }

    /// So many more items are done, and so many of them failed. `result()` gives the result with
    /// them, and is called only when it is time to save. Returns whether to go on.
    template <class Result>
    bool items_done(std::uint64_t items, std::uint64_t failures, Result result) {
        state_.items += items;
        state_.failures += failures;
        monitor_->items.fetch_add(items, std::memory_order_relaxed);
        if (stopping() || Clock::now() - saved_ >= checkpoint_) save(result());
        return !stopping();
    }
    /// Leaves the unit where it is.
    void leave(nlohmann::json result) { save(std::move(result)); }
    /// All of the unit at once, where nothing between could be saved.
    void finish_at_once(std::uint64_t items, std::uint64_t failures, nlohmann::json result) {
        monitor_->items.fetch_add(items - state_.items, std::memory_order_relaxed);
        state_.items = items;
        state_.failures = failures;
        finish(std::move(result));
    }
    /// There are no more items.
    void finish(nlohmann::json result) {
        state_.done = true;
        save(std::move(result));
    }

  private:
    void save(nlohmann::json result) {
        state_.result = std::move(result);
        ledger_->write(unit_, state_);
        saved_ = Clock::now();
    }

    int unit_;
    UnitState state_;
    Ledger* ledger_;
    Monitor* monitor_;
    std::chrono::duration<double> checkpoint_;
    Clock::time_point saved_ = Clock::now();
};

/// One thread's way of doing units; it may keep a memo from one to the next.
using Worker = std::function<void(UnitRun&)>;

struct RunOptions {
    /// 0: one a core.
    int threads = 0;
    /// The longest time between two savings of a unit.
    std::chrono::duration<double> checkpoint = std::chrono::seconds(30);
    /// What each memo of a thread may take.
    std::size_t memo_bytes = WorkLimits::all_memory;
};

/// Does the units numbered first..last-1 that are not done, on several threads (oneTBB), each with
/// a worker from `make_worker`. Returns whether they are all done: false when it was stopped.
/// A worker keeps to the limits of its thread, WorkLimits; one that throws Stopped has saved what
/// it wants kept. Throws what else a worker throws, after all threads have left their units.
bool run_units(int first, int last, Ledger& ledger, const std::function<Worker()>& make_worker,
               const RunOptions& options, Monitor& monitor);

}  // namespace gazetteer::runs
