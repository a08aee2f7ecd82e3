// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, Figs. 3 to 5]: the proof of Theorem 4.2 on grids.
#include <fmt/format.h>

#include "characterizations/grids/billiard.hpp"
#include "characterizations/grids/grids.hpp"
#include "faces/figures/figure.hpp"
#include "faces/figures/grid_pictures.hpp"

namespace gazetteer::figures {

using pictures::LineRole;
using pictures::Panel;
using pictures::PathRole;
using pictures::VertexRole;

namespace {

/// The grid of Figs. 4 and 5.
constexpr Grid table{12, 9};

/// The lines that divide the grid's rectangle into d-by-d squares.
void add_squares(Panel& panel, const Grid& grid, int d) {
    for (int x = d; x <= grid.m; x += d)
        add_path(panel, {{x, 0}, {x, grid.n + 1}}, PathRole::boundary);
    for (int y = d; y <= grid.n; y += d)
        add_path(panel, {{0, y}, {grid.m + 1, y}}, PathRole::boundary);
}

}  // namespace

Figure fsu93_figure_3() {
    const Grid grid{14, 9};
    const int d = grid_gcd(grid);
    Panel panel = grid_panel(grid);
    add_squares(panel, grid, d);
    mark(panel, diagonal_kernel(grid, d), VertexRole::kernel);
    Figure result{.name = "fsu93-fig3",
                  .place = "FSU93 Fig. 3",
                  .caption = "The even kernel S for G_{14 x 9}.",
                  .shows = {{"FSU93 Fig3", "G_{14 x 9}"}},
                  .picture = {}};
    result.picture.panels = {panel};
    result.picture.description = fmt::format(
        "The rectangle is divided into {0}-by-{0} squares; S is the interior of one diagonal of "
        "each.",
        d);
    result.picture.vertex_legend = {{VertexRole::kernel, "in S"}};
    result.picture.path_legend = {{PathRole::boundary, "sides of the squares"}};
    return result;
}

Figure fsu93_figure_4() {
    constexpr int shown = 4;
    Panel panel = grid_panel({shown, shown});
    panel.numbered = true;
    for (Vertex v = 0; v < shown * shown; ++v)
        panel.vertices[static_cast<std::size_t>(v)].label =
            fmt::format("{},{}", Grid{shown, shown}.a(v), Grid{shown, shown}.b(v));
    panel.paths = {{PathRole::boundary, {{0, shown + 0.7}, {0, 0}, {shown + 0.7, 0}}}};
    add_path(panel, {{1, 2}, {0, 1}, {1, 0}, {2, 1}, {1, 2}});
    std::string to_corners;
    for (const Portion& portion : corner_portions(table)) {
        std::vector<Point> points = portion.points;
        points.resize(3);
        add_path(panel, points);
        const Point end = points.back();
        panel.texts.push_back({{end.x + 0.36, end.y + 0.36}, std::string(1, portion.name)});
        if (portion.leads_to_corner) to_corners += std::string(" ") + portion.name;
    }
    Figure result{.name = "fsu93-fig4",
                  .place = "FSU93 Fig. 4",
                  .caption = "Lower left corner of the billiard table.",
                  .shows = {{"FSU93 Fig4", "m=12 n=9"}},
                  .picture = {}};
    result.picture.panels = {panel};
    result.picture.description =
        "The trajectory passes twice through (1, 2) and twice through (2, 1); its four portions "
        "from there are labelled a, b, c and d. On the grid of Fig. 5 these lead to corners of "
        "the table:" +
        to_corners + ".";
    result.picture.path_legend = {{PathRole::trail, "the ball's trajectory"},
                                  {PathRole::boundary, "sides of the table"}};
    return result;
}

Figure fsu93_figure_5() {
    const Portion b = corner_portions(table)[1];
    Panel panel = grid_panel(table);
    add_path(panel, b.points);
    mark(panel, traversed_oddly(table, b), VertexRole::kernel);
    line_between(panel, table.at(1, 1), table.at(1, 2)).role = LineRole::erased;
    panel.vertices[static_cast<std::size_t>(table.at(1, 1))].root = true;
    panel.vertices[static_cast<std::size_t>(table.at(1, 2))].target = true;
    Figure result{.name = "fsu93-fig5",
                  .place = "FSU93 Fig. 5",
                  .caption = "An even kernel in G_{12 x 9} - [(1, 1)(1, 2)].",
                  .shows = {{"FSU93 Fig5", "G_{12 x 9}"}, {"FSU93 T4.2 portion b", "m=12 n=9"}},
                  .picture = {}};
    result.picture.panels = {panel};
    result.picture.description =
        "The vertices that portion b of the trajectory traverses an odd number of times.";
    result.picture.vertex_legend = {{VertexRole::kernel, "in the even kernel"}};
    result.picture.root_legend = "(1, 1)";
    result.picture.target_legend = "(1, 2), the winning move";
    result.picture.path_legend = {{PathRole::trail, "portion b of the trajectory"}};
    return result;
}

}  // namespace gazetteer::figures
