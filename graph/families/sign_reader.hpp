// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a construction, read from the left, sign by sign.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include "graph/formats/formats.hpp"

namespace gazetteer {

inline bool is_small_letter(char c) {
    return ('a' <= c && c <= 'z') || c == '_';
}
inline bool is_decimal(char c) {
    return '0' <= c && c <= '9';
}

/// What its readers have in common; they throw ParseError.
class SignReader {
  protected:
    explicit SignReader(std::string_view text) : text_(text) {}

    /// The next sign that is no blank; 0 at the end.
    char sign() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
        return at_ < text_.size() ? text_[at_] : '\0';
    }
    /// Whether the sign is next, which is read then.
    bool take_if(char c) {
        if (sign() != c) return false;
        ++at_;
        return true;
    }
    void expect(char c) {
        if (!take_if(c)) fail(std::string("'") + c + "' is expected");
    }
    void expect_end(const std::string& after) {
        if (sign() != '\0') fail("the end is expected after " + after);
    }

    /// The small letters that stand here.
    std::string small_word() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && is_small_letter(text_[at_])) ++at_;
        return std::string(text_.substr(begin, at_ - begin));
    }
    int number(int least, int most, const std::string& expected) {
        sign();
        int result = -1;
        const char* const begin = text_.data() + at_;
        const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), result);
        if (error != std::errc() || result < least || result > most)
            fail(expected + " is expected");
        at_ += static_cast<std::size_t>(end - begin);
        return result;
    }

    [[noreturn]] void fail(const std::string& message) const {
        throw ParseError{message, static_cast<int>(at_) + 1};
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace gazetteer
