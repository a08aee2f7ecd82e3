// SPDX-License-Identifier: GPL-3.0-or-later
// Which coordinates to compute a null space in. An equation with one unknown vertex gives it as a
// sum of known ones; when there is none, a vertex becomes a coordinate (inactivation decoding, as
// in the codes of RFC 6330, 5.4.2.2). Only the equations that gave nothing are left, in the
// coordinates alone: a path needs one coordinate, an m x n grid about m, a random graph nearly all.
#pragma once

#include <vector>

#include "characterizations/even_kernels/system/parts.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer::even_kernels {

struct EliminationPlan {
    /// Ascending; their x are independent until `left` is imposed.
    std::vector<Vertex> coordinates;
    /// In this order x of the vertex is the sum over the other neighbours of `equation` not out.
    struct Solved {
        Vertex vertex;
        Vertex equation;
    };
    std::vector<Solved> solved;
    /// The vertices whose equations solved nothing.
    std::vector<Vertex> left;
};

/// For the equations of all vertices of g in the vertices that are not out. O(order + size).
EliminationPlan sparse_plan(const SparseGraph& g, const VertexMarks& out);
/// All vertices that are not out are coordinates, and all equations are left.
EliminationPlan dense_plan(const SparseGraph& g, const VertexMarks& out);
/// The dense one on small graphs, which M4RI solves before a plan is made, and when more than half
/// of the vertices would be coordinates anyway.
EliminationPlan elimination_plan(const SparseGraph& g, const VertexMarks& out);

}  // namespace gazetteer::even_kernels
