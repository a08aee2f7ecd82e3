// SPDX-License-Identifier: GPL-3.0-or-later
// Points of the plane with integer coordinates.
#pragma once

#include <compare>

namespace gazetteer {

/// Also the difference of two points.
struct Point {
    int x = 0;
    int y = 0;
    bool operator==(const Point&) const = default;
    auto operator<=>(const Point&) const = default;
    friend Point operator+(Point p, Point q) { return {p.x + q.x, p.y + q.y}; }
    friend Point operator-(Point p, Point q) { return {p.x - q.x, p.y - q.y}; }
};

}  // namespace gazetteer
