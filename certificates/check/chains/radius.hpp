// SPDX-License-Identifier: GPL-3.0-or-later
// How far a move of the rules of a certificate looks and works, from the rules alone.
#pragma once

#include "certificates/check/rules/rules.hpp"

namespace gazetteer::check {

/// What is said of the rules, of the graphs or of the table, in words.
struct GraphFault {
    std::string what;
};

struct Radius {
    /// Whether a move may be made, and what it does, depends on nothing that is farther than this
    /// from each vertex that it names; nor does it change that.
    int reads = 0;
    /// A move may name both ends of an edge.
    bool along_edges = false;
};

/// Throws GraphFault unless both players have the same moves, who cannot move loses, there are no
/// tokens and sets, and each move has a radius.
Radius radius_of(const Rules& rules);

}  // namespace gazetteer::check
