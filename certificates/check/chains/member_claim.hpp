// SPDX-License-Identifier: GPL-3.0-or-later
// A claim about all members of a chain that is false of one of them.
#pragma once

#include <string>
#include <vector>

#include "certificates/check/chains/chain_law.hpp"
#include "certificates/check/rules/rules.hpp"

namespace gazetteer::check {

struct MemberClaim {
    /// Those that the claim speaks of.
    std::vector<Rules> games = {};
    /// One kind, the chains.
    ChainLaw chain = {};
    std::string expression = {};
    /// It is false of the member with `units` units, and true of those with units_min to units - 1.
    int units_min = 1;
    int units = 1;
};

constexpr int games_max = 16;

/// Whether the claim is true of the member with so many units. The words are those of
/// docs/CERTIFICATES.md. Throws Finding where the claim leaves them, with `reader`'s line, and
/// where it is not told: an order above 64, too much work, a word that has no value there.
bool is_true_of_member(const Reader& reader, const MemberClaim& claim, int units);

}  // namespace gazetteer::check
