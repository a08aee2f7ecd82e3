// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/rules/words.hpp"

#include <algorithm>
#include <array>

namespace gazetteer::check {

namespace {

constexpr std::array<std::string_view, 22> all_signs{
    "<->", "->", "<=", ">=", "!=", "==", "+=", "-=", ":=", "<", ">",
    "=",   "~",  "+",  "-",  "*",  "(",  ")",  ",",  ":",  ";", ""};
/// Between one of these and '(' stands a space.
constexpr std::array<std::string_view, 8> operators{"where", "not", "and", "or",
                                                    "xor",   "div", "mod", "in"};
constexpr std::array<std::string_view, 34> others{
    "game",       "on",         "token",  "set",       "misere",    "source", "left",
    "right",      "move",       "delete", "erase",     "keep",      "forall", "exists",
    "count",      "N",          "into",   "order",     "reachable", "size",   "connected",
    "degree",     "G",          "true",   "bipartite", "empty",     "false",  "delete_edge",
    "complement", "components", "start",  "then",      "joined",    "any"};

bool is_digit(char c) {
    return '0' <= c && c <= '9';
}
bool is_letter(char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || c == '_';
}

/// The length of the word with which a text begins; 0 if it begins with none.
std::size_t word_length(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && (is_letter(text[length]) || is_digit(text[length]))) ++length;
    if (length > 0)
        return is_letter(text[0]) || std::ranges::all_of(text.substr(0, length), is_digit) ? length
                                                                                           : 0;
    return std::ranges::find_if(all_signs, [&](auto sign) { return text.starts_with(sign); })
        ->size();
}

std::string_view not_too_long(std::string_view line) {
    if (line.size() > Words::line_max)
        throw RulesFault{
            "a line of rules has at most " + std::to_string(Words::line_max) + " characters",
            Words::line_max};
    return line;
}

bool spaced(std::string_view a, std::string_view b) {
    if (a == "(" || b == ")" || b == "," || b == ":" || b == ";") return false;
    return b != "(" || !is_letter(a.front()) || std::ranges::count(operators, a) > 0;
}

}  // namespace

bool is_name(std::string_view word) {
    return !word.empty() && is_letter(word.front());
}

bool is_reserved(std::string_view word) {
    return std::ranges::count(operators, word) + std::ranges::count(others, word) > 0;
}

Words::Words(std::string_view line)
    : WordCursor(not_too_long(line), word_length, "no word of the rules begins here") {}

std::string Words::take_name() {
    if (!is_name(next())) fault("a name belongs here");
    if (is_reserved(next())) fault("'" + std::string(next()) + "' has a meaning already");
    return std::string(take());
}

void Words::end() const {
    if (!at_end()) fault("the line goes on behind its end");
}

std::string Words::spelled() const {
    std::string result;
    for (std::size_t i = 0; i < words().size(); ++i) {
        if (i > 0 && spaced(words()[i - 1].text, words()[i].text)) result += ' ';
        result += words()[i].text;
    }
    return result;
}

}  // namespace gazetteer::check
