// SPDX-License-Identifier: GPL-3.0-or-later
// The compiled games again, each by the memoised solver of its rules.
#pragma once

#include <string>

#include "graph/graph.hpp"
#include "oracle/solver.hpp"

namespace gazetteer::conjectures::naive {

/// By the memoised solver of the rules; for an unrooted game the position is unrooted itself.
template <class R>
long asked(const std::string& what, const typename R::Position& position) {
    static thread_local Solver<R> solver;
    constexpr std::size_t positions_max = 1'000'000;
    if (solver.positions() > positions_max) solver.clear();
    if (what == "P") return solver.outcome(position) == Outcome::P ? 1 : 0;
    if (what == "N") return solver.outcome(position) == Outcome::N ? 1 : 0;
    if (what == "grundy") return solver.grundy_value(position);
    return static_cast<long>(solver.winning_moves(position).size());
}

long of_game(const std::string& what, const std::string& game, const Graph& g, Vertex v);
/// A compiled game on graphs.
bool knows_game(const std::string& game);
bool is_rooted(const std::string& game);

}  // namespace gazetteer::conjectures::naive
