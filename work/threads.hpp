// SPDX-License-Identifier: GPL-3.0-or-later
// The one door to threads: oneTBB's, as many as are asked for. Loops inside are oneTBB's own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace gazetteer::runs {

/// `asked`, or one a core if that is 0.
int thread_count(int asked);

/// Calls work() so that the loops of oneTBB within it have `threads` threads, also more than there
/// are cores; 0 for one a core. Throws what it throws.
void on_threads(int threads, const std::function<void()>& work);

/// Calls work(i) for i = 0, 1, ..., count - 1 on `threads` threads (0: one a core): each thread
/// that is free takes the next i. No work(i) is begun while its thread waits within another. After
/// an exception no more is begun; it is thrown on when all threads have ended.
void in_turn(std::size_t count, int threads, const std::function<void(std::size_t)>& work);

/// Calls visit(first, last) for pieces that together make up [0, count), on up to `threads` threads
/// at once, and no more than the machine has; a piece has at most `grain` elements. An exception
/// stops the whole and is thrown on. threads >= 1.
void in_parallel(std::uint64_t count, std::uint64_t grain, int threads,
                 const std::function<void(std::uint64_t first, std::uint64_t last)>& visit);

}  // namespace gazetteer::runs
