// The claims of [GGHR], a file a part.
#pragma once

#include <vector>

#include "properties/any_claim.hpp"
#include "properties/graph_domains.hpp"

namespace gazetteer {

std::vector<AnyClaim> gghr_game_claims();       // section 1
std::vector<AnyClaim> gghr_grundy_claims();     // section 2: positions, levels, g
std::vector<AnyClaim> gghr_sums_claims();       // section 2: Nim-sums, Lemma 2
std::vector<AnyClaim> gghr_paths_claims();      // section 2: paths
std::vector<AnyClaim> gghr_symmetry_claims();   // section 3: Theorem 5
std::vector<AnyClaim> gghr_examples_claims();   // section 3: examples
std::vector<AnyClaim> gghr_labelling_claims();  // section 4

/// "finite, simple graph[s] that [have] no isolated vertices": what the game is played on.
GraphKind without_isolated_vertices();

}  // namespace gazetteer
