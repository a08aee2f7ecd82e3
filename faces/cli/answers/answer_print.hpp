// SPDX-License-Identifier: GPL-3.0-or-later
// Answers in print: as members of a JSON object, and as words for a table.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "work/decisions/answer.hpp"

namespace gazetteer::cli {

/// Adds the outcome, the Grundy value if there is one, the winning moves, what decided, and the
/// witness (null after a search).
void add_answer(nlohmann::ordered_json& line, const Board& board, const decisions::Answer& answer);

/// "1 3", "ann eve", "0-1 2-5", "0-1=2", "Left 1; Right -"; "-" if there is none, "..." where there
/// may be more. `names` are those of the vertices, if they have any.
std::string moves_text(const decisions::Answer& answer, const std::vector<std::string>& names);

/// "FSU93 Theorem 3.1", "search (proof-search; FSU93 Theorem 3.1 settled 12)".
std::string decider_text(const decisions::Answer& answer);

}  // namespace gazetteer::cli
