// SPDX-License-Identifier: GPL-3.0-or-later
// [GGHR]: the edge-delete game.
#include "properties/gghr/claims.hpp"
#include "properties/papers.hpp"

namespace gazetteer::properties {

GraphKind without_isolated_vertices() {
    return {.adjective = "isolate-free",
            .also = [](const Graph& g) { return !has_isolated_vertex(g); }};
}

std::vector<AnyClaim> gghr_claims() {
    std::vector<AnyClaim> result;
    for (const auto& part :
         {gghr_game_claims(), gghr_grundy_claims(), gghr_sums_claims(), gghr_recurrence_claims(),
          gghr_lemma_3_claims(), gghr_theorem_4_claims(), gghr_symmetry_claims(),
          gghr_examples_claims(), gghr_labelling_claims()})
        result.insert(result.end(), part.begin(), part.end());
    return result;
}

}  // namespace gazetteer::properties
