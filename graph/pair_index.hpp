// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs of vertices, numbered row by row.
#pragma once

#include <algorithm>

#include "graph/index.hpp"

namespace gazetteer {

/// The place of {u, v}, u != v, among {0, 1}, {0, 2}, {1, 2}, {0, 3}, ... That of {0, n} is the
/// number of pairs of 0..n-1.
constexpr std::size_t pair_index(int u, int v) {
    const int larger = std::max(u, v);
    return index(larger * (larger - 1) / 2 + std::min(u, v));
}

}  // namespace gazetteer
