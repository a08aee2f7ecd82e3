// SPDX-License-Identifier: GPL-3.0-or-later
// The claims of [GGHR], a file a part.
#pragma once

#include <vector>

#include "properties/domains/graph_domains.hpp"
#include "properties/framework/any_claim.hpp"

namespace gazetteer::properties {

std::vector<AnyClaim> gghr_game_claims();        // section 1
std::vector<AnyClaim> gghr_grundy_claims();      // section 2: positions, levels, g
std::vector<AnyClaim> gghr_sums_claims();        // section 2: Nim-sums, Lemma 2
std::vector<AnyClaim> gghr_recurrence_claims();  // section 2: g on paths
std::vector<AnyClaim> gghr_lemma_3_claims();     // section 2: Lemma 3
std::vector<AnyClaim> gghr_theorem_4_claims();   // section 2: Theorem 4
std::vector<AnyClaim> gghr_symmetry_claims();    // section 3: Theorem 5
std::vector<AnyClaim> gghr_examples_claims();    // section 3: examples
std::vector<AnyClaim> gghr_labelling_claims();   // section 4

/// "finite, simple graph[s] that [have] no isolated vertices": what the game is played on.
GraphKind without_isolated_vertices();

}  // namespace gazetteer::properties
