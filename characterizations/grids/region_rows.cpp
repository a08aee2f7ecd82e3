// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/region_rows.hpp"

#include <algorithm>
#include <cstdlib>

#include "graph/contract.hpp"
#include "graph/index.hpp"

namespace gazetteer {

namespace {

using Word = std::uint64_t;

/// By south-west corners: the squares along whose diagonal the trail runs.
GridRows cut_squares(const Grid& grid, const Trail& trail) {
    GridRows result(index(grid.m + 2));
    for (std::size_t i = 1; i < trail.points.size(); ++i) {
        const Point p = trail.points[i - 1];
        const Point q = trail.points[i];
        result[index(std::min(p.x, q.x))] |= Word{1} << std::min(p.y, q.y);
    }
    return result;
}

/// Where in row x the edge uv would count, were it there: at u if v is in K, at v if u is.
Word across(const GridRows& kernel, int x, Point u, Point v) {
    Word result = 0;
    if (x == u.x && (kernel[index(v.x)] >> v.y & 1) != 0) result |= Word{1} << u.y;
    if (x == v.x && (kernel[index(u.x)] >> u.y & 1) != 0) result |= Word{1} << v.y;
    return result;
}

}  // namespace

std::optional<GridRows> positive_rows(const Grid& grid, const Trail& trail) {
    require(grid.n <= grid_rows_n_max, "n <= 62");
    const GridRows cut = cut_squares(grid, trail);
    const Word odd = 0xAAAAAAAAAAAAAAAA;
    const Word inner = ((Word{1} << grid.n) - 1) << 1;
    const Word squares = inner | 1;
    // Points of the trail's parity are 0 throughout.
    const auto others = [&](int x) {
        return (trail.points.front().x + trail.points.front().y + x) % 2 == 0 ? odd : ~odd;
    };
    GridRows result(index(grid.m + 2));
    for (int x = 0; x <= grid.m; ++x) {
        const Word here = result[index(x)];
        // From (x, y) to (x + 1, y + 1) where (x, y) is of the other parity, and from (x, y + 1) to
        // (x + 1, y) where it is not.
        const Word rising = ((here ^ cut[index(x)]) & squares & others(x)) << 1;
        const Word falling = (here >> 1 ^ cut[index(x)]) & squares & ~others(x);
        const Word both = inner & others(x + 1);
        if (((rising ^ falling) & both) != 0 || ((rising | falling) & ~inner) != 0) return {};
        result[index(x + 1)] = rising & both;
    }
    if (result.back() != 0) return {};
    return result;
}

bool is_even_kernel_without(const Grid& grid, const GridRows& kernel, Point u, Point v) {
    const bool edge = std::abs(u.x - v.x) + std::abs(u.y - v.y) == 1 && grid.contains(u.x, u.y) &&
                      grid.contains(v.x, v.y);
    if (!edge || (kernel[index(v.x)] >> v.y & 1) == 0) return false;
    const Word inner = ((Word{1} << grid.n) - 1) << 1;
    for (int x = 1; x <= grid.m; ++x) {
        const Word here = kernel[index(x)];
        const Word gone = across(kernel, x, u, v);
        const Word west = kernel[index(x - 1)];
        const Word east = kernel[index(x + 1)];
        const Word sum = (here << 1 ^ here >> 1 ^ west ^ east ^ gone) & inner;
        if ((sum & ~here) != 0) return false;
        // Within K no neighbour at all, but across uv.
        const Word two =
            (here << 1 & here >> 1) | (west & east) | ((here << 1 | here >> 1) & (west | east));
        const Word one = here << 1 | here >> 1 | west | east;
        if ((here & ((one & ~gone) | (two & gone))) != 0) return false;
    }
    return true;
}

}  // namespace gazetteer
