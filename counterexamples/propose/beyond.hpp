// SPDX-License-Identifier: GPL-3.0-or-later
// Proposals that are checked beyond the data: on random graphs, and by guided searches for a
// counterexample to each.
#pragma once

#include <string>
#include <vector>

#include "counterexamples/propose/propose.hpp"
#include "counterexamples/search/islands.hpp"

namespace gazetteer::conjectures {

struct BeyondOptions {
    /// Where and how each proposal is searched for a counterexample.
    GuidedSearch guided;
    /// How many random graphs of the space everything that is proposed has to hold on.
    std::uint64_t draws = 1000;
};

/// What held on the data and on the random graphs, and failed on a graph searched for.
struct RefutedProposal {
    std::string text;
    Graph by;
};

struct BeyondReport {
    ProposalReport report;
    std::vector<RefutedProposal> refuted;
    /// The proposals that no search refuted; the others were not searched in full.
    std::size_t searched = 0;
    bool complete = true;
};

/// Adds the random graphs to the table; proposes; searches for a graph on which a proposal fails,
/// adds those found, shrunk, and proposes again, until none is found. So a proposal that fails
/// beyond the data makes room for what holds. The same for any number of threads. Stops by the
/// options of either kind. Throws InputError where the space has no graph to begin with.
BeyondReport propose_beyond(ValueTable& table, const ProposalOptions& options,
                            const BeyondOptions& beyond, const HuntOptions& hunting);

}  // namespace gazetteer::conjectures
