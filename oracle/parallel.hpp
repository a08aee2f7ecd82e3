// Ranges shared among threads by oneTBB.
#pragma once

#include <cstdint>
#include <functional>

namespace gazetteer {

/// Calls visit(first, last) for pieces that together make up [0, count), on up to `threads` threads
/// at once, and no more than the machine has; a piece has at most `grain` elements. An exception
/// stops the whole and is thrown on. threads >= 1.
void in_parallel(std::uint64_t count, std::uint64_t grain, int threads,
                 const std::function<void(std::uint64_t first, std::uint64_t last)>& visit);

}  // namespace gazetteer
