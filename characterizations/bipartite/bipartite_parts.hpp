// SPDX-License-Identifier: GPL-3.0-or-later
// Even kernels that are a whole part of a bipartite graph [FSU93, Corollaries 3.4 and 3.5].
#pragma once

#include <optional>
#include <span>

#include "characterizations/even_kernels/even_kernel.hpp"

namespace gazetteer {

/// P by v's part when every vertex of the other part has even degree; nothing otherwise. side[w] in
/// {0, 1} names each vertex's part. Throws ContractViolation unless every edge joins the parts.
/// O(order + size).
std::optional<EvenKernelVerdict> part_verdict(const SparseGraph& g, std::span<const int> side,
                                              Vertex v);

}  // namespace gazetteer
