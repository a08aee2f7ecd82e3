// The claims of [And74] by part; and74.cpp puts them in order.
#pragma once

#include <vector>

#include "properties/any_claim.hpp"

namespace gazetteer {

/// Section 3: the properties (1) and (2), Lemmas 2 to 4, Theorem 1.
std::vector<AnyClaim> and74_play_claims();
/// Statements inside the proof of Theorem 1, and after it.
std::vector<AnyClaim> and74_after_claims();

}  // namespace gazetteer
