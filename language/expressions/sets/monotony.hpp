// SPDX-License-Identifier: GPL-3.0-or-later
// How the value of a part of an expression changes when a set of vertices grows. A condition that a
// set satisfies only if its subsets do (independent, bipartite, planar) shrinks: once it is false,
// it is false of every set that contains this one.
#pragma once

#include <cstdint>

#include "language/expressions/expression.hpp"

namespace gazetteer::conjectures {

enum class Monotony : std::uint8_t { constant, growing, shrinking, neither };
/// That of the negation, or of the negative.
Monotony flipped(Monotony m);

/// What `id` does when the set at `slot` grows, in the order false < undefined < true of booleans,
/// and by inclusion of sets and induced subgraphs. `neither` where the text does not show it.
/// O(nodes).
Monotony monotony(const Expression& expression, int id, std::int64_t slot);

/// Whether the text shows that the part is defined whatever the graph and the set are.
bool always_defined(const Expression& expression, int id);

}  // namespace gazetteer::conjectures
