// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/reading/outline.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "faces/editor/text/letters.hpp"
#include "graph/formats/blanks.hpp"

namespace gazetteer::editor {

namespace {

using Found = std::optional<std::pair<Symbol::Kind, std::string_view>>;

/// The name with which a text begins.
std::string_view name_in(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size() && is_letter(text[end])) ++end;
    return text.substr(0, end);
}

/// What is behind the first word.
std::string_view behind_word(std::string_view line) {
    return trimmed(line.substr(first_word(line).size()));
}

/// A line `use FILE`.
Found used_file(std::string_view line) {
    const std::string_view rest = behind_word(line);
    return {{Symbol::Kind::file, trimmed(rest.substr(0, rest.find(" #")))}};
}

Found in_paper(std::string_view line) {
    if (is_blank(line.front())) return std::nullopt;
    const std::string_view word = first_word(line);
    const std::string_view rest = behind_word(line);
    if (word == "game") return {{Symbol::Kind::game, name_in(rest)}};
    if (word == "define") return {{Symbol::Kind::definition, name_in(rest)}};
    if (word == "use") return used_file(line);
    if (word == "claim") return {{Symbol::Kind::claim, trimmed(rest.substr(0, rest.find('"')))}};
    return std::nullopt;
}

Found in_conjectures(std::string_view line) {
    if (first_word(trimmed(line)) == "define")
        return {{Symbol::Kind::definition, name_in(behind_word(trimmed(line)))}};
    if (first_word(line) == "use") return used_file(line);
    const auto bar = line.find(" |");
    if (bar == line.npos || trimmed(line).front() == '#') return std::nullopt;
    return {{Symbol::Kind::conjecture, trimmed(line.substr(0, bar))}};
}

Found in_games(std::string_view line) {
    if (first_word(trimmed(line)) != "game") return std::nullopt;
    return {{Symbol::Kind::game, name_in(behind_word(trimmed(line)))}};
}

Found found_in(Language language, std::string_view line) {
    if (trimmed(line).empty()) return std::nullopt;
    switch (language) {
        case Language::game:
            return in_games(line);
        case Language::paper:
            return in_paper(line);
        case Language::conjectures:
            return in_conjectures(line);
        case Language::other:
            break;
    }
    return std::nullopt;
}

}  // namespace

std::vector<Symbol> outline_of(Language language, std::string_view text) {
    std::vector<Symbol> result;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        if (const Found found = found_in(language, line); found && !found->second.empty()) {
            const auto at = static_cast<std::size_t>(found->second.data() - text.data());
            result.push_back({found->first, std::string(found->second), at,
                              at + found->second.size(), std::string(trimmed(line)), begin});
        }
        begin = end + 1;
    }
    return result;
}

const Symbol* symbol_named(const std::vector<Symbol>& symbols, std::string_view name) {
    const auto found = std::ranges::find_if(symbols, [&](const Symbol& symbol) {
        return symbol.kind != Symbol::Kind::file && symbol.name == name;
    });
    return found == symbols.end() ? nullptr : &*found;
}

}  // namespace gazetteer::editor
