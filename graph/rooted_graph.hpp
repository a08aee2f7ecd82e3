// SPDX-License-Identifier: GPL-3.0-or-later
// The papers' (G, v): a graph with a token on one vertex, and the outcome that it can have.
#pragma once

#include "graph/digraph.hpp"
#include "graph/graph.hpp"

namespace gazetteer {

/// The outcome of a position under normal play with both players at their best: N, the Next player
/// (who is to move) wins; P, the Previous player wins.
enum class Outcome { N, P };

constexpr const char* to_string(Outcome outcome) {
    return outcome == Outcome::N ? "N" : "P";
}

/// A graph and a vertex of it, the root.
struct RootedGraph {
    Graph graph;
    Vertex root = 0;
    bool operator==(const RootedGraph&) const = default;
    auto operator<=>(const RootedGraph&) const = default;
};

inline void encode(const RootedGraph& position, Key& key) {
    encode(position.graph, key);
    key.write(static_cast<std::uint64_t>(position.root), 6);
}

/// A digraph and a vertex of it, the root.
struct RootedDigraph {
    Digraph digraph;
    Vertex root = 0;
    bool operator==(const RootedDigraph&) const = default;
    auto operator<=>(const RootedDigraph&) const = default;
};

inline void encode(const RootedDigraph& position, Key& key) {
    encode(position.digraph, key);
    key.write(static_cast<std::uint64_t>(position.root), 6);
}

}  // namespace gazetteer
