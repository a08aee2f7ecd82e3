#include "runs/job.hpp"

#include <oneapi/tbb/enumerable_thread_specific.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>

#include "runs/threads.hpp"

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

bool run_units(int first, int last, Ledger& ledger, const std::function<Worker()>& make_worker,
               const RunOptions& options, Monitor& monitor) {
    namespace tbb = oneapi::tbb;
    tbb::enumerable_thread_specific<Worker> workers(make_worker);
    const auto done = [&](int unit) {
        return ledger.units().at(static_cast<std::size_t>(unit)).done;
    };
    std::vector<int> pending;
    for (int unit = first; unit < last; ++unit)
        if (!done(unit)) pending.push_back(unit);
    // The next unit goes to the next free thread: in ascending order, whatever oneTBB splits.
    std::atomic<std::size_t> next = 0;
    Threads(options.threads).execute([&] {
        tbb::parallel_for(
            tbb::blocked_range<std::size_t>(0, pending.size(), 1),
            [&](const tbb::blocked_range<std::size_t>& range) {
                for (std::size_t i = range.begin(); i != range.end(); ++i) {
                    UnitRun run(pending[next++], ledger, monitor, options.checkpoint);
                    if (!monitor.stop) workers.local()(run);
                }
            },
            tbb::simple_partitioner());
    });
    for (int unit = first; unit < last; ++unit)
        if (!done(unit)) return false;
    return true;
}

}  // namespace gazetteer::runs
