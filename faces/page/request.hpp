// SPDX-License-Identifier: GPL-3.0-or-later
// What a request asks about: a game, a board, where the tokens start, and a line of play.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "graph/board.hpp"
#include "oracle/script/interpreter.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::page {

using Json = nlohmann::ordered_json;

/// Each throws Fault.

/// The text of a member; `fallback` if there is none.
std::string text_in(const Json& request, const char* name, const std::string& fallback = "");
bool flag_in(const Json& request, const char* name, bool fallback);
/// Whole numbers from 0 to 63.
std::vector<Vertex> vertices_in(const Json& request, const char* name);
/// The shipped game "game", or the one game of the text "rules".
script::Rules rules_in(const Json& request);
/// All games of "rules".
std::vector<script::Rules> games_in(const Json& request);
/// "graph" as pasted.
Board board_in(const Json& request, bool directed);
/// "order" and "edges" as drawn.
Board drawn_in(const Json& request);
/// "tokens": as many vertices of the board as the game has tokens.
std::vector<Vertex> tokens_in(const Json& request, const script::Rules& rules, const Board& board);
/// "play": a list of [move, first, second], with further ends of edges where it takes several.
std::vector<script::Choice> play_in(const Json& request);

}  // namespace gazetteer::page
