// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a line of rules: names, numbers and signs, and their one spelling.
#pragma once

#include <string>
#include <string_view>

#include "certificates/check/rules/word_cursor.hpp"

namespace gazetteer::check {

/// The rules leave their grammar `offset` characters into the line.
struct RulesFault {
    std::string message;
    std::size_t offset;
};

/// The words of one line, taken one after the other.
class Words : public WordCursor<RulesFault> {
  public:
    /// Throws RulesFault at a character that begins no word, and if the line is too long.
    explicit Words(std::string_view line);

    /// A name that is free to be chosen.
    std::string take_name();
    void end() const;

    /// The line with its words spaced in the one way: no space behind '(' and before ')', ',', ':',
    /// ';', nor between a name and '('; one space elsewhere.
    std::string spelled() const;

    static constexpr std::size_t line_max = 8192;
};

/// A word with a meaning of its own, which nothing else is called.
bool is_reserved(std::string_view word);
bool is_name(std::string_view word);

}  // namespace gazetteer::check
