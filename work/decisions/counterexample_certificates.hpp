// SPDX-License-Identifier: GPL-3.0-or-later
// The certificates of what a counterexample rests on.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "counterexamples/hunt/hunt.hpp"

namespace gazetteer::decisions {

/// What was written.
struct Written {
    int certificates = 0;
    /// Why there is none of the refutation itself; empty if there is one.
    std::string unsaid;
};

/// Writes, for each outcome (P, N, `outcome` of a partizan game), each Grundy value, each number of
/// winning moves and each even kernel that the evaluation of the conjecture at this instance asks
/// for, a certificate that gazetteer-check judges. Edge-delete leaves isolated vertices out. Then
/// writes that the graph refutes the conjecture and meets the hypotheses, if gazetteer-check knows
/// the words and its enumeration and its play reach so far. Throws InputError for a game whose
/// rules gazetteer-check does not know.
Written write_certificates(std::ostream& out, const conjectures::Conjecture& conjecture,
                           const conjectures::Found& found,
                           const std::vector<std::string>& hypotheses = {});

}  // namespace gazetteer::decisions
