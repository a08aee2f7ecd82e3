// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/billiard.hpp"

#include "characterizations/grids/grids.hpp"
#include "graph/contract.hpp"

namespace gazetteer {

namespace {

constexpr Point one_two{1, 2};
constexpr Point two_one{2, 1};

Portion portion(const Grid& grid, char name, Point start, Point direction) {
    Portion result{name, bounce(grid, start, direction), false};
    result.leads_to_corner = is_corner(grid, result.points.back());
    if (result.leads_to_corner) return result;
    std::size_t length = 2;
    while (result.points[length - 1] != one_two && result.points[length - 1] != two_one) ++length;
    result.points.resize(length);
    return result;
}

}  // namespace

std::vector<Point> billiard_trajectory(const Grid& grid) {
    require(grid.m >= 1 && grid.n >= 1, "m, n >= 1");
    return grid.m % 2 == 0 ? bounce(grid, {grid.m + 1, 0}, NW) : bounce(grid, {0, grid.n + 1}, SE);
}

std::array<Portion, 4> corner_portions(const Grid& grid) {
    require(grid.m >= 2 && grid.n >= 2, "m, n >= 2");
    return {portion(grid, 'a', one_two, NW), portion(grid, 'b', one_two, NE),
            portion(grid, 'c', two_one, NE), portion(grid, 'd', two_one, SE)};
}

std::vector<Vertex> traversed_oddly(const Grid& grid, const Portion& portion) {
    std::vector<bool> odd(static_cast<std::size_t>(grid.order()));
    for (const Point p : portion.points)
        if (grid.contains(p.x, p.y)) {
            const auto v = static_cast<std::size_t>(grid.at(p.x, p.y));
            odd[v] = !odd[v];
        }
    std::vector<Vertex> result;
    for (Vertex v = 0; v < grid.order(); ++v)
        if (odd[static_cast<std::size_t>(v)]) result.push_back(v);
    return result;
}

EvenKernelVerdict corner_verdict(const Grid& grid) {
    const int d = grid_gcd(grid);
    if (d != 1) return proved_P(diagonal_kernel(grid, d));
    const auto portions = corner_portions(grid);
    const bool by_b = portions[1].leads_to_corner;
    const Vertex move = by_b ? grid.at(1, 2) : grid.at(2, 1);
    return proved_N({move}, move, traversed_oddly(grid, portions[by_b ? 1 : 2]));
}

}  // namespace gazetteer
