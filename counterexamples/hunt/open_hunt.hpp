// SPDX-License-Identifier: GPL-3.0-or-later
// A hunt through the members of chains without an upper end, beside what is known of all of them.
#pragma once

#include <functional>
#include <vector>

#include "counterexamples/forall/open_family.hpp"
#include "counterexamples/hunt/hunt.hpp"

namespace gazetteer::conjectures {

/// The report of `hunted`, which goes through members of all these chains and of no others, with
/// what is known of all n; that is decided first, so that a stop of the hunt leaves it.
///
/// - Where the conjecture is proved on all of them, it holds although the hunt was not finished.
/// - Where a member refutes it that the hunt did not look at, the report is that of the first such
///   member. Without a verdict where no member so large is played on.
///
/// Throws std::logic_error where play finds otherwise.
HuntReport hunt_for_all(const Conjecture& conjecture, const std::vector<OpenFamily>& open,
                        const HuntOptions& options, const std::function<HuntReport()>& hunted);

/// Whether a member of some chain is known to refute.
bool refuted_for_all(const HuntReport& report);

}  // namespace gazetteer::conjectures
