// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/draw.hpp"

#include <algorithm>

#include "faces/library/inside.hpp"
#include "faces/pictures/plain_picture.hpp"
#include "faces/pictures/svg.hpp"

namespace gazetteer::v0 {

namespace {

using pictures::LineRole;
using pictures::Picture;
using pictures::VertexRole;

void draw_outcomes(Picture& picture, const std::vector<Outcome>& outcomes) {
    if (outcomes.empty()) return;
    auto& vertices = picture.panels[0].vertices;
    if (outcomes.size() != vertices.size())
        throw InputError("outcomes of " + std::to_string(vertices.size()) + " vertices expected, " +
                         std::to_string(outcomes.size()) + " given");
    for (std::size_t v = 0; v < vertices.size(); ++v) {
        if (outcomes[v] != Outcome::N && outcomes[v] != Outcome::P)
            throw InputError("a vertex is drawn as N or P, not as " +
                             std::string(to_string(outcomes[v])));
        vertices[v].role =
            outcomes[v] == Outcome::N ? VertexRole::n_position : VertexRole::p_position;
    }
    picture.vertex_legend = {{VertexRole::n_position, "N: who moves next wins"},
                             {VertexRole::p_position, "P: who moves next loses"}};
}

void draw_names(Picture& picture, const std::vector<std::string>& names) {
    if (names.empty()) return;
    auto& vertices = picture.panels[0].vertices;
    if (names.size() != vertices.size())
        throw InputError("names of " + std::to_string(vertices.size()) + " vertices expected, " +
                         std::to_string(names.size()) + " given");
    for (std::size_t v = 0; v < vertices.size(); ++v) vertices[v].label = names[v];
}

void draw_marked(Picture& picture, const Drawing& drawing) {
    if (drawing.marked.empty()) return;
    mark(picture.panels[0], drawing.marked, VertexRole::kernel);
    picture.vertex_legend.emplace_back(VertexRole::kernel, drawing.marked_as);
}

void draw_matching(Picture& picture, const std::vector<Edge>& matching) {
    for (const Edge& e : matching) {
        auto& lines = picture.panels[0].lines;
        const auto line = std::ranges::find_if(lines, [&](const pictures::Line& one) {
            return std::minmax(one.u, one.v) == std::minmax(e.u, e.v);
        });
        if (line == lines.end())
            throw InputError("there is no edge " + std::to_string(e.u) + "-" + std::to_string(e.v));
        line->role = LineRole::matching;
        picture.line_legend = {{LineRole::matching, "in the matching"}};
    }
}

}  // namespace

std::string to_svg(const AnyGraph& graph, const Drawing& drawing) {
    if (drawing.root) check_vertex(*drawing.root, order_of(graph));
    for (int v : drawing.marked) check_vertex(v, order_of(graph));
    return in_public([&] {
        const std::string title = drawing.title.empty() ? to_text(graph) : drawing.title;
        Picture picture = pictures::plain_picture(board_of(graph), title, drawing.root);
        draw_names(picture, drawing.names);
        draw_outcomes(picture, drawing.outcomes);
        draw_marked(picture, drawing);
        draw_matching(picture, drawing.matching);
        return pictures::to_svg(picture, {.inlined = drawing.inlined, .id = drawing.id});
    });
}

}  // namespace gazetteer::v0
