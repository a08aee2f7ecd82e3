// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 5 (4)]: grids of three sides, who wins from where. The source has no figure.
#include <fmt/format.h>

#include "characterizations/grids/boxes.hpp"
#include "faces/figures/figure.hpp"
#include "faces/pictures/board_layout.hpp"

namespace gazetteer::figures {

using pictures::Panel;
using pictures::VertexRole;

namespace {

/// The grid with the outcome of each vertex by the theorem of docs/GRIDS.md.
Panel outcomes_panel(const std::vector<int>& sides) {
    const Box box = Box::grid(sides);
    const SparseGraph graph = box.graph();
    Panel panel = panel_of(graph, pictures::layout_of(graph).places);
    panel.numbered = false;
    panel.caption = fmt::format("{} x {} x {}", sides[0], sides[1], sides[2]);
    BoxGeography geography(box);
    for (Vertex v = 0; v < graph.order(); ++v) {
        const bool wins = geography.outcome(box.coordinates(v)) == Outcome::N;
        panel.vertices[static_cast<std::size_t>(v)].role =
            wins ? VertexRole::n_position : VertexRole::p_position;
    }
    return panel;
}

}  // namespace

Figure fsu93_section_5_4() {
    Figure result{.name = "fsu93-5-4",
                  .place = "FSU93 section 5 (4)",
                  .caption =
                      "Three grids of three sides: who wins from where. The source has no "
                      "such figure; docs/GRIDS.md has the theorem.",
                  .shows = {{"FSU93 5(4) higher dimension", "l=3 m=3 n=3"},
                            {"FSU93 5(4) higher dimension", "l=2 m=3 n=5"},
                            {"FSU93 5(4) higher dimension", "l=3 m=3 n=5"}},
                  .picture = {}};
    result.picture.panels = {outcomes_panel({3, 3, 3}), outcomes_panel({5, 3, 2}),
                             outcomes_panel({5, 3, 3})};
    result.picture.description =
        "On 3 x 3 x 3 only the centre is N. On the other two there are N- and P-vertices by the "
        "gcds of coordinates and sides.";
    result.picture.vertex_legend = {{VertexRole::n_position, "N: who moves from here wins"},
                                    {VertexRole::p_position, "P: who moves from here loses"}};
    return result;
}

}  // namespace gazetteer::figures
