// SPDX-License-Identifier: GPL-3.0-or-later
// A paper's claim on families without an upper end: checked to a bound as all claims are, and
// decided for all members where that can be done. Each is held against the other.
#pragma once

#include "counterexamples/papers/paper.hpp"
#include "properties/framework/any_claim.hpp"
#include "properties/framework/check.hpp"

namespace gazetteer::conjectures {

/// A claim with an open ground, whose reports say what is known of all members. What is refuted for
/// all members is so at the first one, where `holds`, which knows nothing of laws, is asked too. A
/// claim of which the bound was not reached holds all the same if it is proved on all its grounds.
properties::AnyClaim decided_for_all(const PaperClaim& claim, const properties::AnyClaim& stated,
                                     const properties::Check<AnyGraph>& holds);

}  // namespace gazetteer::conjectures
