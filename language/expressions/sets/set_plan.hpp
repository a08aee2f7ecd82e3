// SPDX-License-Identifier: GPL-3.0-or-later
// What a quantifier over sets of vertices asks, as conditions that a search can cut by.
#pragma once

#include <optional>
#include <vector>

#include "language/expressions/sets/monotony.hpp"

namespace gazetteer::conjectures {

/// One member of a conjunction, or what must be false (`wanted`).
struct SetCondition {
    int id = -1;
    bool wanted = true;
    /// That of "it is as wanted".
    Monotony monotony = Monotony::neither;
};

/// The sets that satisfy all conditions count, or one is enough, or the number `body` of each is
/// folded.
struct SetPlan {
    std::vector<SetCondition> conditions;
    /// The number that is folded; of no meaning for a quantifier, and for the size of the set.
    int body{};
    /// The greatest or the least size is asked.
    bool by_size = false;
    /// A set that does not satisfy the conditions has size 0: max S: count u: u in S and ...
    bool others_are_empty = false;
    /// No condition is undefined for any set, so that sets which cannot be the best are left out.
    bool defined{};
};

/// Nothing where no condition grows or shrinks with the set: then all sets are gone through.
/// `node` is a quantifier over sets.
std::optional<SetPlan> set_plan(const Expression& expression, int node);

}  // namespace gazetteer::conjectures
