// SPDX-License-Identifier: GPL-3.0-or-later
// Chains as one writes them: by name, "prism n", "grid 3 n", or by their parts,
// chain "path 2" joins 0-0,1-1 n.
#pragma once

#include <string>
#include <string_view>

#include "graph/chains/chain.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer {

/// The chains, for help texts.
const char* chain_list();

/// Reads "path n", "grid 3 n", or
///
///     chain "UNIT" joins 0-2,1-3 [left "GRAPH" joins 0-0] [right "GRAPH" joins 1-0] n
///     chain "UNIT" joins 0-2,1-3 ring [twist 1,0] n
///
/// where UNIT and GRAPH are graphs as parse_small_graph_text reads them, or edges as parse_edges
/// does. Blanks may stand for the commas between joins. The error has a column and says what would
/// be right.
Parsed<Chain> parse_chain(std::string_view text);

/// The chain with which a text begins, and how many bytes it has: chain "path 2" joins 0-0 3.. has
/// the number, or what else there is, behind it.
struct ChainBeginning {
    Chain chain;
    std::size_t length = 0;
};
Parsed<ChainBeginning> parse_chain_beginning(std::string_view text);
/// Whether a line is one of a chain that is given by its parts: it begins with the word chain.
bool names_chain(std::string_view line);

/// The member that a text speaks of, with a number for the n: chain "path 2" joins 0-0,1-1 5.
struct ChainMember {
    Chain chain;
    int n = 1;
};
/// A number below the least n is told that.
Parsed<ChainMember> parse_chain_member(std::string_view text);

}  // namespace gazetteer
