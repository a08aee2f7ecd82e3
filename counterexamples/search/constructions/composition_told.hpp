// SPDX-License-Identifier: GPL-3.0-or-later
// How an expression that a search came to is read aloud.
#pragma once

#include "graph/families/composition.hpp"

namespace gazetteer::conjectures {

/// An expression of an isomorphic graph, which is shorter where an identity makes it so:
/// cone(cycle(5)) for join(cycle(5), K1), and path(4) for substitution(path(4), empty(1)). It has
/// no more leaves and compositions. One with a link, an amalgam or beads stays as it is, for in
/// these the order of the vertices counts.
Composition told_plainly(const Composition& c);

}  // namespace gazetteer::conjectures
