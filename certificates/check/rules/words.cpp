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
constexpr std::array<std::string_view, 30> others{
    "game",      "on",     "token",     "set",         "misere",     "source",    "left",  "right",
    "move",      "delete", "erase",     "keep",        "forall",     "exists",    "count", "N",
    "into",      "order",  "reachable", "size",        "connected",  "degree",    "G",     "true",
    "bipartite", "empty",  "false",     "delete_edge", "complement", "components"};

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

Words::Words(std::string_view line) : length_(line.size()) {
    if (length_ > line_max)
        throw RulesFault{"a line of rules has at most " + std::to_string(line_max) + " characters",
                         line_max};
    for (std::size_t at = 0; at < line.size();) {
        if (line[at] == ' ') {
            ++at;
            continue;
        }
        const std::size_t length = word_length(line.substr(at));
        if (length == 0) throw RulesFault{"no word of the rules begins here", at};
        words_.push_back({line.substr(at, length), at});
        at += length;
    }
}

std::string_view Words::next(std::size_t ahead) const {
    return next_ + ahead < words_.size() ? words_[next_ + ahead].text : std::string_view();
}

std::string_view Words::take() {
    const std::string_view result = next();
    ++next_;
    return result;
}

bool Words::take_if(std::string_view word) {
    if (next() != word || word.empty()) return false;
    ++next_;
    return true;
}

void Words::want(std::string_view word) {
    if (!take_if(word)) fault("'" + std::string(word) + "' belongs here");
}

std::string Words::take_name() {
    if (!is_name(next())) fault("a name belongs here");
    if (is_reserved(next())) fault("'" + std::string(next()) + "' has a meaning already");
    return std::string(take());
}

void Words::end() const {
    if (next_ < words_.size()) fault("the line goes on behind its end");
}

void Words::fault(const std::string& message) const {
    throw RulesFault{message, next_ < words_.size() ? words_[next_].at : length_};
}

std::string Words::spelled() const {
    std::string result;
    for (std::size_t i = 0; i < words_.size(); ++i) {
        if (i > 0 && spaced(words_[i - 1].text, words_[i].text)) result += ' ';
        result += words_[i].text;
    }
    return result;
}

}  // namespace gazetteer::check
