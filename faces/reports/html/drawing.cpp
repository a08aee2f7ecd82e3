// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/html/drawing.hpp"

#include <fmt/format.h>

#include "faces/pictures/plain_picture.hpp"
#include "faces/pictures/svg.hpp"
#include "faces/reports/html/html_page.hpp"

namespace gazetteer::reports {

namespace {

/// Pictures of few vertices are drawn so much larger than in a file of their own.
constexpr double enlarged = 1.35;

}  // namespace

Drawing plain_drawing(const Board& board, const std::string& name, std::optional<Vertex> root,
                      const Marks& marks) {
    return {.pictures = {pictures::plain_picture(board, name, root)},
            .note = marks == Marks{} ? "" : "Nothing is marked here: 'gazetteer verify' does it."};
}

std::string html_drawing(const Drawing& drawing, int number) {
    std::string result = "<div class=\"drawing\">\n";
    for (std::size_t i = 0; i < drawing.pictures.size(); ++i) {
        const pictures::Picture& picture = drawing.pictures[i];
        result += "<figure>" +
                  pictures::to_svg(picture, {.inlined = true,
                                             .id = fmt::format("picture-{}-{}", number, i + 1),
                                             .scale = enlarged}) +
                  "<figcaption>" + html_text(picture.description) + "</figcaption></figure>\n";
    }
    result += "</div>\n";
    if (!drawing.note.empty()) result += "<p class=\"note\">" + html_text(drawing.note) + "</p>\n";
    return result;
}

std::string html_thumbnail(const Board& board, const std::string& name, std::optional<Vertex> root,
                           int number) {
    pictures::Picture picture = pictures::plain_picture(board, name, root);
    picture.root_legend.clear();
    for (pictures::Panel& panel : picture.panels) panel.numbered = false;
    return "<span class=\"thumbnail\">" +
           pictures::to_svg(picture, {.inlined = true, .id = fmt::format("thumbnail-{}", number)}) +
           "</span>";
}

}  // namespace gazetteer::reports
