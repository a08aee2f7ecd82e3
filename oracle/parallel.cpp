#include "oracle/parallel.hpp"

#include <tbb/blocked_range.h>
#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/partitioner.h>
#include <tbb/task_arena.h>

#include <algorithm>

namespace gazetteer {

void in_parallel(std::uint64_t count, std::uint64_t grain, int threads,
                 const std::function<void(std::uint64_t first, std::uint64_t last)>& visit) {
    if (threads == 1 || count <= grain) {
        for (std::uint64_t first = 0; first < count; first += grain)
            visit(first, std::min(first + grain, count));
        return;
    }
    tbb::task_arena arena(std::min(threads, tbb::info::default_concurrency()));
    arena.execute([&] {
        tbb::parallel_for(
            tbb::blocked_range<std::uint64_t>(0, count, grain),
            [&](const tbb::blocked_range<std::uint64_t>& range) {
                visit(range.begin(), range.end());
            },
            tbb::simple_partitioner());
    });
}

}  // namespace gazetteer
