// SPDX-License-Identifier: GPL-3.0-or-later
// What words are made of.
#pragma once

#include <string_view>

namespace gazetteer::editor {

/// A letter, a digit or _: what a name of the language is made of.
constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

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

}  // namespace gazetteer::editor
