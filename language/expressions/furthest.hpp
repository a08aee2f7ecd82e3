// SPDX-License-Identifier: GPL-3.0-or-later
// What a parser says of a text that does not fit: the furthest place at which something was wanted
// and not found, and what was wanted there.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include "graph/formats/formats.hpp"

namespace gazetteer::conjectures {

/// The furthest place so far, and what was wanted there.
struct Furthest {
    std::size_t byte = 0;
    std::set<std::string_view> wanted;

    void note(std::size_t at, const char* what) {
        if (at < byte) return;
        if (at > byte) wanted.clear();
        byte = at;
        wanted.insert(what);
    }
};

/// The word or the character that begins at a place, in quotes.
inline std::string found_at(std::string_view text, std::size_t byte) {
    if (byte >= text.size()) return "the end";
    const auto is_word = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_';
    };
    std::size_t end = byte;
    while (end < text.size() && is_word(text[end]) && end < byte + 40) ++end;
    if (end == byte) ++end;
    const std::string found(text.substr(byte, end - byte));
    const bool printable = std::ranges::all_of(found, [](char c) { return c >= ' ' && c <= '~'; });
    return printable ? "'" + found + "'" : "a byte that no expression has";
}

/// "a, b or c".
inline std::string listed(const std::set<std::string_view>& wanted) {
    std::string result;
    std::size_t left = wanted.size();
    for (const std::string_view what : wanted) {
        result += what;
        if (--left > 0) result += left == 1 ? " or " : ", ";
    }
    return result;
}

/// "expected ')' or an operator, found 'x'", and where.
inline ParseError error_at(std::string_view text, const Furthest& furthest) {
    return {"expected " + listed(furthest.wanted) + ", found " + found_at(text, furthest.byte),
            static_cast<int>(furthest.byte) + 1};
}

}  // namespace gazetteer::conjectures
