// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/trails.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <utility>

#include "graph/contract.hpp"

namespace gazetteer {

namespace {

constexpr std::array<Point, 4> directions{SW, NW, SE, NE};

Point point(const Grid& grid, Vertex v) {
    require(0 <= v && v < grid.order(), "a vertex of the grid");
    return {grid.a(v), grid.b(v)};
}

/// Turns a component of the direction that would leave 0..end.
int reflected(int step, int from, int end) {
    return 0 <= from + step && from + step <= end ? step : -step;
}

/// The direction of the step that follows from p.
Point turned(const Grid& grid, Point p, Point direction) {
    return {reflected(direction.x, p.x, grid.m + 1), reflected(direction.y, p.y, grid.n + 1)};
}

/// How many steps it is from p to a side of the rectangle.
int steps_to_side(const Grid& grid, Point p, Point direction) {
    return std::min(direction.x > 0 ? grid.m + 1 - p.x : p.x,
                    direction.y > 0 ? grid.n + 1 - p.y : p.y);
}

/// The trail of a ray that returned to its start.
Trail closed_trail(std::vector<Point> ray) {
    const Point v = ray.front();
    const Point out = ray[1] - v;
    const Point in = ray[ray.size() - 2] - v;
    return {std::move(ray), std::min(out, in), std::max(out, in), false};
}

/// The trail of two rays from v to corners.
Trail open_trail(const std::vector<Point>& ray, const std::vector<Point>& other) {
    std::vector<Point> points(ray.rbegin(), ray.rend());
    points.insert(points.end(), other.begin() + 1, other.end());
    return {std::move(points), ray[1] - ray[0], other[1] - other[0], true};
}

/// The pairs of regions that share a side, as lists of neighbours back to back.
class NeighbouringRegions {
  public:
    NeighbouringRegions(int count, const std::vector<std::pair<int, int>>& pairs)
        : starts_(static_cast<std::size_t>(count) + 1), ends_(2 * pairs.size()) {
        for (const auto& [one, other] : pairs) {
            ++starts_[static_cast<std::size_t>(one) + 1];
            ++starts_[static_cast<std::size_t>(other) + 1];
        }
        std::partial_sum(starts_.begin(), starts_.end(), starts_.begin());
        std::vector<std::size_t> next(starts_.begin(), starts_.end() - 1);
        for (const auto& [one, other] : pairs) {
            ends_[next[static_cast<std::size_t>(one)]++] = other;
            ends_[next[static_cast<std::size_t>(other)]++] = one;
        }
    }
    std::span<const int> of(int region) const {
        const auto i = static_cast<std::size_t>(region);
        return {ends_.data() + starts_[i], ends_.data() + starts_[i + 1]};
    }

  private:
    std::vector<std::size_t> starts_;
    std::vector<int> ends_;
};

}  // namespace

bool is_corner(const Grid& grid, Point p) {
    return (p.x == 0 || p.x == grid.m + 1) && (p.y == 0 || p.y == grid.n + 1);
}

bool on_boundary(const Grid& grid, Point p) {
    return !grid.contains(p.x, p.y);
}

std::vector<Point> neighbours(const Grid& grid, Vertex v) {
    std::vector<Point> result;
    for (const Point step : {Point{-1, 0}, Point{0, -1}, Point{0, 1}, Point{1, 0}}) {
        const Point w = point(grid, v) + step;
        if (grid.contains(w.x, w.y)) result.push_back(w);
    }
    return result;
}

std::vector<Point> bounce(const Grid& grid, Point start, Point direction) {
    std::vector<Point> points{start};
    Point p = start;
    do {
        direction = turned(grid, p, direction);
        for (int steps = steps_to_side(grid, p, direction); steps > 0; --steps) {
            p = p + direction;
            points.push_back(p);
            if (p == start) return points;
        }
    } while (!is_corner(grid, p));
    return points;
}

std::vector<Return> returns_of_endless_ray(const Grid& grid, Vertex v, Point direction) {
    const Point start = point(grid, v);
    std::vector<Return> result;
    Point p = start;
    Point heading = direction;
    bool corner = false;
    do {
        heading = turned(grid, p, heading);
        p = p + heading;
        corner = corner || is_corner(grid, p);
        if (p == start) result.push_back({Point{} - heading, std::exchange(corner, false)});
    } while (p != start || heading != direction);
    return result;
}

std::vector<Trail> trails(const Grid& grid, Vertex v) {
    const Point start = point(grid, v);
    std::vector<Trail> result;
    std::vector<std::vector<Point>> to_corner;
    for (const Point direction : directions) {
        std::vector<Point> ray = bounce(grid, start, direction);
        if (ray.back() != start) {
            to_corner.push_back(std::move(ray));
        } else if (Trail trail = closed_trail(std::move(ray)); trail.first == direction) {
            result.push_back(std::move(trail));
        }
    }
    for (std::size_t i = 0; i < to_corner.size(); ++i)
        for (std::size_t j = i + 1; j < to_corner.size(); ++j)
            result.push_back(open_trail(to_corner[i], to_corner[j]));
    std::ranges::sort(result, {}, [](const Trail& t) { return std::pair(t.first, t.second); });
    return result;
}

std::optional<Trail> closed_right_angle(const Grid& grid, Vertex v) {
    const Point start = point(grid, v);
    for (const Point direction : {NE, SW}) {
        std::vector<Point> ray = bounce(grid, start, direction);
        if (ray.back() != start) continue;
        Trail trail = closed_trail(std::move(ray));
        if (!trail.straight()) return trail;
    }
    return std::nullopt;
}

std::optional<Trail> straight_trail(const Grid& grid, Vertex v) {
    for (Trail& trail : trails(grid, v))
        if (trail.straight()) return std::move(trail);
    return std::nullopt;
}

std::vector<Vertex> on_one_segment(const Grid& grid, const Trail& trail) {
    std::vector<int> segments(static_cast<std::size_t>(grid.order()));
    // A closed trail ends where it began: v is on the one segment that its two ends form.
    const auto end = trail.open ? trail.points.end() : trail.points.end() - 1;
    for (auto p = trail.points.begin(); p != end; ++p)
        if (!on_boundary(grid, *p)) ++segments[static_cast<std::size_t>(grid.at(p->x, p->y))];
    std::vector<Vertex> result;
    for (Vertex v = 0; v < grid.order(); ++v)
        if (segments[static_cast<std::size_t>(v)] == 1) result.push_back(v);
    return result;
}

Regions::Regions(const Grid& grid, const Trail& trail)
    : m_(grid.m), n_(grid.n), parity_((trail.points.front().x + trail.points.front().y) % 2) {
    const auto points = static_cast<std::size_t>((m_ + 2) * (n_ + 2));
    cut_.resize(static_cast<std::size_t>((m_ + 3) * (n_ + 3)));
    on_trail_.resize(points);
    region_.assign(points, -1);
    mark(trail);
    flood();
}

void Regions::mark(const Trail& trail) {
    for (int x = 0; x <= m_ + 2; ++x) cut_[cut_index(x, 0)] = cut_[cut_index(x, n_ + 2)] = 1;
    for (int y = 0; y <= n_ + 2; ++y) cut_[cut_index(0, y)] = cut_[cut_index(m_ + 2, y)] = 1;
    for (std::size_t i = 0; i < trail.points.size(); ++i) {
        const Point p = trail.points[i];
        on_trail_[index(p)] = 1;
        if (i == 0) continue;
        const Point q = trail.points[i - 1];
        const Point square{std::min(p.x, q.x), std::min(p.y, q.y)};
        char& cut = cut_[cut_index(square.x + 1, square.y + 1)];
        if (cut == 0) cut_squares_.push_back(square);
        cut = 1;
    }
}

void Regions::flood() {
    std::vector<Point> queue;
    for (int x = 0; x <= m_ + 1; ++x)
        for (int y = (x + parity_ + 1) % 2; y <= n_ + 1; y += 2)
            if (region_[index({x, y})] < 0) flood_from({x, y}, regions_++, queue);
    unbounded_.resize(static_cast<std::size_t>(regions_));
    const auto mark_side = [&](Point p) {
        if ((p.x + p.y) % 2 != parity_) unbounded_[static_cast<std::size_t>(of(p))] = true;
    };
    for (int x = 0; x <= m_ + 1; ++x)
        for (const int y : {0, n_ + 1}) mark_side({x, y});
    for (int y = 0; y <= n_ + 1; ++y)
        for (const int x : {0, m_ + 1}) mark_side({x, y});
}

/// The squares around p, by their numbers: no step leaves the rectangle, as what surrounds it is
/// marked as cut.
void Regions::flood_from(Point start, int region, std::vector<Point>& queue) {
    queue.assign(1, start);
    region_[index(start)] = region;
    while (!queue.empty()) {
        const Point p = queue.back();
        queue.pop_back();
        const auto visit = [&](int x_square, int y_square, Point q) {
            if (cut_[cut_index(x_square, y_square)] != 0 || region_[index(q)] >= 0) return;
            region_[index(q)] = region;
            queue.push_back(q);
        };
        visit(p.x, p.y, {p.x - 1, p.y - 1});
        visit(p.x, p.y + 1, {p.x - 1, p.y + 1});
        visit(p.x + 1, p.y, {p.x + 1, p.y - 1});
        visit(p.x + 1, p.y + 1, {p.x + 1, p.y + 1});
    }
}

std::vector<std::pair<int, int>> Regions::sharing_a_side() const {
    std::vector<std::pair<int, int>> result;
    result.reserve(cut_squares_.size());
    for (const auto& [x, y] : cut_squares_) {
        const bool rising = (x + y) % 2 == parity_;
        result.emplace_back(of(rising ? Point{x + 1, y} : Point{x, y}),
                            of(rising ? Point{x, y + 1} : Point{x + 1, y + 1}));
    }
    return result;
}

std::optional<std::vector<bool>> Regions::proper_labelling() const {
    const NeighbouringRegions neighbours(count(), sharing_a_side());
    // The rectangle is connected, so one label decides all: an unbounded region's is negative.
    std::vector<int> label(unbounded_.size(), -1);
    const auto outer = std::ranges::find(unbounded_, true) - unbounded_.begin();
    std::vector<int> queue{static_cast<int>(outer)};
    label[static_cast<std::size_t>(outer)] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const int here = label[static_cast<std::size_t>(queue[i])];
        for (int next : neighbours.of(queue[i])) {
            int& there = label[static_cast<std::size_t>(next)];
            if (there == here) return std::nullopt;
            if (there < 0) queue.push_back(next);
            there = 1 - here;
        }
    }
    std::vector<bool> positive;
    for (const int l : label) positive.push_back(l == 1);
    return positive;
}

std::optional<std::vector<bool>> Regions::labelling() const {
    auto positive = proper_labelling();
    for (std::size_t r = 0; positive && r < unbounded_.size(); ++r)
        if (unbounded_[r] && (*positive)[r]) return std::nullopt;
    return positive;
}

RegionKernel kernel_in_positive_regions(const Grid& grid, const Trail& trail) {
    const Regions regions(grid, trail);
    const auto positive = regions.labelling();
    require(positive.has_value(), "a trail whose regions have a proper labelling");
    const Point u = trail.points.front();
    RegionKernel result;
    for (int x = 1; x <= grid.m; ++x)
        for (int y = 1; y <= grid.n; ++y) {
            if ((x + y - u.x - u.y) % 2 == 0) continue;
            if (!(*positive)[static_cast<std::size_t>(regions.of({x, y}))]) continue;
            result.kernel.push_back(grid.at(x, y));
            if (std::abs(x - u.x) + std::abs(y - u.y) == 1) result.moves.push_back(grid.at(x, y));
        }
    return result;
}

}  // namespace gazetteer
