// SPDX-License-Identifier: GPL-3.0-or-later
// Finite digraphs of order at most 64 without loops; two opposite arcs may join a pair of vertices.
#pragma once

#include <compare>
#include <span>
#include <vector>

#include "graph/contract.hpp"
#include "graph/graph.hpp"
#include "graph/key.hpp"
#include "graph/rows.hpp"
#include "graph/vertex_set.hpp"

namespace gazetteer {

/// The arc from `tail` to `head`.
struct Arc {
    Vertex tail = 0;
    Vertex head = 0;
    bool operator==(const Arc&) const = default;
    auto operator<=>(const Arc&) const = default;
};

/// A digraph on the vertices 0..order-1, order <= 64 (0 allowed). Loops and repeated arcs are
/// refused.
class Digraph {
  public:
    static constexpr int order_max = 64;

    Digraph() = default;
    /// Throws ContractViolation unless 0 <= order <= 64.
    explicit Digraph(int order) : rows_(checked(order)) {}
    /// Throws ContractViolation on an end outside 0..order-1, a loop or a repeated arc.
    Digraph(int order, std::span<const Arc> arcs);
    Digraph(int order, std::initializer_list<Arc> arcs)
        : Digraph(order, std::span<const Arc>(arcs.begin(), arcs.size())) {}

    int order() const { return rows_.order(); }
    /// The number of arcs. O(order).
    int size() const;
    bool has_arc(Vertex tail, Vertex head) const { return (rows_[tail] >> head & 1) != 0; }
    VertexSet out_neighbours(Vertex v) const { return VertexSet::from_bits(rows_[v]); }
    /// O(order).
    VertexSet in_neighbours(Vertex v) const;
    VertexSet vertices() const { return VertexSet::first(order()); }
    /// All arcs, ascending by tail, then head.
    std::vector<Arc> arcs() const;

    void add_arc(Vertex tail, Vertex head) {
        require(in_range(tail) && in_range(head) && tail != head,
                "two distinct vertices of the digraph");
        rows_[tail] |= std::uint64_t{1} << head;
    }
    void erase_arc(Vertex tail, Vertex head) { rows_[tail] &= ~(std::uint64_t{1} << head); }
    Digraph without_arc(Vertex tail, Vertex head) const {
        Digraph result = *this;
        result.erase_arc(tail, head);
        return result;
    }
    /// The same vertices, no arc into or out of v.
    Digraph isolating(Vertex v) const;
    /// What is left without v; the others keep their order.
    Digraph without_vertex(Vertex v) const;
    /// The vertices kept, in their order, and the arcs among them.
    Digraph induced(VertexSet kept) const;
    /// All arcs the other way round.
    Digraph converse() const;
    /// The digraph in which vertex v has become image[v]; image is a permutation of 0..order-1.
    Digraph relabelled(std::span<const Vertex> image) const;
    /// The graph with an edge where there is an arc in either direction.
    Graph underlying() const;

    bool operator==(const Digraph&) const = default;
    auto operator<=>(const Digraph&) const = default;

  private:
    static int checked(int order) {
        require(0 <= order && order <= order_max, "0 <= order <= 64");
        return order;
    }
    bool in_range(Vertex v) const { return 0 <= v && v < order(); }

    Rows rows_;
};

/// Writes order and all rows.
void encode(const Digraph& d, Key& key);

}  // namespace gazetteer
