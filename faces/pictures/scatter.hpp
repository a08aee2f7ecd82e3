// SPDX-License-Identifier: GPL-3.0-or-later
// Points with decimal coordinates in a picture, with their convex hull, as SVG.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace gazetteer::pictures {

/// Coordinates are smaller than this in absolute value, and have at most so many decimals.
constexpr std::int64_t scatter_coordinate_max = std::int64_t{1} << 30;
constexpr int scatter_decimals_max = 6;

struct ScatterPoint {
    std::int64_t x = 0;
    std::int64_t y = 0;
    auto operator<=>(const ScatterPoint&) const = default;
};

struct Scatter {
    std::string title;
    /// What the axes show.
    std::string x;
    std::string y;
    /// A point has this many decimals: its coordinates are multiples of 10^-decimals.
    int x_decimals = 0;
    int y_decimals = 0;
    /// How often each point occurs, at least once.
    std::map<ScatterPoint, std::uint64_t> points;
};

/// The corners of the convex hull, counter-clockwise from the least point; no three on a line. One
/// point has one corner, points on a line have two. ContractViolation beyond
/// scatter_coordinate_max.
std::vector<ScatterPoint> convex_hull(const std::map<ScatterPoint, std::uint64_t>& points);

/// A whole SVG document, 640 x 480. Each point is a disc with a title that says how often it
/// occurs; the area grows with the logarithm of that. Without points there
/// are only the axes. ContractViolation as for convex_hull.
std::string to_svg(const Scatter& scatter);

}  // namespace gazetteer::pictures
