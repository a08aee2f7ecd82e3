// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/figures/grid_pictures.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "characterizations/grids/grids.hpp"
#include "faces/pictures/lattice.hpp"
#include "faces/pictures/layout.hpp"

namespace gazetteer::figures {

using pictures::LineRole;
using pictures::Panel;
using pictures::PathRole;
using pictures::Picture;
using pictures::Place;
using pictures::VertexRole;

namespace {

Place place_of(Point p) {
    return {static_cast<double>(p.x), static_cast<double>(p.y)};
}

/// The vertices of the grid as the panel numbers them.
std::vector<Vertex> renumbered(const std::vector<Vertex>& set,
                               const std::vector<Vertex>& vertices) {
    std::vector<Vertex> result;
    for (Vertex w : set) result.push_back(vertices.at(static_cast<std::size_t>(w)));
    return result;
}

}  // namespace

pictures::Path rectangle(const Grid& grid) {
    const double right = grid.m + 1;
    const double top = grid.n + 1;
    return {PathRole::boundary, {{0, 0}, {right, 0}, {right, top}, {0, top}, {0, 0}}};
}

Panel grid_panel(const Grid& grid) {
    Panel result = panel_of(grid.graph(), pictures::grid_places(grid));
    result.numbered = false;
    result.faint = true;
    result.paths = {rectangle(grid)};
    return result;
}

std::vector<Place> places_of(const std::vector<Point>& points) {
    std::vector<Place> result;
    for (const Point p : points) result.push_back(place_of(p));
    return result;
}

void add_path(Panel& panel, const std::vector<Point>& points, PathRole role) {
    panel.paths.push_back({role, places_of(points)});
}

void add_regions(Panel& panel, const Grid& grid, const Regions& regions,
                 const std::vector<bool>& positive) {
    std::vector<pictures::LatticePoint> centres;
    for (int x = 0; x <= grid.m + 1; ++x)
        for (int y = 0; y <= grid.n + 1; ++y) {
            const int region = regions.of({x, y});
            if (region >= 0 && positive[static_cast<std::size_t>(region)])
                centres.push_back({x, y});
        }
    panel.regions.push_back(
        pictures::clipped(pictures::union_of_diamonds(centres), {0, 0},
                          {static_cast<double>(grid.m + 1), static_cast<double>(grid.n + 1)}));
}

void add_positive_regions(Panel& panel, const Grid& grid, const Trail& trail) {
    const Regions regions(grid, trail);
    if (const auto positive = regions.labelling()) add_regions(panel, grid, regions, *positive);
}

Trail right_angle_with_move(const Grid& grid, Vertex u, Vertex v) {
    for (const Trail& trail : trails(grid, u)) {
        if (trail.open || trail.straight()) continue;
        const std::vector<Vertex> moves = kernel_in_positive_regions(grid, trail).moves;
        if (std::ranges::binary_search(moves, v)) return trail;
    }
    require(false, "a closed 90-degree trail with that move");
    return {};
}

std::string add_deciding_trail(Picture& picture, const Grid& grid, Vertex v,
                               const std::vector<Vertex>& vertices) {
    Panel& panel = picture.panels.at(0);
    picture.vertex_legend = {{VertexRole::kernel, "in the even kernel"}};
    picture.path_legend = {{PathRole::trail, "the trail"}};
    panel.paths.push_back(rectangle(grid));
    if (grid_outcome(grid, v) == Outcome::P) {
        const auto trail = straight_trail(grid, v);
        require(trail.has_value(), "a 180-degree trail [SV25, Lemma 8]");
        add_path(panel, trail->points);
        mark(panel, renumbered(on_one_segment(grid, *trail), vertices), VertexRole::kernel);
        return "P: the vertices on one segment of the 180-degree trail are an even kernel.";
    }
    const auto trail = closed_right_angle(grid, v);
    require(trail.has_value(), "a closed 90-degree trail [SV25, Lemma 4]");
    const RegionKernel found = kernel_in_positive_regions(grid, *trail);
    add_positive_regions(panel, grid, *trail);
    add_path(panel, trail->points);
    mark(panel, renumbered(found.kernel, vertices), VertexRole::kernel);
    const Vertex root = vertices.at(static_cast<std::size_t>(v));
    for (Vertex to : renumbered(found.moves, vertices)) {
        pictures::Line& line = line_between(panel, root, to);
        line.role = LineRole::winning;
        (line.v == to ? line.to_v : line.to_u) = true;
    }
    picture.region_legend = "positive region";
    picture.line_legend = {{LineRole::winning, "a winning move"}};
    return "N: the vertices in the positive regions of the closed 90-degree trail are an even "
           "kernel once the edge of the winning move is gone.";
}

}  // namespace gazetteer::figures
