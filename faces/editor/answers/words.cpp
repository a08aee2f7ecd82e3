// SPDX-License-Identifier: GPL-3.0-or-later
// Completion, hover and definitions: what is asked about a word.
#include <algorithm>
#include <filesystem>
#include <optional>

#include "faces/editor/answers/answers.hpp"
#include "faces/editor/answers/places.hpp"
#include "faces/editor/reading/outline.hpp"
#include "faces/editor/words/context.hpp"
#include "graph/formats/blanks.hpp"
#include "language/rules/game_file.hpp"
#include "language/rules/game_syntax.hpp"

namespace gazetteer::editor {

namespace {

/// A completion, in place of the word that stands there.
Json item_of(const Word& word, const Json& range) {
    Json result{{"label", word.name}, {"kind", static_cast<int>(word.kind)}};
    const auto first_end = word.heading.find('\n');
    if (!word.heading.empty()) result["detail"] = word.heading.substr(0, first_end);
    const std::string more = first_end == std::string::npos ? word.says : word.heading;
    if (!more.empty()) result["documentation"] = more;
    result["textEdit"] = {{"range", range}, {"newText", word.name}};
    return result;
}

/// The lines of a game's rules, from where it begins to the next thing that is not of it.
std::string rules_at(const Document& document, const Symbol& game) {
    const std::string_view text(document.text);
    std::size_t end = std::min(text.find('\n', game.line_begin), text.size());
    while (end < text.size()) {
        const std::size_t next = std::min(text.find('\n', end + 1), text.size());
        const std::string_view line = text.substr(end + 1, next - end - 1);
        const bool indented = !line.empty() && is_blank(line.front());
        if (!indented || first_word(trimmed(line)) == "game") break;
        end = next;
    }
    return std::string(trimmed(text.substr(game.line_begin, end - game.line_begin)));
}

/// What the text gives a name to, as a word: a game with its rules, a definition with its line.
Word word_of(const Document& document, const Symbol& symbol) {
    const bool game = symbol.kind == Symbol::Kind::game;
    return {symbol.name, game ? Word::Kind::module : Word::Kind::value,
            game ? rules_at(document, symbol) : symbol.line, "In this text."};
}

std::vector<Symbol> own_names(const Document& document, const Context& context) {
    if (!context.takes_own_names) return {};
    std::vector<Symbol> result = outline_of(document.language, document.text);
    // Statements have names of games and definitions, what is repaired has one of a claim.
    const bool of_claims = context.lists.empty();
    std::erase_if(result, [&](const Symbol& symbol) {
        return (symbol.kind == Symbol::Kind::claim) != of_claims ||
               symbol.kind == Symbol::Kind::file || symbol.kind == Symbol::Kind::conjecture;
    });
    return result;
}

/// The word of a name; of "refuted by" also by the first of its two words.
const Word* found_in(const Words& words, std::string_view name) {
    const auto found = std::ranges::find_if(words, [&](const Word& word) {
        return word.name == name || (word.kind == Word::Kind::keyword &&
                                     first_word(word.name) == name && word.name != name);
    });
    return found == words.end() ? nullptr : &*found;
}

std::string markdown_of(const Word& word) {
    std::string result;
    if (!word.heading.empty()) result = "```gazetteer\n" + word.heading + "\n```";
    if (!word.says.empty()) result += (result.empty() ? "" : "\n\n") + word.says;
    return result.empty() ? word.name : result;
}

Json location(const std::string& uri, std::string_view text, const Symbol& symbol) {
    return {{"uri", uri}, {"range", range_of(TextIndex(text), symbol.begin, symbol.end)}};
}

/// In the files that the text uses.
Json used_definition(const Document& document, const std::vector<Symbol>& symbols,
                     std::string_view name) {
    for (const Symbol& symbol : symbols) {
        if (symbol.kind != Symbol::Kind::file) continue;
        const std::string path = std::filesystem::path(folder_of(document.uri)) / symbol.name;
        // A pipe would keep its reader waiting.
        std::error_code fault;
        if (!std::filesystem::is_regular_file(path, fault)) continue;
        const auto text = conjectures::text_of_games(path);
        if (!text || text->size() > conjectures::game_file_length_max) continue;
        // Games may be indented there, definitions are not.
        for (const Language language : {Language::game, Language::paper}) {
            const std::vector<Symbol> names = outline_of(language, *text);
            if (const Symbol* const found = symbol_named(names, name))
                return location(uri_of(path), *text, *found);
        }
    }
    return nullptr;
}

/// In the files that came with the program.
Json shipped_definition(std::string_view name, const ShippedFiles& shipped) {
    if (!shipped) return nullptr;
    for (const conjectures::GameFile& file : conjectures::shipped_game_files()) {
        const std::vector<Symbol> games = outline_of(Language::game, file.text);
        const Symbol* const game = symbol_named(games, name);
        if (game == nullptr) continue;
        const std::string path = shipped(file);
        return path.empty() ? Json() : location(uri_of(path), file.text, *game);
    }
    return nullptr;
}

}  // namespace

Json completion(const Document& document, std::size_t offset) {
    const Context context = context_at(document.language, document.text, offset);
    const std::string_view begun =
        std::string_view(document.text).substr(context.begin, offset - context.begin);
    const Json range = range_of(TextIndex(document.text), context.begin, context.end);
    Json result = Json::array();
    const auto add = [&](const Word& word) {
        if (word.name.starts_with(begun)) result.push_back(item_of(word, range));
    };
    for (const Symbol& symbol : own_names(document, context)) add(word_of(document, symbol));
    for (const Words* const words : context.lists)
        for (const Word& word : *words) add(word);
    return result;
}

Json hover(const Document& document, std::size_t offset) {
    const Context context = context_at(document.language, document.text, offset);
    const std::string name = document.text.substr(context.begin, context.end - context.begin);
    if (name.empty()) return nullptr;
    std::optional<Word> found;
    const std::vector<Symbol> own = own_names(document, context);
    if (const Symbol* const symbol = symbol_named(own, name)) found = word_of(document, *symbol);
    for (const Words* const words : context.lists)
        if (const Word* const word = found_in(*words, name); word != nullptr && !found)
            found = *word;
    if (!found) return nullptr;
    return {{"contents", {{"kind", "markdown"}, {"value", markdown_of(*found)}}},
            {"range", range_of(TextIndex(document.text), context.begin, context.end)}};
}

Json definition(const Document& document, std::size_t offset, const ShippedFiles& shipped) {
    const std::vector<Symbol> symbols = outline_of(document.language, document.text);
    for (const Symbol& symbol : symbols)
        if (symbol.kind == Symbol::Kind::file && symbol.begin <= offset && offset <= symbol.end)
            return {
                {"uri",
                 uri_of((std::filesystem::path(folder_of(document.uri)) / symbol.name).string())},
                {"range", range_of(TextIndex(""), 0, 0)}};
    const Context context = context_at(document.language, document.text, offset);
    const std::string name = document.text.substr(context.begin, context.end - context.begin);
    if (name.empty() || !context.takes_own_names) return nullptr;
    const std::vector<Symbol> own = own_names(document, context);
    if (const Symbol* const symbol = symbol_named(own, name))
        return location(document.uri, document.text, *symbol);
    const Json used = used_definition(document, symbols, name);
    return used.is_null() ? shipped_definition(name, shipped) : used;
}

}  // namespace gazetteer::editor
