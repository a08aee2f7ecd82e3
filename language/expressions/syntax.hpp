// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a conjecture as a tree, before names and types are known. docs/CONJECTURES.md is the
// grammar for people, language/expressions/reading/grammar.hpp the one that is executed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "graph/formats/formats.hpp"

namespace gazetteer::conjectures {

/// A node of the tree.
struct Syntax {
    enum class Kind {
        /// text: its digits.
        number,
        /// text: a name; children: the arguments, if it has parentheses.
        name,
        /// text: "not", "-", "and", "or", "xor", "->", "<->", "+", "*", "/", "div", "mod", "^"; one
        /// or two children.
        operation,
        /// texts: the operators between the children, one fewer than these ("=", "<=", "~", ...).
        /// "->" between vertices is one where it is resolved (resolving/arcs.hpp).
        comparison,
        /// text: "forall", "exists", "count", "sum", "max" or "min"; variables: the new one and,
        /// after ~, the other; one child, behind which a quantifier over numbers has the least and
        /// the greatest.
        quantifier,
        /// The same over edges, once each: two variables. Over all sets of edges: one.
        edge_quantifier,
        /// text: a graph as it stands on a line, or the value of a game.
        quoted,
        /// text: the new name; variables: its parameters; children: its value, and what it holds in
        /// (missing in a definition).
        let,
        /// The body of a quantifier over what satisfies a condition. variables: those of the
        /// quantifier; children: the condition and what is asked.
        where,
        /// variables: the new one, or of edges the two ends; children: what is so of the members.
        property,
        /// children: the members of a set.
        members,
        /// One child: a set, or a number.
        bars,
    };
    /// A name and the column (from 1) at which it begins in the whole text.
    struct Word {
        std::string text;
        int column = 1;
    };

    Kind kind = Kind::number;
    std::string text;
    int column = 1;
    std::vector<Syntax> children;
    std::vector<Word> operators = {};
    std::vector<Word> variables = {};
    /// The number of levels of the tree.
    int depth = 1;
    /// It stands in parentheses.
    bool parenthesised = false;
};

/// What is refused, so that hostile text costs neither time nor stack.
constexpr std::size_t expression_length_max = 20'000;
constexpr int expression_nesting_max = 100;
constexpr int expression_depth_max = 400;

/// Parses one expression. An error has the column (from 1, in bytes) of the first thing that does
/// not fit and says what would have.
Parsed<Syntax> parse_syntax(std::string_view text);
/// Parses the expression with which a text begins, up to the ':' that must follow; `length` is
/// then the number of bytes before it. The errors are those of parse_syntax.
Parsed<Syntax> parse_condition(std::string_view text, std::size_t& length);

/// Parses "NAME = EXPRESSION" or "NAME(u, w) = EXPRESSION": a let with one child.
Parsed<Syntax> parse_definition(std::string_view text);

/// "where:line:column: message", the line of the text (of a long one what is near) and a caret
/// below the column.
std::string describe(std::string_view text, const ParseError& error, std::string_view where);

}  // namespace gazetteer::conjectures
