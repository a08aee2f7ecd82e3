// SPDX-License-Identifier: GPL-3.0-or-later
// A graph that is told as a blow-up, such as join(K3, empty(7)), drawn with its classes apart.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "faces/pictures/picture.hpp"

namespace gazetteer::pictures {

struct ClassLayout {
    std::vector<Place> places;
    /// The class of each vertex: "A", "B", ... "Z", "AA"; a leaf has that of its clique.
    std::vector<std::string> class_of;
    /// "A is K3, B is empty(7)".
    std::string legend;
};

/// Each class on a circle of its own, leaves around their clique, and the classes around a circle
/// that keeps them apart. Nothing unless the name is that of a blow-up of two classes, or of one
/// with leaves, and g is its graph as it is numbered. O(order + size).
std::optional<ClassLayout> class_layout(const SparseGraph& g, const std::string& name);

}  // namespace gazetteer::pictures
