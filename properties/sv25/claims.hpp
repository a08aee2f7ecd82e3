// SPDX-License-Identifier: GPL-3.0-or-later
// The claims of [SV25] by part; claims.cpp puts them in order.
#pragma once

#include <vector>

#include "properties/framework/any_claim.hpp"

namespace gazetteer::properties {

/// What is said of every vertex of a grid and its 90-degree trails.
inline const Bounds right_angle_bounds{
    .tests = 8, .verify = 30, .random = 60, .random_tests = 30, .weight = 3};

std::vector<AnyClaim> sv25_theorem_claims();
std::vector<AnyClaim> sv25_lemma_4_claims();        // section 2.1: trails, Lemma 4
std::vector<AnyClaim> sv25_lemma_4_cases_claims();  // section 2.1: the cases of its proof
std::vector<AnyClaim> sv25_lemma_5_claims();        // section 2.1: Lemma 5
std::vector<AnyClaim> sv25_right_angle_claims();    // section 2.1: Lemma 6, Theorem 7
std::vector<AnyClaim> sv25_straight_claims();       // section 2.2
std::vector<AnyClaim> sv25_formula_claims();        // Corollary 12

}  // namespace gazetteer::properties
