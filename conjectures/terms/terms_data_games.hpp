// SPDX-License-Identifier: GPL-3.0-or-later
// What terms ask of games given as data, by search over their rules.
#pragma once

#include "conjectures/numbers/integer.hpp"
#include "graph/graph.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::conjectures::games {

/// Games with a token are played from v, or, if `unrooted`, by a player who first chooses its
/// vertex; the others ignore v. Each thread has its own memory of positions for each game. Throws
/// EngineLimitExceeded, EngineStopped and script::RulesError.
struct DataQuestion {
    const script::Rules& rules;
    bool unrooted = false;
    const Graph& graph;
    Vertex v = -1;
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
