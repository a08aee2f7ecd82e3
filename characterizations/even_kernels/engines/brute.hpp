// SPDX-License-Identifier: GPL-3.0-or-later
// Even kernels by definition: every set of vertices is tried. The ground truth of the other
// engines.
#pragma once

#include "characterizations/even_kernels/search.hpp"
#include "graph/graph.hpp"

namespace gazetteer::even_kernels {

/// Above this order brute force is refused.
constexpr int brute_order_max = 20;

/// O(2^order order). `smallest` gives the least set in the order of sizes, then of the word whose
/// bit v says that v is in. Throws ContractViolation when the order is above 20 or the question
/// names a vertex that is not in g; obeys the limits on time and on the number of kernels.
EvenKernelAnswer brute_even_kernel(const Graph& g, const EvenKernelQuestion& question,
                                   const EvenKernelLimits& limits = {});

}  // namespace gazetteer::even_kernels
