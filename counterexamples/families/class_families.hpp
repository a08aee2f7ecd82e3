// SPDX-License-Identifier: GPL-3.0-or-later
// Which graphs H + x are in a class, for all neighbourhoods S of x at once.
#pragma once

#include "counterexamples/grounds/ground.hpp"
#include "oracle/engines/extensions/graph_extensions.hpp"

namespace gazetteer::conjectures {

/// The class is told by connectedness, sizes and degrees alone: members_of has no others.
bool is_told_by_families(const GraphRestrictions& which);
/// The S with H + x as connected, of such a size and of such degrees as the class has it.
SubsetFamily members_of(const GraphRestrictions& which, const GraphExtensions& extensions);

}  // namespace gazetteer::conjectures
