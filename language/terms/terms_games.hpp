// SPDX-License-Identifier: GPL-3.0-or-later
// What terms ask of games, by search over the rules: no theorem of characterizations/ decides here.
// Otherwise a conjecture that is such a theorem would be compared with itself.
#pragma once

#include "graph/digraph.hpp"
#include "graph/graph.hpp"
#include "language/expressions/expression.hpp"
#include "language/numbers/integer.hpp"

namespace gazetteer::conjectures::games {

/// Games are played from as many of the vertices as they have tokens. Each thread has its own
/// memory of positions for each game, kept for the whole stream of graphs and emptied when it grows
/// too large.
Integer is_P(TermGame game, const Graph& g, Tokens tokens);
Integer is_N(TermGame game, const Graph& g, Tokens tokens);
Integer grundy(TermGame game, const Graph& g, Tokens tokens);
/// The class of a partizan game given as data: a place in outcome_letters.
Integer partizan_outcome(TermGame game, const Graph& g, Tokens tokens);
/// What a position of a game given as data is worth under normal play: its number in the table in
/// use.
Integer value(TermGame game, const Graph& g, Tokens tokens);
/// How many moves win, or how many first vertices in an unrooted game.
Integer winning_moves(TermGame game, const Graph& g, Tokens tokens);

// The same on a digraph, of dvg, deg, their unrooted forms, and games given as data.
Integer is_P_on_digraph(TermGame game, const Digraph& d, Tokens tokens);
Integer is_N_on_digraph(TermGame game, const Digraph& d, Tokens tokens);
Integer grundy_on_digraph(TermGame game, const Digraph& d, Tokens tokens);
Integer partizan_outcome_on_digraph(TermGame game, const Digraph& d, Tokens tokens);
Integer value_on_digraph(TermGame game, const Digraph& d, Tokens tokens);
Integer winning_moves_on_digraph(TermGame game, const Digraph& d, Tokens tokens);

}  // namespace gazetteer::conjectures::games
