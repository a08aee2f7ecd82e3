// SPDX-License-Identifier: GPL-3.0-or-later
// A whole play of a game that is given as data.
#pragma once

#include <vector>

#include "graph/board.hpp"
#include "oracle/script/interpreter.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "work/decisions/answer.hpp"

namespace gazetteer::decisions {

/// A position of a play, and what may be said of it.
struct DataTurn {
    script::Position position = {};
    /// Who moves next. In an impartial game Left is the one who began.
    Player mover = Player::left;
    AnyOutcome outcome = Outcome::P;
    /// Who moves next wins, both players at their best.
    bool mover_wins = false;
    /// The winning moves of who moves next, one for each option. Under misere play there are none
    /// where who cannot move wins.
    std::vector<script::Choice> winning = {};
    /// The move that led here; none at the start.
    script::Choice by = {};
};

/// The positions of a play from the start on, in which whoever can win makes the first of the
/// winning moves, and whoever cannot makes the first move. Order at most 64; a vertex of the board
/// for each token. Throws RulesError, and EngineStopped and EngineLimitExceeded for its limits.
std::vector<DataTurn> exemplary_play(const script::Rules& rules, const Board& board,
                                     const std::vector<Vertex>& tokens, Player first,
                                     const EngineLimits& limits);

/// The position before the first move. As above.
script::Position start_of(const script::Interpreter& game, const Board& board,
                          const std::vector<Vertex>& tokens);

}  // namespace gazetteer::decisions
