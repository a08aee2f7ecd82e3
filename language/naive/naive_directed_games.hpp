// SPDX-License-Identifier: GPL-3.0-or-later
// The compiled games on digraphs for the second evaluator: by the memoised solver of the rules.
#pragma once

#include <string>

#include "graph/digraph.hpp"
#include "language/expressions/term_game.hpp"
#include "language/naive/naive_games.hpp"

namespace gazetteer::conjectures::naive {

/// Where a game starts: at a vertex, or, unrooted, with the digraph alone.
template <class R>
typename R::Position start_of(const Digraph& d, Vertex v) {
    if constexpr (is_unrooted_form<R>)
        return R::start(d);
    else
        return R::start(d, v);
}

long of_directed_game(const std::string& what, const std::string& game, const Digraph& d, Vertex v);
bool knows_directed_game(const std::string& game);

}  // namespace gazetteer::conjectures::naive
