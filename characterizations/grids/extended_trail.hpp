// SPDX-License-Identifier: GPL-3.0-or-later
// A closed 90-degree trail whose two segments at u go on beyond u [SV25, proof of Lemma 5, Fig. 3].
#pragma once

#include <vector>

#include "characterizations/grids/trails.hpp"

namespace gazetteer {

struct ExtendedTrail {
    /// What the segments Trail::first and Trail::second are extended by: from u, included, to a
    /// side of the rectangle.
    std::vector<Point> first;
    std::vector<Point> second;
    /// The trail with both extensions; the two extensions alone, which cut the rectangle in two;
    /// the trail with the first extension only. Only their points count.
    Trail whole;
    Trail alone;
    Trail half;
    /// A point of what the extensions enclose, on the side of u away from the trail.
    Point enclosed;
};

/// The trail is closed, with an angle of 90 degrees at u = trail.points.front(). O(order).
ExtendedTrail extended(const Grid& grid, const Trail& trail);

}  // namespace gazetteer
