// SPDX-License-Identifier: GPL-3.0-or-later
// UEG on all subgraphs of one graph at once: for each vertex v a bit for each set of edges S, that
// the mover loses with the token at v and the edges S left. 256 sets are the bits of a word, the
// subsets of eight inner edges; the sets of the other, outer edges number the words. The move along
// uv gives, for all v and all S with uv at once,
//     the mover wins at v if the mover loses at u without uv.
// Along an outer edge that reads a word decided before. Along an inner edge it reads the word
// itself, so inner edges make disjoint stars as far as there are such: a leaf's other edges are all
// outer, so a centre reads from its leaves, at sets without the edge between them, what their outer
// edges alone decide; after which the leaves read from the centre. Inner edges that fit in no star
// are moved along between such passes: after k further passes the sets with at most k of these
// edges are right.
//
// Words lie by vertex, then by set, so that the sets that share their higher edges are read and
// written in sequence. Threads share the sets by their highest edges, fewer edges first; the result
// does not depend on how.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "graph/rooted_graph.hpp"
#include "graph/sparse_graph.hpp"
#include "oracle/engines/ueg/subsets/edge_subset_kernel.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "oracle/tables/page_memory.hpp"

namespace gazetteer {

/// Decides (S, v) for every subgraph S of one graph and every root v. Equal to outcome<UEG>. Size
/// 32 and order 16 take 8 GiB.
class EdgeSubsetTable {
  public:
    static constexpr int size_max = 48;

    /// Decides all. Throws EngineLimitExceeded when the table would be larger than limits.bytes or
    /// g has more than 48 edges, OutOfMemory, EngineStopped.
    explicit EdgeSubsetTable(const SparseGraph& g, const EngineLimits& limits = {},
                             Instructions instructions = Instructions::best);

    /// The table's size for a graph of this size with `order` vertices that are not isolated.
    static double bytes(int order, int size);

    /// All edges left. Throws ContractViolation unless the root is a vertex.
    Outcome outcome(Vertex root) const { return outcome(all_, root); }
    bool is_P(Vertex root) const { return outcome(root) == Outcome::P; }
    /// The edges left are those of g.edges() whose bits are 1. Throws ContractViolation unless the
    /// root is a vertex and every bit stands for an edge.
    Outcome outcome(std::uint64_t edges, Vertex root) const;
    /// All edges left: the vertices to which a move from the root wins, ascending.
    std::vector<Vertex> winning_moves(Vertex root) const;
    /// Over all sets of edges and all roots of g.
    std::uint64_t count_of_P() const;
    std::uint64_t positions() const {
        return static_cast<std::uint64_t>(column_.size()) << edges_.size();
    }

  private:
    void choose_inner();
    void reserve(const EngineLimits& limits);
    void decide(const EngineLimits& limits, EdgeSubsetKernel kernel);

    std::vector<Edge> edges_;
    /// The place of each edge in the numbering of the table: inner ones first.
    std::vector<int> places_;
    /// The place of each vertex among those that are not isolated, or -1.
    std::vector<int> column_;
    std::vector<EdgeSubsetShape::Ends> outer_;
    EdgeSubsetShape shape_{};
    std::uint64_t all_{};
    PageMemory<Word> table_;
};

}  // namespace gazetteer
