// SPDX-License-Identifier: GPL-3.0-or-later
// [SV25, Figs. 1, 3, 5 and 6]: trails on grids, their regions, and the even kernels they give.
#include <fmt/format.h>

#include <algorithm>

#include "characterizations/grids/extended_trail.hpp"
#include "characterizations/grids/grids.hpp"
#include "faces/figures/figure.hpp"
#include "faces/figures/grid_pictures.hpp"

namespace gazetteer::figures {

using pictures::LineRole;
using pictures::Panel;
using pictures::PathRole;
using pictures::VertexRole;

namespace {

/// The grid of Figs. 3 and 5, and the two vertices that they name.
constexpr Grid grid_11_8{11, 8};

Panel panel_at(const Grid& grid, Vertex root, const std::string& caption) {
    Panel result = grid_panel(grid);
    result.caption = caption;
    result.vertices[static_cast<std::size_t>(root)].root = true;
    return result;
}

/// The labelling of the regions of the extended trail from which switching what the extensions
/// enclose makes that of the trail itself [SV25, Lemma 5].
std::vector<bool> labels_before_switching(const Grid& grid, const Trail& trail,
                                          const ExtendedTrail& extension) {
    const Regions after(grid, trail);
    const Regions before(grid, extension.whole);
    const Regions halves(grid, extension.alone);
    const auto labels = after.labelling();
    require(labels.has_value(), "a proper labelling [SV25, Lemma 5]");
    const int enclosed = halves.of(extension.enclosed);
    std::vector<bool> result(static_cast<std::size_t>(before.count()));
    for (int x = 0; x <= grid.m + 1; ++x)
        for (int y = 0; y <= grid.n + 1; ++y) {
            const int region = before.of({x, y});
            if (region < 0) continue;
            result[static_cast<std::size_t>(region)] =
                (*labels)[static_cast<std::size_t>(after.of({x, y}))] !=
                (halves.of({x, y}) == enclosed);
        }
    for (const auto& [r, s] : before.sharing_a_side())
        require(result[static_cast<std::size_t>(r)] != result[static_cast<std::size_t>(s)],
                "a proper labelling");
    return result;
}

}  // namespace

Figure sv25_figure_1() {
    const Grid grid{5, 3};
    const Vertex v = grid.at(2, 2);
    Figure result{.name = "sv25-fig1",
                  .place = "SV25 Fig. 1",
                  .caption =
                      "The vertex (2, 2) of G_{5,3} has exactly two trails that there are two "
                      "straight line segments touching (2, 2).",
                  .shows = {{"SV25 Fig1", "(2, 2) in G_{5,3}"}},
                  .picture = {}};
    for (const bool open : {false, true})
        for (const Trail& trail : trails(grid, v)) {
            if (trail.open != open) continue;
            result.picture.panels.push_back(
                panel_at(grid, v, open ? "open, 90 degrees" : "closed, 90 degrees"));
            add_path(result.picture.panels.back(), trail.points);
        }
    result.picture.columns = 2;
    result.picture.description = "One closed and one open 90-degree trail.";
    result.picture.root_legend = "(2, 2)";
    result.picture.path_legend = {{PathRole::trail, "the trail"}};
    return result;
}

Figure sv25_figure_3() {
    const Vertex u = grid_11_8.at(3, 4);
    const Trail trail = right_angle_with_move(grid_11_8, u, grid_11_8.at(2, 4));
    const ExtendedTrail extension = extended(grid_11_8, trail);
    Panel a = panel_at(grid_11_8, u, "(a)");
    add_regions(a, grid_11_8, Regions(grid_11_8, extension.whole),
                labels_before_switching(grid_11_8, trail, extension));
    add_path(a, trail.points);
    add_path(a, extension.first, PathRole::extension);
    add_path(a, extension.second, PathRole::extension);
    Panel b = panel_at(grid_11_8, u, "(b)");
    add_positive_regions(b, grid_11_8, trail);
    add_path(b, trail.points);
    Figure result{.name = "sv25-fig3",
                  .place = "SV25 Fig. 3",
                  .caption =
                      "(a) A proper labeling of the regions obtained from the extended trail at "
                      "the vertex (3, 4) of G_{11 x 8}. (b) The result after switching the labels "
                      "of the regions on the right of the extended segments. All unbounded "
                      "regions are negative.",
                  .shows = {{"SV25 Fig3", "(3, 4) in G_{11 x 8}"}},
                  .picture = {}};
    result.picture.panels = {a, b};
    result.picture.columns = 2;
    result.picture.description = "Positive regions are shaded.";
    result.picture.root_legend = "(3, 4)";
    result.picture.path_legend = {{PathRole::trail, "the closed 90-degree trail"},
                                  {PathRole::extension, "its segments, extended"}};
    result.picture.region_legend = "positive region";
    return result;
}

Figure sv25_figure_5() {
    const Vertex v = grid_11_8.at(2, 4);
    const Vertex u = grid_11_8.at(3, 4);
    const auto straight = straight_trail(grid_11_8, v);
    require(straight && !straight->open, "a closed 180-degree trail [SV25, Example 11]");
    Panel a = panel_at(grid_11_8, v, "(a)");
    add_positive_regions(a, grid_11_8, *straight);
    add_path(a, straight->points);
    mark(a, on_one_segment(grid_11_8, *straight), VertexRole::kernel);
    const Trail right_angle = right_angle_with_move(grid_11_8, u, v);
    Panel b = panel_at(grid_11_8, u, "(b)");
    add_positive_regions(b, grid_11_8, right_angle);
    add_path(b, right_angle.points);
    mark(b, kernel_in_positive_regions(grid_11_8, right_angle).kernel, VertexRole::kernel);
    line_between(b, u, v).role = LineRole::erased;
    b.vertices[static_cast<std::size_t>(v)].target = true;
    Figure result{.name = "sv25-fig5",
                  .place = "SV25 Fig. 5",
                  .caption =
                      "(a) An even kernel (black vertices) of G_{11 x 8} containing (2, 4). (b) An "
                      "even kernel (black vertices) of G_{11 x 8} - uv where u = (3, 4) and v = "
                      "(2, 4).",
                  .shows = {{"SV25 Ex11", "G_{11 x 8}"}},
                  .picture = {}};
    result.picture.panels = {a, b};
    result.picture.columns = 2;
    result.picture.description =
        "In (a) the trail is the closed 180-degree one at (2, 4), in (b) a closed 90-degree one "
        "at (3, 4). Positive regions are shaded.";
    result.picture.vertex_legend = {{VertexRole::kernel, "in the even kernel"}};
    result.picture.root_legend = "(2, 4) in (a), u = (3, 4) in (b)";
    result.picture.target_legend = "v = (2, 4)";
    result.picture.path_legend = {{PathRole::trail, "the trail"}};
    result.picture.region_legend = "positive region";
    return result;
}

namespace {

/// A 180-degree trail whose vertices on one segment are the set.
Trail straight_trail_of(const Grid& grid, const std::vector<Vertex>& set) {
    for (Vertex v : set)
        for (const Trail& trail : trails(grid, v))
            if (trail.straight() && on_one_segment(grid, trail) == set) return trail;
    require(false, "a corresponding 180-degree trail [SV25, Fig. 6]");
    return {};
}

}  // namespace

Figure sv25_figure_6() {
    const Grid grid{19, 14};
    Figure result{.name = "sv25-fig6",
                  .place = "SV25 Fig. 6",
                  .caption =
                      "The even kernel S_k of G_{19,14} and its corresponding 180-degree trail for "
                      "k = 0, 1, ..., 5.",
                  .shows = {{"SV25 Fig6", "G_{19 x 14}"}},
                  .picture = {}};
    for (int k = 0; k <= grid_gcd(grid); ++k) {
        const std::vector<Vertex> s = s_k(grid, k);
        Panel panel = grid_panel(grid);
        panel.caption = fmt::format("k = {}", k);
        add_path(panel, straight_trail_of(grid, s).points);
        mark(panel, s, VertexRole::kernel);
        result.picture.panels.push_back(panel);
    }
    result.picture.columns = 2;
    result.picture.description = "Six panels, one for each k.";
    result.picture.vertex_legend = {{VertexRole::kernel, "in S_k"}};
    result.picture.path_legend = {{PathRole::trail, "the 180-degree trail"}};
    return result;
}

}  // namespace gazetteer::figures
