// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/lattice.hpp"

#include <map>
#include <set>
#include <utility>

#include "graph/contract.hpp"

namespace gazetteer::pictures {

namespace {

/// From corner to corner with the diamond on its left.
using Side = std::pair<LatticePoint, LatticePoint>;

/// The sides of diamonds with no diamond on their right, by where they begin.
std::multimap<LatticePoint, LatticePoint> outer_sides(const std::vector<LatticePoint>& centres) {
    std::set<Side> sides;
    for (const LatticePoint c : centres) {
        const LatticePoint corners[] = {
            {c.x + 1, c.y}, {c.x, c.y + 1}, {c.x - 1, c.y}, {c.x, c.y - 1}};
        for (int i = 0; i < 4; ++i) {
            const Side side{corners[i], corners[(i + 1) % 4]};
            require(sides.insert(side).second, "different points");
        }
    }
    std::multimap<LatticePoint, LatticePoint> result;
    for (const auto& [from, to] : sides)
        if (!sides.contains({to, from})) result.emplace(from, to);
    return result;
}

/// The points at which the outline turns.
std::vector<Place> corners_of(const std::vector<LatticePoint>& outline) {
    std::vector<Place> result;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const LatticePoint before = outline[(i + outline.size() - 1) % outline.size()];
        const LatticePoint here = outline[i];
        const LatticePoint after = outline[(i + 1) % outline.size()];
        if (here.x - before.x != after.x - here.x || here.y - before.y != after.y - here.y)
            result.push_back({static_cast<double>(here.x), static_cast<double>(here.y)});
    }
    return result;
}

/// The polygon's part where `inside` is not negative; `inside` is affine.
template <class Inside>
std::vector<Place> cut(const std::vector<Place>& polygon, const Inside& inside) {
    std::vector<Place> result;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Place a = polygon[i];
        const Place b = polygon[(i + 1) % polygon.size()];
        const double at_a = inside(a);
        const double at_b = inside(b);
        if (at_a >= 0) result.push_back(a);
        // A side that begins or ends on the line is cut at its end, which stands already.
        if ((at_a < 0) == (at_b < 0) || at_a == 0 || at_b == 0) continue;
        const double t = at_a / (at_a - at_b);
        result.push_back({a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)});
    }
    return result;
}

}  // namespace

Region clipped(const Region& region, Place low, Place high) {
    Region result;
    for (std::vector<Place> polygon : region) {
        polygon = cut(polygon, [&](Place p) { return p.x - low.x; });
        polygon = cut(polygon, [&](Place p) { return high.x - p.x; });
        polygon = cut(polygon, [&](Place p) { return p.y - low.y; });
        polygon = cut(polygon, [&](Place p) { return high.y - p.y; });
        if (polygon.size() >= 3) result.push_back(std::move(polygon));
    }
    return result;
}

Region union_of_diamonds(const std::vector<LatticePoint>& centres) {
    for (const LatticePoint c : centres)
        require((c.x + c.y - centres[0].x - centres[0].y) % 2 == 0, "points of one parity");
    auto left = outer_sides(centres);
    Region result;
    while (!left.empty()) {
        std::vector<LatticePoint> outline;
        LatticePoint at = left.begin()->first;
        // As many sides end in a corner as begin there, so every walk closes.
        for (auto next = left.find(at); next != left.end(); next = left.find(at)) {
            outline.push_back(at);
            at = next->second;
            left.erase(next);
        }
        result.push_back(corners_of(outline));
    }
    return result;
}

}  // namespace gazetteer::pictures
