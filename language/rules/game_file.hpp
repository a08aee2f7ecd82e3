// SPDX-License-Identifier: GPL-3.0-or-later
// Games given as data: from the text of a file to rules that can be played.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graph/formats/formats.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::conjectures {

/// The games of a file. All or none: the error is the first fault, with its column in the text.
/// Besides those of the grammar: a token, set or vertex that is unknown (with the nearest known
/// one), a name that has a meaning already or that two things have, an edge of a digraph or an arc
/// of a graph, a condition that is wrong, and a game that may not end.
Parsed<std::vector<script::Rules>> parse_games(std::string_view text);

/// The text of a file of games, for parse_games; of a file that is too long for one, one byte too
/// many. Nothing if it cannot be read.
std::optional<std::string> text_of_games(const std::string& path);

}  // namespace gazetteer::conjectures
