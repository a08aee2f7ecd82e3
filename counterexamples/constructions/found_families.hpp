// SPDX-License-Identifier: GPL-3.0-or-later
// A counterexample that is a blow-up is seldom alone: its sizes are set free, and each value is
// judged.
#pragma once

#include "counterexamples/hunt/hunt.hpp"

namespace gazetteer::conjectures {

/// To this order the evaluator of all graphs judges; above, that of large graphs.
constexpr int plain_family_order_max = 20;

/// Judges the members of the families of a blow-up, m = 1, 2, ... to the bound of the options, and
/// fills `families` of the report, or `families_left` where the conjecture says what large graphs
/// are not asked. A member refutes if its graph is of the class and the conjecture fails on it. The
/// options used are threads, stop, bytes, family_size_max and judges_families_plainly: then graphs
/// to order 64 are judged as any, where large ones are not asked.
void tell_families(const Conjecture& conjecture, const GraphRestrictions& which,
                   const BlowUp& found, HuntReport& report, const HuntOptions& options);

}  // namespace gazetteer::conjectures
