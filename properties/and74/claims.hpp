// SPDX-License-Identifier: GPL-3.0-or-later
// The claims of [And74] by part; claims.cpp puts them in order.
#pragma once

#include <vector>

#include "properties/framework/any_claim.hpp"

namespace gazetteer::properties {

/// The steps of the proof of Lemma 1, and those of Lemma 4 that rest on it.
std::vector<AnyClaim> and74_step_claims();
/// Section 3: the properties (1) and (2), Lemmas 2 to 4, Theorem 1.
std::vector<AnyClaim> and74_play_claims();
/// Statements inside the proof of Theorem 1, and after it.
std::vector<AnyClaim> and74_after_claims();

}  // namespace gazetteer::properties
