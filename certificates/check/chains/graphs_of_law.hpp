// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the table of a law is that of the graphs: pieces of each kind are built, and played on by
// the rules of the certificate.
#pragma once

#include <string>

#include "certificates/check/chains/chain_law.hpp"
#include "certificates/check/rules/rules.hpp"

namespace gazetteer::check {

/// The first difference, in words; empty: there is none. The heaps that are too short for the table
/// have the values of their pieces. At the start and the two lengths behind it, each move on a
/// piece is one of the table, and each of the table is a move: what is left is isomorphic to the
/// heaps that the table names, beside what has its nimber. The start is large enough for the radius
/// of the moves. The third length is left out where a piece has more than 64 vertices.
std::string difference_from_graphs(const Rules& rules, const ChainLaw& law);

}  // namespace gazetteer::check
