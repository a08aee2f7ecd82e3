// Words for tables far larger than the caches: in large pages where the system has them, which are
// found faster and are made ready faster at the first touch. Not initialized.
#pragma once

#include <sys/mman.h>

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

namespace gazetteer {

struct FreeWords {
    void operator()(std::uint64_t* words) const { std::free(words); }
};
using LargeWords = std::unique_ptr<std::uint64_t[], FreeWords>;

/// Throws std::bad_alloc.
inline LargeWords large_words(std::size_t count) {
    constexpr std::size_t page = std::size_t{1} << 21;
    constexpr std::size_t line = 64;
    const bool large = count * sizeof(std::uint64_t) >= page;
    const std::size_t unit = large ? page : line;
    const std::size_t bytes = (count * sizeof(std::uint64_t) / unit + 1) * unit;
    auto* words = static_cast<std::uint64_t*>(std::aligned_alloc(unit, bytes));
    if (words == nullptr) throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
    if (large) madvise(words, bytes, MADV_HUGEPAGE);  // Advice: without it the pages are small.
#endif
    return LargeWords(words);
}

}  // namespace gazetteer
