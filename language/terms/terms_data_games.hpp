// SPDX-License-Identifier: GPL-3.0-or-later
// What terms ask of games given as data, by search over their rules.
#pragma once

#include "graph/digraph.hpp"
#include "graph/graph.hpp"
#include "language/expressions/term_game.hpp"
#include "language/numbers/integer.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::conjectures::games {

/// Games are played from as many of the vertices as they have tokens, or, if `unrooted`, by a
/// player who first chooses the vertex of the one token. Each thread has its own memory of
/// positions for each game. Throws EngineLimitExceeded, EngineStopped and script::RulesError. The
/// board is a Graph or a Digraph, as the rules want it.
template <class Board>
struct DataQuestion {
    const script::Rules& rules;
    bool unrooted = false;
    const Board& board;
    Tokens tokens = {};
};

/// Who wins an impartial game.
template <class Board>
bool is_P(const DataQuestion<Board>& question);
/// The game is impartial, under normal play.
template <class Board>
int grundy(const DataQuestion<Board>& question);
/// The winning moves of an impartial game that lead to different positions.
template <class Board>
std::int64_t winning_moves(const DataQuestion<Board>& question);
/// The class of a partizan game: the place of its letter in outcome_letters.
template <class Board>
int partizan_outcome(const DataQuestion<Board>& question);

}  // namespace gazetteer::conjectures::games
