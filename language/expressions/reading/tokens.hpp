// SPDX-License-Identifier: GPL-3.0-or-later
// Words and signs as rules of PEGTL. A choice of them is one rule here. By PEGTL's own strings each
// word is four rules, and the compiler makes a dozen functions of each.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <tao/pegtl.hpp>

#include "language/expressions/reading/letters.hpp"

namespace gazetteer::conjectures::grammar {

/// A text as an argument of a template.
template <std::size_t size>
struct Text {
    char bytes[size] = {};
    consteval Text(const char (&text)[size]) { std::copy_n(text, size, bytes); }
    constexpr std::string_view view() const { return {bytes, size - 1}; }
};

/// The length of the first of these texts with which another begins; 0 if it begins with none.
inline std::size_t sign_length(std::string_view text,
                               std::initializer_list<std::string_view> signs) {
    const auto* const found =
        std::find_if(signs.begin(), signs.end(),
                     [text](std::string_view sign) { return text.starts_with(sign); });
    return found == signs.end() ? 0 : found->size();
}

/// The length of the identifier with which a text begins, if it is one of these words; else 0.
inline std::size_t word_length(std::string_view text,
                               std::initializer_list<std::string_view> words) {
    const std::string_view word = first_word(text);
    return std::find(words.begin(), words.end(), word) == words.end() ? 0 : word.size();
}

/// What is left of an input goes on behind so many bytes, unless they are none.
template <class Input>
bool taken(Input& in, std::size_t bytes) {
    in.bump_in_this_line(bytes);
    return bytes > 0;
}

/// The first of these signs with which the rest begins: longer ones stand before their beginnings.
template <Text... signs>
struct Signs {
    using rule_t = Signs;
    using subs_t = tao::pegtl::empty_list;
    template <class Input>
    static bool match(Input& in) {
        return taken(in, sign_length({in.current(), in.size()}, {signs.view()...}));
    }
};

/// One of these words.
template <Text... words>
struct Words {
    using rule_t = Words;
    using subs_t = tao::pegtl::empty_list;
    template <class Input>
    static bool match(Input& in) {
        return taken(in, word_length({in.current(), in.size()}, {words.view()...}));
    }
};

}  // namespace gazetteer::conjectures::grammar
