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
/// construction is shrunk in its space first, then its graph as any other, if it has at most 64
/// vertices: the report has both. The families of blow-ups and compositions are told too. Made for
/// the single spaces of islands.hpp.
template <class Space>
HuntReport hunt_guided(const Conjecture& conjecture, const GuidedSearchIn<Space>& guided,
                       const std::string& graphs, const HuntOptions& options);
/// In those of its spaces that have a use; by flips alone where no other has. Throws InputError
/// where the orders go beyond 64 and no space that does has a start.
HuntReport hunt_guided(const Conjecture& conjecture, const GuidedPortfolioSearch& guided,
                       const std::string& graphs, const HuntOptions& options);

}  // namespace gazetteer::conjectures
