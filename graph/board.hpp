// SPDX-License-Identifier: GPL-3.0-or-later
// What a game is played on.
#pragma once

#include <variant>

#include "graph/digraph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

using Board = std::variant<SparseGraph, Digraph>;

/// The number of its vertices.
inline int order_of(const Board& board) {
    return std::visit([](const auto& g) { return g.order(); }, board);
}

}  // namespace gazetteer
