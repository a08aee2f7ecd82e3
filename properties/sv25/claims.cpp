// SPDX-License-Identifier: GPL-3.0-or-later
// [SV25]: undirected edge geography on grids.
#include "properties/sv25/claims.hpp"
#include "properties/papers.hpp"

namespace gazetteer::properties {

std::vector<AnyClaim> sv25_claims() {
    std::vector<AnyClaim> result = sv25_theorem_claims();
    for (const auto& part :
         {sv25_lemma_4_claims(), sv25_lemma_4_cases_claims(), sv25_lemma_5_claims(),
          sv25_right_angle_claims(), sv25_straight_claims(), sv25_formula_claims()})
        result.insert(result.end(), part.begin(), part.end());
    return result;
}

}  // namespace gazetteer::properties
