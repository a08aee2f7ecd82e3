// SPDX-License-Identifier: GPL-3.0-or-later
// The claims of a paper as claims of the register: what runs these runs those.
#pragma once

#include <string>
#include <vector>

#include "counterexamples/papers/paper.hpp"
#include "properties/framework/any_claim.hpp"

namespace gazetteer::conjectures {

/// In the order of the paper. An instance is a graph or digraph, its size the order; a statement
/// about vertices is judged at all of them. The bound is the greatest order of the grounds; what
/// the random ones draw, each by its own seed, counts apart. A claim that is compiled, and that the
/// file does not say, is the row of the register with the sentence and place of the paper. Where a
/// file is named, complaints have their places in it. Throws InputError for all faults of grounds,
/// and for a compiled claim that is no row.
std::vector<properties::AnyClaim> claims_of(Paper paper, const std::string& file = {});

}  // namespace gazetteer::conjectures
