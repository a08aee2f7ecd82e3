// The claims of [Kun24] by part; kun24.cpp puts them in order.
#pragma once

#include <vector>

#include "properties/any_claim.hpp"

namespace gazetteer {

/// "Algorithm", "Generalizations and Variants".
std::vector<AnyClaim> kun24_algorithm_claims();

}  // namespace gazetteer
