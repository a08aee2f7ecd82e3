// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants of a blow-up by its classes: exact, whatever the sizes. Each equals the term of the
// same name on the graph. Time is exponential in the number of classes, of which there are at most
// blow_up_classes_max; all throw runs::Stopped.
//
// Vertices of a class are like: an optimum has none of them, one, two or all, and which of these
// matter is said at each invariant. A leaf of a class with leaves has one neighbour.
#pragma once

#include <cstdint>

#include "graph/families/blow_up.hpp"

namespace gazetteer::conjectures::by_classes {

constexpr int blow_up_classes_max = 20;

std::int64_t independence_number(const BlowUp& b);
std::int64_t clique_number(const BlowUp& b);
std::int64_t induced_forest_number(const BlowUp& b);
std::int64_t induced_bipartite_number(const BlowUp& b);
std::int64_t induced_tree_number(const BlowUp& b);
std::int64_t domination_number(const BlowUp& b);
std::int64_t matching_number(const BlowUp& b);

/// That of a vertex of class i which is no leaf; that of a leaf is 1.
std::int64_t local_independence(const BlowUp& b, Vertex i);

}  // namespace gazetteer::conjectures::by_classes
