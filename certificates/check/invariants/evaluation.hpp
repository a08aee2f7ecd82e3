// SPDX-License-Identifier: GPL-3.0-or-later
// What an expression says of one graph. An `and`, `or`, `->`, `forall` and `exists` end with the
// first part that decides them; whatever is undefined or not known before proves nothing.
#pragma once

#include <map>

#include "certificates/check/invariants/expression.hpp"
#include "certificates/check/invariants/terms/terms.hpp"

namespace gazetteer::check::invariants {

/// What is known of invariants of G: a term without an entry is computed when it is asked for.
using Known = std::map<const Term*, Number>;

/// Whether the expression is true of g, and of its vertex v (-1 without one). `known` is added to.
/// Throws Unproved where no answer is told: an undefined value, bounds that leave it open, too many
/// steps, an order over 64 of a graph that is made.
bool is_true(const Expression& expression, const Graph& g, Vertex v, Known& known, Steps& steps);

}  // namespace gazetteer::check::invariants
