// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a conjecture: names, numbers, signs, and graphs in quotes.
#pragma once

#include <string_view>

#include "certificates/check/invariants/expression.hpp"
#include "certificates/check/rules/word_cursor.hpp"

namespace gazetteer::check::invariants {

class Tokens : public WordCursor<TextFault> {
  public:
    /// Throws TextFault at a character that begins no word, and if the text is too long.
    explicit Tokens(std::string_view text);
};

bool is_word(std::string_view text);
bool is_digits(std::string_view text);

}  // namespace gazetteer::check::invariants
