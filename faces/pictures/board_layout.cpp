// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/board_layout.hpp"

#include <fmt/format.h>

#include "faces/pictures/neato.hpp"

namespace gazetteer::pictures {

namespace {

void insist_on_size(const SparseGraph& g, int order_max, int size_max, const char* what) {
    if (g.order() > order_max || g.size() > size_max)
        throw InputError(
            fmt::format("too large to draw: order {}, size {}; {} up to order {} and size {}",
                        g.order(), g.size(), what, order_max, size_max));
}

Layout by_neato(const SparseGraph& g) {
    try {
        return {"neato", neato_places(g)};
    } catch (const ProgramNotFound& e) {
        throw EnvironmentError(
            fmt::format("{}; Graphviz places the vertices of graphs that are no grid, cube, path, "
                        "cycle or complete graph: "
                        "apt-get install graphviz",
                        e.what()));
    } catch (const ProcessError& e) {
        throw EnvironmentError(fmt::format("Graphviz (package graphviz) failed: {}", e.what()));
    }
}

}  // namespace

Layout layout_of(const SparseGraph& g) {
    insist_on_size(g, drawn_order_max, drawn_size_max, "grids, paths and cycles are drawn");
    if (auto natural = natural_layout(g)) return *natural;
    insist_on_size(g, neato_order_max, neato_size_max,
                   "graphs that are neither grid nor path nor cycle are drawn");
    return by_neato(g);
}

Layout layout_of(const Board& board) {
    if (const auto* g = std::get_if<SparseGraph>(&board)) return layout_of(*g);
    return layout_of(SparseGraph(std::get<Digraph>(board).underlying()));
}

}  // namespace gazetteer::pictures
