// SPDX-License-Identifier: GPL-3.0-or-later
// The condition of a move: an expression of the conjecture language, decided by its evaluator.
#pragma once

#include "language/expressions/condition.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::conjectures {

/// The guard of an expression that resolve_condition has read with these names; `text` is what
/// people wrote. What it says of itself is true: see guard.cpp.
script::Guard guard_of(const Expression& expression, const ConditionNames& names, std::string text);

}  // namespace gazetteer::conjectures
