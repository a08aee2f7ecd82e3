// SPDX-License-Identifier: GPL-3.0-or-later
// Words of 256 bits for the table engines, in the vector extension that g++ and clang share. The
// operations are in wide_word_operations.inc, compiled once for any processor and once for AVX2.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gazetteer {

/// Bit s of the word stands for the subset s of eight things, its members the 1s of s.
using Word = std::uint64_t __attribute__((vector_size(32)));

constexpr int word_things = 8;
constexpr std::size_t word_bits = 256;

inline bool bit(const Word& word, std::size_t s) {
    return (word[s / 64] >> s % 64 & 1) != 0;
}

/// Which functions an engine calls: the best for this processor, or those for any; results are the
/// same.
enum class Instructions { best, portable };

/// Whether the functions compiled for AVX2 may be called on this processor.
inline bool has_avx2() {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt");
#else
    return false;
#endif
}

}  // namespace gazetteer
