// SPDX-License-Identifier: GPL-3.0-or-later
// The claims of each paper, one function a file; catalogue.cpp puts them in order.
#pragma once

#include <vector>

#include "properties/framework/any_claim.hpp"

namespace gazetteer::properties {

std::vector<AnyClaim> fsu93_vertex_claims();    // section 1
std::vector<AnyClaim> fsu93_hardness_claims();  // section 2, Theorem 2.1
std::vector<AnyClaim> fsu93_edge_claims();      // section 2 from Proposition 2.2 on, and section 3
std::vector<AnyClaim> fsu93_grids_claims();     // section 4
std::vector<AnyClaim> fsu93_open_claims();      // section 5
std::vector<AnyClaim> kun24_claims();
std::vector<AnyClaim> and74_claims();
std::vector<AnyClaim> sv25_claims();
std::vector<AnyClaim> gghr_claims();

}  // namespace gazetteer::properties
