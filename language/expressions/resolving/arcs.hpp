// SPDX-License-Identifier: GPL-3.0-or-later
// "u -> w" between vertices is an arc, a comparison like "u ~ w"; the grammar, which knows no
// types, has read an implication.
#pragma once

#include <functional>
#include <optional>

#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures::resolving {

/// The implication with its arcs as comparisons, if its own sign is one: "p and u -> w or q" as
/// "p and (u -> w) or q". An arc stands between two names of vertices that no parenthesis parts
/// from it; a vertex is no truth value, so that nothing has two meanings. `names_vertex` is asked
/// of names without arguments.
std::optional<Syntax> with_arcs(const Syntax& implication,
                                const std::function<bool(const Syntax&)>& names_vertex);

}  // namespace gazetteer::conjectures::resolving
