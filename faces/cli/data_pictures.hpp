// SPDX-License-Identifier: GPL-3.0-or-later
// What `gazetteer draw` makes of games given as data: winning moves, and plays.
#pragma once

#include <vector>

#include "faces/pictures/picture.hpp"
#include "faces/pictures/plain_picture.hpp"
#include "graph/board.hpp"
#include "oracle/script/rules.hpp"
#include "oracle/tables/engine_limits.hpp"

namespace gazetteer::cli {

struct DataDrawQuestion {
    script::Rules rules;
    /// A vertex of the board for each token. May be empty where the strategy of an impartial game
    /// with one token is asked for: then every vertex is a root.
    std::vector<Vertex> tokens;
    /// Who begins a play of a partizan game.
    Player first = Player::left;
    EngineLimits limits;
    /// Whether the strategy has Grundy values too, where the game has them.
    bool grundy = false;
    /// Names and places of the vertices.
    pictures::AsGiven given = {};
};

/// The winning first moves, of both players in a partizan game; N or P at the roots of an impartial
/// game with one token. `name` is what the graph is called. Throws InputError where the question
/// does not fit the board, RulesError, EngineStopped and EngineLimitExceeded, and as layout_of
/// does.
pictures::Picture strategy_picture(const Board& board, const std::string& name,
                                   const DataDrawQuestion& question);
/// The positions of the play that decisions::exemplary_play gives, a panel each, with tokens and
/// sets, what has gone, and the move that led there. As above.
pictures::Picture play_picture(const Board& board, const std::string& name,
                               const DataDrawQuestion& question);

}  // namespace gazetteer::cli
