// SPDX-License-Identifier: GPL-3.0-or-later
// The definition of P and N. Everything else in the oracle is measured against this file.
#pragma once

#include "oracle/ruleset.hpp"

namespace gazetteer {

/// A position is P iff every option is N. Normal play: no option means P.
/// No memory, exponential time: the definition, not a solver.
template <Ruleset R>
Outcome outcome(const typename R::Position& position) {
    for (const auto& option : R::options(position))
        if (outcome<R>(option) == Outcome::P) return Outcome::N;
    return Outcome::P;
}

}  // namespace gazetteer
