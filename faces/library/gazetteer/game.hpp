// SPDX-License-Identifier: GPL-3.0-or-later
// Games: the built-in ones, the shipped ones, and those that somebody wrote as data
// (docs/GAMES.md is the language).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "gazetteer/errors.hpp"

namespace gazetteer::v0 {

/// A game as a value; a copy costs nothing.
class GAZETTEER_API Game {
  public:
    /// A built-in game ("ueg"), a shipped one ("node_kayles"), or one that know_games() added.
    /// Throws InputError, with the nearest known name.
    static Game named(const std::string& name);
    /// The one game of a text. Throws InputError with the line and column of the first fault;
    /// `where` is the name of the text in messages.
    static Game from_text(std::string_view text, const std::string& where = "<text>");
    /// All games of a text, in their order.
    static std::vector<Game> all_from_text(std::string_view text,
                                           const std::string& where = "<text>");
    /// All games of a file. Throws EnvironmentError where it cannot be read.
    static std::vector<Game> from_file(const std::string& path);

    const std::string& name() const;
    /// Its rules are compiled; theorems and special engines may answer for it.
    bool is_built_in() const;
    /// It is played on digraphs.
    bool is_directed() const;
    /// The moves depend on who moves.
    bool is_partizan() const;
    /// Who cannot move wins.
    bool is_misere() const;
    /// Vertices that a start names: 0 for a game on the graph alone.
    int token_count() const;
    /// The first player can choose the vertex of the one token instead.
    bool has_unrooted_form() const;
    /// The rules as a file has them; empty for a built-in game.
    std::string text() const;

    /// Equal names and rules.
    bool operator==(const Game& other) const;

  private:
    friend struct Inside;
    struct Data;
    explicit Game(std::shared_ptr<const Data> data) : data_(std::move(data)) {}
    std::shared_ptr<const Data> data_;
};

/// The names of all games that Game::named knows, the built-in ones first.
GAZETTEER_API std::vector<std::string> known_games();
/// From now on Game::named and every conjecture of this process know the games of this text. A text
/// that is known already adds nothing. Throws InputError with line and column, also for a name that
/// another game has; then nothing is added. Waits for hunts at work to end.
GAZETTEER_API void know_games(std::string_view text, const std::string& where = "<text>");

}  // namespace gazetteer::v0
