// SPDX-License-Identifier: GPL-3.0-or-later
// What the parser of an expression keeps of a text, as a tree of syntax.
#pragma once

#include <tao/pegtl/contrib/parse_tree.hpp>

#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures {

/// A tree of more levels than expression_depth_max, or so many -> in a row as may not be nested.
struct TooDeep {
    /// From 1.
    int column;
};

/// A node of an operand, or of operands and signs by turns. Throws TooDeep.
Syntax syntax_of(const tao::pegtl::parse_tree::node& node);

/// A definition, as a let without the place where it holds. Throws TooDeep.
Syntax definition_of(const tao::pegtl::parse_tree::node& node);

}  // namespace gazetteer::conjectures
