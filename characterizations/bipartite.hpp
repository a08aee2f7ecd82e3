// Undirected edge geography on bipartite graphs, by linear algebra over GF(2) [FSU93, section 3].
//
// Let M be the bipartite adjacency matrix, rows X and columns Y. Everything is read from one
// elimination, the reduced row echelon form of [M | I]:
//   - a row whose M-part vanished says which rows of M sum to 0: an even kernel inside X;
//   - a free column c, with the pivots of the rows that have a 1 in c: an even kernel inside Y;
//   - the I-part of the row with pivot c: rows that sum to e_c (when c is in no even kernel);
//   - column x of the I-part, over the rows with pivots in Y: columns that sum to e_x.
// The last two are the coefficients b of equation (1) in the proof of [FSU93, Theorem 3.1].
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "characterizations/even_kernel.hpp"
#include "characterizations/gf2.hpp"
#include "graph/rooted_graph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// The outcome of the unrooted game: the first player chooses a vertex, and the second moves from
/// it. N: the first player wins.
struct UnrootedBipartiteVerdict {
    Outcome outcome = Outcome::P;
    /// N: a vertex to start on, and an even kernel that contains it.
    std::optional<Vertex> start;
    std::vector<Vertex> kernel;
    /// P: a dual vector for each vertex: the rows and columns of M's inverse.
    std::vector<std::vector<Vertex>> inverse;
};

/// A bipartite graph of any order, eliminated once; then every root is decided.
class BipartiteGeography {
  public:
    /// Throws ContractViolation unless g is bipartite. Memory: |X| (|X| + |Y|) bits; a tenth of a
    /// second for the 100 x 100 grid.
    explicit BipartiteGeography(SparseGraph g);
    /// The same with X the vertices v with side[v] = 0, Y those with 1: a disconnected graph has
    /// more than one bipartition. Throws ContractViolation unless every edge joins X and Y.
    BipartiteGeography(SparseGraph g, std::span<const int> side);

    const SparseGraph& graph() const { return graph_; }
    int rank() const { return rank_; }

    /// P iff the root's line is in the span of the other lines parallel to it [FSU93, Theorem 3.1].
    /// O(1).
    Outcome outcome(Vertex root) const { return outcomes_[static_cast<std::size_t>(root)]; }
    /// The outcome of every root.
    const std::vector<Outcome>& outcomes() const { return outcomes_; }

    /// An even kernel that contains the root, which must be P. O(order).
    std::vector<Vertex> even_kernel(Vertex root) const;
    /// For a root that is N, a set b in the other part with M b = e_root: every vertex but the root
    /// has an even number of neighbours in b. O(order).
    std::vector<Vertex> dual_vector(Vertex root) const;
    /// The same with `move` in b; nothing unless root -> move is a winning move. Such a b is an
    /// even kernel of G - {root, move}, which proves the move.
    std::vector<Vertex> dual_vector(Vertex root, Vertex move) const;

    /// All winning moves, ascending. The move to y wins iff column y of M - e_root e_y^T depends
    /// on the others, iff y is in some b with M b = e_root. All b are one b plus even kernels, so
    /// these y are: those of the one b, and those that are P themselves.
    std::vector<Vertex> winning_moves(Vertex root) const;

    /// The outcome with its witness and all winning moves.
    EvenKernelVerdict verdict(Vertex root) const;
    /// The second player wins iff M is invertible [FSU93, Corollary 3.6]. O(order^2) for P.
    UnrootedBipartiteVerdict unrooted() const;

  private:
    void number_lines(std::span<const int> side);
    void eliminate();
    void decide_rows();
    void decide_columns();
    int line(Vertex v) const { return line_[static_cast<std::size_t>(v)]; }
    Vertex vertex(int line) const { return vertex_[static_cast<std::size_t>(line)]; }
    bool in_x(Vertex v) const { return line(v) >= columns_; }
    /// An even kernel of X from row r >= rank, of Y from the free column c.
    std::vector<Vertex> row_relation(int r) const;
    std::vector<Vertex> column_relation(int c) const;

    SparseGraph graph_;
    /// Lines 0..columns-1 are the columns of M (Y), the others its rows (X).
    int columns_ = 0;
    int rank_ = 0;
    std::vector<int> line_;
    std::vector<Vertex> vertex_;
    BitMatrix reduced_{0, 0};
    /// The row with its pivot in column c of M, or -1: c is free.
    std::vector<int> pivot_row_;
    std::vector<int> pivots_;
    std::vector<Outcome> outcomes_;
};

}  // namespace gazetteer
