// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs and digraphs as values, and their texts. They are simple, their vertices are 0..order-1,
// and they do not change once they are made: a copy costs nothing, and any number of threads may
// read one.
#pragma once

#include <compare>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "gazetteer/errors.hpp"

namespace gazetteer::v0 {

/// The edge uv; the edges of a graph have u < v.
struct Edge {
    int u = 0;
    int v = 0;
    bool operator==(const Edge&) const = default;
    auto operator<=>(const Edge&) const = default;
};

/// The arc from `tail` to `head`.
struct Arc {
    int tail = 0;
    int head = 0;
    bool operator==(const Arc&) const = default;
    auto operator<=>(const Arc&) const = default;
};

/// A simple graph of any order up to 2^24. A function that takes a vertex throws InputError unless
/// it is one of 0..order-1.
class GAZETTEER_API Graph {
  public:
    /// Without vertices.
    Graph();
    /// The ends of an edge in either order. Throws InputError on an end outside 0..order-1, a loop
    /// or a repeated edge.
    Graph(int order, const std::vector<Edge>& edges);
    /// Reads graph6, sparse6, a family's name with its numbers, "grid 5 4", or a construction,
    /// "corona(K8, K1)", as the program does; or a graph in another program's format, one line of
    /// edges, "0-1 1-2", or the whole text of a file. Names of vertices are passed over. Throws
    /// InputError with the line and column at fault.
    static Graph from_text(std::string_view text);

    int order() const;
    /// The number of edges.
    int size() const;
    /// O(log degree).
    bool adjacent(int u, int v) const;
    int degree(int v) const;
    /// Ascending.
    std::vector<int> neighbours(int v) const;
    /// Ascending.
    std::vector<Edge> edges() const;

    /// What nauty writes for this labelled graph, without header and end of line. Order < 2^18, or
    /// InputError: graph6 takes order^2 / 12 bytes.
    std::string graph6() const;
    std::string sparse6() const;
    /// The same for every graph that is isomorphic to this one. Order <= 64, or OutOfReach.
    Graph canonical() const;

    /// Equal as labelled graphs.
    bool operator==(const Graph& other) const;

  private:
    friend struct Inside;
    struct Data;
    explicit Graph(std::shared_ptr<const Data> data) : data_(std::move(data)) {}
    std::shared_ptr<const Data> data_;
};

/// A simple digraph of order <= 64; two opposite arcs may join a pair of vertices. Errors as those
/// of Graph.
class GAZETTEER_API Digraph {
  public:
    /// Without vertices.
    Digraph();
    /// Throws InputError on an end outside 0..order-1, a loop, a repeated arc, or an order
    /// above 64.
    Digraph(int order, const std::vector<Arc>& arcs);
    /// Reads digraph6, or a digraph in another program's format. Throws InputError with the line
    /// and column at fault.
    static Digraph from_text(std::string_view text);

    int order() const;
    /// The number of arcs.
    int size() const;
    bool has_arc(int tail, int head) const;
    /// Ascending.
    std::vector<int> out_neighbours(int v) const;
    std::vector<int> in_neighbours(int v) const;
    /// Ascending by tail, then head.
    std::vector<Arc> arcs() const;

    /// What nauty writes for this labelled digraph, without header and end of line.
    std::string digraph6() const;
    /// The same for every digraph that is isomorphic to this one.
    Digraph canonical() const;

    bool operator==(const Digraph& other) const;

  private:
    friend struct Inside;
    struct Data;
    explicit Digraph(std::shared_ptr<const Data> data) : data_(std::move(data)) {}
    std::shared_ptr<const Data> data_;
};

/// What a game is played on, and what a conjecture is about.
using AnyGraph = std::variant<Graph, Digraph>;

/// Reads any of the texts above: a line that begins with & is a digraph, and so is what its format
/// says to be one. Throws InputError.
GAZETTEER_API AnyGraph graph_from_text(std::string_view text);
/// graph6 or digraph6.
GAZETTEER_API std::string to_text(const AnyGraph& graph);
GAZETTEER_API int order_of(const AnyGraph& graph);

}  // namespace gazetteer::v0
