// SPDX-License-Identifier: GPL-3.0-or-later
// The class of graphs that a conjecture itself speaks of: a search need not leave it.
#pragma once

#include "counterexamples/grounds/ground.hpp"
#include "language/expressions/conjecture.hpp"

namespace gazetteer::conjectures {

/// The class, and of it the graphs on which those hypotheses hold that are words of a class, such
/// as "connected", "tree" or "not contains(K4)", or a bound of min_degree, max_degree or size.
/// Among trees only degrees and sizes are asked for besides, since that is what a tree can be.
GraphRestrictions assumed_class(GraphRestrictions which, const Conjecture& conjecture);

/// The same without what is not told of each graph of more than 64 vertices.
GraphRestrictions assumed_large_class(const GraphRestrictions& which, const Conjecture& conjecture);

}  // namespace gazetteer::conjectures
