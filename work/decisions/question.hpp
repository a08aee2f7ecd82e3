// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked: who wins this game on this graph, from this start, and by which moves.
#pragma once

#include <stdexcept>
#include <vector>

#include "graph/board.hpp"
#include "oracle/rules/games.hpp"

namespace gazetteer::decisions {

/// Where a game begins: at its token or tokens (Left's, Right's); with the first player's choice
/// of a vertex (unrooted); or, without tokens and not unrooted, on the graph alone.
struct Start {
    std::vector<Vertex> tokens;
    bool unrooted = false;
};

struct Question {
    Game game;
    Board board;
    Start start;
};

/// The question is too large for the method that was to answer it; the message says how far it
/// goes.
class OutOfReach : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

}  // namespace gazetteer::decisions
