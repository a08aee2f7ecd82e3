// SPDX-License-Identifier: GPL-3.0-or-later
// Play of the games with one token: what wins from a position, and a whole play.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "work/decisions/decide.hpp"
#include "work/stop.hpp"

namespace gazetteer::decisions {

/// The time that was given ended before there was an answer.
class TimeLimitReached : public std::runtime_error {
  public:
    TimeLimitReached() : std::runtime_error("stopped by the time limit") {}
};

/// Decides positions of one game on any boards, by a theorem where one names all winning moves,
/// else by search, until a deadline.
class Judge {
  public:
    /// A judge of uvg, ueg, dvg or deg. Without seconds there is no deadline; `bytes` is for the
    /// memos of one search. Memos and searches draw on the allowance, if there is one.
    Judge(Game game, std::optional<double> seconds, std::size_t bytes = EngineLimits{}.bytes,
          PositionAllowance* allowance = nullptr);
    /// The outcome at each of the roots, with all winning moves. Throws TimeLimitReached, else as
    /// search_decider.
    std::vector<Answer> answers(const Board& board, const std::vector<Vertex>& roots);

  private:
    Game game_;
    runs::Stop limit_;
    std::stop_token stop_;
    std::size_t bytes_;
    PositionAllowance* allowance_;
};

/// A position of a play, for as long as it is shown.
struct Turn {
    const Board& board;
    Vertex token;
    /// With all winning moves.
    const Answer& answer;
};
/// Shows the positions of a play from the start on, in which whoever can win makes the winning move
/// to the least vertex, and whoever cannot moves to the least vertex that is left. As
/// Judge::answers for each of the positions.
void for_each_turn(Game game, Board board, Vertex root, Judge& judge,
                   const std::function<void(const Turn&)>& visit);

/// The vertices that the token is on in that play, the root first.
std::vector<Vertex> exemplary_play(Game game, Board board, Vertex root, Judge& judge);

/// The board after a move from `from` to `to`: without the edge or arc, or without what meets
/// `from`.
Board after_move(Game game, const Board& board, Vertex from, Vertex to);
/// Where the token can go, ascending.
std::vector<Vertex> moves_from(const Board& board, Vertex v);
/// Winning moves as vertices.
std::vector<Vertex> winning_vertices(const Answer& answer);

}  // namespace gazetteer::decisions
