// SPDX-License-Identifier: GPL-3.0-or-later
// Before any algebra: vertices that are in no even kernel because some vertex has no other
// neighbour that could be (the neighbour of a leaf first), and the parts that the rest falls into.
// An edge with both ends out says nothing; without these edges the graph has components, and a set
// of vertices that are not out is an even kernel iff it is not empty and its share of each
// component is empty or an even kernel of it.
#pragma once

#include <vector>

#include "graph/sparse_graph.hpp"

namespace gazetteer::even_kernels {

/// One bit a vertex.
using VertexMarks = std::vector<char>;

/// The vertices that are out: the one neighbour of a vertex that is not out is out, and so on.
/// O(order + size).
VertexMarks vertices_out(const SparseGraph& g);

struct KernelPart {
    SparseGraph graph;
    /// The vertex of the whole graph, ascending.
    std::vector<Vertex> original;
    VertexMarks out;
};
/// The components that have a vertex that is not out, by the number of their vertices, then by the
/// least of them. O((order + size) log).
std::vector<KernelPart> kernel_parts(const SparseGraph& g);

}  // namespace gazetteer::even_kernels
