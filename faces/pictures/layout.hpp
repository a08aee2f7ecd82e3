// SPDX-License-Identifier: GPL-3.0-or-later
// Where to put the vertices: the natural layouts of paths, cycles, grids, cubes and complete
// graphs, recognised under any numbering of the vertices.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "faces/pictures/picture.hpp"
#include "graph/families.hpp"

namespace gazetteer::pictures {

/// A place for each vertex, and the kind that the graph was found to be: "path", "cycle",
/// "grid 4 x 3", "cube 3", "complete graph".
struct Layout {
    std::string kind;
    std::vector<Place> places;
};

/// An isomorphism to a grid with sides >= 2: the grid, and for each vertex of g its vertex there.
/// The identity where that is one. O(order + size) for each pair of corners, of which there are 6.
struct GridMap {
    Grid grid;
    std::vector<Vertex> image;
};
std::optional<GridMap> as_grid(const SparseGraph& g);

/// An isomorphism to the n-cube, n >= 1: the dimension, and the 0-1 sequence of each vertex; the
/// vertices' own digits where these are one. O(order + size).
struct CubeMap {
    int dimension = 1;
    std::vector<Vertex> image;
};
std::optional<CubeMap> as_cube(const SparseGraph& g);

/// The vertices of a path in path order from its lesser end, or of a cycle in cyclic order from
/// vertex 0 towards its lesser neighbour. Nothing if g is neither a path with a vertex nor a cycle.
/// O(order).
std::optional<std::vector<Vertex>> as_path(const SparseGraph& g);
std::optional<std::vector<Vertex>> as_cycle(const SparseGraph& g);

/// Dimensions of cubes with a drawing of their own: vertices apart, none on an edge of others.
inline constexpr int drawn_cube_max = 6;
/// The longest third side of a grid of three that is drawn in parallel projection: beyond it the
/// layers' points fall on one another.
inline constexpr int drawn_depth_max = 6;

/// Paths on a line, cycles and complete graphs on a circle, grids as in the papers ((a, b) at the
/// point (a, b)), grids of three sides and cubes in parallel projection up to drawn_depth_max and
/// drawn_cube_max. Nothing for any other graph,
/// the null graph too.
std::optional<Layout> natural_layout(const SparseGraph& g);
/// Point (a, b) for each vertex, in the order of the grid's vertices.
std::vector<Place> grid_places(const Grid& grid);
/// The same for a graph that is a grid.
std::vector<Place> places_on(const GridMap& map);
/// `order` points on a circle, neighbours `side` apart, the first on top, clockwise. For order 4 a
/// square with horizontal sides.
std::vector<Place> circle_places(int order, double side = 1);

}  // namespace gazetteer::pictures
