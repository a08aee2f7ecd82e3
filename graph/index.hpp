// SPDX-License-Identifier: GPL-3.0-or-later
// A number that is never negative, as the standard library counts.
#pragma once

#include <cstddef>

namespace gazetteer {

/// A vertex, an order or a place, as the index of a vector.
constexpr std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

}  // namespace gazetteer
