// SPDX-License-Identifier: GPL-3.0-or-later
// Trails on grids [SV25, section 2]: rays of slope +1 and -1 from a vertex, reflected at the sides
// of the rectangle [0, m + 1] x [0, n + 1], and the regions that a trail cuts out.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "characterizations/grids/point.hpp"
#include "graph/families.hpp"

namespace gazetteer {

// Directions.
inline constexpr Point NE{1, 1};
inline constexpr Point NW{-1, 1};
inline constexpr Point SE{1, -1};
inline constexpr Point SW{-1, -1};

bool is_corner(const Grid& grid, Point p);
/// On a side of the rectangle.
bool on_boundary(const Grid& grid, Point p);
/// The points adjacent to vertex v in the grid, ascending.
std::vector<Point> neighbours(const Grid& grid, Vertex v);

/// The points of a ball's path from `start`, one diagonal step each, reflected in the usual manner.
/// It ends at the first corner, or on return to `start`, whichever comes first; `start` may be a
/// corner, then `direction` points into the rectangle. O(order).
std::vector<Point> bounce(const Grid& grid, Point start, Point direction);

/// A return of a ray to where it started: NW when it arrives from the north-west.
struct Return {
    Point from;
    /// It has hit a corner since it was there last.
    bool after_corner = false;
    bool operator==(const Return&) const = default;
};
/// The returns to v of a ray from v that never stops, and comes back from a corner as it went in,
/// in order, until it leaves v in `direction` again. At least one. O(order).
std::vector<Return> returns_of_endless_ray(const Grid& grid, Vertex v, Point direction);

/// A trail at v with exactly two straight line segments touching v. It comes from one ray that
/// returns to v, or from two rays that end in corners.
struct Trail {
    /// Consecutive points are one diagonal step apart. Closed: from v to v. Open: from a corner
    /// through v to a corner.
    std::vector<Point> points;
    /// Where the two segments lie, seen from v; first < second.
    Point first;
    Point second;
    /// Both ends go to corners.
    bool open = false;

    /// A 180-degree trail; a 90-degree trail otherwise.
    bool straight() const { return first + second == Point{}; }
};

/// All trails at v, by their directions. At most six: four right-angled, two straight. O(order).
std::vector<Trail> trails(const Grid& grid, Vertex v);
/// The closed 90-degree trails at v that are a ray in direction NE or SW, the one that
/// [SV25, Lemma 4] promises when d | a or d | b; the one of NE first. Nothing when there is none.
std::optional<Trail> closed_right_angle(const Grid& grid, Vertex v);
/// A 180-degree trail at v, promised by [SV25, Lemma 8] when d divides neither a nor b.
std::optional<Trail> straight_trail(const Grid& grid, Vertex v);

/// The vertices of the grid that are on exactly one straight line segment of the trail
/// [SV25, Lemma 9]. Ascending, O(order).
std::vector<Vertex> on_one_segment(const Grid& grid, const Trail& trail);

/// The regions into which a trail separates the rectangle. Each unit square has one diagonal whose
/// ends have the parity of the trail. Its other two corners lie in one region unless the trail
/// runs along that diagonal; so regions are sets of points of the other parity.
class Regions {
  public:
    Regions(const Grid& grid, const Trail& trail);

    int count() const { return regions_; }
    /// The region around p, a point of the other parity than the trail's.
    int of(Point p) const { return region_[index(p)]; }
    /// Has a part of a side of the rectangle as its side.
    bool unbounded(int region) const { return unbounded_[static_cast<std::size_t>(region)]; }
    bool on_trail(Point p) const { return on_trail_[index(p)] != 0; }
    /// positive[r] for each region such that regions that share a side differ, and one unbounded
    /// region is negative; nothing when there is no such labelling.
    std::optional<std::vector<bool>> proper_labelling() const;
    /// The same with all unbounded regions negative [SV25, Lemma 5].
    std::optional<std::vector<bool>> labelling() const;
    /// The two regions beside each step of the trail.
    std::vector<std::pair<int, int>> sharing_a_side() const;

  private:
    std::size_t index(Point p) const { return static_cast<std::size_t>(p.x * (n_ + 2) + p.y); }
    std::size_t cut_index(int x, int y) const { return static_cast<std::size_t>(x * (n_ + 3) + y); }
    void mark(const Trail& trail);
    void flood();
    void flood_from(Point start, int region, std::vector<Point>& queue);

    int m_;
    int n_;
    /// (x + y) % 2 of the trail's points.
    int parity_;
    int regions_ = 0;
    /// Unit squares by their north-east corners: not 0 if the trail runs along the square's
    /// diagonal, and outside the rectangle.
    std::vector<char> cut_;
    /// Those of the trail by their south-west corners, each once.
    std::vector<Point> cut_squares_;
    std::vector<char> on_trail_;
    std::vector<int> region_;
    std::vector<bool> unbounded_;
};

/// The even kernel of G - uv for a closed 90-degree trail at u [SV25, Lemma 6]: the vertices of
/// other parity than u inside positive regions, and u's neighbours v among them, which are winning
/// moves. Both ascending. Throws ContractViolation when the regions have no labelling. O(order).
struct RegionKernel {
    std::vector<Vertex> kernel;
    std::vector<Vertex> moves;
};
RegionKernel kernel_in_positive_regions(const Grid& grid, const Trail& trail);

}  // namespace gazetteer
