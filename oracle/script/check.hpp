// SPDX-License-Identifier: GPL-3.0-or-later
// What is checked of a game that somebody has written, on all small boards: `gazetteer games
// --check`.
#pragma once

#include "oracle/script/interpreter.hpp"

namespace gazetteer::script {

/// One check: what was checked, on how many boards, and the first fault in words (empty: none).
struct Finding {
    std::string what;
    std::string fault = {};
};
/// Play ends; the plain interpreter, the memo by classes and positions told by subsets agree; names
/// of vertices do not matter; where the analysis finds a sum, Grundy values add by nim-sum. On all
/// graphs of order <= 5 (on digraphs <= 4), one less with three tokens or with two and a set.
/// Seconds. A RulesError in play is a fault.
std::vector<Finding> check_game(const Rules& rules);

/// Every placing of the tokens on a board of the order; one without tokens.
std::vector<std::vector<Vertex>> placings(const Rules& rules, int order);

/// A line of play on a small board, each position with its outcome and its moves, a line each.
std::vector<std::string> play_through(const Rules& rules);

/// "0", "0-1", "0>1": where a move is made, and in a game of more than one move which.
std::string text(const Rules& rules, const Choice& choice);

}  // namespace gazetteer::script
