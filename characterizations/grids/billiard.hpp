// SPDX-License-Identifier: GPL-3.0-or-later
// The billiard ball that finds the winning opening move from a grid's corner (1, 1) when
// gcd(m + 1, n + 1) = 1 [FSU93, second half of the proof of Theorem 4.2, Figs. 4 and 5].
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "characterizations/even_kernels/even_kernel.hpp"
#include "characterizations/grids/trails.hpp"

namespace gazetteer {

/// The ball's path from corner (m + 1, 0), or from (0, n + 1) when m is odd, until a corner absorbs
/// it. m, n >= 1. O(order).
std::vector<Point> billiard_trajectory(const Grid& grid);

/// One of the four ends of the trajectory near (1, 2) and (2, 1). The figure is lost in the text;
/// the proof fits: a and b leave (1, 2) to the north-west and north-east, c and d leave (2, 1) to
/// the north-east and south-east.
struct Portion {
    char name = 'a';
    /// From (1, 2) or (2, 1), included, to a corner or to the next visit of either.
    std::vector<Point> points;
    bool leads_to_corner = false;
};
/// a, b, c, d. m, n >= 2.
std::array<Portion, 4> corner_portions(const Grid& grid);

/// The vertices traversed an odd number of times on the portion. Ascending.
std::vector<Vertex> traversed_oddly(const Grid& grid, const Portion& portion);

/// The outcome of vertex (1, 1), m, n >= 2: P by diagonal_kernel(d), N by the move to (1, 2) with
/// the set of portion b, or to (2, 1) with the set of portion c, whichever leads to a corner; only
/// that winning move is listed. O(order).
EvenKernelVerdict corner_verdict(const Grid& grid);

}  // namespace gazetteer
