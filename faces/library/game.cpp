// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/game.hpp"

#include <algorithm>
#include <set>

#include "faces/library/hunts/conjecture_lock.hpp"
#include "faces/library/inside.hpp"
#include "graph/formats/words.hpp"
#include "language/expressions/data_games.hpp"
#include "language/rules/game_file.hpp"

namespace gazetteer::v0 {

namespace {

[[noreturn]] void refuse_name(const std::string& name) {
    std::string list;
    for (const auto& built_in : Games::names) list += " " + std::string(built_in);
    throw InputError("'" + name + "' is not a game; the games are" + list +
                     ", and those that 'gazetteer games' lists" + nearest_or(name, known_games()));
}

}  // namespace

Game Inside::make(gazetteer::Game game) {
    return Game(std::make_shared<const Game::Data>(Game::Data{game, game.name()}));
}
Game Inside::make(script::Rules rules) {
    std::string name = rules.name;
    return Game(std::make_shared<const Game::Data>(Game::Data{std::move(rules), std::move(name)}));
}

Game Game::named(const std::string& name) {
    if (const auto game = gazetteer::Game::named(name)) return Inside::make(*game);
    const ConjecturesInUse in_use;
    if (const auto game = conjectures::data_game_named(name))
        return Inside::make(*conjectures::rules_of(*game));
    refuse_name(name);
}

Game Game::from_text(std::string_view text, const std::string& where) {
    const std::vector<Game> games = all_from_text(text, where);
    if (games.size() != 1)
        throw InputError(where + ": one game expected, not " + std::to_string(games.size()));
    return games.front();
}

std::vector<Game> Game::all_from_text(std::string_view text, const std::string& where) {
    return in_public([&] {
        std::vector<Game> result;
        for (const script::Rules& rules : value_of(conjectures::parse_games(text), text, where))
            result.push_back(Inside::make(rules));
        return result;
    });
}

std::vector<Game> Game::from_file(const std::string& path) {
    const auto text = conjectures::text_of_games(path);
    if (!text) throw EnvironmentError(path + ": cannot be read");
    return all_from_text(*text, path);
}

const std::string& Game::name() const {
    return data_->name;
}
bool Game::is_built_in() const {
    return Inside::built_in(*this) != nullptr;
}
bool Game::is_directed() const {
    const auto* game = Inside::built_in(*this);
    return game != nullptr ? game->is_directed() : Inside::rules(*this)->directed;
}
bool Game::is_partizan() const {
    const auto* game = Inside::built_in(*this);
    return game != nullptr ? game->is_partizan() : Inside::rules(*this)->is_partizan();
}
bool Game::is_misere() const {
    return !is_built_in() && Inside::rules(*this)->misere;
}
int Game::token_count() const {
    const auto* game = Inside::built_in(*this);
    return game != nullptr ? game->token_count() : Inside::rules(*this)->token_count();
}
bool Game::has_unrooted_form() const {
    const auto* game = Inside::built_in(*this);
    return game != nullptr ? game->has_unrooted_form() : token_count() == 1 && !is_partizan();
}
std::string Game::text() const {
    return is_built_in() ? "" : script::text(*Inside::rules(*this));
}
bool Game::operator==(const Game& other) const {
    return name() == other.name() && is_built_in() == other.is_built_in() && text() == other.text();
}

std::vector<std::string> known_games() {
    std::vector<std::string> result(Games::names.begin(), Games::names.end());
    const ConjecturesInUse in_use;
    for (const std::string& name : conjectures::data_game_names()) result.push_back(name);
    return result;
}

void know_games(std::string_view text, const std::string& where) {
    static std::set<std::string, std::less<>> known;
    const ConjecturesChange change;
    if (known.contains(text)) return;
    in_public([&] {
        if (const auto error = conjectures::add_data_games(text, where))
            refuse(text, *error, where);
    });
    known.emplace(text);
}

}  // namespace gazetteer::v0
