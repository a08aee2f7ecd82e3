// SPDX-License-Identifier: GPL-3.0-or-later
// Code for this processor's widest vectors without a build of its own for each processor.
#pragma once

#include <cstdint>

/// Before a function: compiled for plain x86-64 and for processors with AVX2 and AVX-512 as well,
/// chosen when the program starts. What it calls is compiled along only where it is inlined.
/// Nothing elsewhere, and nothing under a sanitizer, whose code cannot run as early as the choice
/// is made.
#if defined(__x86_64__) && !defined(GAZETTEER_SANITIZED)
#define GAZETTEER_VECTORIZED __attribute__((target_clones("default", "avx2", "avx512f")))
#else
#define GAZETTEER_VECTORIZED
#endif

namespace gazetteer {

/// 16 numbers worked on at once, whatever the processor's vectors are: operators act on each.
using VectorOf16 = std::uint32_t __attribute__((vector_size(64)));
/// 8 words.
using VectorOf8 = std::uint64_t __attribute__((vector_size(64)));

}  // namespace gazetteer
