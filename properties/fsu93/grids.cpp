// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 4], cubes and grids, and section 5 (4) on grids.
#include "properties/fsu93/claims.hpp"
#include "properties/papers.hpp"

namespace gazetteer::properties {

std::vector<AnyClaim> fsu93_grids_claims() {
    std::vector<AnyClaim> result = fsu93_cube_claims();
    for (const auto& part : {fsu93_corner_claims(), fsu93_billiard_claims(), fsu93_grid_questions(),
                             fsu93_box_claims(), fsu93_box_algebra_claims()})
        result.insert(result.end(), part.begin(), part.end());
    return result;
}

}  // namespace gazetteer::properties
