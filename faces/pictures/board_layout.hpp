// SPDX-License-Identifier: GPL-3.0-or-later
// Places for the vertices of any graph that can be drawn: the natural ones, or Graphviz's.
#pragma once

#include "faces/pictures/layout.hpp"
#include "graph/board.hpp"
#include "graph/errors.hpp"
#include "graph/interchange/named_graph.hpp"

namespace gazetteer::pictures {

/// Sizes that are drawn in a natural layout.
inline constexpr int drawn_order_max = 20'000;
inline constexpr int drawn_size_max = 100'000;

/// Natural for grids, cubes, paths, cycles and complete graphs, and for digraphs on these; else
/// from Graphviz, and `kind` is then "neato". Throws InputError on a graph that is too large,
/// EnvironmentError, with the package, where Graphviz is missing or fails.
Layout layout_of(const SparseGraph& g);
Layout layout_of(const Board& board);

/// Where a file draws the vertices, one point each: these points, scaled as a layout of Graphviz,
/// and `kind` is then "given". Where there are none, or they are as good as one point or too far
/// out for that, as layout_of. Throws as that does; O(order^2).
Layout layout_at(const Board& board, const std::vector<DrawnAt>& points);

}  // namespace gazetteer::pictures
