// The parts of the files fsu93_edge.cpp, fsu93_grids.cpp and sv25.cpp, each too long for one file.
#pragma once

#include <vector>

#include "properties/any_claim.hpp"

namespace gazetteer {

std::vector<AnyClaim> fsu93_section_2_claims();  // Proposition 2.2 to Fig. 2
std::vector<AnyClaim> fsu93_section_3_claims();  // Theorem 3.1 and Corollary 3.2
std::vector<AnyClaim> fsu93_section_3_corollaries();
std::vector<AnyClaim> fsu93_even_kernel_questions();  // section 5 (1)

std::vector<AnyClaim> fsu93_cube_claims();      // Theorem 4.1
std::vector<AnyClaim> fsu93_corner_claims();    // Theorem 4.2, gcd > 1
std::vector<AnyClaim> fsu93_billiard_claims();  // Theorem 4.2, gcd = 1
std::vector<AnyClaim> fsu93_grid_questions();   // section 5 (4)

std::vector<AnyClaim> sv25_theorem_claims();
std::vector<AnyClaim> sv25_right_angle_claims();  // section 2.1
std::vector<AnyClaim> sv25_straight_claims();     // section 2.2
std::vector<AnyClaim> sv25_formula_claims();      // Corollary 12

}  // namespace gazetteer
