// SPDX-License-Identifier: GPL-3.0-or-later
// Definitions that texts share: names for values, as a let gives them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "language/expressions/expression.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures {

/// In the order in which they were added: the value of one may use those before it.
class Definitions {
  public:
    /// Reads "near(u, w) = distance(u, w) <= 2", or without parameters "k = m - n". An error is one
    /// of syntax, or of a name that has a meaning already. Other faults of a value show where it is
    /// used, since parameters have no types.
    std::optional<ParseError> add(std::string_view text);
    /// Each a let without the place where it holds.
    const std::vector<Syntax>& all() const { return all_; }

  private:
    std::vector<Syntax> all_;
};

/// As parse_expression without them, with these names. A fault in the value of one has the
/// column where its name is used, and names it.
Parsed<Expression> parse_expression(std::string_view text, const Definitions& definitions,
                                    About about = About::graphs, Naming naming = Naming::any);

}  // namespace gazetteer::conjectures
