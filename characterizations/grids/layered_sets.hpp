// SPDX-License-Identifier: GPL-3.0-or-later
// Witnesses for grids of any dimension in the space of one layer: sets of vertices that their first
// layer in some direction fixes, and what they prove [FSU93, Theorem 3.1].
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "characterizations/grids/box_space.hpp"

namespace gazetteer {

/// A set of vertices of a grid. The layers across side `direction` are sets of vertices of the grid
/// of the other sides, by place there; layer a + 1 is the sum of the neighbours in layer a, and of
/// layer a - 1, so that every vertex has an even number of neighbours in the set up to the last
/// layer. With a source, one vertex has an odd number instead.
struct LayeredSet {
    int direction = 0;
    BitVector first;
};

/// The grid of the other sides, and the coordinates there.
Box without_side(const Box& box, int direction);
std::vector<int> without_coordinate(std::vector<int> coordinates, int direction);

/// Visits the layers 1 to the side's order; whether the one beyond is empty, so that the last layer
/// too has the numbers of neighbours that are asked for. O(order d / 64).
bool grow(const Box& box, const LayeredSet& set, const std::vector<int>* source,
          const std::function<void(int a, const BitVector& layer)>& visit);

/// The set is an even kernel that contains the vertex: it is P.
bool is_layered_kernel(const Box& box, const LayeredSet& set, const std::vector<int>& vertex);
/// Every vertex but the root has an even number of neighbours in the set, which has none of the
/// root's part: the root is N, and each neighbour in the set is a winning move.
bool is_layered_dual_vector(const Box& box, const LayeredSet& set, const std::vector<int>& root);

/// The set, by place, ascending. O(order).
std::vector<Vertex> vertices(const Box& box, const LayeredSet& set, const std::vector<int>* source);

/// An even kernel that contains a P vertex, from what obstructs it. O(layer^2 d / 64) for the
/// layer's order.
LayeredSet layered_kernel(const Box& box, const std::vector<int>& vertex,
                          const BalancedWitness& witness, BalancedOrders& orders);
/// For an N vertex a set that proves it: by a congruence of polynomials in the sum of the other
/// sides, in some direction; where there is none, by elimination, if a layer has at most
/// `elimination_max` vertices; nothing if that is too few. A few O(layer^2 d / 64).
std::optional<LayeredSet> layered_dual_vector(const Box& box, const std::vector<int>& root,
                                              int elimination_max = 4096);

}  // namespace gazetteer
