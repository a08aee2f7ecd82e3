// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions that are the conditions of moves: they speak of a position of a game.
#pragma once

#include <string>
#include <vector>

#include "language/expressions/expression.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures {

/// What a condition may name besides the terms.
struct ConditionNames {
    /// Slot i + 1 of the expression is the variable vertices[i].
    std::vector<std::string> vertices;
    /// For `u in SET` and `empty(SET)`.
    std::vector<std::string> sets;
    /// The board is a digraph: there are no terms, and ~ is adjacency in either direction.
    bool directed = false;
};

/// Names and types of a condition, which is a boolean. The errors are those of parse_expression.
Parsed<Expression> resolve_condition(const Syntax& syntax, const ConditionNames& names);

/// A term, a game, a word such as G or gcd: no name for something else. Not v.
bool has_meaning(const std::string& name);

}  // namespace gazetteer::conjectures
