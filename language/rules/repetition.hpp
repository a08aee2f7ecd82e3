// SPDX-License-Identifier: GPL-3.0-or-later
// Play that comes back to a position: what shows that rules may go on for ever.
#pragma once

#include <string>

#include "oracle/script/rules.hpp"

namespace gazetteer::conjectures {

/// "in the position 0 1: 0-1, t = 0 play may go 1-0, 0-1, and is there again": on the first of a
/// few boards of order 3 or less where there is such a play. Empty where none is found among the
/// first 1,000 positions of each board.
std::string repetition(const script::Rules& rules);

}  // namespace gazetteer::conjectures
