// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of a text: its print, or where it is refused and why.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "language/expressions/condition.hpp"
#include "language/expressions/expression.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures {

/// "7: expected a number, found a boolean".
inline std::string told(const ParseError& error) {
    return std::to_string(error.column) + ": " + error.message;
}
inline std::string told(const Parsed<Expression>& parsed) {
    return parsed ? to_string(*parsed) : told(parsed.error());
}

struct Told {
    std::string text;
    std::string told;
};

inline void expect_told(const std::vector<Told>& all, About about = About::graphs,
                        Naming naming = Naming::any) {
    for (const Told& one : all)
        EXPECT_EQ(told(parse_expression(one.text, about, naming)), one.told) << one.text;
}

/// Conditions that name the vertices a and b and these sets.
inline void expect_conditions(const std::vector<Told>& all, bool directed = false,
                              const std::vector<std::string>& sets = {"S", "T"}) {
    const ConditionNames names{{"a", "b"}, sets, directed};
    for (const Told& one : all)
        EXPECT_EQ(told(resolve_condition(parse_syntax(one.text).value(), names)), one.told)
            << one.text;
}

/// What is told of a term of a vertex, where the graph has other vertices than G.
inline std::string told_elsewhere(const std::string& term) {
    return term +
           " needs a vertex of that graph, whose vertices are not those of G: a line graph's are "
           "edges, a given graph's its own";
}

}  // namespace gazetteer::conjectures
