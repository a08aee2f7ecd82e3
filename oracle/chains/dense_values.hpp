// SPDX-License-Identifier: GPL-3.0-or-later
// Values of heaps far out: a value is guessed from a few moves, and the
// guess held against all moves, many at a time.
#pragma once

#include "oracle/chains/heaps.hpp"

namespace gazetteer::chains {

/// The same rows as extend makes, by the same moves. Values are kept in one byte, from the first
/// greater one on in two, then in four: a machine compares sixteen, eight or four at once.
/// O(kinds * moves * length^2), divided by that. Throws as extend does.
void extend_densely(const HeapTable& table, int length, ValueRows& rows,
                    const EngineLimits& limits = no_limits);

}  // namespace gazetteer::chains
