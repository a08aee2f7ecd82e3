// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of any bytes given to the parser of conjectures: the fuzz target and the tests
// call the same function.
#pragma once

#include <string_view>

#include "language/expressions/conjecture.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures {

/// An error has a message, a column on the text or one past it, and a description. Throws
/// ContractViolation if not.
inline void require_sound_error(std::string_view text, const ParseError& error) {
    require(!error.message.empty(), "a message");
    require(1 <= error.column && error.column <= static_cast<int>(text.size()) + 1,
            "a column on the text or one past it");
    require(!describe(text, error, "x").empty(), "a description");
}

/// Whatever is read is printed so that it is read as the same again, and printing that changes
/// nothing; whatever is refused has a sound error. Throws ContractViolation if not.
inline void require_sound_expression(std::string_view text, About about) {
    const auto parsed = parse_expression(text, about);
    if (!parsed) return require_sound_error(text, parsed.error());
    const std::string printed = to_string(*parsed);
    // Names of variables and repeated parts can make the print longer than what may be read.
    if (printed.size() > expression_length_max) return;
    const auto again = parse_expression(printed, about);
    if (!again && again.error().message.find("levels in all") != std::string::npos) return;
    require(static_cast<bool>(again), "the print to be an expression");
    require(*again == *parsed, "the print to give the expression back");
    require(to_string(*again) == printed, "one print");
}
/// The same about graphs and about digraphs.
inline void require_sound_expression(std::string_view text) {
    for (About about : {About::graphs, About::digraphs}) require_sound_expression(text, about);
}

}  // namespace gazetteer::conjectures
