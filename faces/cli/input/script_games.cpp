// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/input/script_games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "faces/cli/input/games.hpp"
#include "graph/formats/words.hpp"
#include "language/expressions/data_games.hpp"
#include "language/expressions/syntax.hpp"
#include "properties/papers/paper_blocks.hpp"

namespace gazetteer::cli {

namespace {

/// The games of a paper, each on its own lines; another text as it is.
std::string games_of_text(const std::string& text, const std::string& file) {
    const auto blocks = properties::paper_blocks(text);
    const auto has = [&](std::string_view word) {
        return std::ranges::any_of(blocks, [word](const auto& block) { return block.is(word); });
    };
    if (!has("paper")) return text;
    if (!has("game")) throw InputError("--games " + file + ": the paper has no game of its own");
    std::string result;
    for (const auto& block : blocks) {
        if (!block.is("game")) continue;
        const auto lines = 1 + std::ranges::count(result, '\n');
        result.append(static_cast<std::size_t>(block.line - lines), '\n');
        result += block.lines;
    }
    return result;
}

std::string text_of(const std::string& file) {
    const auto text = conjectures::text_of_games(file);
    if (!text) throw InputError("--games " + file + ": cannot be read");
    return games_of_text(*text, file);
}

/// Says once of each game what has to be said of it.
void tell_caveats(const std::vector<script::Rules>& games, const std::string& where) {
    for (const script::Rules& rules : games)
        if (const std::string caveat = script::caveat(rules); !caveat.empty())
            fmt::print(stderr, "gazetteer: warning: {}: {}\n", where, caveat);
}

std::vector<script::Rules> parsed_games(const std::string& text, const std::string& where) {
    const auto parsed = conjectures::parse_games(text);
    if (!parsed) throw InputError(conjectures::describe(text, parsed.error(), where));
    return *parsed;
}

}  // namespace

void add_games_option(Verb& verb, std::vector<std::string>& files) {
    verb.option("--games", &files,
                "Know the games of FILE, of games or a paper, besides the shipped ones")
        .value_named("FILE")
        .one_word();
}

std::vector<GamesFile> read_games_files(const std::vector<std::string>& names) {
    std::vector<GamesFile> result;
    for (const std::string& name : names) result.push_back({name, text_of(name)});
    return result;
}

void add_to_conjectures(const std::vector<GamesFile>& files) {
    for (const GamesFile& file : files) {
        if (const auto error = conjectures::add_data_games(file.text, file.name))
            throw InputError(conjectures::describe(file.text, *error, file.name));
        tell_caveats(parsed_games(file.text, file.name), file.name);
    }
}

std::vector<script::Rules> games_in(const std::string& file) {
    return parsed_games(text_of(file), file);
}

script::Rules game_from_text(const std::string& text, const std::string& where) {
    const std::vector<script::Rules> games = parsed_games(text, where);
    if (games.size() != 1)
        throw InputError(fmt::format("{}: one game expected, not {}", where, games.size()));
    return games.front();
}

conjectures::GameLibrary library_of(const std::vector<std::string>& files) {
    conjectures::GameLibrary result = conjectures::GameLibrary::shipped();
    for (const std::string& file : files) {
        const std::string text = text_of(file);
        if (const auto error = result.add(text))
            throw InputError(conjectures::describe(text, *error, file));
        tell_caveats(parsed_games(text, file), file);
    }
    return result;
}

std::optional<script::Rules> script_game_of(const std::string& name,
                                            const std::vector<std::string>& files) {
    if (files.empty() && Game::named(name)) return std::nullopt;
    const conjectures::GameLibrary library = library_of(files);
    if (Game::named(name)) return std::nullopt;
    if (const script::Rules* rules = library.find(name)) return *rules;
    std::vector<std::string> known = library.names();
    known.insert(known.end(), Games::names.begin(), Games::names.end());
    throw InputError(fmt::format(
        "'{}' is not a game; the games are {}, and those that 'gazetteer games' lists{}", name,
        game_list(), nearest_or(name, known)));
}

namespace {

/// The file of oracle/games/; a test finds the games equal. Null if there is none.
const char* file_of(Game game) {
    if (game.is<PartizanVertexGeography>()) return "partizan_vertex_geography";
    if (game.is<PartizanEdgeGeography>()) return "partizan_edge_geography";
    if (game.is<Slither>()) return "two_ended_slither";
    if (game.is<EdgeDelete>()) return "edge_deletion";
    return nullptr;
}

}  // namespace

script::Rules rules_of_built_in(Game game) {
    if (const char* file = file_of(game)) return *script_game_of(file, {});
    throw InputError(fmt::format(
        "{} is not played here: its labels are no sets of vertices; the other games are",
        game.name()));
}

}  // namespace gazetteer::cli
