// SPDX-License-Identifier: GPL-3.0-or-later
// The claims of [Kun24] by part; claims.cpp puts them in order.
#pragma once

#include <vector>

#include "properties/framework/any_claim.hpp"

namespace gazetteer::properties {

/// Figs. 1.1 and 1.2.
std::vector<AnyClaim> kun24_figure_claims();
/// "Algorithm".
std::vector<AnyClaim> kun24_algorithm_claims();
/// "Generalizations and Variants", "Conclusion".
std::vector<AnyClaim> kun24_variant_claims();

}  // namespace gazetteer::properties
