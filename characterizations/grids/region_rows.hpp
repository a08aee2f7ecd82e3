// SPDX-License-Identifier: GPL-3.0-or-later
// The labelled regions of a trail, one word a row. Why it works: each unit square has two corners
// of the other parity than the trail's, and a proper labelling differs at the two iff the trail
// runs between them; so from the side x = 0, where all is negative, each row gives the next, and
// the squares that were not used must agree.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "characterizations/grids/trails.hpp"

namespace gazetteer {

/// Row x of the rectangle, bit y for the point (x, y); rows 0..m + 1.
using GridRows = std::vector<std::uint64_t>;

/// The longest second side of a grid whose rows have room in a word.
inline constexpr int grid_rows_n_max = 62;

/// The points of the other parity in positive regions, of the labelling that Regions::labelling()
/// gives; nothing when it gives none. O(m + the trail's length). Throws ContractViolation if
/// n > 62.
std::optional<GridRows> positive_rows(const Grid& grid, const Trail& trail);

/// uv is an edge of the grid and K, whose points lie in 1..m, 1..n, an even kernel of G - uv that
/// contains v. O(m).
bool is_even_kernel_without(const Grid& grid, const GridRows& kernel, Point u, Point v);

}  // namespace gazetteer
