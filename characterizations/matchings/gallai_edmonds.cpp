// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/matchings/gallai_edmonds.hpp"

#include <utility>

#include "characterizations/matchings/blossom_search.hpp"
#include "characterizations/matchings/karp_sipser.hpp"
#include "characterizations/matchings/matching_lemon.hpp"
#include "graph/index.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {

namespace {

VertexClass class_of(lemon_library::Label label) {
    if (label == lemon_library::Label::even) return VertexClass::outer;
    return label == lemon_library::Label::odd ? VertexClass::inner : VertexClass::perfect;
}

}  // namespace

std::vector<Vertex> GallaiEdmonds::all(VertexClass c) const {
    std::vector<Vertex> result;
    for (std::size_t v = 0; v < classes.size(); ++v)
        if (classes[v] == c) result.push_back(static_cast<Vertex>(v));
    return result;
}

GallaiEdmonds gallai_edmonds(const SparseGraph& g) {
    return enlarged(g, karp_sipser_matching(g));
}

GallaiEdmonds gallai_edmonds_by_lemon(const SparseGraph& g) {
    std::vector<std::pair<int, int>> edges;
    edges.reserve(index(g.size()));
    for (Vertex u = 0; u < g.order(); ++u)
        for (Vertex v : g.neighbours(u))
            if (u < v) edges.emplace_back(u, v);
    auto found = lemon_library::maximum_matching(g.order(), edges);
    GallaiEdmonds result{.mate = std::move(found.mate), .classes = {}};
    result.classes.reserve(found.label.size());
    for (lemon_library::Label label : found.label) result.classes.push_back(class_of(label));
    return result;
}

GallaiEdmonds gallai_edmonds_without(const SparseGraph& g, const GallaiEdmonds& whole, Vertex v) {
    require(0 <= v && v < g.order(), "a vertex of the graph");
    std::vector<Vertex> start = whole.mate;
    if (start[index(v)] >= 0) start[index(start[index(v)])] = -1;
    start[index(v)] = -1;
    return enlarged(g, std::move(start), v);
}

std::vector<Vertex> exposing(const SparseGraph& g, const GallaiEdmonds& whole, Vertex v) {
    require(whole.is_outer(v), "an outer vertex");
    if (whole.mate[index(v)] < 0) return whole.mate;
    return gallai_edmonds_without(g, whole, v).mate;
}

std::vector<VertexClass> vertex_classes(const Graph& g, const std::vector<Matching>& all_maximum) {
    VertexSet outer;
    for (const Matching& m : all_maximum)
        for (Vertex v : g.vertices())
            if (!saturates(m, v)) outer.insert(v);
    std::vector<VertexClass> result;
    for (Vertex v : g.vertices()) {
        const bool joined = g.neighbours(v).meets(outer);
        result.push_back(outer.contains(v) ? VertexClass::outer
                         : joined          ? VertexClass::inner
                                           : VertexClass::perfect);
    }
    return result;
}

}  // namespace gazetteer
