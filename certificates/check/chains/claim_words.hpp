// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a claim about all members of a chain, read with the words that have laws.
#pragma once

#include "certificates/check/chains/claim_for_all.hpp"
#include "certificates/check/invariants/expression.hpp"

namespace gazetteer::check {

/// The claim as a tree: the name 0 is n, the name i + 1 the law i. Throws invariants::TextFault.
invariants::Expression read_claim(const ClaimForAll& claim);

}  // namespace gazetteer::check
