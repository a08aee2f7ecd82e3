// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/cycle_space/cycle_space_kernel.hpp"

namespace gazetteer {

namespace {

namespace portable {
#include "oracle/engines/ueg/cycle_space/cycle_space_kernel.inc"
}  // namespace portable

#if defined(__x86_64__)
#include "oracle/tables/avx2_begin.inc"
namespace avx2 {
#include "oracle/engines/ueg/cycle_space/cycle_space_kernel.inc"
}  // namespace avx2
#include "oracle/tables/avx2_end.inc"
#endif

}  // namespace

CycleSpaceKernel cycle_space_kernel(Instructions instructions) {
#if defined(__x86_64__)
    if (instructions == Instructions::best && has_avx2()) return avx2::decide;
#endif
    return portable::decide;
}

}  // namespace gazetteer
