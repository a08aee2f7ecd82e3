// SPDX-License-Identifier: GPL-3.0-or-later
// The fewest forests that have all edges.
#pragma once

#include "certificates/check/invariants/terms.hpp"

namespace gazetteer::check::invariants {

/// 0 without edges. O(size^2 order^2) at most; any order.
Number arboricity(const Graph& g, Vertex, Steps& steps);

}  // namespace gazetteer::check::invariants
