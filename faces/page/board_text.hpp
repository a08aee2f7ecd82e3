// SPDX-License-Identifier: GPL-3.0-or-later
// The graph of a request, as somebody pastes it.
#pragma once

#include <string_view>

#include "graph/board.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::page {

/// Reads edges where the text begins with a digit, else graph6, sparse6, digraph6, a family or a
/// construction. Order at most 64. For a game on digraphs a graph stands for the digraph with both
/// arcs of each edge.
Parsed<Board> parse_pasted(std::string_view text, bool directed);

}  // namespace gazetteer::page
