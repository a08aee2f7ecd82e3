// On how many threads oneTBB's algorithms run within a call.
#pragma once

#include <tbb/global_control.h>
#include <tbb/task_arena.h>

namespace gazetteer {

/// Calls work() so that oneTBB uses `threads` threads within it, also more than there are cores; 0
/// for all cores.
template <class Work>
void on_threads(int threads, Work work) {
    if (threads == 0) {
        work();
        return;
    }
    const tbb::global_control limit(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(threads));
    tbb::task_arena(threads).execute(work);
}

}  // namespace gazetteer
