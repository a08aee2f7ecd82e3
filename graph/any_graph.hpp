// SPDX-License-Identifier: GPL-3.0-or-later
// A graph or a digraph of order at most 64: what a conjecture is about.
#pragma once

#include <compare>
#include <string>
#include <utility>
#include <variant>

#include "graph/digraph.hpp"
#include "graph/formats/formats.hpp"
#include "graph/graph.hpp"

namespace gazetteer {

class AnyGraph {
  public:
    AnyGraph() = default;
    AnyGraph(Graph g) : value_(std::move(g)) {}    // NOLINT(google-explicit-constructor)
    AnyGraph(Digraph d) : value_(std::move(d)) {}  // NOLINT(google-explicit-constructor)

    template <class Take>
    auto visit(Take take) const {
        return std::visit(take, value_);
    }
    bool is_directed() const { return value_.index() == 1; }
    /// Each throws std::bad_variant_access on the other kind.
    const Graph& graph() const { return std::get<Graph>(value_); }
    const Digraph& digraph() const { return std::get<Digraph>(value_); }
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
    std::variant<Graph, Digraph> value_;
};

/// graph6 or digraph6, as nauty writes it.
inline std::string text_of(const Graph& g) {
    return to_graph6(g);
}
inline std::string text_of(const Digraph& d) {
    return to_digraph6(d);
}
inline std::string text_of(const AnyGraph& g) {
    return g.visit([](const auto& either) { return text_of(either); });
}

}  // namespace gazetteer
