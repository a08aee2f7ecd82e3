// SPDX-License-Identifier: GPL-3.0-or-later
// The claims of [FSU93] by part; vertex.cpp, hardness.cpp, edge.cpp, grids.cpp and open.cpp put
// them in order.
#pragma once

#include <vector>

#include "properties/framework/any_claim.hpp"

namespace gazetteer::properties {

std::vector<AnyClaim> fsu93_section_2_claims();  // Proposition 2.2 to Fig. 2
std::vector<AnyClaim> fsu93_section_3_claims();  // Theorem 3.1 and Corollary 3.2
std::vector<AnyClaim> fsu93_section_3_corollaries();
std::vector<AnyClaim> fsu93_even_kernel_questions();  // section 5 (1)
std::vector<AnyClaim> fsu93_random_graph_claims();    // section 5 (3)
std::vector<AnyClaim> fsu93_partizan_claims();        // section 5 (5)

std::vector<AnyClaim> fsu93_cube_claims();      // Theorem 4.1
std::vector<AnyClaim> fsu93_corner_claims();    // Theorem 4.2, gcd > 1
std::vector<AnyClaim> fsu93_billiard_claims();  // Theorem 4.2, gcd = 1
std::vector<AnyClaim> fsu93_grid_questions();   // section 5 (4)
std::vector<AnyClaim> fsu93_box_claims();       // its grids of higher dimension
std::vector<AnyClaim> fsu93_box_algebra_claims();

}  // namespace gazetteer::properties
