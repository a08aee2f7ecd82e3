// SPDX-License-Identifier: GPL-3.0-or-later
// The reduction that every engine starts from. The indicator x of an even kernel S satisfies A x =
// 0 over GF(2), A the adjacency matrix: a vertex outside S has an even number of neighbours in S, a
// vertex of S none [FSU93, section 2]. So x lies in the null space, x_v is a linear form in its
// free coordinates, vertices with equal forms are in S together, those with the form 0 never are,
// and all that is left to satisfy is that S is independent and not empty.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "characterizations/even_kernels/search.hpp"
#include "characterizations/even_kernels/system/elimination.hpp"
#include "characterizations/even_kernels/system/parts.hpp"
#include "characterizations/linear/gf2.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer::even_kernels {

/// The null space of the adjacency matrix: x solves A x = 0 iff each x_v is the sum of the free
/// coordinates that its form names.
struct NullSpace {
    /// The vertices that are free coordinates, ascending; their number is the nullity.
    std::vector<Vertex> free;
    /// order x nullity: bit i of row v says whether x_v contains the coordinate free[i].
    BitMatrix forms{0, 0};
};

/// Bytes that null_space and what follows it take at most on a graph of this order in so many
/// coordinates (elimination_plan), in double since it may exceed any integer.
double reduction_bytes(int order, int coordinates);

/// The null space of the matrix without the columns of the vertices that are out, whose forms are
/// 0. Solves what it can vertex by vertex and the rest, k coordinates, by M4RI: O(order k size /
/// order + k^3 / log k) bit operations a word at a time. Throws LimitReached before it allocates a
/// matrix when the memory limit is too small, or the time limit is sure to be; and when the time is
/// up, or it is cancelled, between blocks of rows that take about a second at most.
NullSpace null_space(const SparseGraph& g, const VertexMarks& out,
                     const EvenKernelLimits& limits = {});
/// The same in the coordinates of any plan for g and `out`.
NullSpace null_space(const SparseGraph& g, const VertexMarks& out, EliminationPlan plan,
                     const EvenKernelLimits& limits = {});
/// With no vertex out.
NullSpace null_space(const SparseGraph& g, const EvenKernelLimits& limits = {});

/// What is left of the question after the reduction, in classes of vertices with equal nonzero
/// forms. Classes are numbered by their least members.
class EvenKernelSystem {
  public:
    /// Throws LimitReached as null_space does.
    explicit EvenKernelSystem(SparseGraph g, const EvenKernelLimits& limits = {});
    /// The same when these vertices are known to be in no even kernel.
    EvenKernelSystem(SparseGraph g, const VertexMarks& out, const EvenKernelLimits& limits);
    /// For tests: the same from a null space that somebody else computed (or corrupted).
    EvenKernelSystem(SparseGraph g, const NullSpace& space);

    const SparseGraph& graph() const { return graph_; }
    int nullity() const { return forms_.columns(); }
    int classes() const { return static_cast<int>(members_.size()); }
    /// -1 when the form of v is 0: no even kernel contains v.
    int class_of(Vertex v) const { return class_of_[static_cast<std::size_t>(v)]; }
    /// Ascending.
    std::span<const Vertex> members(int c) const { return members_[static_cast<std::size_t>(c)]; }
    /// classes x nullity.
    const BitMatrix& forms() const { return forms_; }
    /// The classes with a vertex adjacent to one of c, ascending; c itself among them when two of
    /// its members are adjacent.
    std::span<const int> neighbours(int c) const {
        return neighbours_[static_cast<std::size_t>(c)];
    }
    /// Whether d is among the neighbours of c. O(log classes).
    bool adjacent(int c, int d) const { return std::ranges::binary_search(neighbours(c), d); }
    /// The equations of the vertices in terms of classes: a class counts when it holds an odd
    /// number of the neighbours. Each once, none empty, each ascending. Over GF(2) they are
    /// equivalent to the forms.
    const std::vector<std::vector<int>>& equations() const { return equations_; }

    /// An edge with one end in each class (two different ends when c == d); they are neighbours.
    Edge edge_between(int c, int d) const;

  private:
    void make(const NullSpace& space);
    void make_classes(const NullSpace& space);
    void make_neighbours();
    void make_equations();

    SparseGraph graph_;
    std::vector<int> class_of_;
    std::vector<std::vector<Vertex>> members_;
    BitMatrix forms_{0, 0};
    std::vector<std::vector<int>> neighbours_;
    std::vector<std::vector<int>> equations_;
};

}  // namespace gazetteer::even_kernels
