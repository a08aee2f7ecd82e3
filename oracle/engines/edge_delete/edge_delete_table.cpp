// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/edge_delete/edge_delete_table.hpp"

#include <algorithm>
#include <string>

namespace gazetteer {

namespace {

bool can_go(const Graph& g, const Edge& e) {
    return g.degree(e.u) > 1 && g.degree(e.v) > 1;
}

bool covered_for_good(const Graph& g, Vertex v) {
    for (Vertex w : g.neighbours(v))
        if (!can_go(g, edge(v, w))) return true;
    return false;
}

/// The edges that can go with those they hang together with, each set ascending.
std::vector<std::vector<Edge>> edge_classes(const Graph& g) {
    std::vector<Edge> left = g.edges();
    std::erase_if(left, [&](const Edge& e) { return !can_go(g, e); });
    std::vector<std::vector<Edge>> result;
    while (!left.empty()) {
        std::vector<Edge> found{left.front()};
        std::erase(left, found.front());
        for (std::size_t i = 0; i < found.size(); ++i)
            for (Vertex v : {found[i].u, found[i].v})
                if (!covered_for_good(g, v))
                    for (Vertex w : g.neighbours(v))
                        if (std::erase(left, edge(v, w)) > 0) found.push_back(edge(v, w));
        std::ranges::sort(found);
        result.push_back(std::move(found));
    }
    return result;
}

CoverGame cover_game(const Graph& g, const std::vector<Edge>& edges) {
    if (edges.size() > 63)
        throw TableTooLarge("a summand of " + std::to_string(edges.size()) +
                            " edges that can go; a table holds at most 63");
    CoverGame result{static_cast<int>(edges.size()), {}};
    for (Vertex v : g.vertices()) {
        if (covered_for_good(g, v)) continue;
        std::uint64_t cover = 0;
        for (std::size_t i = 0; i < edges.size(); ++i)
            if (edges[i].u == v || edges[i].v == v) cover |= std::uint64_t{1} << i;
        if (cover != 0) result.covers.push_back(cover);
    }
    return result;
}

}  // namespace

std::vector<CoverGame> edge_delete_summands(const Graph& g) {
    std::vector<CoverGame> result;
    for (const std::vector<Edge>& edges : edge_classes(g)) result.push_back(cover_game(g, edges));
    return result;
}

EdgeDeleteAnswer edge_delete_answer(const Graph& g, const EngineLimits& limits) {
    const std::vector<std::vector<Edge>> classes = edge_classes(g);
    std::vector<CoverGameValues> values;
    EdgeDeleteAnswer result;
    for (const std::vector<Edge>& edges : classes) {
        const CoverGame summand = cover_game(g, edges);
        values.push_back(cover_game_values(summand, summand.elements, limits));
        result.value ^= values.back().all;
    }
    for (std::size_t s = 0; s < classes.size(); ++s)
        for (std::size_t e = 0; e < classes[s].size(); ++e)
            if (values[s].without[e] == (result.value ^ values[s].all))
                result.winning_moves.push_back(classes[s][e]);
    std::ranges::sort(result.winning_moves);
    return result;
}

Outcome edge_delete_outcome(const Graph& g, const EngineLimits& limits) {
    const std::vector<CoverGame> summands = edge_delete_summands(g);
    const int value = summands.size() == 1 ? cover_game_values(summands.front(), 0, limits).all
                                           : edge_delete_grundy_value(g, limits);
    return value == 0 ? Outcome::P : Outcome::N;
}

int edge_delete_grundy_value(const Graph& g, const EngineLimits& limits) {
    return edge_delete_answer(g, limits).value;
}

}  // namespace gazetteer
