// SPDX-License-Identifier: GPL-3.0-or-later
// Witnesses for bounds of invariants, as certificates have them. They are found by taking away, or
// adding, whatever does not change the value, until what is left is the witness.
#pragma once

#include <string>
#include <vector>

#include "certificates/refuting_graph.hpp"

namespace gazetteer::decisions {

/// The witnesses for this term of g; none where it has none. Takes at most as many evaluations of
/// the term as there are pairs of vertices. Throws runs::Stopped.
std::vector<certificates::BoundWitness> bound_witnesses(const std::string& term, const Graph& g);

}  // namespace gazetteer::decisions
