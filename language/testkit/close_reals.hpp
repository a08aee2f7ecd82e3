// SPDX-License-Identifier: GPL-3.0-or-later
// That a real is what floating point says of it, for tests.
#pragma once

#include <cmath>

#include "language/numbers/real.hpp"

namespace gazetteer::conjectures::naive {

/// Undefined is NaN, infinity infinite.
inline bool is_close(const Real& found, long double wanted) {
    if (std::isnan(wanted)) return found.is_undefined();
    if (std::isinf(wanted)) return found.is_infinite();
    return found.is_finite() && std::abs(approximate(found) - wanted) < 1e-12L;
}

}  // namespace gazetteer::conjectures::naive
