// SPDX-License-Identifier: GPL-3.0-or-later
// Values of games again: games are written out move by move, nothing is made simpler, and one is
// at most another by the definition. A game is known by its place in a list that only grows.
#pragma once

#include <string>
#include <vector>

#include "graph/digraph.hpp"
#include "graph/graph.hpp"

namespace gazetteer::conjectures::naive {

using Game = int;

/// A position of a game given as data, from these vertices.
Game game_on(const std::string& name, const Graph& g, const std::vector<Vertex>& tokens);
Game game_on(const std::string& name, const Digraph& d, const std::vector<Vertex>& tokens);
/// over / under, which is a power of 2.
Game number_game(long over, long under);
/// "*", "^", "v", "*2", "1/2*", "+-1", "{2|1}"; throws Unknown for another text.
Game written_game(const std::string& text);
Game sum(Game g, Game h);
Game negative(Game g);
/// No left option of g is >= h, and no right option of h is <= g [BCG82].
bool at_most(Game g, Game h);
/// It equals one of the numbers that are born by the day of g: by the simplicity theorem a game
/// that equals a number equals such a one [BCG82].
bool is_number(Game g);

}  // namespace gazetteer::conjectures::naive
