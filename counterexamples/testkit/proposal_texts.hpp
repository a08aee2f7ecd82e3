// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "counterexamples/propose/propose.hpp"

namespace gazetteer::conjectures {

/// What is proposed, in its sequence.
inline std::vector<std::string> texts(const ProposalReport& report) {
    std::vector<std::string> result;
    for (const Proposal& proposal : report.proposals)
        result.push_back(to_string(proposal.expression));
    return result;
}

}  // namespace gazetteer::conjectures
