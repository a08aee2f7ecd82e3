// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/layout.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numbers>
#include <numeric>

#include "graph/families/classical.hpp"
#include "graph/index.hpp"

namespace gazetteer::pictures {

namespace {

/// Distances from a vertex; -1 where it does not reach.
std::vector<int> distances(const SparseGraph& g, Vertex from) {
    std::vector<int> result(index(g.order()), -1);
    std::vector<Vertex> queue{from};
    result[index(from)] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i)
        for (Vertex w : g.neighbours(queue[i]))
            if (result[index(w)] < 0) {
                result[index(w)] = result[index(queue[i])] + 1;
                queue.push_back(w);
            }
    return result;
}

bool all_degrees_within(const SparseGraph& g, int low, int high) {
    for (Vertex v = 0; v < g.order(); ++v)
        if (g.degree(v) < low || g.degree(v) > high) return false;
    return true;
}

/// From `start` over `next` on, never back, until an end or the start again.
std::vector<Vertex> walk(const SparseGraph& g, Vertex start, Vertex next) {
    std::vector<Vertex> result{start};
    for (Vertex last = start; next != start;) {
        result.push_back(next);
        const auto around = g.neighbours(next);
        const auto on = std::ranges::find_if(around, [&](Vertex w) { return w != last; });
        if (on == around.end()) break;
        last = next;
        next = *on;
    }
    return result;
}

/// A bijection onto the vertices of a graph of the same order and size that keeps edges.
bool is_isomorphism(const SparseGraph& g, const SparseGraph& h, const std::vector<Vertex>& image) {
    if (g.order() != h.order() || g.size() != h.size()) return false;
    std::vector<bool> taken(index(g.order()));
    for (Vertex v : image) {
        if (v < 0 || v >= h.order() || taken[index(v)]) return false;
        taken[index(v)] = true;
    }
    return std::ranges::all_of(
        g.edges(), [&](const Edge& e) { return h.adjacent(image[index(e.u)], image[index(e.v)]); });
}

/// Sides (m, n) with m n = order and m (n - 1) + n (m - 1) = size.
std::optional<Grid> grid_of_size(const SparseGraph& g) {
    const int sum = 2 * g.order() - g.size();
    for (int m = 2; m <= sum - 2; ++m)
        if (m * (sum - m) == g.order()) return Grid{m, sum - m};
    return std::nullopt;
}

/// With c at (1, 1) and d at (1, n): the sum of the distances to both tells a, the difference b.
std::optional<GridMap> grid_with_corners(const SparseGraph& g, Vertex c, Vertex d) {
    const std::vector<int> from_c = distances(g, c);
    const std::vector<int> from_d = distances(g, d);
    const int n = from_c[index(d)] + 1;
    if (n < 2 || g.order() % n != 0) return std::nullopt;
    GridMap result{{g.order() / n, n}, std::vector<Vertex>(index(g.order()))};
    for (Vertex v = 0; v < g.order(); ++v) {
        const int twice_b = from_c[index(v)] - from_d[index(v)] + n - 1;
        const int b = twice_b / 2;
        const int a = from_c[index(v)] - b;
        if (twice_b % 2 != 0 || !result.grid.contains(a + 1, b + 1)) return std::nullopt;
        result.image[index(v)] = result.grid.at(a + 1, b + 1);
    }
    if (result.grid.m < 2 || !is_isomorphism(g, result.grid.graph(), result.image))
        return std::nullopt;
    return result;
}

std::vector<Vertex> identity(int order) {
    std::vector<Vertex> result(index(order));
    std::iota(result.begin(), result.end(), 0);
    return result;
}

/// The sides of the grid whose papers' numbering g may have; its first row tells.
std::optional<GridMap> as_numbered_grid(const SparseGraph& g) {
    if (g.degree(0) != 2) return std::nullopt;
    const int n = g.neighbours(0)[1];
    if (n < 2 || g.order() % n != 0 || g.order() / n < 2) return std::nullopt;
    GridMap result{{g.order() / n, n}, identity(g.order())};
    if (!is_isomorphism(g, result.grid.graph(), result.image)) return std::nullopt;
    return result;
}

/// Vertex 0 is 00...0, its neighbours have one digit 1, and any other vertex has the digits of its
/// neighbours that are nearer.
std::vector<Vertex> cube_digits(const SparseGraph& g, int dimension) {
    const std::vector<int> from_0 = distances(g, 0);
    std::vector<Vertex> order = identity(g.order());
    std::ranges::stable_sort(order, {}, [&](Vertex v) { return from_0[index(v)]; });
    std::vector<Vertex> result(index(g.order()));
    int next_digit = 0;
    for (Vertex v : order) {
        if (from_0[index(v)] == 1 && next_digit < dimension) result[index(v)] = 1 << next_digit++;
        if (from_0[index(v)] <= 1) continue;
        for (Vertex w : g.neighbours(v))
            if (from_0[index(w)] < from_0[index(v)]) result[index(v)] |= result[index(w)];
    }
    return result;
}

/// The directions of a cube's edges, one a dimension: no two sums of them coincide, and none lies
/// on an edge of others.
constexpr std::array<Place, drawn_cube_max> cube_directions{{
    {2, 0},
    {0, 2},
    {0.85, 0.6},
    {-0.8, 3.2},
    {3.9, 1.3},
    {-1.0, 8.9},
}};

std::vector<Place> cube_places(const CubeMap& cube) {
    std::vector<Place> result;
    for (Vertex digits : cube.image) {
        Place place;
        for (int i = 0; i < cube.dimension; ++i)
            if ((digits >> i & 1) != 0) {
                place.x += cube_directions.at(index(i)).x;
                place.y += cube_directions.at(index(i)).y;
            }
        result.push_back(place);
    }
    return result;
}

std::vector<Place> in_order(const std::vector<Vertex>& order, const std::vector<Place>& places) {
    std::vector<Place> result(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) result[index(order[i])] = places[i];
    return result;
}

std::vector<Place> line_places(int order) {
    std::vector<Place> result;
    for (int i = 0; i < order; ++i) result.push_back({static_cast<double>(i), 0});
    return result;
}

}  // namespace

std::optional<std::vector<Vertex>> as_path(const SparseGraph& g) {
    if (g.order() == 0 || g.size() != g.order() - 1 || !all_degrees_within(g, 0, 2))
        return std::nullopt;
    if (g.order() == 1) return std::vector<Vertex>{0};
    for (Vertex v = 0; v < g.order(); ++v) {
        if (g.degree(v) != 1) continue;
        std::vector<Vertex> result = walk(g, v, g.neighbours(v)[0]);
        if (result.size() != index(g.order())) return std::nullopt;
        return result;
    }
    return std::nullopt;
}

std::optional<std::vector<Vertex>> as_cycle(const SparseGraph& g) {
    if (g.order() < 3 || !all_degrees_within(g, 2, 2)) return std::nullopt;
    std::vector<Vertex> result = walk(g, 0, g.neighbours(0)[0]);
    if (result.size() != index(g.order())) return std::nullopt;
    return result;
}

std::optional<GridMap> as_grid(const SparseGraph& g) {
    if (g.order() < 4 || !all_degrees_within(g, 2, 4) || !grid_of_size(g)) return std::nullopt;
    if (auto numbered = as_numbered_grid(g)) return numbered;
    std::vector<Vertex> corners;
    for (Vertex v = 0; v < g.order(); ++v)
        if (g.degree(v) == 2) corners.push_back(v);
    if (corners.size() != 4) return std::nullopt;
    // The longer side lies across.
    std::optional<GridMap> result;
    for (std::size_t i = 1; i < 4; ++i) {
        auto map = grid_with_corners(g, corners[0], corners[i]);
        if (map && (!result || map->grid.m > result->grid.m)) result = std::move(map);
    }
    return result;
}

std::optional<CubeMap> as_cube(const SparseGraph& g) {
    if (g.order() < 2 || !std::has_single_bit(static_cast<unsigned>(g.order())))
        return std::nullopt;
    const int dimension = static_cast<int>(std::bit_width(static_cast<unsigned>(g.order()))) - 1;
    if (!all_degrees_within(g, dimension, dimension)) return std::nullopt;
    const SparseGraph model = cube(dimension);
    CubeMap result{dimension, identity(g.order())};
    if (is_isomorphism(g, model, result.image)) return result;
    result.image = cube_digits(g, dimension);
    if (!is_isomorphism(g, model, result.image)) return std::nullopt;
    return result;
}

std::vector<Place> places_on(const GridMap& map) {
    std::vector<Place> result;
    for (Vertex v : map.image)
        result.push_back({static_cast<double>(map.grid.a(v)), static_cast<double>(map.grid.b(v))});
    return result;
}

std::vector<Place> grid_places(const Grid& grid) {
    return places_on({grid, identity(grid.order())});
}

namespace {

/// Parallel projection: the first side across, the second upwards, the third into the depth, which
/// ends before the next column begins.
std::vector<Place> box_places(const std::vector<int>& sides) {
    const double across = 0.5 * sides[2] + 0.2;
    std::vector<Place> result;
    for (int a = 1; a <= sides[0]; ++a)
        for (int b = 1; b <= sides[1]; ++b)
            for (int c = 1; c <= sides[2]; ++c)
                result.push_back({across * a + 0.5 * c, b + 0.15 * c});
    return result;
}

}  // namespace

std::vector<Place> circle_places(int order, double side) {
    if (order == 1) return {{0, 0}};
    const double step = 2 * std::numbers::pi / order;
    const double radius = std::max(side / 2, side / 2 / std::sin(step / 2));
    const double first = order == 4 ? std::numbers::pi * 3 / 4 : std::numbers::pi / 2;
    std::vector<Place> result;
    for (int i = 0; i < order; ++i)
        result.push_back(
            {radius * std::cos(first - step * i), radius * std::sin(first - step * i)});
    return result;
}

std::optional<Layout> natural_layout(const SparseGraph& g) {
    if (const auto order = as_path(g))
        return Layout{"path", in_order(*order, line_places(g.order()))};
    if (const auto order = as_cycle(g))
        return Layout{"cycle", in_order(*order, circle_places(g.order()))};
    if (const auto map = as_grid(g))
        return Layout{"grid " + std::to_string(map->grid.m) + " x " + std::to_string(map->grid.n),
                      places_on(*map)};
    constexpr int complete_order_max = 64;
    if (g.order() >= 4 && g.order() <= complete_order_max &&
        2 * g.size() == g.order() * (g.order() - 1))
        return Layout{"complete graph", circle_places(g.order(), 1.4)};
    const auto map = as_cube(g);
    if (map && map->dimension <= drawn_cube_max)
        return Layout{"cube " + std::to_string(map->dimension), cube_places(*map)};
    const auto sides = sides_of_grid(g);
    if (sides && sides->size() == 3 && (*sides)[2] <= drawn_depth_max)
        return Layout{"grid " + std::to_string((*sides)[0]) + " x " + std::to_string((*sides)[1]) +
                          " x " + std::to_string((*sides)[2]),
                      box_places(*sides)};
    return std::nullopt;
}

}  // namespace gazetteer::pictures
