// SPDX-License-Identifier: GPL-3.0-or-later
// g(n), the Grundy value of edge-delete on the path of order n, by the recurrence of [GGHR, section
// 2] as the characterization computes it.
#pragma once

#include <vector>

#include "characterizations/edge_delete/edge_delete_paths.hpp"
#include "properties/framework/claim.hpp"

namespace gazetteer::properties {

/// The largest order whose value is tabulated.
constexpr int path_table_max = 4000;

/// n <= path_table_max.
inline int g(int n) {
    static const std::vector<int> table = edge_delete_path_grundy_values(path_table_max);
    return table[static_cast<std::size_t>(n)];
}

constexpr Bounds bounds_of_path_table{
    .tests = 300, .verify = 1000, .reach_max = path_table_max / 2};

}  // namespace gazetteer::properties
