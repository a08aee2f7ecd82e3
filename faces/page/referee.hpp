// SPDX-License-Identifier: GPL-3.0-or-later
// One game on one board: positions after lines of play, with the moves and what each is worth.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "graph/board.hpp"
#include "oracle/script/board_game.hpp"
#include "oracle/script/solver.hpp"

namespace gazetteer::page {

/// A move that is legal, and whether who makes it then wins.
struct JudgedMove {
    script::Choice choice = {};
    /// Nothing before the search.
    std::optional<bool> wins = {};
    /// The value of the position after it, where positions have Grundy values.
    std::optional<int> grundy = {};
};

/// The place of a line of play.
struct Place {
    script::BoardPosition position = {};
    Player mover = Player::left;
};

/// What a search says of a place.
struct Judgement {
    /// "N", "P", "L" or "R".
    std::string outcome = {};
    /// Who is to move wins.
    bool mover_wins = false;
    std::optional<int> grundy = {};
    std::vector<JudgedMove> moves = {};
};

/// Keeps what it has decided; the limits hold for it as a whole. Boards of order at most 64.
class Referee {
  public:
    /// ContractViolation unless BoardGame plays the rules on the board.
    Referee(const script::Rules& rules, const Board& board, const EngineLimits& limits);

    const script::Rules& rules() const { return solver_.rules(); }
    const script::Board& board() const { return *board_; }
    script::Position plain(const Place& place);

    /// ContractViolation unless there is a vertex for each token.
    Place start(const std::vector<Vertex>& tokens, Player first);
    /// After a move, which InputError names if it is not legal.
    Place after(const Place& place, const script::Choice& choice);
    std::vector<JudgedMove> moves(const Place& place);
    /// Searches. Throws EngineStopped, EngineLimitExceeded and script::RulesError.
    Judgement judge(const Place& place);
    /// The positions decided so far.
    std::size_t positions() const { return solver_.positions(); }

  private:
    using Solver = script::Solver<script::BoardKey, script::BoardGame>;
    Player next(Player mover) const { return opponent(mover); }
    /// Both players of an impartial game have the moves of one.
    Player asked(Player mover) const { return rules().is_partizan() ? mover : Player::left; }

    std::shared_ptr<const script::Board> board_;
    Solver solver_;
};

}  // namespace gazetteer::page
