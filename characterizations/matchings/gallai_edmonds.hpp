// SPDX-License-Identifier: GPL-3.0-or-later
// The Gallai-Edmonds partition: which vertices some maximum matching misses.
//
// D, the outer vertices: exposed in some maximum matching. A, the inner ones: not outer, but joined
// to an outer vertex. C, the perfect ones: the rest [And74, section 2]. Edmonds' algorithm ends
// with a Hungarian forest whose even, odd and unreached vertices are D, A and C; A is a barrier: it
// attains the Tutte-Berge bound with every maximum matching.
#pragma once

#include "characterizations/matchings/matching.hpp"
#include "graph/graph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

enum class VertexClass : char { outer, inner, perfect };

/// One maximum matching and the class of each vertex.
struct GallaiEdmonds {
    /// mate[v], or -1 where the matching leaves v exposed.
    std::vector<Vertex> mate;
    std::vector<VertexClass> classes;

    Matching matching() const { return matching_of(mate); }
    /// The vertices of that class, ascending.
    std::vector<Vertex> all(VertexClass c) const;
    std::vector<Vertex> outer() const { return all(VertexClass::outer); }
    std::vector<Vertex> inner() const { return all(VertexClass::inner); }
    std::vector<Vertex> perfect() const { return all(VertexClass::perfect); }
    VertexClass of(Vertex v) const { return classes.at(static_cast<std::size_t>(v)); }
    bool is_outer(Vertex v) const { return of(v) == VertexClass::outer; }
    bool operator==(const GallaiEdmonds&) const = default;
};

/// The partition, from one run of Edmonds' algorithm. O(order size log order), in practice near
/// linear: 10^6 vertices and 2 x 10^6 edges in about a second.
GallaiEdmonds gallai_edmonds(const SparseGraph& g);
/// The same classes, with perhaps another matching: about a microsecond at order 10.
GallaiEdmonds gallai_edmonds(const Graph& g);
/// The same partition by LEMON, with perhaps another matching: what tests compare with.
GallaiEdmonds gallai_edmonds_by_lemon(const SparseGraph& g);

/// The partition of g with all edges at v erased: that of g - v, where v itself is counted as an
/// outer vertex. `whole` is a result for g; one search from its matching less the edge at v.
GallaiEdmonds gallai_edmonds_without(const SparseGraph& g, const GallaiEdmonds& whole, Vertex v);

/// The mates in a maximum matching that leaves the outer vertex v exposed; `whole` is a result for
/// g. Throws ContractViolation if v is not outer.
std::vector<Vertex> exposing(const SparseGraph& g, const GallaiEdmonds& whole, Vertex v);

/// By definition, from all maximum matchings. Small graphs only.
std::vector<VertexClass> vertex_classes(const Graph& g, const std::vector<Matching>& all_maximum);

}  // namespace gazetteer
