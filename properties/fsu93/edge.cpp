// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, sections 2 and 3] from Proposition 2.2 on, and section 5 (1) on even kernels.
#include "properties/fsu93/claims.hpp"
#include "properties/papers.hpp"

namespace gazetteer::properties {

std::vector<AnyClaim> fsu93_edge_claims() {
    std::vector<AnyClaim> result = fsu93_section_2_claims();
    for (const auto& part :
         {fsu93_section_3_claims(), fsu93_section_3_corollaries(), fsu93_even_kernel_questions()})
        result.insert(result.end(), part.begin(), part.end());
    return result;
}

}  // namespace gazetteer::properties
