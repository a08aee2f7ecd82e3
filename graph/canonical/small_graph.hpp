// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs of order at most 12 in a few words, and to order 11 in one: what enumerations of
// millions of graphs keep.
#pragma once

#include <array>
#include <cstdint>

#include "graph/graph.hpp"

namespace gazetteer {

/// A simple graph on the vertices 0..order-1, 0 <= order <= 12. To order 11 its upper triangle has
/// at most 55 bits: with the order known, `key` stands for the graph.
class SmallGraph {
  public:
    static constexpr int order_max = 12;
    static constexpr int order_with_key_max = 11;

    SmallGraph() = default;
    /// The graph without edges. ContractViolation unless 0 <= order <= 12.
    explicit SmallGraph(int order) : order_(order) {
        require(0 <= order && order <= order_max, "0 <= order <= 12");
    }
    /// The graph with this key, a number below 2^(order (order - 1) / 2). Order at most 11.
    SmallGraph(int order, std::uint64_t key) : SmallGraph(order) {
        require(order <= order_with_key_max, "order <= 11");
        require(key >> order * (order - 1) / 2 == 0, "a key of the order");
        for (Vertex v = 1; v < order; ++v)
            for (Vertex u : VertexSet::from_bits(key >> v * (v - 1) / 2) & VertexSet::first(v))
                add_edge(u, v);
    }
    explicit SmallGraph(const Graph& g) : SmallGraph(g.order()) {
        for (Vertex v : g.vertices())
            rows_[static_cast<std::size_t>(v)] = static_cast<std::uint16_t>(g.neighbours(v).bits());
    }

    int order() const { return order_; }
    /// Bit v(v - 1)/2 + u is set when uv is an edge, u < v. ContractViolation at order 12.
    std::uint64_t key() const {
        require(order_ <= order_with_key_max, "order <= 11");
        std::uint64_t result = 0;
        for (Vertex v = 1; v < order_; ++v)
            result |= (row(v) & ((std::uint64_t{1} << v) - 1)) << v * (v - 1) / 2;
        return result;
    }
    int size() const {
        int ends = 0;
        for (const std::uint16_t row : rows_) ends += std::popcount(row);
        return ends / 2;
    }
    /// The neighbours of v as bits.
    std::uint64_t row(Vertex v) const { return rows_[static_cast<std::size_t>(v)]; }
    VertexSet neighbours(Vertex v) const { return VertexSet::from_bits(row(v)); }
    bool adjacent(Vertex u, Vertex v) const { return (row(u) >> v & 1) != 0; }
    VertexSet vertices() const { return VertexSet::first(order_); }

    /// u and v are distinct vertices of the graph: not checked.
    void add_edge(Vertex u, Vertex v) {
        rows_[static_cast<std::size_t>(u)] |= bit(v);
        rows_[static_cast<std::size_t>(v)] |= bit(u);
    }
    SmallGraph without_edge(Vertex u, Vertex v) const {
        SmallGraph result = *this;
        result.rows_[static_cast<std::size_t>(u)] &= static_cast<std::uint16_t>(~bit(v));
        result.rows_[static_cast<std::size_t>(v)] &= static_cast<std::uint16_t>(~bit(u));
        return result;
    }
    /// G + x: a new last vertex with these neighbours. ContractViolation at order 12.
    SmallGraph with_vertex(VertexSet neighbours) const {
        require(order_ < order_max, "order < 12");
        require(vertices().contains_all(neighbours), "neighbours in the graph");
        SmallGraph result = *this;
        ++result.order_;
        for (Vertex v : neighbours) result.add_edge(v, order_);
        return result;
    }
    /// G - v; the vertices above v move down by one. ContractViolation unless v is a vertex.
    SmallGraph without_vertex(Vertex v) const {
        require(0 <= v && v < order_, "a vertex of the graph");
        SmallGraph result(order_ - 1);
        for (Vertex u = 0; u < result.order_; ++u)
            result.rows_[static_cast<std::size_t>(u)] =
                static_cast<std::uint16_t>(without_place(row(u < v ? u : u + 1), v));
        return result;
    }
    /// A set of vertices other than v as one of G - v.
    static VertexSet renumbered_without(Vertex v, VertexSet set) {
        return VertexSet::from_bits(without_place(set.bits(), v));
    }
    Graph to_graph() const {
        Graph result(order_);
        for (Vertex v : vertices())
            for (Vertex u : neighbours(v) & VertexSet::first(v)) result.add_edge(u, v);
        return result;
    }

    bool operator==(const SmallGraph&) const = default;

  private:
    /// Place v is left out, those above move down.
    static constexpr std::uint64_t without_place(std::uint64_t bits, Vertex v) {
        const std::uint64_t below = (std::uint64_t{1} << v) - 1;
        return (bits & below) | (bits >> 1 & ~below);
    }
    static constexpr std::uint16_t bit(Vertex v) { return static_cast<std::uint16_t>(1U << v); }

    int order_ = 0;
    /// Bit w of row v is set when w is a neighbour of v.
    std::array<std::uint16_t, order_max> rows_{};
};

/// The vertex set of v's component.
inline VertexSet component_of(const SmallGraph& g, Vertex v) {
    VertexSet result{v};
    for (VertexSet frontier = result; !frontier.empty();) {
        VertexSet next;
        for (Vertex w : frontier) next = next | g.neighbours(w);
        frontier = next - result;
        result = result | next;
    }
    return result;
}

}  // namespace gazetteer
