// SPDX-License-Identifier: GPL-3.0-or-later
// What terms ask of games given as data, by search over their rules.
#pragma once

#include "conjectures/language/term_game.hpp"
#include "conjectures/numbers/integer.hpp"
#include "graph/graph.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::conjectures::games {

/// Games are played from as many of the vertices as they have tokens, or, if `unrooted`, by a
/// player who first chooses the vertex of the one token. Each thread has its own memory of
/// positions for each game. Throws EngineLimitExceeded, EngineStopped and script::RulesError.
struct DataQuestion {
    const script::Rules& rules;
    bool unrooted = false;
    const Graph& graph;
    Tokens tokens = {};
};

/// Who wins an impartial game.
bool is_P(const DataQuestion& question);
/// The game is impartial, under normal play.
int grundy(const DataQuestion& question);
/// The winning moves of an impartial game that lead to different positions.
std::int64_t winning_moves(const DataQuestion& question);
/// The class of a partizan game: the place of its letter in outcome_letters.
int partizan_outcome(const DataQuestion& question);

}  // namespace gazetteer::conjectures::games
