// SPDX-License-Identifier: GPL-3.0-or-later
// Finite simple undirected graphs of any order, as sorted adjacency lists: what the
// characterizations work on, up to 10^6 vertices and beyond.
#pragma once

#include <span>
#include <vector>

#include "graph/graph.hpp"

namespace gazetteer {

/// A simple graph on the vertices 0..order-1, immutable once made. Memory: 4 (order + 1) + 8 size
/// bytes.
class SparseGraph {
  public:
    SparseGraph() : SparseGraph(0, std::span<const Edge>{}) {}
    /// Throws ContractViolation on a negative order, an end outside 0..order-1, a loop or a
    /// repeated edge. O(order + size log size).
    SparseGraph(int order, std::span<const Edge> edges);
    SparseGraph(int order, std::initializer_list<Edge> edges)
        : SparseGraph(order, std::span<const Edge>(edges.begin(), edges.size())) {}
    /// The same graph; implicit, since every Graph is one.
    SparseGraph(const Graph& g);  // NOLINT(google-explicit-constructor)

    int order() const { return static_cast<int>(starts_.size()) - 1; }
    /// The number of edges.
    int size() const { return static_cast<int>(ends_.size() / 2); }
    /// Ascending.
    std::span<const Vertex> neighbours(Vertex v) const {
        const auto i = static_cast<std::size_t>(v);
        return {ends_.data() + starts_[i], ends_.data() + starts_[i + 1]};
    }
    int degree(Vertex v) const { return static_cast<int>(neighbours(v).size()); }
    /// False if v is not a vertex; u must be one. O(log degree).
    bool adjacent(Vertex u, Vertex v) const;
    /// All edges, ascending.
    std::vector<Edge> edges() const;
    /// The graph without the edge uv; the same graph if uv is not an edge. O(order + size).
    SparseGraph without_edge(Vertex u, Vertex v) const;
    /// The subgraph induced by `kept` (ascending, no repetition), renumbered in that order.
    SparseGraph induced(std::span<const Vertex> kept) const;

    bool operator==(const SparseGraph&) const = default;

  private:
    std::vector<int> starts_;
    std::vector<Vertex> ends_;
};

/// The word-parallel form; throws ContractViolation when the order is above 64.
Graph to_graph(const SparseGraph& g);

/// The components, each ascending, in ascending order of their least vertices. O(order + size).
std::vector<std::vector<Vertex>> components(const SparseGraph& g);

/// The vertices of v's component, breadth first: v, then its neighbours, ascending, and so on.
/// ContractViolation unless v is a vertex. O(order + size).
std::vector<Vertex> component_of(const SparseGraph& g, Vertex v);

/// side[v] in {0, 1} with every edge between the sides, the least vertex of each component on side
/// 0; empty when the graph is not bipartite (or has no vertex). O(order + size).
std::vector<int> bipartition_sides(const SparseGraph& g);
bool is_bipartite(const SparseGraph& g);

}  // namespace gazetteer
