// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of one board, told by what is left of it. Why it works: no move adds a vertex or an
// edge, so a subset of the vertices, of the edges, or of both, tells the graph that is left.
#pragma once

#include <numeric>
#include <vector>

#include "graph/sparse_graph.hpp"
#include "oracle/script/analysis.hpp"
#include "oracle/script/interpreter.hpp"
#include "oracle/script/wide_set.hpp"

namespace gazetteer::script {

/// What tells the graph that is left.
enum class Representation { vertices, edges, both };
/// Vertices where no edge goes without an end of it, edges where no vertex goes.
Representation representation_of(const Rules& rules);

/// What is left of the board, the tokens and the sets. Vertices keep their names.
struct BoardPosition {
    WideSet present = {};
    /// A bit an edge or arc, in the order of the board's; none if the vertices tell them.
    std::vector<std::uint64_t> edges = {};
    std::array<Vertex, tokens_max> tokens{};
    std::vector<WideSet> sets = {};
    bool operator==(const BoardPosition&) const = default;
};

/// The memory that it takes.
inline std::size_t bytes_of(const BoardPosition& position) {
    return sizeof position + sizeof(std::uint64_t) * position.edges.size() +
           sizeof(WideSet) * position.sets.size();
}

/// The vertices and edges or arcs of a board.
class Board {
  public:
    explicit Board(const SparseGraph& g);
    explicit Board(const Digraph& d);

    /// A neighbour, on a digraph one that an arc leads to, and the place of the edge or arc.
    struct Neighbour {
        Vertex vertex = 0;
        std::size_t edge = 0;
    };
    int order() const { return static_cast<int>(out_.size()); }
    std::vector<Vertex> vertices() const {
        std::vector<Vertex> result(out_.size());
        std::iota(result.begin(), result.end(), 0);
        return result;
    }
    std::size_t size() const { return ends_.size(); }
    bool directed() const { return directed_; }
    const std::vector<Neighbour>& out(Vertex v) const { return out_[index(v)]; }
    const std::vector<Neighbour>& in(Vertex v) const { return directed_ ? in_[index(v)] : out(v); }
    const WideSet& out_set(Vertex v) const { return out_sets_[index(v)]; }
    const WideSet& in_set(Vertex v) const { return directed_ ? in_sets_[index(v)] : out_set(v); }
    /// The ends of an edge, the tail and the head of an arc.
    const std::pair<Vertex, Vertex>& ends(std::size_t edge) const { return ends_[edge]; }

  private:
    static std::size_t index(Vertex v) { return static_cast<std::size_t>(v); }
    void make(int order);
    void add(Vertex tail, Vertex head);

    bool directed_ = false;
    std::vector<std::pair<Vertex, Vertex>> ends_;
    std::vector<std::vector<Neighbour>> out_;
    std::vector<std::vector<Neighbour>> in_;
    std::vector<WideSet> out_sets_;
    std::vector<WideSet> in_sets_;
};

}  // namespace gazetteer::script
