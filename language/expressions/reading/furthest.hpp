// SPDX-License-Identifier: GPL-3.0-or-later
// What a parser says of a text that does not fit: the furthest place at which something was wanted
// and not found, and what was wanted there.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include "graph/formats/formats.hpp"
#include "language/expressions/reading/letters.hpp"

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

/// How many bytes the character of UTF-8 has with which a text begins: 1 for one of ASCII, 0 for a
/// byte that begins none. The text is not empty.
inline std::size_t utf8_length(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80) return 1;
    const std::size_t length = lead < 0xC2 || lead > 0xF4 ? 0
                               : lead < 0xE0              ? 2
                               : lead < 0xF0              ? 3
                                                          : 4;
    if (length > text.size()) return 0;
    return std::ranges::all_of(text.substr(1, length - 1),
                               [](char c) { return (c & 0xC0) == 0x80; })
               ? length
               : 0;
}

/// The word or the character that begins at a place, in quotes; of a word 40 letters at most.
inline std::string found_at(std::string_view text, std::size_t byte) {
    if (byte >= text.size()) return "the end";
    const std::string_view rest = text.substr(byte);
    const std::size_t letters = first_word(rest.substr(0, 40)).size();
    const std::string found(rest.substr(0, letters > 0 ? letters : utf8_length(rest)));
    const bool printable = !found.empty() && std::ranges::all_of(found, [](char c) {
        return static_cast<unsigned char>(c) >= ' ' && c != '\x7f';
    });
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
