// SPDX-License-Identifier: GPL-3.0-or-later
// A graph as one writes it on a line, whichever way: graph6, sparse6 or digraph6, a family's name
// with its numbers, "grid 5 4", or a construction, "corona(K8, K1)". Every verb reads its graphs
// with these functions.
#pragma once

#include <string>
#include <string_view>

#include "graph/board.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer {

/// Whether the text speaks of a family: it begins with a small letter and has a blank, which no
/// format of nauty has, or is a family's name; it is no construction.
bool names_family(std::string_view line);

/// The families and the constructions, for help texts.
std::string named_graph_list();

/// Reads graph6, sparse6, a member of a family, a chain of equal units (chain_text.hpp) or a
/// construction (composition_text.hpp). The error has a
/// column of the line; a misspelt family is told the nearest name. No graph is made by its name
/// that takes more than runs::memo_bytes().
Parsed<SparseGraph> parse_graph_text(std::string_view line);
/// The same for graphs of order at most Graph::order_max = 64; larger ones are refused.
Parsed<Graph> parse_small_graph_text(std::string_view line);
/// Reads a digraph, in digraph6, or a graph.
Parsed<Board> parse_board(std::string_view line, bool directed);

}  // namespace gazetteer
