// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/words/context.hpp"

#include <algorithm>

#include "faces/editor/text/letters.hpp"
#include "graph/formats/blanks.hpp"

namespace gazetteer::editor {

namespace {

/// A line up to a place of it, and what is known of the lines above.
struct Line {
    std::string_view before;
    std::string_view above;

    std::size_t indent() const { return indent_of(before); }
    static std::size_t indent_of(std::string_view line) {
        return std::min(line.find_first_not_of(" \t"), line.size());
    }
};

std::string_view last_line(std::string_view& text) {
    if (!text.empty() && text.back() == '\n') text.remove_suffix(1);
    const auto begin = text.rfind('\n') + 1;
    const std::string_view result = text.substr(begin);
    text = text.substr(0, begin);
    return result;
}

/// Whether a comment has begun: # at the beginning or behind a blank, not within quotes.
bool in_comment(std::string_view line) {
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') quoted = !quoted;
        if (line[i] == '#' && !quoted && (i == 0 || is_blank(line[i - 1]))) return true;
    }
    return false;
}

Context of_expression() {
    return {.lists = {&expression_words()}, .takes_own_names = true};
}

/// Within the rules of a game.
Context in_rules(std::string_view said) {
    if (first_word(said).size() == said.size()) return {.lists = {&game_lines(), &move_words()}};
    const auto where = said.rfind("where ");
    if (where != said.npos && said.find(": ", where) == said.npos) return of_expression();
    const std::string_view first = first_word(said);
    if (first == "source" || first == "game" || first == "token" || first == "set") return {};
    return {.lists = {&move_words()}, .takes_own_names = true};
}

constexpr std::string_view compiled = "compiled ";
constexpr std::string_view repaired = "repaired by ";

/// Behind the word of a line of a claim; `begin` counts in the line.
Context behind(std::string_view word, std::string_view said) {
    if (word == "holds") return of_expression();
    if (word == "misses") return said.find(':') == said.npos ? Context{} : of_expression();
    if (word == "on") return {.lists = {&ground_words()}};
    if (word == "status") return {.lists = {&statuses()}};
    if (word == "proved") return {.lists = {&theorems()}};
    if (word == "compiled")
        return {.lists = {&register_rows()}, .begin = std::min(compiled.size(), said.size())};
    if (word == "refuted") return {.lists = {&family_words()}};
    if (word == "repaired" && said.size() >= repaired.size())
        return {.begin = repaired.size(), .takes_own_names = true};
    return {};
}

/// The header of the block to which a line belongs, and the line of it that an even deeper one goes
/// on with; empty if it begins one itself.
struct Above {
    std::string_view header = {};
    std::string_view entry = {};
    bool goes_on = false;
};

Above above_of(Line line) {
    Above result;
    std::size_t first_indent = 0;
    std::vector<std::string_view> entries;
    while (!line.above.empty()) {
        const std::string_view one = last_line(line.above);
        if (trimmed(one).empty()) continue;
        const std::size_t indent = Line::indent_of(one);
        if (indent == 0) {
            result.header = trimmed(one);
            break;
        }
        entries.push_back(one);
        first_indent = indent;
    }
    if (entries.empty() || line.indent() <= first_indent) return result;
    result.goes_on = true;
    for (const std::string_view one : entries) {
        result.entry = trimmed(one);
        if (Line::indent_of(one) <= first_indent) break;
    }
    return result;
}

Context in_paper(const Line& line) {
    const std::string_view said = line.before.substr(line.indent());
    const std::string_view word = first_word(said);
    if (line.indent() == 0) {
        if (word.size() == said.size()) return {.lists = {&paper_headers()}};
        const auto equals = said.find('=');
        return word == "define" && equals != said.npos ? of_expression() : Context{};
    }
    const Above above = above_of(line);
    const std::string_view block = first_word(above.header);
    if (block == "game") return in_rules(said);
    if (above.goes_on) return behind(first_word(above.entry), above.entry);
    if (word.size() == said.size())
        return {.lists = {block == "paper" ? &paper_lines() : &claim_lines()}};
    Context result = block == "claim" ? behind(word, said) : Context{};
    result.begin += line.indent();
    return result;
}

Context in_conjectures(const Line& line) {
    const std::string_view said = line.before.substr(line.indent());
    if (first_word(said) == "define") return of_expression();
    std::size_t bars = 0;
    for (auto bar = said.find(" |"); bar != said.npos; bar = said.find(" |", bar + 2)) ++bars;
    if (bars == 1) return {.lists = {&verdicts(), &family_words()}};
    if (bars == 2) return {.lists = {&ground_words()}};
    return bars == 3 ? of_expression() : Context{};
}

/// Words of names that are no names of the language: "triangle-free", "FSU93.theorem_3_1".
bool is_part(char c, const Context& context) {
    const auto has = [&](const Words& words) {
        return std::ranges::find(context.lists, &words) != context.lists.end();
    };
    if (is_letter(c)) return true;
    if (has(ground_words())) return c == '-';
    if (has(theorems())) return c == '.';
    const bool of_row = has(register_rows()) || (context.lists.empty() && context.takes_own_names);
    return of_row && (c == '.' || c == '-' || c == '(' || c == ')' || c == ' ');
}

Context plain_context(Language language, const Line& line) {
    if (in_comment(line.before)) return {};
    switch (language) {
        case Language::game:
            return in_rules(line.before.substr(line.indent()));
        case Language::paper:
            return in_paper(line);
        case Language::conjectures:
            return in_conjectures(line);
        case Language::other:
            break;
    }
    return {};
}

}  // namespace

Context context_at(Language language, std::string_view text, std::size_t offset) {
    std::string_view above = text.substr(0, offset);
    const std::string_view before = above.substr(above.rfind('\n') + 1);
    above.remove_suffix(before.size());
    Context result = plain_context(language, {before, above});
    const std::size_t line_begin = offset - before.size();
    const std::size_t line_end = std::min(text.find('\n', offset), text.size());
    const auto in_line = [&](std::size_t at) { return is_part(text[at], result); };
    const std::size_t first = std::min(line_begin + result.begin, offset);
    result.begin = result.end = offset;
    while (result.begin > first && in_line(result.begin - 1)) --result.begin;
    while (result.end < line_end && in_line(result.end)) ++result.end;
    // A name begins behind the word of its line.
    while (result.begin < result.end && text[result.begin] == ' ') ++result.begin;
    return result;
}

}  // namespace gazetteer::editor
