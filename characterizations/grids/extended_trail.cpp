// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/extended_trail.hpp"

#include "graph/contract.hpp"

namespace gazetteer {

namespace {

/// From u away from a segment, up to the side of the rectangle; u first.
std::vector<Point> extension(const Grid& grid, Point u, Point segment) {
    std::vector<Point> result{u};
    while (!on_boundary(grid, result.back())) result.push_back(result.back() - segment);
    return result;
}

/// `run`, then the rest of `more`, which begins where `run` ends.
void append(std::vector<Point>& run, const std::vector<Point>& more) {
    run.insert(run.end(), more.begin() + 1, more.end());
}

}  // namespace

ExtendedTrail extended(const Grid& grid, const Trail& trail) {
    require(!trail.open && !trail.straight(), "a closed 90-degree trail");
    const Point u = trail.points.front();
    ExtendedTrail result;
    result.first = extension(grid, u, trail.first);
    result.second = extension(grid, u, trail.second);
    result.alone.points.assign(result.first.rbegin(), result.first.rend());
    result.half = result.alone;
    append(result.half.points, trail.points);
    result.whole = result.half;
    append(result.whole.points, result.second);
    append(result.alone.points, result.second);
    const Point both = trail.first + trail.second;
    result.enclosed = u - Point{both.x / 2, both.y / 2};
    return result;
}

}  // namespace gazetteer
