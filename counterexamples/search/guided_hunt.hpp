// SPDX-License-Identifier: GPL-3.0-or-later
// A hunt beyond exhaustion: a guided search, and what it finds made small.
#pragma once

#include <string>

#include "counterexamples/search/islands.hpp"

namespace gazetteer::conjectures {

/// Searches; what it finds is evaluated again in full, shrunk within the space, and replaced by a
/// least one where exhaustion up to the limit of the options finds one. `graphs` is the class as it
/// was given. The verdict is refuted or none_found. Throws InputError where no graph of the space
/// is found to begin with.
/// Large trees are shrunk by moves that make a tree smaller; exhaustion does not go that far. A
/// blow-up is shrunk among blow-ups first, then its graph as any other: the report has both. Made
/// for the four single spaces of islands.hpp.
template <class Space>
HuntReport hunt_guided(const Conjecture& conjecture, const GuidedSearchIn<Space>& guided,
                       const std::string& graphs, const HuntOptions& options);
/// By flips alone where the space has no use for blow-ups, or none to begin with.
HuntReport hunt_guided(const Conjecture& conjecture, const GuidedPortfolioSearch& guided,
                       const std::string& graphs, const HuntOptions& options);

}  // namespace gazetteer::conjectures
