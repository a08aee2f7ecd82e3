// SPDX-License-Identifier: GPL-3.0-or-later
// What a characterization returns: never only P or N, but the outcome with evidence beside it.
#pragma once

#include <vector>

#include "graph/rooted_graph.hpp"

namespace gazetteer {

/// The outcome of a position with a witness that definitions (graph/predicates) check without any
/// search; beside each Witness type stands the function that checks it.
/// `winning_moves` is ascending, empty iff the outcome is P; each characterization says whether it
/// lists all moves to P-positions or only one.
template <class Move, class Witness>
struct Verdict {
    Outcome outcome = Outcome::P;
    std::vector<Move> winning_moves;
    Witness witness;
    bool operator==(const Verdict&) const = default;
};

}  // namespace gazetteer
