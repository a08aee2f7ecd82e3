// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"

namespace gazetteer {

VertexGeographySolver::VertexGeographySolver(const Graph& g, const EngineLimits& limits)
    : table_(limits) {
    for (Vertex v : g.vertices()) exits_.push_back(g.neighbours(v));
}

VertexGeographySolver::VertexGeographySolver(const Digraph& d, const EngineLimits& limits)
    : table_(limits) {
    for (Vertex v : d.vertices()) exits_.push_back(d.out_neighbours(v));
}

/// All vertices but the root, which is visited.
VertexSet VertexGeographySolver::without(Vertex root) const {
    require(0 <= root && root < static_cast<int>(exits_.size()), "a root in the graph");
    return VertexSet::first(static_cast<int>(exits_.size())) - VertexSet{root};
}

Outcome VertexGeographySolver::outcome(Vertex root) {
    return mover_wins(without(root), root) ? Outcome::N : Outcome::P;
}

std::vector<Vertex> VertexGeographySolver::winning_moves(Vertex root) {
    const VertexSet unvisited = without(root);
    std::vector<Vertex> result;
    for (Vertex w : exits_[static_cast<std::size_t>(root)])
        if (!mover_wins(unvisited - VertexSet{w}, w)) result.push_back(w);
    return result;
}

bool VertexGeographySolver::mover_wins(VertexSet unvisited, Vertex root) {
    const VertexSet moves = exits_[static_cast<std::size_t>(root)] & unvisited;
    if (moves.empty()) return false;
    const FixedTable<2>::Key key{unvisited.bits(), static_cast<std::uint64_t>(root)};
    if (const int known = table_.find(key); known != table_.absent) return known != 0;
    const bool wins = has_winning_move(unvisited, moves);
    table_.insert(key, wins);
    return wins;
}

bool VertexGeographySolver::has_winning_move(VertexSet unvisited, VertexSet moves) {
    for (Vertex w : moves)
        if (!mover_wins(unvisited - VertexSet{w}, w)) return true;
    return false;
}

}  // namespace gazetteer
