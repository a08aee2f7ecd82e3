// SPDX-License-Identifier: GPL-3.0-or-later
// Classes of like vertices: those that have the same other neighbours.
#pragma once

#include <vector>

#include "graph/sparse_graph.hpp"

namespace gazetteer {

struct TwinClasses {
    std::vector<int> class_of;
    /// The least vertex of each class, ascending; how many it has; whether these are adjacent,
    /// which for one is false.
    std::vector<Vertex> first;
    std::vector<int> count;
    std::vector<bool> adjacent;
};

/// Twins of one colour, of a negative one only adjacent twins; without colours all. As many lists
/// of neighbours are sorted as there are vertices.
TwinClasses twin_classes(const SparseGraph& g, const std::vector<int>& colours = {});

}  // namespace gazetteer
