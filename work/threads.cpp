// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/threads.hpp"

#include <tbb/blocked_range.h>
#include <tbb/global_control.h>
#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/partitioner.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <optional>

namespace gazetteer::runs {

int thread_count(int asked) {
    return asked > 0 ? asked : tbb::info::default_concurrency();
}

void on_threads(int threads, const std::function<void()>& work) {
    const int count = thread_count(threads);
    // The least of the limits in force counts: it is set only to raise it.
    std::optional<tbb::global_control> more;
    if (count > tbb::info::default_concurrency())
        more.emplace(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(count));
    tbb::task_arena(count).execute(work);
}

void in_turn(std::size_t count, int threads, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next = 0;
    const auto take_turns = [&](int) {
        for (std::size_t i = next++; i < count; i = next++) try {
                tbb::this_task_arena::isolate([&] { work(i); });
            } catch (...) {
                next = count;
                throw;
            }
    };
    const int most = static_cast<int>(
        std::min<std::size_t>(count, static_cast<std::size_t>(thread_count(threads))));
    if (most <= 1)
        take_turns(0);
    else
        on_threads(most,
                   [&] { tbb::parallel_for(0, most, take_turns, tbb::simple_partitioner()); });
}

void in_parallel(std::uint64_t count, std::uint64_t grain, int threads,
                 const std::function<void(std::uint64_t first, std::uint64_t last)>& visit) {
    if (threads == 1 || count <= grain) {
        for (std::uint64_t first = 0; first < count; first += grain)
            visit(first, std::min(first + grain, count));
        return;
    }
    on_threads(std::min(threads, tbb::info::default_concurrency()), [&] {
        tbb::parallel_for(
            tbb::blocked_range<std::uint64_t>(0, count, grain),
            [&](const tbb::blocked_range<std::uint64_t>& range) {
                visit(range.begin(), range.end());
            },
            tbb::simple_partitioner());
    });
}

}  // namespace gazetteer::runs
