// SPDX-License-Identifier: GPL-3.0-or-later
// The blanks of a line, and the word that it begins with.
#pragma once

#include <string_view>

namespace gazetteer {

/// A blank, a tab, or the return that some systems put at the end of a line.
constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

/// Without blanks at its ends.
constexpr std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

/// The word with which a text begins, up to a blank.
constexpr std::string_view first_word(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size() && !is_blank(text[end]) && text[end] != '\n') ++end;
    return text.substr(0, end);
}

}  // namespace gazetteer
