// SPDX-License-Identifier: GPL-3.0-or-later
// A graph or a digraph of order at most 64, or a larger graph: what a conjecture is about.
#pragma once

#include <algorithm>
#include <compare>
#include <string>
#include <utility>
#include <variant>

#include "graph/digraph.hpp"
#include "graph/formats/formats.hpp"
#include "graph/graph.hpp"

namespace gazetteer {

/// A graph of more than 64 vertices, where a Graph has no room.
class LargeGraph : public SparseGraph {
  public:
    using SparseGraph::SparseGraph;
    LargeGraph() = default;
    explicit LargeGraph(SparseGraph g) : SparseGraph(std::move(g)) {}

    bool operator==(const LargeGraph&) const = default;
    /// By order, size, then edges.
    friend std::strong_ordering operator<=>(const LargeGraph& a, const LargeGraph& b) {
        if (const auto by_order = a.order() <=> b.order(); by_order != 0) return by_order;
        if (const auto by_size = a.size() <=> b.size(); by_size != 0) return by_size;
        const auto ends = [](const Edge& x, const Edge& y) {
            return std::pair(x.u, x.v) <=> std::pair(y.u, y.v);
        };
        const auto first = a.edges();
        const auto second = b.edges();
        return std::lexicographical_compare_three_way(first.begin(), first.end(), second.begin(),
                                                      second.end(), ends);
    }
};

class AnyGraph {
  public:
    AnyGraph() = default;
    AnyGraph(Graph g) : value_(std::move(g)) {}       // NOLINT(google-explicit-constructor)
    AnyGraph(Digraph d) : value_(std::move(d)) {}     // NOLINT(google-explicit-constructor)
    AnyGraph(LargeGraph g) : value_(std::move(g)) {}  // NOLINT(google-explicit-constructor)

    template <class Take>
    auto visit(Take take) const {
        return std::visit(take, value_);
    }
    bool is_directed() const { return value_.index() == 1; }
    bool is_large() const { return value_.index() == 2; }
    /// Each throws std::bad_variant_access on another kind.
    const Graph& graph() const { return std::get<Graph>(value_); }
    const Digraph& digraph() const { return std::get<Digraph>(value_); }
    const LargeGraph& large() const { return std::get<LargeGraph>(value_); }
    /// A graph of either kind.
    SparseGraph sparse() const { return is_large() ? SparseGraph(large()) : SparseGraph(graph()); }
    int order() const {
        return visit([](const auto& g) { return g.order(); });
    }
    /// The number of edges, or of arcs.
    int size() const {
        return visit([](const auto& g) { return g.size(); });
    }

    bool operator==(const AnyGraph&) const = default;
    auto operator<=>(const AnyGraph&) const = default;

  private:
    std::variant<Graph, Digraph, LargeGraph> value_;
};

/// A Graph where it has room for this one, else a LargeGraph.
inline AnyGraph any_graph_of(const SparseGraph& g) {
    return g.order() > Graph::order_max ? AnyGraph(LargeGraph(g)) : AnyGraph(to_graph(g));
}

/// graph6, digraph6, or sparse6 of a larger graph, as nauty writes it.
inline std::string text_of(const Graph& g) {
    return to_graph6(g);
}
inline std::string text_of(const Digraph& d) {
    return to_digraph6(d);
}
inline std::string text_of(const LargeGraph& g) {
    return to_sparse6(g);
}
inline std::string text_of(const AnyGraph& g) {
    return g.visit([](const auto& either) { return text_of(either); });
}

}  // namespace gazetteer
