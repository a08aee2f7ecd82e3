// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/plain_picture.hpp"

#include <fmt/format.h>

#include "faces/pictures/board_layout.hpp"

namespace gazetteer::pictures {

namespace {

template <class G>
std::string sizes_text(const G& g, const Layout& layout, const char* what, const char* lines) {
    return fmt::format("A {} of order {} with {} {}{}.", what, g.order(), g.size(), lines,
                       layout.kind == "neato" ? "" : ", laid out as a " + layout.kind);
}

}  // namespace

Picture plain_picture(const Board& board, const std::string& name, std::optional<Vertex> root) {
    const Layout layout = layout_of(board);
    Picture result;
    result.title = name;
    if (const auto* g = std::get_if<SparseGraph>(&board)) {
        result.panels = {panel_of(*g, layout.places)};
        result.description = sizes_text(*g, layout, "graph", g->size() == 1 ? "edge" : "edges");
    } else {
        const auto& d = std::get<Digraph>(board);
        result.panels = {panel_of(d, layout.places)};
        result.description = sizes_text(d, layout, "digraph", d.size() == 1 ? "arc" : "arcs");
    }
    if (!root) return result;
    result.panels[0].vertices.at(static_cast<std::size_t>(*root)).root = true;
    result.root_legend = "the root";
    result.description += fmt::format(" The root is {}.", *root);
    return result;
}

}  // namespace gazetteer::pictures
