// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/board_layout.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

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

SparseGraph graph_below(const Board& board) {
    if (const auto* g = std::get_if<SparseGraph>(&board)) return *g;
    return SparseGraph(std::get<Digraph>(board).underlying());
}

/// The points with their middle at 0 and the largest coordinate 1; nothing if they do not differ.
std::vector<Place> within_unit(const std::vector<DrawnAt>& points) {
    DrawnAt low = points.front();
    DrawnAt high = low;
    for (const DrawnAt& p : points) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const double half = std::max(high.x / 2 - low.x / 2, high.y / 2 - low.y / 2);
    if (!std::isfinite(half) || half < 1e-300) return {};
    std::vector<Place> result;
    for (const DrawnAt& p : points)
        result.push_back({(p.x / 2 - low.x / 2) / half, (p.y / 2 - low.y / 2) / half});
    return result;
}

}  // namespace

Layout layout_of(const SparseGraph& g) {
    insist_on_size(g, drawn_order_max, drawn_size_max, "grids, paths and cycles are drawn");
    if (auto natural = natural_layout(g)) return *natural;
    insist_on_size(g, neato_order_max, neato_size_max,
                   "graphs that are neither grid nor path nor cycle are drawn");
    return by_neato(g);
}

Layout layout_at(const Board& board, const std::vector<DrawnAt>& points) {
    if (points.empty()) return layout_of(board);
    const SparseGraph g = graph_below(board);
    insist_on_size(g, drawn_order_max, drawn_size_max, "graphs with places are drawn");
    const std::vector<Place> unit = within_unit(points);
    if (unit.empty()) return layout_of(board);
    return {"given", scaled(g, unit)};
}

Layout layout_of(const Board& board) {
    return layout_of(graph_below(board));
}

}  // namespace gazetteer::pictures
