// SPDX-License-Identifier: GPL-3.0-or-later
// Finite simple undirected graphs of order at most 64, one word a vertex: the graphs that games
// are played on. Graphs of any order are SparseGraph.
#pragma once

#include <compare>
#include <span>
#include <utility>
#include <vector>

#include "graph/contract.hpp"
#include "graph/key.hpp"
#include "graph/rows.hpp"
#include "graph/vertex_set.hpp"

namespace gazetteer {

/// The edge uv, kept with u < v by `edge(u, v)`.
struct Edge {
    Vertex u = 0;
    Vertex v = 0;
    bool operator==(const Edge&) const = default;
    auto operator<=>(const Edge&) const = default;
};

/// The edge with ends u and v in either order.
constexpr Edge edge(Vertex u, Vertex v) {
    return u < v ? Edge{u, v} : Edge{v, u};
}

/// A simple graph on the vertices 0..order-1, order <= 64 (0 allowed). A value: operations that
/// change it return another graph, except add_edge and erase_edge. Loops are refused, a repeated
/// edge in a list of edges is refused.
class Graph {
  public:
    static constexpr int order_max = 64;

    Graph() = default;
    /// The graph without edges. Throws ContractViolation unless 0 <= order <= 64.
    explicit Graph(int order) : rows_(checked(order)) {}
    /// Throws ContractViolation on an end outside 0..order-1, a loop or a repeated edge.
    Graph(int order, std::span<const Edge> edges);
    Graph(int order, std::initializer_list<Edge> edges)
        : Graph(order, std::span<const Edge>(edges.begin(), edges.size())) {}

    int order() const { return rows_.order(); }
    /// The number of edges. O(order).
    int size() const;
    bool adjacent(Vertex u, Vertex v) const { return (rows_[u] >> v & 1) != 0; }
    VertexSet neighbours(Vertex v) const { return VertexSet::from_bits(rows_[v]); }
    int degree(Vertex v) const { return neighbours(v).size(); }
    VertexSet vertices() const { return VertexSet::first(order()); }
    /// All edges, ascending.
    std::vector<Edge> edges() const;

    /// Adds or erases uv; u != v, both in range; adding a present edge or erasing an absent one
    /// leaves the graph as it is.
    void add_edge(Vertex u, Vertex v) {
        require(in_range(u) && in_range(v) && u != v, "two distinct vertices of the graph");
        rows_[u] |= std::uint64_t{1} << v;
        rows_[v] |= std::uint64_t{1} << u;
    }
    void erase_edge(Vertex u, Vertex v) {
        rows_[u] &= ~(std::uint64_t{1} << v);
        rows_[v] &= ~(std::uint64_t{1} << u);
    }

    /// G + uv and G - uv.
    Graph with_edge(Vertex u, Vertex v) const {
        Graph result = *this;
        result.add_edge(u, v);
        return result;
    }
    Graph without_edge(Vertex u, Vertex v) const {
        Graph result = *this;
        result.erase_edge(u, v);
        return result;
    }
    /// The same vertices, no edge at v.
    Graph isolating(Vertex v) const;
    /// G - v; the vertices above v move down by one.
    Graph without_vertex(Vertex v) const;
    /// The subgraph induced by `kept`, renumbered in ascending order.
    Graph induced(VertexSet kept) const;
    /// The graph in which vertex v has become image[v]; image is a permutation of 0..order-1.
    Graph relabelled(std::span<const Vertex> image) const;

    bool operator==(const Graph&) const = default;
    auto operator<=>(const Graph&) const = default;

  private:
    static int checked(int order) {
        require(0 <= order && order <= order_max, "0 <= order <= 64");
        return order;
    }
    bool in_range(Vertex v) const { return 0 <= v && v < order(); }

    Rows rows_;
};

/// G and H side by side: H's vertices follow G's.
Graph disjoint_union(const Graph& g, const Graph& h);

/// The vertex sets of the connected components, in ascending order of their least vertices.
std::vector<VertexSet> components(const Graph& g);

/// Two colour classes (X, Y) with every edge between them, the least vertex of each component in X;
/// nothing when the graph is not bipartite.
struct Bipartition {
    VertexSet x;
    VertexSet y;
};
bool bipartition(const Graph& g, Bipartition& result);
bool is_bipartite(const Graph& g);
bool is_connected(const Graph& g);
bool has_isolated_vertex(const Graph& g);

/// Writes order and upper triangle.
void encode(const Graph& g, Key& key);

}  // namespace gazetteer
