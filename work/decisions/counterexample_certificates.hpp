// SPDX-License-Identifier: GPL-3.0-or-later
// The certificates of what a counterexample rests on.
#pragma once

#include <ostream>

#include "counterexamples/hunt/hunt.hpp"

namespace gazetteer::decisions {

/// Writes, for each outcome (P, N, `outcome` of a partizan game), each Grundy value, each number of
/// winning moves and each even kernel that the evaluation of the conjecture at this instance asks
/// for, a certificate that gazetteer-check judges; invariants of graphs have none.
/// Edge-delete leaves isolated vertices out. Returns for how many. Throws InputError for a game
/// whose rules gazetteer-check does not know.
int write_certificates(std::ostream& out, const conjectures::Conjecture& conjecture,
                       const conjectures::Found& found);

}  // namespace gazetteer::decisions
