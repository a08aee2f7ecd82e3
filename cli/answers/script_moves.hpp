// Moves of games given as data, as answers have them.
#pragma once

#include <nlohmann/json.hpp>

#include "oracle/script/interpreter.hpp"

namespace gazetteer::cli {

/// Where a move is made: the vertices of its binder that are no tokens; the moves of built-in games
/// read so too. A vertex, or a pair of them.
nlohmann::ordered_json script_move(const script::Rules& rules, const script::Choice& choice);

}  // namespace gazetteer::cli
