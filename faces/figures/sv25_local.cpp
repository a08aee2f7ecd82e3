// SPDX-License-Identifier: GPL-3.0-or-later
// [SV25, Figs. 2 and 4]: a ray unfolded into copies of the grid, and what a vertex sees of a trail.
#include <fmt/format.h>

#include <array>
#include <map>

#include "faces/figures/figure.hpp"
#include "faces/figures/grid_pictures.hpp"

namespace gazetteer::figures {

using pictures::Panel;
using pictures::PathRole;
using pictures::Place;
using pictures::VertexRole;

namespace {

/// Copy (i, j) of the grid, reflected in x for odd i and in y for odd j, in its rectangle: the
/// point of each vertex.
std::vector<Place> copy_places(const Grid& grid, int i, int j) {
    const auto unfolded = [](int along, int copy, int side) {
        return copy * side + (copy % 2 == 0 ? along : side - along);
    };
    std::vector<Place> result;
    for (Vertex v = 0; v < grid.order(); ++v)
        result.push_back({static_cast<double>(unfolded(grid.a(v), i, grid.m + 1)),
                          static_cast<double>(unfolded(grid.b(v), j, grid.n + 1))});
    return result;
}

/// columns x rows copies side by side, as one graph.
Panel copies_panel(const Grid& grid, int columns, int rows) {
    std::vector<Edge> edges;
    std::vector<Place> places;
    for (int i = 0; i < columns; ++i)
        for (int j = 0; j < rows; ++j) {
            const int first = (i * rows + j) * grid.order();
            for (const Edge& e : grid.graph().edges()) edges.push_back({first + e.u, first + e.v});
            for (const Place& p : copy_places(grid, i, j)) places.push_back(p);
        }
    Panel result = panel_of(SparseGraph(columns * rows * grid.order(), edges), places);
    result.numbered = false;
    const int width = columns * (grid.m + 1);
    const int height = rows * (grid.n + 1);
    for (int i = 0; i <= columns; ++i)
        add_path(result, {{i * (grid.m + 1), 0}, {i * (grid.m + 1), height}}, PathRole::boundary);
    for (int j = 0; j <= rows; ++j)
        add_path(result, {{0, j * (grid.n + 1)}, {width, j * (grid.n + 1)}}, PathRole::boundary);
    return result;
}

/// The vertex drawn at the point. Throws ContractViolation if there is none.
std::size_t vertex_at(const Panel& panel, Place place) {
    const auto found = std::ranges::find(panel.places, place);
    require(found != panel.places.end(), "a vertex at the point");
    return static_cast<std::size_t>(found - panel.places.begin());
}

}  // namespace

Figure sv25_figure_2() {
    // a = h (m + 1) - k (n + 1) with h = k = 1.
    const Grid grid{3, 2};
    constexpr int h = 1;
    constexpr int k = 1;
    const Point from{h * (grid.m + 1) - k * (grid.n + 1), 1};
    const Point to{2 * h * (grid.m + 1) - from.x, 2 * k * (grid.n + 1) + from.y};
    Panel panel = copies_panel(grid, 2 * h, 2 * k + 1);
    std::vector<Point> line;
    for (Point p = from; p.x <= to.x; p = p + NE) line.push_back(p);
    add_path(panel, line);
    const std::vector<Place> ends = places_of({from, to});
    panel.vertices[vertex_at(panel, ends[0])].root = true;
    panel.vertices[vertex_at(panel, ends[1])].target = true;
    Figure result{.name = "sv25-fig2",
                  .place = "SV25 Fig. 2",
                  .caption =
                      "An embedding of multiple copies of G_{3,2} on the rectangle [0, 8] x [0, 9] "
                      "where (h, k) = (1, 1).",
                  .shows = {{"SV25 Fig2", "G_{3 x 2}"},
                            {"SV25 L4 endless rays", "m=3 n=2 a=1 b=1"},
                            {"SV25 L4 coefficients", "m=3 n=2 a=1 b=1"}},
                  .picture = {}};
    result.picture.panels = {panel};
    result.picture.description =
        "Six copies, reflected in the lines between them. The straight line of slope 1 from (1, 1) "
        "to its copy at (7, 7) is a ray that is reflected at the sides of the rectangle and "
        "returns to (1, 1) from the south-east.";
    result.picture.root_legend = "(1, 1)";
    result.picture.target_legend = "its copy at (7, 7)";
    result.picture.path_legend = {{PathRole::trail, "the ray to the north-east"},
                                  {PathRole::boundary, "lines of reflection"}};
    return result;
}

namespace {

/// North, east, south, west.
constexpr std::array<Point, 4> sides{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

/// Which of the four segments around a vertex, from each side to the next, a trail runs along.
using Pattern = std::array<bool, 4>;

/// The least pattern that turning and reflecting make of it.
Pattern least_alike(const Pattern& pattern) {
    Pattern result = pattern;
    for (std::size_t turn = 0; turn < 4; ++turn) {
        Pattern turned;
        Pattern reflected;
        for (std::size_t i = 0; i < 4; ++i) {
            turned[i] = pattern[(i + turn) % 4];
            reflected[i] = pattern[(8 - i - turn) % 4];
        }
        result = std::max({result, turned, reflected});
    }
    return result;
}

/// Each step of the trail with the lesser end first.
std::map<std::pair<Point, Point>, bool> steps_of(const Trail& trail) {
    std::map<std::pair<Point, Point>, bool> result;
    for (std::size_t i = 1; i < trail.points.size(); ++i)
        result[std::minmax(trail.points[i - 1], trail.points[i])] = true;
    return result;
}

/// What every vertex with four neighbours sees of any 180-degree trail on grids with sides up to
/// side_max: the patterns but for symmetry, each with the first grid vertex m, n, a, b at which
/// there is such a trail.
std::map<Pattern, std::array<int, 4>, std::greater<>> patterns_seen(int side_max) {
    std::map<Pattern, std::array<int, 4>, std::greater<>> result;
    const auto note = [&](const Grid& grid, Vertex v, const Trail& trail) {
        const auto steps = steps_of(trail);
        for (int x = 2; x < grid.m; ++x)
            for (int y = 2; y < grid.n; ++y) {
                Pattern pattern{};
                for (std::size_t i = 0; i < 4; ++i)
                    pattern[i] = steps.contains(
                        std::minmax(Point{x, y} + sides[i], Point{x, y} + sides[(i + 1) % 4]));
                if (pattern != Pattern{})
                    result.try_emplace(least_alike(pattern),
                                       std::array{grid.m, grid.n, grid.a(v), grid.b(v)});
            }
    };
    for (int m = 1; m <= side_max; ++m)
        for (int n = 1; n <= side_max; ++n)
            for (Vertex v = 0; v < m * n; ++v)
                for (const Trail& trail : trails({m, n}, v))
                    if (trail.straight()) note({m, n}, v, trail);
    return result;
}

/// u in the middle with its neighbours, the segments beside it, and the neighbours on exactly one.
Panel pattern_panel(const Pattern& pattern) {
    std::vector<Place> places{{0, 0}};
    for (const Place& p : places_of({sides.begin(), sides.end()})) places.push_back(p);
    Panel result = panel_of(SparseGraph(5, {{0, 1}, {0, 2}, {0, 3}, {0, 4}}), places);
    result.vertices[0].label = "u";
    result.vertices[0].root = true;
    int segments = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        result.vertices[i + 1].label = " ";
        if (pattern[i] != pattern[(i + 3) % 4]) result.vertices[i + 1].role = VertexRole::kernel;
        if (!pattern[i]) continue;
        ++segments;
        const Place a = places[i + 1];
        const Place b = places[(i + 1) % 4 + 1];
        const Place along{(b.x - a.x) / 2, (b.y - a.y) / 2};
        result.paths.push_back(
            {PathRole::trail, {{a.x - along.x, a.y - along.y}, {b.x + along.x, b.y + along.y}}});
    }
    result.caption = fmt::format("{} segment{}", segments, segments == 1 ? "" : "s");
    return result;
}

}  // namespace

Figure sv25_figure_4() {
    Figure result{.name = "sv25-fig4",
                  .place = "SV25 Fig. 4",
                  .caption = "All possibilities of the neighbors on a trail.",
                  .shows = {},
                  .picture = {}};
    constexpr int side_max = 8;
    for (const auto& [pattern, where] : patterns_seen(side_max)) {
        result.picture.panels.push_back(pattern_panel(pattern));
        result.shows.push_back({"SV25 Fig4", fmt::format("m={} n={} a={} b={}", where[0], where[1],
                                                         where[2], where[3])});
    }
    result.picture.columns = 3;
    result.picture.description = fmt::format(
        "What a vertex u next to a 180-degree trail can see of it, but for symmetry: all {} "
        "possibilities on grids with sides up to {}. It has 0, 2 or 4 neighbours in K.",
        result.picture.panels.size(), side_max);
    result.picture.vertex_legend = {{VertexRole::kernel, "in K: on exactly one segment"}};
    result.picture.root_legend = "u";
    result.picture.path_legend = {{PathRole::trail, "a segment of the trail next to u"}};
    return result;
}

}  // namespace gazetteer::figures
