// SPDX-License-Identifier: GPL-3.0-or-later
// nauty on graphs of order 1 to 11, for small_canonical.cpp.
#pragma once

#include "graph/canonical/small_canonical.hpp"

namespace gazetteer {

/// As small_canonical and small_group, by another labelling: about a microsecond.
SmallCanonical canonical_by_nauty(const SmallGraph& g);
SmallGroup group_by_nauty(const SmallGraph& g);

}  // namespace gazetteer
