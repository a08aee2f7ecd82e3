// SPDX-License-Identifier: GPL-3.0-or-later
// The definition of the Grundy value of a position of an impartial game.
#pragma once

#include <vector>

#include "oracle/ruleset.hpp"

namespace gazetteer {

/// The least natural number not in `values`, the minimal excludant. O(n log n).
int mex(std::vector<int> values);

/// The mex of the Grundy values of the options [GGHR, section 2]; 0 iff the position is P.
/// No memory, exponential time: the definition, not a solver.
template <Ruleset R>
int grundy_value(const typename R::Position& position) {
    std::vector<int> values;
    for (const auto& option : R::options(position)) values.push_back(grundy_value<R>(option));
    return mex(std::move(values));
}

}  // namespace gazetteer
