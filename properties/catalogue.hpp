// SPDX-License-Identifier: GPL-3.0-or-later
// Every claim of every source: the register.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "properties/framework/any_claim.hpp"

namespace gazetteer::properties {

/// A source of claims: its key, its reference, and its claims in the order of the source.
struct Source {
    std::string key;
    std::string reference;
    std::vector<AnyClaim> claims;
};

/// The sources in the order of their keys' first appearance in docs/references.bib. Built on the
/// first call, then shared; read-only.
const std::vector<Source>& sources();
/// All claims, source after source.
const std::vector<AnyClaim>& catalogue();
/// The claims whose id contains a pattern, upper and lower case alike, in catalogue order; all of
/// them for no pattern. A pattern that is a whole id selects that claim alone.
std::vector<AnyClaim> matching_claims(std::span<const std::string> patterns);
/// The same among other claims.
std::vector<AnyClaim> matching_claims(const std::vector<AnyClaim>& among,
                                      std::span<const std::string> patterns);

}  // namespace gazetteer::properties
