// SPDX-License-Identifier: GPL-3.0-or-later
// Edges as one writes them by hand.
#pragma once

#include <string_view>

#include "graph/board.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer {

/// Reads edges, "0-1 1-2, 4" or a pair a line: a lone number is a vertex, and "->" may join the
/// ends of an arc. Loops and edges that stand twice are errors. The order is one more than the
/// greatest number; at most 64.
Parsed<Board> parse_edges(std::string_view text, bool directed);
/// Whether a text is of edges: it begins with a digit, as no line of nauty's, no family and no
/// construction does. Blanks and ends of lines may stand before it.
bool names_edges(std::string_view text);

}  // namespace gazetteer
