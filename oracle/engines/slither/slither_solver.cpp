// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/slither/slither_solver.hpp"

#include <algorithm>

namespace gazetteer {

Outcome SlitherSolver::outcome(const SlitherPosition& position) {
    require(position.graph == graph_, "a position on the solver's graph");
    if (position.path.empty()) {
        const std::vector<Edge> edges = graph_.edges();
        const bool wins =
            std::ranges::any_of(edges, [this](const Edge& e) { return !mover_wins_after(e); });
        return wins ? Outcome::N : Outcome::P;
    }
    const VertexSet off = graph_.vertices() - position.path;
    return mover_wins(off, position.ends.u, position.ends.v) ? Outcome::N : Outcome::P;
}

std::vector<Edge> SlitherSolver::winning_moves() {
    std::vector<Edge> result = graph_.edges();
    std::erase_if(result, [this](const Edge& e) { return mover_wins_after(e); });
    return result;
}

bool SlitherSolver::mover_wins_after(const Edge& first) {
    return mover_wins(graph_.vertices() - VertexSet{first.u, first.v}, first.u, first.v);
}

bool SlitherSolver::mover_wins(VertexSet off, Vertex u, Vertex v) {
    if (!off.meets(graph_.neighbours(u) | graph_.neighbours(v))) return false;
    if (u > v) std::swap(u, v);
    const FixedTable<2>::Key key{off.bits(), VertexSet{u, v}.bits()};
    if (const int known = table_.find(key); known != table_.absent) return known != 0;
    const bool wins = extends_to_win(off, u, v) || extends_to_win(off, v, u);
    table_.insert(key, wins);
    return wins;
}

/// The mover wins by lengthening the path at `end`.
bool SlitherSolver::extends_to_win(VertexSet off, Vertex end, Vertex other) {
    for (Vertex w : graph_.neighbours(end) & off)
        if (!mover_wins(off - VertexSet{w}, w, other)) return true;
    return false;
}

}  // namespace gazetteer
