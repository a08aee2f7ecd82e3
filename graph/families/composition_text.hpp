// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs as one writes them by constructions: "join(cycle(5), K2)", "cayley(D5; r1 s0)".
#pragma once

#include <string_view>

#include "graph/families/composition.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer {

/// Whether the text speaks of a construction: it begins with K and a digit, or with a word of small
/// letters and a parenthesis. No line of nauty's has a digit or a parenthesis.
bool names_construction(std::string_view line);

/// The constructions, for help texts.
const char* construction_list();

/// Reads what to_string writes; blanks may stand anywhere but in words and numbers. The error has a
/// column and says what would be right. Parentheses stand at most 50 deep. Nothing is made here.
Parsed<Composition> parse_composition(std::string_view text);

}  // namespace gazetteer
