// SPDX-License-Identifier: GPL-3.0-or-later
// Witnesses for bounds of invariants, as certificates have them. They are found by taking away, or
// adding, whatever does not change the value, until what is left is the witness.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "certificates/refuting_graph.hpp"

namespace gazetteer::decisions {

/// What is known of a term of a graph.
struct WitnessedTerm {
    /// Nothing if it is infinite or real.
    std::optional<std::int64_t> value;
    /// None where it has none.
    std::vector<certificates::BoundWitness> witnesses;
};

/// Takes at most as many evaluations of the term as there are pairs of vertices. Throws
/// runs::Stopped.
WitnessedTerm bound_witnesses(const std::string& term, const Graph& g);

}  // namespace gazetteer::decisions
