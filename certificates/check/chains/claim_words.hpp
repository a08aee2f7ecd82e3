// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a claim about all members of a chain, read with the words that have laws.
#pragma once

#include <array>
#include <string_view>

#include "certificates/check/chains/claim_for_all.hpp"
#include "certificates/check/invariants/expression.hpp"

namespace gazetteer::check {

/// What is said of a vertex that a quantifier binds.
constexpr std::array<std::string_view, 4> terms_of_bound{"P(uvg)", "P(ueg)", "in_even_kernel",
                                                         "degree"};

/// The claim as a tree: the name 0 is n, the name i + 1 the law i, and -1 - k is terms_of_bound[k]
/// at the vertex that is bound. Throws invariants::TextFault.
invariants::Expression read_claim(const ClaimForAll& claim);

}  // namespace gazetteer::check
