// SPDX-License-Identifier: GPL-3.0-or-later
// Near misses by the machine: what a statement would say with one of its words changed.
#pragma once

#include <string>
#include <vector>

#include "language/expressions/conjecture.hpp"

namespace gazetteer::conjectures {

/// A variant, and what is changed in it: "without connected", "degree < 2 instead of degree <= 2".
struct MadeMiss {
    std::string name;
    Conjecture conjecture;
    /// < for <=, or > for >=: what refutes it are instances of equality.
    bool strict = false;
};

/// Each changes one part of the statement: a conjunct is dropped, `or` and `and` are exchanged, an
/// implication is made an equivalence, an equivalence under a hypothesis an implication each way, a
/// sign is made strict or not, a number moved by one, `exists` and `forall` exchanged, or a term by
/// its neighbour, P by N, inner by outer. A change that can only make the statement say less is
/// left out, so that one that survives is news. Each text once, in the order of the parts.
std::vector<MadeMiss> made_misses(const Conjecture& conjecture);

}  // namespace gazetteer::conjectures
