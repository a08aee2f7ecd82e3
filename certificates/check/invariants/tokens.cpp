// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/invariants/tokens.hpp"

#include <algorithm>
#include <array>

namespace gazetteer::check::invariants {

namespace {

constexpr std::size_t text_max = 20'000;
/// A longer sign stands before those that it begins with.
constexpr std::array<std::string_view, 22> signs{"<->", "->", "<=", ">=", "!=", "<", ">", "=",
                                                 "~",   "+",  "-",  "*",  "/",  "^", "(", ")",
                                                 "{",   "}",  "|",  ",",  ":",  ""};

bool digit(char c) {
    return '0' <= c && c <= '9';
}
bool letter(char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || c == '_';
}

/// The length of the word with which a text begins; 0 if it begins with none.
std::size_t length_of(std::string_view text) {
    if (text[0] == '"') {
        const std::size_t end = text.find('"', 1);
        return end == text.npos ? 0 : end + 1;
    }
    const auto word = [](char c) { return letter(c) || digit(c); };
    const auto end = std::ranges::find_if_not(text, word);
    if (end != text.begin())
        return letter(text[0]) || std::all_of(text.begin(), end, digit)
                   ? static_cast<std::size_t>(end - text.begin())
                   : 0;
    return std::ranges::find_if(signs, [&](auto sign) { return text.starts_with(sign); })->size();
}

std::string_view not_too_long(std::string_view text) {
    if (text.size() > text_max)
        throw TextFault{"an expression has at most 20000 characters", text_max};
    return text;
}

}  // namespace

bool is_word(std::string_view text) {
    return !text.empty() && letter(text[0]);
}
bool is_digits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, digit);
}

Tokens::Tokens(std::string_view text)
    : WordCursor(not_too_long(text), length_of, "no word of an expression begins here") {}

}  // namespace gazetteer::check::invariants
