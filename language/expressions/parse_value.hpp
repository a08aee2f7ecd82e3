// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions that are not whole conjectures.
#pragma once

#include <string_view>

#include "language/expressions/expression.hpp"

namespace gazetteer::conjectures {

/// As parse_expression, but the whole may be a boolean or an integer ("order - size").
Parsed<Expression> parse_value(std::string_view text, About about = About::graphs);
/// The same, and the whole may be the value or the outcome of a game too ("value(col) + 1").
Parsed<Expression> parse_answer(std::string_view text, About about = About::graphs);

}  // namespace gazetteer::conjectures
