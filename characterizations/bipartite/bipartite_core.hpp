// SPDX-License-Identifier: GPL-3.0-or-later
// The linear algebra of undirected edge geography on a bipartite graph [FSU93, section 3], dense.
//
// Let M be the bipartite adjacency matrix, rows X and columns Y. Everything is read from one
// elimination, the reduced row echelon form of [M | I]:
//   - a row whose M-part vanished says which rows of M sum to 0: an even kernel inside X;
//   - a free column c, with the pivots of the rows that have a 1 in c: an even kernel inside Y;
//   - the I-part of the row with pivot c: rows that sum to e_c, up to free columns;
//   - column x of the I-part, over the rows with pivots in Y: columns that sum to e_x, up to the
//     rows that depend on others.
// The last two solve equation (1) in the proof of [FSU93, Theorem 3.1].
#pragma once

#include <span>
#include <vector>

#include "characterizations/linear/gf2.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// A bipartite graph with its adjacency matrix A = [0 M; M^T 0] eliminated once.
class BipartiteCore {
  public:
    /// X: the vertices v with side[v] = 0, Y: those with 1. Throws ContractViolation unless every
    /// edge joins X and Y. Memory: reduction_bytes(|X|, |X| + |Y|). Keeps to this thread's limits:
    /// throws runs::Stopped and runs::MemoryExceeded.
    BipartiteCore(const SparseGraph& g, std::span<const int> side);

    /// The rank of M.
    int rank() const { return rank_; }
    /// A basis of the null space of A: even kernels, each inside one part, ascending. O(corank
    /// order). Keeps to this thread's limits.
    std::vector<std::vector<Vertex>> basis() const;
    /// Some b, ascending, with A b = the indicator of `rhs` (no repetition), if there is one; else
    /// the answer has no meaning. O(|rhs| order).
    std::vector<Vertex> solve(std::span<const Vertex> rhs) const;

  private:
    void number_lines(const SparseGraph& g, std::span<const int> side);
    void eliminate(const SparseGraph& g);
    int order() const { return static_cast<int>(line_.size()); }
    int line(Vertex v) const { return line_[static_cast<std::size_t>(v)]; }
    Vertex vertex(int line) const { return vertex_[static_cast<std::size_t>(line)]; }
    bool in_x(Vertex v) const { return line(v) >= columns_; }
    std::vector<Vertex> i_part(int row) const;
    std::vector<Vertex> pivots_with(int column) const;

    /// Lines 0..columns-1 are the columns of M (Y), the others its rows (X).
    int columns_ = 0;
    int rank_ = 0;
    std::vector<int> line_;
    std::vector<Vertex> vertex_;
    BitMatrix reduced_{0, 0};
    /// The row with its pivot in column c of M, or -1: c is free.
    std::vector<int> pivot_row_;
    std::vector<int> pivots_;
};

}  // namespace gazetteer
