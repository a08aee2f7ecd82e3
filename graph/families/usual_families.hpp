// SPDX-License-Identifier: GPL-3.0-or-later
// Families that papers on games go through and that none of the sources has: stars, fans, wheels
// and toroidal grids.
#pragma once

#include <span>
#include <vector>

#include "graph/families/named.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// The rim, and one more vertex, the last, that is adjacent to all of it. O(order + size) beside
/// what making a graph takes.
SparseGraph with_hub(const SparseGraph& rim);
/// The Cartesian product of cycles of these lengths, each at least 3. One length or more.
SparseGraph torus_of_sides(std::span<const int> sides);

/// "star N", "fan N" and "wheel N" have a hub and N vertices on the rim: no edge, a path, a cycle.
/// "torus M N ..." is a grid whose sides are closed.
std::vector<Family> families_of_papers();

}  // namespace gazetteer
