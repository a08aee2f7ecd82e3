// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of chains are not in the module: a claim for all n is checked to a bound, and this is why.
#include "counterexamples/forall/chain_claim.hpp"

namespace gazetteer::conjectures {

Parsed<ChainClaim> decide_for_all(std::string_view /*text*/, const Chain& /*chain*/,
                                  const std::optional<ChainPlace>& /*v*/,
                                  const LawsUsed& /*used*/) {
    ChainClaim result;
    result.reason =
        "claims for all members of a family are decided by Debian's package and the "
        "archive, not by this one";
    return result;
}

}  // namespace gazetteer::conjectures
