// SPDX-License-Identifier: GPL-3.0-or-later
// The oracle's signature: how many positions it decides, and how many are P, on a fixed corpus. A
// change of it is a change of a rule or of a solver's search, and its commit says why.
#pragma once

#include <string>

namespace gazetteer {

/// The text of tools/bench/signature.txt: for each game and solver a line with the totals of N and
/// P over all labelled boards up to some order, from every start, and the positions decided. It
/// does not depend on nauty's names of vertices. About a second.
std::string signature();
/// Its last lines: the tables and batches of the games other than UEG, which decide every position.
std::string table_signature();

}  // namespace gazetteer
