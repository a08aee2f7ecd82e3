// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/subsets/edge_subset_kernel.hpp"

namespace gazetteer {

namespace {

namespace portable {
#include "oracle/engines/ueg/subsets/edge_subset_kernel.inc"
}  // namespace portable

#if defined(__x86_64__)
#include "oracle/tables/avx2_begin.inc"
namespace avx2 {
#include "oracle/engines/ueg/subsets/edge_subset_kernel.inc"
}  // namespace avx2
#include "oracle/tables/avx2_end.inc"
#endif

}  // namespace

EdgeSubsetKernel edge_subset_kernel(Instructions instructions) {
#if defined(__x86_64__)
    if (instructions == Instructions::best && has_avx2()) return avx2::decide;
#endif
    return portable::decide;
}

}  // namespace gazetteer
