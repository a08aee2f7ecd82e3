// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, Figs. 1 and 2], both lost in the text: what the searches of counterexamples/ find.
#include <algorithm>
#include <cmath>

#include "counterexamples/pseudoarc_search.hpp"
#include "faces/figures/figure.hpp"
#include "graph/contract.hpp"
#include "graph/formats/formats.hpp"
#include "graph/index.hpp"
#include "properties/even_kernels/census.hpp"

namespace gazetteer::figures {

using pictures::LineRole;
using pictures::Panel;
using pictures::Place;

namespace {

/// The gadget of least order with degrees at most 3 that acts as an arc with the forced way that
/// the proof of Theorem 2.1 describes.
counterexamples::FoundGadget least_pseudoarc() {
    constexpr int order_max = 9;
    for (int order = 2; order <= order_max; ++order)
        for (counterexamples::FoundGadget& found : counterexamples::search_for_pseudoarcs(order, 3))
            if (found.arrives_four_moves_later()) return found;
    require(false, "a pseudoarc of order at most 9");
    return {};
}

/// The way from left to right, and what is off it below, in the middle of its neighbours.
std::vector<Place> places_along(const counterexamples::FoundGadget& found) {
    std::vector<Place> result(index(found.gadget.graph.order()), {-1, 0});
    for (std::size_t i = 0; i < found.way.size(); ++i)
        result[index(found.way[i])] = {1.35 * static_cast<double>(i), 0};
    for (Vertex v : found.gadget.graph.vertices()) {
        if (std::ranges::count(found.way, v) != 0) continue;
        double sum = 0;
        for (Vertex w : found.gadget.graph.neighbours(v)) sum += result[index(w)].x;
        result[index(v)] = {sum / found.gadget.graph.degree(v), -1.5};
    }
    return result;
}

/// Layers by distance from the root, which is leftmost.
std::vector<Place> layers_from(const RootedGraph& p) {
    std::vector<std::vector<Vertex>> layers{{p.root}};
    std::vector<bool> seen(index(p.graph.order()));
    seen[index(p.root)] = true;
    while (!layers.back().empty()) {
        std::vector<Vertex> next;
        for (Vertex v : layers.back())
            for (Vertex w : p.graph.neighbours(v))
                if (!seen[index(w)]) {
                    seen[index(w)] = true;
                    next.push_back(w);
                }
        layers.push_back(std::move(next));
    }
    std::vector<Place> result(index(p.graph.order()));
    for (std::size_t x = 0; x < layers.size(); ++x)
        for (std::size_t i = 0; i < layers[x].size(); ++i)
            result[index(layers[x][i])] = {
                1.3 * static_cast<double>(x),
                1.3 * (static_cast<double>(i) - static_cast<double>(layers[x].size() - 1) / 2)};
    return result;
}

}  // namespace

Figure fsu93_figure_1() {
    const counterexamples::FoundGadget found = least_pseudoarc();
    require(found.replies.size() == 1, "one reply to an entry from y");
    Panel panel = panel_of(SparseGraph(found.gadget.graph), places_along(found));
    const char* const names[] = {"x", "a", "b", "c", "d", "y"};
    for (std::size_t i = 0; i < found.way.size(); ++i)
        panel.vertices[index(found.way[i])].label = names[i];
    panel.vertices[index(found.replies[0])].label = "z";
    for (std::size_t i = 1; i < found.way.size(); ++i) {
        pictures::Line& line = line_between(panel, found.way[i - 1], found.way[i]);
        line.role = LineRole::move;
        (line.v == found.way[i] ? line.to_v : line.to_u) = true;
        line.label = std::to_string(i);
    }
    Figure result{.name = "fsu93-fig1",
                  .place = "FSU93 Fig. 1",
                  .caption = "A pseudoarc A composed of edges.",
                  .shows = {{"FSU93 T2.1 Fig. 1", to_graph6(found.gadget.graph)},
                            {"FSU93 T2.1 way", "the pseudoarc"},
                            {"FSU93 T2.1 z", "the pseudoarc"}},
                  .picture = {}};
    result.picture.panels = {panel};
    result.picture.description =
        "Found by search: the graph of least order with two ends x and y and degrees at most 3 "
        "that plays in undirected edge geography as an arc from x to y. Whoever enters from x "
        "arrives at y with the fifth move; an entry from y is answered by the move to z.";
    result.picture.line_legend = {{LineRole::move, "the forced way from x to y"}};
    return result;
}

Figure fsu93_figure_2() {
    const std::vector<RootedGraph> found = even_kernels::least_P_positions_without_kernel(6, true);
    require(found.size() == 1, "one least P-position whose root is in no even kernel");
    const RootedGraph& position = found[0];
    Panel panel = panel_of(SparseGraph(position.graph), layers_from(position));
    panel.vertices[index(position.root)].root = true;
    panel.vertices[index(position.root)].label = "u";
    const std::string text = to_graph6(position.graph) + " " + std::to_string(position.root);
    Figure result{
        .name = "fsu93-fig2",
        .place = "FSU93 Fig. 2",
        .caption = "A P-position of UEG in which the root u is not in any even kernel.",
        .shows = {{"FSU93 Fig2 smallest", text}, {"FSU93 Fig2", "the paw rooted at its end"}},
        .picture = {}};
    result.picture.panels = {panel};
    result.picture.description =
        "Found by search: a triangle with an edge to the root, the only one of least order.";
    result.picture.root_legend = "the root u";
    return result;
}

}  // namespace gazetteer::figures
