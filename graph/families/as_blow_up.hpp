// SPDX-License-Identifier: GPL-3.0-or-later
// Any graph as the blow-up that it is: its classes of like vertices.
#pragma once

#include <optional>
#include <vector>

#include "graph/families/blow_up.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

struct AsBlowUp {
    BlowUp blow_up;
    /// The class of each vertex, and whether it is one of the leaves.
    std::vector<Vertex> class_of;
    std::vector<bool> is_leaf;
};

/// The graph as a blow-up of as few classes as like vertices make: adjacent ones of the same other
/// neighbours, and nonadjacent ones; a vertex with exactly one leaf, and further neighbours, is in
/// a class with leaves. Nothing if it has no vertex or takes more than `classes_max` <= 64 classes.
/// What is returned is compared with the graph, edge by edge.
std::optional<AsBlowUp> as_blow_up(const SparseGraph& g, int classes_max);

}  // namespace gazetteer
