// SPDX-License-Identifier: GPL-3.0-or-later
// [Kun24, Figs. 1.1 and 1.2]: why the second player's matching M' must go on.
#include "faces/figures/figure.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::figures {

using pictures::LineRole;
using pictures::Panel;

namespace {

/// A path with these names in which every second edge is in the matching, from the first edge on or
/// from the second.
Panel alternating_path(const std::vector<std::string>& names, bool from_first,
                       const std::string& caption) {
    const int order = static_cast<int>(names.size());
    std::vector<pictures::Place> places;
    for (int i = 0; i < order; ++i) places.push_back({1.3 * i, 0});
    Panel result = panel_of(path(order), places);
    for (std::size_t i = 0; i < names.size(); ++i) result.vertices[i].label = names[i];
    for (std::size_t i = from_first ? 0 : 1; i < result.lines.size(); i += 2)
        result.lines[i].role = LineRole::matching;
    result.vertices[0].root = true;
    result.caption = caption;
    return result;
}

Figure flipped(const std::string& number, const std::string& caption,
               const std::vector<std::string>& names) {
    Figure result{
        .name = "kun24-fig" + number,
        .place = "Kun24 Fig. " + number,
        .caption = caption,
        .shows = {{"Kun24 Fig. " + number, to_graph6(path(static_cast<int>(names.size()))) + " 0"}},
        .picture = {}};
    result.picture.panels = {alternating_path(names, false, "M'"),
                             alternating_path(names, true, "one edge larger")};
    result.picture.line_legend = {{LineRole::matching, "in the matching"},
                                  {LineRole::plain, "outside of it"}};
    result.picture.root_legend = "v, where player 1 starts";
    return result;
}

}  // namespace

Figure kun24_figure_1_1() {
    Figure result = flipped(
        "1.1",
        "We are assuming edges (v, u) and (w, x) are not in M'. If M' does not saturate x then it "
        "means no edge incident to x is in M' (top) and we can obtain another matching one unit "
        "larger than M' (bottom).",
        {"v", "u", "w", "x"});
    result.picture.description = "A path v u w x with the edge uw, then with vu and wx.";
    return result;
}

Figure kun24_figure_1_2() {
    Figure result = flipped(
        "1.2",
        "If player 1 was the last to play, we have an augmenting path, in which we alternate "
        "between edges in and outside M'. The assumption is the matching saturates neither the "
        "first nor the last nodes, so we can \"flip\" the edges to obtain a larger matching.",
        {"v", "", "", "", "", ""});
    result.picture.description =
        "A path of five edges with the second and fourth in the matching, then with the others.";
    return result;
}

}  // namespace gazetteer::figures
