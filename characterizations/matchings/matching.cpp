// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/matchings/matching.hpp"

#include <algorithm>

#include "characterizations/matchings/gallai_edmonds.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {

namespace {

/// Appends to `result` every matching that extends `chosen` by edges after position `from`.
void extend(const std::vector<Edge>& edges, std::size_t from, VertexSet covered, Matching& chosen,
            std::vector<Matching>& result) {
    result.push_back(chosen);
    for (std::size_t i = from; i < edges.size(); ++i) {
        const VertexSet ends{edges[i].u, edges[i].v};
        if (covered.meets(ends)) continue;
        chosen.push_back(edges[i]);
        extend(edges, i + 1, covered | ends, chosen, result);
        chosen.pop_back();
    }
}

}  // namespace

Matching maximum_matching(const SparseGraph& g) {
    return matching_of(gallai_edmonds(g).mate);
}

int matching_number(const SparseGraph& g) {
    return static_cast<int>(maximum_matching(g).size());
}

std::optional<Matching> maximum_matching_missing(const SparseGraph& g, Vertex v) {
    const GallaiEdmonds whole = gallai_edmonds(g);
    if (!whole.is_outer(v)) return std::nullopt;
    return matching_of(exposing(g, whole, v));
}

std::vector<Matching> all_matchings(const Graph& g) {
    std::vector<Matching> result;
    Matching chosen;
    extend(g.edges(), 0, {}, chosen, result);
    return result;
}

std::vector<Matching> all_maximum_matchings(const Graph& g) {
    std::vector<Matching> result = all_matchings(g);
    const std::size_t size = std::ranges::max(result, {}, &Matching::size).size();
    std::erase_if(result, [size](const Matching& m) { return m.size() < size; });
    return result;
}

std::vector<Matching> missing(const std::vector<Matching>& matchings, Vertex v) {
    std::vector<Matching> result = matchings;
    std::erase_if(result, [v](const Matching& m) { return saturates(m, v); });
    return result;
}

std::vector<Vertex> mates(int order, const Matching& matching) {
    return mates(order, std::span<const Edge>(matching));
}

std::vector<std::vector<Vertex>> mates_of(int order, const std::vector<Matching>& matchings) {
    std::vector<std::vector<Vertex>> result;
    for (const Matching& m : matchings) result.push_back(mates(order, m));
    return result;
}

Matching matching_of(const std::vector<Vertex>& mates) {
    Matching result;
    for (std::size_t v = 0; v < mates.size(); ++v)
        if (static_cast<Vertex>(v) < mates[v]) result.push_back({static_cast<Vertex>(v), mates[v]});
    return result;
}

}  // namespace gazetteer
