// SPDX-License-Identifier: GPL-3.0-or-later
// Moves of games given as data, as answers have them.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "oracle/script/interpreter.hpp"

namespace gazetteer::cli {

/// Where a move is made, as places_of has it; the moves of built-in games read so too. A vertex, a
/// pair of them, or a vertex and the other ends of the edges there that the move takes.
nlohmann::ordered_json script_move(const script::Rules& rules, const script::Choice& choice);
/// Such a move in words: "2", "0-1", "0>1", "0-1,3"; with names "ann", "ann-eve". Empty if it is
/// null.
std::string move_words(const nlohmann::ordered_json& move, bool directed,
                       const std::vector<std::string>& names = {});

}  // namespace gazetteer::cli
