// SPDX-License-Identifier: GPL-3.0-or-later
// A counterexample that is a construction is seldom alone: its numbers are set free, and each value
// is judged.
#pragma once

#include "counterexamples/hunt/hunt.hpp"

namespace gazetteer::conjectures {

/// To this order the evaluator of all graphs judges; above, that of large graphs.
constexpr int plain_family_order_max = 20;

/// Judges the members of the families of a construction, m = 1, 2, ... to the bound of the options,
/// and fills `families` of the report, or `families_left` where the conjecture says what large
/// graphs are not asked. A member refutes if its graph is of the class and the conjecture fails on
/// it. The judging of a family ends where an expression has more than 1,000 vertices or 100,000
/// edges, or where a term would search in a block of more than 32 vertices. The options used are
/// threads, stop, bytes, family_size_max and judges_families_plainly: then graphs to order 64 are
/// judged as any, however long that takes. A blow-up has at most 8 classes.
void tell_families(const Conjecture& conjecture, const GraphRestrictions& which,
                   const Composition& found, HuntReport& report, const HuntOptions& options);

}  // namespace gazetteer::conjectures
