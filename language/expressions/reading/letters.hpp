// SPDX-License-Identifier: GPL-3.0-or-later
// What names and words are made of.
#pragma once

#include <algorithm>
#include <string_view>

namespace gazetteer::conjectures {

/// A letter of ASCII, a digit or _.
constexpr bool is_of_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// The word with which a text begins; empty where it begins with something else.
constexpr std::string_view first_word(std::string_view text) {
    return {text.begin(), std::ranges::find_if_not(text, is_of_word)};
}

}  // namespace gazetteer::conjectures
