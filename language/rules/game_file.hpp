// SPDX-License-Identifier: GPL-3.0-or-later
// Games given as data: from the text of a file to rules that can be played.
#pragma once

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

}  // namespace gazetteer::conjectures
