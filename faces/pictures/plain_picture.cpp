// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/plain_picture.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "faces/pictures/board_layout.hpp"
#include "faces/pictures/class_layout.hpp"

namespace gazetteer::pictures {

namespace {

template <class G>
std::string sizes_text(const G& g, const std::string& kind, const char* what, const char* lines) {
    const std::string laid_out = kind == "neato"   ? ""
                                 : kind == "given" ? ", laid out as its file has it"
                                                   : ", laid out as a " + kind;
    return fmt::format("A {} of order {} with {} {}{}.", what, g.order(), g.size(), lines,
                       laid_out);
}

/// A blow-up with its classes.
Picture picture_of_classes(const SparseGraph& g, const std::string& name,
                           const ClassLayout& classes) {
    Picture result;
    result.title = name;
    result.panels = {panel_of(g, classes.places)};
    Panel& panel = result.panels[0];
    panel.caption = classes.legend;
    for (std::size_t v = 0; v < panel.vertices.size(); ++v)
        panel.vertices[v].note = classes.class_of[v];
    result.description = sizes_text(g, "neato", "graph", g.size() == 1 ? "edge" : "edges") +
                         " Its classes: " + classes.legend + ".";
    return result;
}

Picture unrooted_picture(const Board& board, const std::string& name, const AsGiven& given) {
    const auto* g = std::get_if<SparseGraph>(&board);
    if (g != nullptr && given.places.empty())
        if (const auto classes = class_layout(*g, name))
            return picture_of_classes(*g, name, *classes);
    const Layout layout = layout_at(board, given.places);
    Picture result;
    result.title = name;
    if (g != nullptr) {
        result.panels = {panel_of(*g, layout.places)};
        result.description =
            sizes_text(*g, layout.kind, "graph", g->size() == 1 ? "edge" : "edges");
    } else {
        const auto& d = std::get<Digraph>(board);
        result.panels = {panel_of(d, layout.places)};
        result.description = sizes_text(d, layout.kind, "digraph", d.size() == 1 ? "arc" : "arcs");
    }
    return result;
}

/// The letters of a text in UTF-8.
std::ptrdiff_t letters_in(const std::string& text) {
    return std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; });
}

void show_names(Panel& panel, const std::vector<std::string>& names) {
    constexpr std::ptrdiff_t letters_within = 3;
    for (std::size_t v = 0; v < names.size(); ++v) {
        VertexMark& mark = panel.vertices.at(v);
        (letters_in(names[v]) <= letters_within ? mark.label : mark.note) = names[v];
    }
}

}  // namespace

Picture plain_picture(const Board& board, const std::string& name, std::optional<Vertex> root,
                      const AsGiven& given) {
    Picture result = unrooted_picture(board, name, given);
    show_names(result.panels[0], given.names);
    if (!root) return result;
    result.panels[0].vertices.at(static_cast<std::size_t>(*root)).root = true;
    result.root_legend = "the root";
    result.description += fmt::format(" The root is {}.", name_of(given.names, *root));
    return result;
}

}  // namespace gazetteer::pictures
