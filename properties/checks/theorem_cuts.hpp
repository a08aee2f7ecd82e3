// SPDX-License-Identifier: GPL-3.0-or-later
// Theorems as cuts of the proof search: they decide positions of UEG that the search then need not
// play out.
#pragma once

#include <vector>

#include "oracle/engines/ueg/proof_search.hpp"

namespace gazetteer::properties {

/// [FSU93, Theorem 3.1] for bipartite components, and [FSU93, Proposition 2.2] for others, where an
/// even kernel through the token makes it P. Each is named after its theorem.
std::vector<ProofCut> theorem_cuts();

}  // namespace gazetteer::properties
