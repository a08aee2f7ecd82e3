// SPDX-License-Identifier: GPL-3.0-or-later
// Shapes on the square lattice, for trails on grids.
#pragma once

#include <vector>

#include "faces/pictures/picture.hpp"

namespace gazetteer::pictures {

/// A point with integer coordinates.
struct LatticePoint {
    int x = 0;
    int y = 0;
    auto operator<=>(const LatticePoint&) const = default;
};

/// The union of the unit diamonds |x - a| + |y - b| <= 1 around the given points (a, b), all with
/// a + b of one parity, as its outline. Throws ContractViolation on two parities or a repeated
/// point. O(points log points).
Region union_of_diamonds(const std::vector<LatticePoint>& centres);

/// The part of the region within the rectangle between two corners.
Region clipped(const Region& region, Place low, Place high);

}  // namespace gazetteer::pictures
