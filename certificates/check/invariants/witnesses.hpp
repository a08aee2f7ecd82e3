// SPDX-License-Identifier: GPL-3.0-or-later
// What shows a bound of a term of the graph: a set, an order, colours, a matching.
#pragma once

#include "certificates/check/invariants/evaluation.hpp"
#include "certificates/check/reader.hpp"

namespace gazetteer::check::invariants {

/// Reads the witnesses, a line each: "at-least TERM" or "at-most TERM" and what shows it. Throws
/// Finding where one shows nothing, and Unproved where the term of a part of the graph takes too
/// many steps. Else O(order^3) a line.
Known read_witnesses(Reader& reader, const Graph& g, Steps& steps);

}  // namespace gazetteer::check::invariants
